import { z } from "zod";

/**
 * The settings in wire format: a flat map of strings. Only `tenant/settings.ts` parses it. A list or an object in place
 * of JSON text is converted to text, so that one wrong value doesn't invalidate the whole map.
 */
export const settings = z
  .record(z.string(), z.unknown())
  .transform((map) =>
    Object.fromEntries(
      Object.entries(map).flatMap(([key, value]): [string, string][] =>
        value === null || value === undefined
          ? []
          : [[key, typeof value === "object" ? JSON.stringify(value) : String(value)]],
      ),
    ),
  );
export type SettingsMap = z.infer<typeof settings>;

/** The hero banners, as `settings-web-app/hero-banner` returns them and `hero_banner_items` holds them as JSON. */
export const heroBannerItem = z.object({
  image: z.string(),
  image_mobile: z.string().nullish(),
  color: z.string().nullish(),
  /** The name of a screen, also with a query as `shops-services?f=dine`, or a URL. */
  link: z.string().nullish(),
  /** What of the picture must be seen where it is cropped, in per cent from its upper left corner. */
  focus: z.object({ x: z.number().min(0).max(100), y: z.number().min(0).max(100) }).nullish(),
  translations: z
    .array(
      z.object({
        locale: z.string(),
        title: z.string().default(""),
        text: z.string().nullish(),
        button: z.string().nullish(),
      }),
    )
    .default([]),
});
export type HeroBannerItem = z.infer<typeof heroBannerItem>;
