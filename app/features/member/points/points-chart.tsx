import type { PointsChartView } from "~/mall/views/member/points/points-chart.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

/** A year of points as bars, and as a table for those who need it. */
export function PointsChart({ chart }: { chart: PointsChartView }) {
  const { rows, ticks, texts } = chart;
  return (
    <>
      <ul className="mb-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
        <Legend label={texts.earned} className="fill-accent" />
        <Legend label={texts.spent} className="fill-ink-muted opacity-60" />
      </ul>
      <svg role="img" aria-label={texts.title} className="h-64 w-full overflow-visible md:h-72">
        {ticks.map(({ y, label }) => (
          <g key={y}>
            <line
              x1={`${chart.left}%`}
              x2="100%"
              y1={`${y}%`}
              y2={`${y}%`}
              className={y === chart.zero ? "stroke-ink-muted" : "stroke-line"}
            />
            <text
              x={`${chart.left}%`}
              y={`${y}%`}
              dx="-10"
              dy="4"
              textAnchor="end"
              className="fill-ink-muted text-[13px] tabular-nums"
            >
              {label}
            </text>
          </g>
        ))}
        {rows.map(({ month, x, width, up, down, center, short, name, earned, spent }, at) => (
          <g key={month}>
            <title>{`${name}: ${texts.earned} ${earned}, ${texts.spent} ${spent}`}</title>
            {up && (
              <rect
                x={`${x}%`}
                width={`${width}%`}
                y={`${up.y}%`}
                height={`${up.height}%`}
                rx="3"
                className="fill-accent"
              />
            )}
            {up && (
              <text x={`${center}%`} y={`${up.y}%`} dy="-7" textAnchor="middle" className={value}>
                {earned}
              </text>
            )}
            {down && (
              <rect
                x={`${x}%`}
                width={`${width}%`}
                y={`${down.y}%`}
                height={`${down.height}%`}
                rx="3"
                className="fill-ink-muted opacity-60"
              />
            )}
            {down && (
              <text
                x={`${center}%`}
                y={`${down.y + down.height}%`}
                dy="17"
                textAnchor="middle"
                className={value}
              >
                {spent}
              </text>
            )}
            <text
              x={`${center}%`}
              y="98%"
              textAnchor="middle"
              className={classNames("fill-ink-muted text-[13px]", at % 2 === 0 && "hidden sm:inline")}
            >
              {short}
            </text>
          </g>
        ))}
      </svg>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent">
          {texts.table}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <table className="w-full max-w-lg text-left text-small">
          <caption className="sr-only">{texts.title}</caption>
          <thead>
            <tr className="border-b border-line text-tiny text-ink-muted">
              <th scope="col" className="py-2 font-medium">
                {texts.month}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {texts.earned}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {texts.spent}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, name, earned, spent }) => (
              <tr key={month} className="border-b border-line last:border-0">
                <th scope="row" className="py-2 font-medium">
                  {name}
                </th>
                <td className="py-2 text-right tabular-nums">{earned}</td>
                <td className="py-2 text-right tabular-nums">{spent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The value of a bar, where there is room for all of them. */
const value = "hidden fill-ink text-[13px] font-semibold tabular-nums lg:inline";

function Legend({ label, className }: { label: string; className: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg aria-hidden="true" className="size-3">
        <rect width="100%" height="100%" rx="3" className={className} />
      </svg>
      {label}
    </li>
  );
}
