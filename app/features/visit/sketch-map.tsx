import type { SketchMapView } from "~/mall/views/visit/sketch-map.server";
import { MapMark } from "./map-mark";

const badge = 22;
const mark = 24;
/** About 13 px at every width. */
const lettering = "text-[21px] @md:text-[17px] @xl:text-[13px]";

/** The mall, stops and car parks around it, north at the top, rings for minutes of walking. */
export function SketchMap({ size, center, title, north, outline, entrances, ends, rings }: SketchMapView) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={title}
      // The farthest rings are beyond it, to the edges of the card.
      className={`h-full w-full overflow-visible ${lettering}`}
    >
      {/* Tints that add up: the nearer, the deeper. */}
      {[...rings].reverse().map(({ radius }) => (
        <circle
          key={radius}
          cx={center}
          cy={center}
          r={radius}
          strokeDasharray="2 7"
          // The innermost is the mall itself.
          strokeWidth={radius > Math.min(...rings.map((ring) => ring.radius)) ? 2 : 0}
          className="fill-accent stroke-ink-muted"
          fillOpacity=".12"
        />
      ))}
      {ends.map(({ way, x, y, isWalk, isAside }) => (
        <line
          key={way}
          x1={x}
          y1={y}
          x2={center}
          y2={center}
          strokeWidth={(isWalk ? 4 : 8) * (isAside ? 0.75 : 1)}
          strokeLinecap="round"
          strokeDasharray={isWalk ? "1 10" : undefined}
          className={isWalk ? "stroke-ink" : "stroke-ink-muted"}
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
        <g key={way}>
          <MapMark {...{ icon, x, y, isAside }} radius={badge} size={mark} />
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
        <path d="M20 16l9 20-9-5-9 5z" />
        <text x="36" y="28" dominantBaseline="central">
          {north}
        </text>
      </g>
    </svg>
  );
}
