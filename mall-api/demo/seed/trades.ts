import type { Fit, Trade } from "../content-schema/shops";
import { demoContent } from "../demo-content";

const trades = Object.values(demoContent.trades).flat();
const tradeOfShop = new Map(trades.flatMap((trade) => trade.shops.map((shop) => [shop, trade] as const)));

/** The trade of a shop by its name; nothing if its category says it all. */
export const ownTradeOf = (shop: string): Trade | undefined => tradeOfShop.get(shop);

/** Whether something suits a shop of this name and category. */
export function isFitting({ categories, trades }: Fit, shop: string, category: string): boolean {
  if (!categories && !trades) return true;
  const trade = ownTradeOf(shop)?.key ?? category;
  return Boolean(categories?.includes(category) || trades?.includes(trade));
}
