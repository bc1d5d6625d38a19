import { z } from "zod";
import { id, image, optionalImage, optionalText, translations } from "./primitives";

const blockTranslations = { title: optionalText, text: optionalText };

/**
 * How to reach the mall by one means of transport (`car`, `tram`, `metro`, `bus`, `train`, `foot`, `bike`). `title`
 * names the stop or road where it ends; `bearing` is its direction from the mall in degrees clockwise from north,
 * `minutes` the walking time.
 */
const way = z.object({
  way: z.string(),
  bearing: z.number().min(0).max(360).nullish(),
  minutes: z.number().int().min(0).nullish(),
  translations: translations({ title: optionalText, text: optionalText }),
});

/** One block of a website page. An unknown kind is dropped, the rest of the page is shown. */
export const block = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rich_text"), translations: translations(blockTranslations) }),
  z.object({ kind: z.literal("image"), image, translations: translations(blockTranslations) }),
  z.object({
    kind: z.literal("gallery"),
    images: z.array(image).default([]),
    translations: translations(blockTranslations),
  }),
  z.object({
    kind: z.literal("faq"),
    items: z
      .array(z.object({ translations: translations({ question: optionalText, answer: optionalText }) }))
      .default([]),
    translations: translations(blockTranslations),
  }),
  z.object({
    kind: z.literal("contact"),
    people: z
      .array(
        z.object({
          name: z.string(),
          phone: optionalText,
          email: optionalText,
          image: optionalImage,
          translations: translations({ position: optionalText }),
        }),
      )
      .default([]),
    translations: translations(blockTranslations),
  }),
  z.object({
    kind: z.literal("cards"),
    cards: z
      .array(
        z.object({
          image: optionalImage,
          link: optionalText,
          translations: translations({ title: optionalText, text: optionalText }),
        }),
      )
      .default([]),
    translations: translations(blockTranslations),
  }),
  z.object({
    kind: z.literal("ways"),
    ways: z.array(way).default([]),
    translations: translations(blockTranslations),
  }),
  z.object({
    kind: z.literal("form"),
    form: z.enum(["newsletter", "support", "space-lease"]),
    translations: translations(blockTranslations),
  }),
]);
export type Block = z.infer<typeof block>;

export const websitePage = z.object({
  id,
  permalink: z.string().default(""),
  image: optionalImage,
  blocks: z.array(block).default([]),
  translations: translations({
    title: optionalText,
    perex: optionalText,
    article: optionalText,
    seo: z.object({ title: optionalText, description: optionalText, keywords: optionalText }).nullish(),
  }),
});
export type WebsitePage = z.infer<typeof websitePage>;

/** A legal text, as `privacy-policy` and `terms-conditions` return it. */
export const legalText = z.object({
  translations: translations({ title: optionalText, article: optionalText }),
});
export type LegalText = z.infer<typeof legalText>;
