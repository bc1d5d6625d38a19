import type { ParkingOptions } from "@contract/options";

type Tariff = ParkingOptions["tariffs"][number];
type Tariffs = Pick<ParkingOptions, "tariffs" | "free_minutes">;

/** A stay's price (haléř), and each tariff's part of it, in the order of the stay. */
export type StayPrice = { total: number; parts: { tariff: Tariff; times: number; amount: number }[] };

/**
 * The tariffs by length of stay, in order, or null if they don't cover every stay: they must begin at arrival and leave
 * no gap.
 */
export function tariffsByStay(tariffs: readonly Tariff[]): Tariff[] | null {
  const inOrder = tariffs
    .filter(({ is_extra }) => !is_extra)
    .toSorted((one, other) => one.from_minutes - other.from_minutes);
  const isWhole = inOrder.every(
    ({ from_minutes }, at) => from_minutes === (at === 0 ? 0 : inOrder[at - 1]?.to_minutes),
  );
  return isWhole && inOrder.length > 0 ? inOrder : null;
}

/** The longest stay that the tariffs cover, in minutes; infinite if the last one has no end. */
export function longestStay({ tariffs }: Tariffs): number {
  const last = tariffsByStay(tariffs)?.at(-1);
  return last ? (last.to_minutes ?? Number.POSITIVE_INFINITY) : 0;
}

/** The price of a stay in minutes; null if the tariffs don't cover it. */
export function stayPrice({ tariffs, free_minutes: free }: Tariffs, minutes: number): StayPrice | null {
  const inOrder = tariffsByStay(tariffs);
  if (!inOrder || !(minutes > 0) || minutes > longestStay({ tariffs, free_minutes: free })) return null;
  if (minutes <= free) return { total: 0, parts: [] };
  const parts = inOrder
    .filter(({ from_minutes }) => minutes > from_minutes)
    .map((tariff) => {
      const within = Math.min(minutes, tariff.to_minutes ?? minutes) - tariff.from_minutes;
      const times = tariff.per_minutes ? Math.ceil(within / tariff.per_minutes) : 1;
      return { tariff, times, amount: times * tariff.price };
    });
  return { total: parts.reduce((sum, { amount }) => sum + amount, 0), parts };
}
