/**
 * A paragraph's price, hours or number of something ("3 hours.") that it begins with, as a figure: with their unit, and the
 * rest of a first sentence of a few words.
 */
export const withFigures = (html: string): string =>
  html.replace(
    /<p>(\d[\d\s]*\s(?:Kč|€)|\d{1,2}:\d\d–\d{1,2}:\d\d(?:\sUhr)?(?:,?\s[\p{L}\s]{1,16}\.)?|\d+\s\p{L}+\.)/gu,
    '<p><span class="mb-2 block font-display text-title leading-tight">$1</span>',
  );
