import type { SketchMapView } from "~/mall/views/visit/sketch-map.server";
import sprite from "~/ui/icons.svg?url";

const badge = 25;
const mark = 26;

/** The mall, stops and car parks around it, north at the top, rings for minutes of walking. */
export function SketchMap({ size, center, title, north, outline, entrances, ends, rings }: SketchMapView) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={title} className="h-auto w-full">
      {[...rings].reverse().map(({ radius }, at) => (
        <circle
          key={radius}
          cx={center}
          cy={center}
          r={radius}
          strokeDasharray="2 7"
          strokeWidth="2"
          className={
            at === 0 ? "fill-surface-sunken stroke-ink-muted" : "fill-surface-raised stroke-ink-muted"
          }
        />
      ))}
      {ends.map(({ way, x, y, isWalk }) => (
        <line
          key={way}
          x1={x}
          y1={y}
          x2={center}
          y2={center}
          strokeWidth={isWalk ? 4 : 9}
          strokeLinecap="round"
          strokeDasharray={isWalk ? "1 10" : undefined}
          className={isWalk ? "stroke-ink" : "stroke-line"}
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
      {rings.map(({ radius, x, y, label }) => (
        <text
          key={radius}
          x={x}
          y={y}
          dy="6"
          textAnchor="middle"
          paintOrder="stroke"
          strokeWidth="8"
          fontSize="19"
          className="fill-ink-muted stroke-surface-raised"
        >
          {label}
        </text>
      ))}
      {ends.map(({ way, icon, x, y, label }) => (
        <g key={way}>
          <circle cx={x} cy={y} r={badge} className="fill-ink" />
          <svg
            x={x - mark / 2}
            y={y - mark / 2}
            width={mark}
            height={mark}
            aria-hidden="true"
            className="text-surface"
          >
            <use href={`${sprite}#${icon}`} />
          </svg>
          {label && (
            <text
              x={x}
              y={y + badge + 21}
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth="6"
              fontSize="19"
              fontWeight="600"
              className="fill-ink stroke-surface-sunken"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <g className="fill-ink-muted">
        <path d={`M${center} 4l9 20-9-5-9 5z`} />
        <text x={center + 16} y="22" fontSize="19">
          {north}
        </text>
      </g>
    </svg>
  );
}
