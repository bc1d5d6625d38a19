import type { mallFigures } from "~/mall/views/pages/lease.server";

/** The mall in numbers; nothing where it has none. */
export function MallFigures({ figures }: { figures: Awaited<ReturnType<typeof mallFigures>> }) {
  if (figures.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-4">
      {figures.map(({ number, label }) => (
        <li key={label}>
          <span className="block font-display text-title tabular-nums">{number}</span>{" "}
          <span className="text-small text-ink-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
