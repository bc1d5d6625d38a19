import { z } from "zod";
import { count, icon, key, listOf, months, name, plainText } from "./texts";

const offer = z.strictObject({
  /** In per cent. */
  discount: z.int().min(1).max(99),
  /** What it costs without the discount, in CZK: from, to. */
  price: z.tuple([count, count]).refine(([from, to]) => from <= to, "must be from the lower to the higher"),
  /** When it can be offered, if it needs a season. */
  months: months.optional(),
  motif: key,
  title: plainText(),
  description: plainText(),
});
export type OfferTemplate = z.output<typeof offer>;

/** Offers of a trade or category; no two have the same title. */
const ownOffers = listOf(offer, ({ title }) => title.en);

/** Offers of shops whose trade is their category's. */
export const offers = z.strictObject({
  terms: plainText(),
  redeemed: z.strictObject({ all: plainText(), code: plainText(), members: plainText() }),
  categories: z.record(key, ownOffers),
});

/** What a shop does, finer than its category: its texts, pictures and offers follow from it. */
const trade = z.strictObject({
  key,
  shops: listOf(name, String),
  /** The kind of shop, shown below its name. */
  label: plainText(),
  about: plainText(),
  offers: ownOffers,
});
export type Trade = z.output<typeof trade>;

/** By the name of their file. */
export const trades = z.record(
  key,
  listOf(trade, (each) => each.key),
);

const kind = z.enum(["shop", "service", "dine"]);

const shopCategory = z.strictObject({
  key,
  icon,
  motif: key,
  kind,
  name: plainText(),
  /** The kind of shop, shown below its name. */
  label: plainText(),
  names: listOf(name, String),
  openings: z.array(plainText()),
  specialities: z.array(plainText()),
});
export type ShopCategory = z.output<typeof shopCategory>;
export const shopCategories = listOf(shopCategory, (each) => each.key);

/** Sentences for the second paragraph of a shop's description, by the shop's category. */
export const shopClosings = z.record(
  key,
  listOf(plainText("year"), ({ en }) => en),
);

/** The shops that a text fits: those of some categories, or of some trades. All, if it says neither. */
export const fit = {
  categories: listOf(key, String).optional(),
  /** Keys of trades; a category's key means its shops without a trade of their own. */
  trades: listOf(key, String).optional(),
};
export type Fit = { [Field in keyof typeof fit]?: z.output<(typeof fit)[Field]> };
