import { classNames } from "~/ui/class-names";

export type Figure = { number: string; label: string };

/** Facts that are numbers, large, beside each other; nothing where there are none. */
export function Figures({
  figures,
  isLarge = false,
  isInLabel = false,
}: {
  figures: Figure[];
  /** As wide as the page. */
  isLarge?: boolean;
  /** The label is a sentence that says the number, too. */
  isInLabel?: boolean;
}) {
  const { length } = figures;
  if (length === 0) return null;
  return (
    <ul
      className={classNames(
        "flex flex-wrap gap-x-8 gap-y-6",
        (isLarge || isInLabel) && "sm:grid",
        length === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2",
        length > 3 && "lg:grid-cols-4",
      )}
    >
      {figures.map(({ number, label }) => (
        <li key={label} className="grow border-t-2 border-ink pt-4">
          <span
            {...(isInLabel && { "aria-hidden": true })}
            className={classNames(
              "block font-display tabular-nums",
              isLarge ? "text-display" : "text-[min(2.75rem,9vw)] leading-tight",
            )}
          >
            {number}
          </span>{" "}
          <span className="text-small text-ink-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
