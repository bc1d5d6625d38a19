import { ownTradeOf } from "./trades";

/** The shops that a text fits: those of some categories, or of some trades. All, if it says neither. */
export type Fit = {
  categories?: readonly string[];
  /** Keys of trades; a category's key means its shops without a trade of their own. */
  trades?: readonly string[];
};

export function isFitting({ categories, trades }: Fit, shop: string, category: string): boolean {
  if (!categories && !trades) return true;
  const trade = ownTradeOf(shop)?.key ?? category;
  return Boolean(categories?.includes(category) || trades?.includes(trade));
}
