/** A paragraph's price or hours that it begins with, as a figure. */
export const withFigures = (html: string): string =>
  html.replace(
    /<p>(\d[\d\s]*\s(?:Kč|€)|\d{1,2}:\d\d–\d{1,2}:\d\d(?: Uhr)?)/g,
    '<p><span class="mb-2 block font-display text-title leading-none">$1</span>',
  );
