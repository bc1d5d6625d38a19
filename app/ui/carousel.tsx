import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { type Mover, startRow } from "./carousel-row";
import { classNames } from "./class-names";
import { Icon } from "./icon";
import { withoutIt } from "./late-scripts";

type CarouselProps = {
  /** How many items are visible: `cards` 4 to 1, `tiles` 5 to 1, `small` 6 to 2, `whole` always 1. */
  kind: "cards" | "tiles" | "small" | "whole";
  label: string;
  texts: { previous: string; next: string; position: (item: number, count: number) => string };
  children: ReactNode;
};

/** So many fit beside the arrows at 320 px; with more positions, text shows the current one. */
const maxDots = 6;

/** The number of items for the style sheet; more than six are never visible. */
const counts = ["", "", "[--count:2]", "[--count:3]", "[--count:4]", "[--count:5]", "[--count:6]"];

/**
 * A row of items. It is a list that scrolls sideways and snaps, and works as that. With JavaScript it has arrows, dots
 * and the current position, and brings the item wholly into view that has the focus; keen-slider drives a row of whole
 * slides.
 */
export function Carousel({ kind, label, texts, children }: CarouselProps) {
  const items = Children.toArray(children);
  const row = useRef<HTMLUListElement>(null);
  const mover = useRef<Mover | null>(null);
  const [at, setAt] = useState<{ item: number; last: number } | null>(null);

  useEffect(() => {
    const element = row.current;
    if (!element || items.length < 2) return;
    const onMove = (item: number, last: number) =>
      setAt((known) => (known?.item === item && known.last === last ? known : { item, last }));
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      if (kind !== "whole") mover.current = startRow(element, onMove);
      else
        import("./carousel-slider").then(({ startSlider }) => {
          if (!isGone) mover.current = startSlider(element, onMove);
        }, withoutIt);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      mover.current?.destroy();
      mover.current = null;
    };
  }, [kind, items.length]);

  const isMovable = at !== null && at.last > 0;
  const hasDots = at !== null && at.last < maxDots;
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className="carousel relative"
      onKeyDown={(event) => {
        const move = { ArrowRight: mover.current?.next, ArrowLeft: mover.current?.prev }[event.key];
        if (!move) return;
        // The browser would scroll the row too.
        event.preventDefault();
        move();
      }}
    >
      <ul
        ref={row}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        tabIndex={0}
        className={classNames("snap-row", `carousel-${kind}`)}
      >
        {items.map((item, position) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the items are given in a fixed order
            key={position}
            // The picture of a slide with fewer lines is higher.
            className={kind === "whole" ? "flex flex-col" : undefined}
            // Not for a press: its target must not move away from under the pointer.
            onFocus={({ target }) => target.matches(":focus-visible") && mover.current?.show(position)}
          >
            {item}
          </li>
        ))}
      </ul>
      {items.length > 1 && (
        <div className={classNames("carousel-controls", counts[items.length] ?? "[--count:7]")}>
          {isMovable && (
            <div className="flex flex-wrap items-center justify-between gap-y-2 pt-3">
              {hasDots && (
                <div className="flex min-w-0 flex-wrap gap-1">
                  {Array.from({ length: at.last + 1 }, (_, item) => (
                    <button
                      // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
                      key={item}
                      type="button"
                      aria-label={texts.position(item + 1, at.last + 1)}
                      aria-current={item === at.item}
                      onClick={() => mover.current?.moveTo(item)}
                      className="group flex size-6 items-center justify-center"
                    >
                      <span
                        className={classNames(
                          "h-2 rounded-full border border-transparent",
                          item === at.item ? "w-5 bg-ink" : "w-2 bg-line group-hover:bg-ink-muted",
                        )}
                      />
                    </button>
                  ))}
                </div>
              )}
              <p className={hasDots ? "sr-only" : "text-small text-ink-muted tabular"} aria-live="polite">
                {texts.position(at.item + 1, at.last + 1)}
              </p>
              <div className="ml-auto flex gap-2">
                <Arrow
                  icon="chevron-left"
                  label={texts.previous}
                  isOff={at.item === 0}
                  onPress={() => mover.current?.prev()}
                />
                <Arrow
                  icon="chevron-right"
                  label={texts.next}
                  isOff={at.item === at.last}
                  onPress={() => mover.current?.next()}
                />
              </div>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function Arrow({
  icon,
  label,
  isOff,
  onPress,
}: {
  icon: string;
  label: string;
  isOff: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff}
      onClick={onPress}
      className={classNames(
        "flex size-11 items-center justify-center rounded-full border border-line hover:bg-surface-sunken",
        isOff && "opacity-40",
      )}
    >
      <Icon name={icon} />
    </button>
  );
}
