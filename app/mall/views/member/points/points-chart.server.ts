import type { Points } from "@contract/points";
import { formatDay } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { formatNumber } from "../../cards/points-text.server";

export type PointsChartView = NonNullable<ReturnType<typeof pointsChart>>;

/** The chart's plot area in percent: values are above and below it, the months at its foot. */
const room = { top: 8, bottom: 82 };

/**
 * A year of points by month: bars of earned points above the zero line, of spent ones below. Everything is in percent,
 * so that the chart fits any width while its text keeps its size. Null if there are no points.
 */
export function pointsChart({ months }: Pick<Points, "months">, { language }: Pick<Site, "language">) {
  const most = Math.max(0, ...months.map(({ earned }) => earned));
  const least = Math.max(0, ...months.map(({ spent }) => Math.abs(spent)));
  if (most + least === 0) return null;
  const t = translatorOf(language);
  const y = (value: number) =>
    percent(room.top + ((most - value) / (most + least)) * (room.bottom - room.top));
  const slot = 100 / months.length;
  const sum = (of: (month: Points["months"][number]) => number) =>
    formatNumber(
      months.reduce((total, month) => total + Math.abs(of(month)), 0),
      language,
    );
  const rows = months.map(({ month, earned, spent }, at) => {
    const gone = Math.abs(spent);
    const center = slot * (at + 0.5);
    const name = formatDay(`${month}-15`, "MMMM YYYY", language);
    return {
      month,
      name,
      short: formatDay(`${month}-15`, "MMM", language).replace(/\.$/, ""),
      center: percent(center),
      x: percent(center - slot * 0.3),
      width: percent(slot * 0.6),
      up: earned > 0 ? { y: y(earned), height: percent(y(0) - y(earned)) } : null,
      down: gone > 0 ? { y: y(0), height: percent(y(-gone) - y(0)) } : null,
      earned: formatNumber(earned, language),
      spent: formatNumber(gone, language),
    };
  });
  return {
    zero: y(0),
    rows,
    /** Of all its months. */
    sums: { earned: sum(({ earned }) => earned), spent: sum(({ spent }) => spent) },
    texts: {
      title: t("dashboard:chart.title"),
      earned: t("dashboard:chart.earned"),
      spent: t("dashboard:chart.spent"),
      month: t("dashboard:chart.month"),
      table: t("dashboard:chart.table"),
    },
  };
}

const percent = (value: number): number => Math.round(value * 100) / 100;
