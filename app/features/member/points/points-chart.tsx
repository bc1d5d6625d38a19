import type { PointsChartView } from "~/mall/views/member/points/points-chart.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";

/** A year of points: its sums, its months as bars, the current one strongest, and as a table for those who need it. */
export function PointsChart({ chart }: { chart: PointsChartView }) {
  const { rows, zero, sums, texts } = chart;
  return (
    <>
      <dl className="mb-2 flex flex-wrap gap-x-12 gap-y-3">
        <Sum label={texts.earned} sum={sums.earned} className="fill-accent" />
        <Sum label={texts.spent} sum={sums.spent} className="fill-ink-muted opacity-60" />
      </dl>
      <svg role="img" aria-label={texts.title} className="h-64 w-full overflow-visible md:h-72">
        <line x1="0" x2="100%" y1={`${zero}%`} y2={`${zero}%`} className="stroke-line" />
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
                className={classNames("fill-accent", at < rows.length - 1 && "opacity-50")}
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
              className={classNames(
                "text-[13px]",
                at % 2 === 0 && "hidden sm:inline",
                at < rows.length - 1 ? "fill-ink-muted" : "fill-ink font-semibold",
              )}
            >
              {short}
            </text>
          </g>
        ))}
      </svg>
      <details className="group mt-3">
        <summary className="inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent">
          {texts.table}
          <Icon name="chevron-down" className="eased group-open:rotate-180" />
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
                <td className="py-2 text-right tabular">{earned}</td>
                <td className="py-2 text-right tabular">{spent}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

/** The value of a bar, which is its scale. */
const value = "fill-ink text-[11px] font-semibold tabular sm:text-[13px]";

/** What all months add up to, and what its bars look like. */
function Sum({ label, sum, className }: { label: string; sum: string; className: string }) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-small text-ink-muted">
        <svg aria-hidden="true" className="size-3.5">
          <rect width="100%" height="100%" rx="3" className={className} />
        </svg>
        {label}
      </dt>
      <dd className="font-display text-title tabular">{sum}</dd>
    </div>
  );
}
