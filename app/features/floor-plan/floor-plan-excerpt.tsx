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
  const half = ((name ?? "").length * letters * 0.56) / 2;
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
          className="fill-surface-raised stroke-ink-muted/40"
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
      {pin && name && (
        <text
          aria-hidden="true"
          x={Math.min(Math.max(pin.x, half), Math.max(width - half, half))}
          y={own.length > 0 ? pin.y : pin.y > height / 2 ? pin.y - 60 : pin.y + 80}
          fontSize={letters}
          strokeWidth="10"
          className="fill-ink stroke-surface font-semibold [dominant-baseline:central] [paint-order:stroke] [stroke-linejoin:round] [text-anchor:middle]"
        >
          {name}
        </text>
      )}
    </svg>
  );
}
