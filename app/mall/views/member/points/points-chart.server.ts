import type { Points } from "@contract/points";
import { formatDay } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { formatNumber } from "../../cards/points-text.server";

export type PointsChartView = NonNullable<ReturnType<typeof pointsChart>>;

/** The chart's plot area in percent: the axis labels are to its left, the months below. */
const room = { left: 11, right: 100, top: 4, bottom: 87 };

/**
 * A year of points by month: bars of earned points above the zero line, of spent ones below. Everything is in percent,
 * so that the chart fits any width while its text keeps its size. Null if there are no points.
 */
export function pointsChart({ months }: Pick<Points, "months">, { language }: Pick<Site, "language">) {
  const most = Math.max(0, ...months.map(({ earned }) => earned));
  const least = Math.max(0, ...months.map(({ spent }) => Math.abs(spent)));
  if (most + least === 0) return null;
  const t = translatorOf(language);
  const step = roundStep((most + least) / 5);
  const up = Math.ceil(most / step) * step;
  const down = Math.ceil(least / step) * step;
  const y = (value: number) => percent(room.top + ((up - value) / (up + down)) * (room.bottom - room.top));
  const slot = (room.right - room.left) / months.length;
  const rows = months.map(({ month, earned, spent }, at) => {
    const gone = Math.abs(spent);
    const center = room.left + slot * (at + 0.5);
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
    left: room.left,
    zero: y(0),
    ticks: range(-down, up, step).map((value) => ({
      y: y(value),
      label: `${value < 0 ? "−" : ""}${formatNumber(Math.abs(value), language)}`,
    })),
    rows,
    texts: {
      title: t("dashboard:chart.title"),
      earned: t("dashboard:chart.earned"),
      spent: t("dashboard:chart.spent"),
      month: t("dashboard:chart.month"),
      table: t("dashboard:chart.table"),
    },
  };
}

/** The next round number: 1, 2, 2.5 or 5 followed by zeros, and always whole. */
function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, atLeast)));
  const factors = power > 1 ? [1, 2, 2.5, 5, 10] : [1, 2, 5, 10];
  return power * (factors.find((factor) => factor * power >= atLeast) ?? 10);
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);

const percent = (value: number): number => Math.round(value * 100) / 100;
