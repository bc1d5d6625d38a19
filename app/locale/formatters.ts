/**
 * The formatters of `Intl`, each constructed once: that costs far more than using it, and there are only a few languages,
 * styles and time zones.
 */
export const dateFormat = constructedOnce(
  (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

export const numberFormat = constructedOnce(
  (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);

export const relativeTimeFormat = constructedOnce(
  (locale, options?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

export const collator = constructedOnce(
  (locale, options?: Intl.CollatorOptions) => new Intl.Collator(locale, options),
);

function constructedOnce<Options, Formatter>(construct: (locale: string, options?: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = locale + (options ? JSON.stringify(options) : "");
    const formatter = known.get(key) ?? construct(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}
