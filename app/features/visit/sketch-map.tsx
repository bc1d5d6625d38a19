import type { SketchMapView } from "~/mall/views/visit/sketch-map.server";
import { MapMark } from "./map-mark";

const badge = 22;
const mark = 24;
/** At least 13 px where the sketch is as wide as a phone. */
const letters = 24;
/** Nearer to the mall, a mark's minutes are beyond it, where there is room for those of its neighbours. */
const near = 130;

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
    <svg viewBox={`0 ${top} ${size} ${bottom - top}`} role="img" aria-label={title} className="h-auto w-full">
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
          className="fill-accent/15 stroke-ink-muted"
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
      {rings.map(
        ({ radius, x, y, label }) =>
          label && (
            <text
              key={radius}
              x={x}
              y={y}
              dy="8"
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth="8"
              fontSize={letters}
              className="fill-ink-muted stroke-surface-raised"
            >
              {label}
            </text>
          ),
      )}
      {ends.map(({ way, icon, x, y, label }) => (
        <g key={way}>
          <MapMark icon={icon} x={x} y={y} radius={badge} size={mark} />
          {label && (
            <text
              {...placeOfLabel(x, y, center)}
              textAnchor="middle"
              paintOrder="stroke"
              strokeWidth="8"
              fontSize={letters}
              fontWeight="600"
              className="fill-ink stroke-surface-raised"
            >
              {label}
            </text>
          )}
        </g>
      ))}
      <g className="fill-ink-muted">
        <path d={`M20 ${top + 4}l9 20-9-5-9 5z`} />
        <text x="36" y={top + 24} fontSize={letters}>
          {north}
        </text>
      </g>
    </svg>
  );
}

/** Away from the mall, clear of its shape and of the way there. */
function placeOfLabel(x: number, y: number, center: number) {
  const distance = Math.hypot(x - center, y - center);
  if (distance > near) return { x, y: y > center ? y + badge + letters : y - badge - 9 };
  return {
    x: x + ((x - center) / distance) * (badge + 36),
    y: y + ((y - center) / distance) * (badge + 16) + letters / 3,
  };
}
