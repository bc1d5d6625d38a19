import { careTrades } from "./care";
import { cultureTrades } from "./culture";
import { diningTrades } from "./dining";
import { errandsTrades } from "./errands";
import { foodTrades } from "./food";
import { livingTrades } from "./living";
import { sportTrades } from "./sport";
import { styleTrades } from "./style";
import type { Trade } from "./trade";

const trades: Trade[] = [
  ...styleTrades,
  ...livingTrades,
  ...cultureTrades,
  ...sportTrades,
  ...foodTrades,
  ...diningTrades,
  ...careTrades,
  ...errandsTrades,
];
const tradeOfShop = new Map(trades.flatMap((trade) => trade.shops.map((shop) => [shop, trade] as const)));

/** The trade of a shop by its name; nothing if its category says it all. */
export const ownTradeOf = (shop: string): Trade | undefined => tradeOfShop.get(shop);
