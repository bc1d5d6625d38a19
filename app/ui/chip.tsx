import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { ContentIcon, type IconView } from "./content-icon";
import { Icon } from "./icon";
import { Link } from "./link";

/** A label around a native control that isn't shown. */
const chooses =
  "relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent";

/** A link in the shape of a chip; the current one is filled. */
export function ChipLink({
  to,
  isCurrent = false,
  icon,
  children,
}: {
  to: string;
  isCurrent?: boolean | undefined;
  icon?: IconView | null | undefined;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      preventScrollReset={false}
      aria-current={isCurrent ? "page" : undefined}
      className={classNames(
        "chip",
        isCurrent ? "bg-ink text-surface" : "bg-surface-sunken text-ink hover:bg-line",
      )}
    >
      {icon && <ContentIcon icon={icon} />}
      {children}
    </Link>
  );
}

/** So many are more than a line on a wide screen, too. */
const manyChips = 8;

type Chip = { to: string; isCurrent?: boolean; icon?: IconView | null; label: ReactNode };

/**
 * Chips in as many lines as they need, none left alone; on phones they are one row that scrolls sideways to the current
 * one. Where `more` names the others, many are one line on wide screens, too, which opens without a script and for the
 * keyboard, and the current one is in front. `isGrid`: on wide screens tiles of one size.
 */
export function ChipRow({ chips, more, isGrid }: { chips: Chip[]; more?: string; isGrid?: boolean }) {
  const isFolded = more !== undefined && chips.length > manyChips;
  const row = (
    <ul
      className={classNames(
        "bleed -mb-2 max-md:overflow-x-auto max-md:whitespace-nowrap [scrollbar-width:none] md:mx-0 md:px-0",
        isGrid && "chip-tiles",
        isFolded
          ? "min-w-0 grow supports-[selector(:has(*))]:md:max-h-12 md:overflow-hidden md:has-focus-visible:max-h-none md:group-has-checked/chips:max-h-none"
          : "text-balance",
      )}
    >
      {(isFolded ? currentInFront(chips) : chips).map(({ to, isCurrent, icon, label }, index) => (
        <li
          key={to}
          className={classNames(
            "inline-block max-w-full align-top last:mr-0",
            isGrid ? "max-md:mr-2 max-md:mb-2" : "mr-2 mb-2",
            // Only where the row scrolls: the page itself would begin at it. The first two are seen anyway.
            isCurrent && index > 1 && !isFolded && "max-md:[scroll-initial-target:nearest]",
          )}
        >
          <ChipLink {...{ to, isCurrent, icon }}>{label}</ChipLink>
        </li>
      ))}
    </ul>
  );
  if (!isFolded) return row;
  return (
    <div className="group/chips flex items-start gap-4">
      {row}
      <label className={classNames("chip", chooses, "shrink-0 max-md:hidden")}>
        <input type="checkbox" className="peer sr-only" />
        {more}
        <Icon name="chevron-down" className="eased peer-checked:rotate-180" />
      </label>
    </div>
  );
}

/** The chip of the whole list stays the first. */
function currentInFront([whole, ...others]: Chip[]): Chip[] {
  return [
    ...(whole ? [whole] : []),
    ...others.filter(({ isCurrent }) => isCurrent),
    ...others.filter(({ isCurrent }) => !isCurrent),
  ];
}

/** A checkbox in the shape of a chip: a native control, filled while it is checked. */
export function ChipCheckbox({
  name,
  value,
  isChecked,
  children,
}: {
  name: string;
  value: string;
  isChecked: boolean;
  children: ReactNode;
}) {
  return (
    <label
      className={classNames(
        "chip",
        chooses,
        "bg-surface-sunken text-ink hover:bg-line has-checked:bg-ink has-checked:text-surface",
      )}
    >
      <input type="checkbox" name={name} value={value} defaultChecked={isChecked} className="sr-only" />
      {children}
    </label>
  );
}

/** A short label on a picture or a card. */
export function Badge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-pill bg-accent px-2.5 py-0.5 text-tiny font-semibold text-accent-ink">
      {children}
    </span>
  );
}
