import type { LanguageText } from "../../../domain/content/language-text";

export type OfferTemplate = {
  title: LanguageText;
  description: LanguageText;
  /** In per cent. */
  discount: number;
  /** What it costs without the discount, in CZK: from, to. */
  price: readonly [number, number];
  /** When it can be offered, if it needs a season. */
  months?: readonly number[];
};

/** What a shop does, finer than its category: its texts, pictures and offers follow from it. */
export type Trade = {
  key: string;
  shops: string[];
  /** The kind of shop, shown below its name. */
  label: LanguageText;
  about: LanguageText;
  offers: OfferTemplate[];
};

export const offer = (
  discount: number,
  price: readonly [number, number],
  title: LanguageText,
  description: LanguageText,
  months?: readonly number[],
): OfferTemplate => ({ discount, price, title, description, ...(months && { months }) });
