import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { ContentIcon, type IconView } from "./content-icon";
import { Link } from "./link";

const looks =
  "inline-flex min-h-10 items-center gap-2 rounded-pill border border-transparent px-4 text-small font-medium not-cramped:whitespace-nowrap transition-colors";

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
        looks,
        isCurrent ? "bg-ink text-surface" : "bg-surface-sunken text-ink hover:bg-line",
      )}
    >
      {icon && <ContentIcon icon={icon} />}
      {children}
    </Link>
  );
}

/** So many fit a line or two on a phone. */
const fewChips = 2;

/** Chips in as many lines as they need, none left alone; on phones many are one row that scrolls sideways to the current one. */
export function ChipRow({
  chips,
}: {
  chips: { to: string; isCurrent?: boolean; icon?: IconView | null; label: ReactNode }[];
}) {
  return (
    <ul
      className={classNames(
        "-mb-2 text-balance",
        chips.length > fewChips &&
          "bleed max-md:overflow-x-auto max-md:whitespace-nowrap [scrollbar-width:none] md:mx-0 md:px-0",
      )}
    >
      {chips.map(({ to, isCurrent, icon, label }) => (
        <li
          key={to}
          className={classNames(
            "mr-2 mb-2 inline-block max-w-full align-top last:mr-0",
            isCurrent && "[scroll-initial-target:nearest]",
          )}
        >
          <ChipLink {...{ to, isCurrent, icon }}>{label}</ChipLink>
        </li>
      ))}
    </ul>
  );
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
        looks,
        "cursor-pointer bg-surface-sunken text-ink hover:bg-line has-checked:bg-ink has-checked:text-surface",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
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
