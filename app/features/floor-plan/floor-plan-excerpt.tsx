import { calloutSize } from "~/mall/views/floor-plan/callout-size";
import type { floorExcerpt } from "~/mall/views/floor-plan/plan-excerpt.server";
import type { Surroundings } from "~/mall/views/floor-plan/plan-surroundings.server";
import { classNames } from "~/ui/class-names";
import { Icon, iconHref } from "~/ui/icon";

/** A floor's outline, or the part of it around one place, which is highlighted and named: where in the mall a shop is. */
export function FloorPlanExcerpt({
  plan,
  title,
  name,
  surroundings,
  way,
}: {
  plan: ReturnType<typeof floorExcerpt>;
  title: string;
  /** Written beside the pin; the title says it too. */
  name?: string;
  surroundings?: Surroundings;
  /** The line that leads there, and where it starts. */
  way?: { line: string; start: { x: number; y: number } | undefined };
}) {
  const { width, height, outline, own, others, pins } = plan;
  const [pin] = pins;
  return (
    <svg
      viewBox={surroundings?.viewBox ?? `0 0 ${width} ${height}`}
      fontSize={surroundings?.fontSize}
      role="img"
      aria-label={title}
      className={classNames(
        "h-auto w-full",
        surroundings ? "rounded-card bg-surface-sunken" : "overflow-visible",
        surroundings && !way && "md:text-tiny",
      )}
    >
      <polygon points={outline} className={surroundings ? "fill-surface" : "fill-surface-sunken"} />
      {others.map((points) => (
        <polygon
          key={points}
          points={points}
          {...(way
            ? { className: "fill-accent stroke-surface", fillOpacity: 0.15, strokeWidth: 4 }
            : { className: "fill-surface-raised stroke-ink-muted", strokeOpacity: 0.6, strokeWidth: 2 })}
        />
      ))}
      {own.map((points) => (
        <polygon key={points} points={points} className="fill-accent" />
      ))}
      {way && (
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={way.line} strokeWidth="18" className="stroke-surface" />
          <path d={way.line} strokeWidth="9" className="stroke-accent" />
          {way.start && (
            <circle
              cx={way.start.x}
              cy={way.start.y}
              r="13"
              strokeWidth="8"
              className="fill-surface stroke-accent"
            />
          )}
        </g>
      )}
      {surroundings && <Labels {...surroundings} />}
      {own.length === 0 &&
        pins.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <circle cx={x} cy={y} r="44" className="fill-accent" fillOpacity=".25" />
            <circle cx={x} cy={y} r="22" strokeWidth="6" className="fill-accent stroke-surface" />
          </g>
        ))}
      {pin && name && (
        <Callout
          {...pin}
          name={name}
          letters={surroundings ? surroundings.fontSize * calloutSize : 34}
          left={Number(surroundings?.viewBox.split(" ")[0] ?? 0)}
          width={Number(surroundings?.viewBox.split(" ")[2] ?? width)}
        />
      )}
    </svg>
  );
}

/** Neighbours, each with its name or its number, and signs of the nearest entrance and lift. */
function Labels({ labels, signs, fontSize }: Surroundings) {
  const size = fontSize * 0.9;
  return (
    <>
      <g dominantBaseline="central" textAnchor="middle" className="fill-ink font-medium">
        {labels.map(({ x, y, lines }) => (
          <text key={`${x} ${y}`} y={y}>
            {lines.map((line, at) => (
              <tspan key={line} x={x} dy={`${at === 0 ? (lines.length - 1) * -0.57 : 1.14}em`}>
                {line}
              </tspan>
            ))}
          </text>
        ))}
      </g>
      {signs.map(({ x, y, icon }) => (
        <g key={`${x} ${y}`} className="text-surface">
          <circle cx={x} cy={y} r={fontSize * 0.75} className="fill-ink" />
          <use href={iconHref(icon)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
        </g>
      ))}
    </>
  );
}

/** What the numbers and signs of an excerpt mean. */
export function ExcerptLegend({ legend, label }: Pick<Surroundings, "legend"> & { label: string }) {
  if (legend.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-small">
      {legend.map((entry) => (
        <li key={entry.name} className="flex items-center gap-2">
          {"icon" in entry ? (
            <Icon name={entry.icon} className="size-4 text-accent" />
          ) : (
            <span className="font-semibold text-accent tabular">{entry.number}</span>
          )}
          {entry.name}
        </li>
      ))}
    </ul>
  );
}

/** A name that points at its place, within the drawing. */
function Callout({
  x,
  y,
  name,
  letters,
  left,
  width,
}: {
  x: number;
  y: number;
  name: string;
  letters: number;
  left: number;
  width: number;
}) {
  const half = (name.length * letters * 0.56) / 2 + letters * 0.6;
  const middle = Math.min(Math.max(x, left + half), Math.max(left + width - half, left + half));
  const tip = letters * 0.7;
  return (
    <g>
      <path d={`M${x - tip / 2} ${y - tip}h${tip}l${-tip / 2} ${tip}z`} className="fill-ink" />
      <rect
        x={middle - half}
        y={y - letters * 2.35}
        width={2 * half}
        height={letters * 1.7}
        rx={letters * 0.4}
        className="fill-ink"
      />
      <text
        x={middle}
        y={y - letters * 1.5}
        fontSize={letters}
        dominantBaseline="central"
        textAnchor="middle"
        className="fill-surface font-semibold"
      >
        {name}
      </text>
    </g>
  );
}
