import type { SketchMapView } from "~/mall/views/visit/sketch-map.server";
import { classNames } from "~/ui/class-names";
import { MapMark } from "./map-mark";

/** Where the sketch is for another way. */
const aside = "opacity-40";
const badge = 22;
const mark = 24;
/** The most that letters are high, as wide as a phone; about 13 px at every width. */
const letters = 24;
const lettering = "text-[24px] @md:text-[17px] @xl:text-[13px]";

/** The mall, stops and car parks around it, north at the top, rings for minutes of walking. */
export function SketchMap({ size, center, title, north, outline, entrances, ends, rings }: SketchMapView) {
  // As high as what is drawn, so that it stands in the middle of its card.
  const outer = Math.max(...rings.map(({ radius }) => radius));
  const drawn = [
    { y: center, reach: outer },
    ...ends.map(({ y, label }) => ({ y, reach: badge + (label ? letters + 9 : 0) })),
    ...rings.map(({ y }) => ({ y, reach: letters })),
  ];
  const top = Math.min(...drawn.map(({ y, reach }) => y - reach)) - 4;
  const bottom = Math.max(...drawn.map(({ y, reach }) => y + reach)) + 4;
  return (
    <svg
      viewBox={`0 ${top} ${size} ${bottom - top}`}
      role="img"
      aria-label={title}
      className={`mx-auto h-auto w-full max-w-2xl ${lettering}`}
    >
      {/* Tints that add up: the nearer, the deeper. */}
      {[...rings].reverse().map(({ radius, label }) => (
        <circle
          key={radius}
          cx={center}
          cy={center}
          r={radius}
          strokeDasharray="2 7"
          // The innermost is the mall itself.
          strokeWidth={label ? 2 : 0}
          className="fill-accent/12 stroke-ink-muted"
        />
      ))}
      {ends.map(({ way, x, y, isWalk, isAside }) => (
        <line
          key={way}
          x1={x}
          y1={y}
          x2={center}
          y2={center}
          strokeWidth={isWalk ? 4 : 8}
          strokeLinecap="round"
          strokeDasharray={isWalk ? "1 10" : undefined}
          className={classNames(isWalk ? "stroke-ink" : "stroke-ink-muted", isAside && aside)}
        />
      ))}
      <polygon
        points={outline}
        strokeLinejoin="round"
        strokeWidth="8"
        className="fill-accent stroke-accent"
      />
      {entrances.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r="5"
          strokeWidth="3"
          className="fill-surface stroke-accent"
        />
      ))}
      {rings.map(
        ({ radius, x, y, label }) =>
          label && (
            <text
              key={radius}
              x={x}
              y={y}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink"
            >
              {label}
            </text>
          ),
      )}
      {ends.map(({ way, icon, x, y, isAside, label }) => (
        <g key={way} className={isAside ? aside : undefined}>
          <MapMark icon={icon} x={x} y={y} radius={badge} size={mark} />
          {label && (
            // Away from the mall, clear of the way there.
            <text
              x={x}
              y={y + (y > center ? badge : -badge)}
              dy={y > center ? "1.1em" : "-0.4em"}
              textAnchor="middle"
              className="fill-ink font-semibold"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <g className="fill-ink-muted">
        <path d={`M20 ${top + 4}l9 20-9-5-9 5z`} />
        <text x="36" y={top + 16} dominantBaseline="central">
          {north}
        </text>
      </g>
    </svg>
  );
}
