import type { floorExcerpt } from "~/mall/views/floor-plan/plan-excerpt.server";

const letters = 34;

/** A floor's outline with one place highlighted and named: where in the mall a shop is. */
export function FloorPlanExcerpt({
  plan,
  title,
  name,
}: {
  plan: ReturnType<typeof floorExcerpt>;
  title: string;
  /** Written beside the pin; the title says it too. */
  name?: string;
}) {
  const { width, height, outline, own, others, pins } = plan;
  const [pin] = pins;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={title}
      className="h-auto w-full overflow-visible"
    >
      <polygon points={outline} className="fill-surface-sunken" />
      {others.map((points) => (
        <polygon
          key={points}
          points={points}
          className="fill-surface-raised stroke-ink-muted/60"
          strokeWidth="2"
        />
      ))}
      {own.map((points) => (
        <polygon key={points} points={points} className="fill-accent" />
      ))}
      {own.length === 0 &&
        pins.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="44" className="fill-accent/25" />
            <circle cx={x} cy={y} r="22" strokeWidth="6" className="fill-accent stroke-surface-raised" />
          </g>
        ))}
      {pin && name && <Callout {...pin} {...{ name, width }} />}
    </svg>
  );
}

/** A name that points at its place, within the drawing. */
function Callout({ x, y, name, width }: { x: number; y: number; name: string; width: number }) {
  const half = (name.length * letters * 0.56) / 2 + 20;
  const middle = Math.min(Math.max(x, half), Math.max(width - half, half));
  return (
    <g>
      <path d={`M${x - 14} ${y - 25}h28l-14 25z`} className="fill-ink" />
      <rect x={middle - half} y={y - 80} width={2 * half} height="56" rx="14" className="fill-ink" />
      <text
        x={middle}
        y={y - 51}
        fontSize={letters}
        className="fill-surface font-semibold [dominant-baseline:central] [text-anchor:middle]"
      >
        {name}
      </text>
    </g>
  );
}
