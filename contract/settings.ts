import { z } from "zod";

/**
 * The settings map as it travels: flat, text to text. `tenant/settings.ts` is the one place that reads it. An upstream
 * that sends a list or an object where JSON text belongs is read as if it sent the text: one setting never costs the map.
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

/** The hero banners as `settings-web-app/hero-banner` answers them and `hero_banner_items` holds them as JSON. */
export const heroBannerItem = z.object({
  image: z.string(),
  image_mobile: z.string().nullish(),
  color: z.string().nullish(),
  link: z.string().nullish(),
  translations: z
    .array(
      z.object({
        locale: z.string(),
        title: z.string(),
        text: z.string().nullish(),
        button: z.string().nullish(),
      }),
    )
    .default([]),
});
export type HeroBannerItem = z.infer<typeof heroBannerItem>;
