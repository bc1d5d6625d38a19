import { z } from "zod";
import { languages } from "./languages";

/** Ids are strings on the wire; numbers are converted to strings. */
export const id = z.union([z.string().min(1), z.number()]).transform(String);

/** A timestamp: ISO 8601 with offset. */
export const instant = z.iso.datetime({ offset: true });

/** An instant that an upstream may leave out or send as `null`: both read as `null`. */
export const optionalInstant = instant.nullish().transform((value) => value ?? null);

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A number that may be left out or `null`: both read as `null`. */
export const optionalCount = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? null);

/** A time of day in the mall's time zone, `HH:MM`; `24:00` is the end of the day. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);

/** A storey: 0 is the ground floor, negative ones are below it. */
export const floor = z.number().int();

/** Money as an integer number of haléř (1 CZK is 100). */
export const haler = z.number().int();
export const optionalHaler = haler.nullish().transform((value) => value ?? null);

/**
 * A picture. `url` is absolute or relative to the API's base URL; a string is read as `url` alone. The size (pixels)
 * and the dominant colour (`#rrggbb`) let a page reserve and tint the space before the picture has loaded.
 */
export const image = z
  .union([
    z.string().min(1),
    z.object({
      url: z.string().min(1),
      width: z.number().int().positive().optional(),
      height: z.number().int().positive().optional(),
      color: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .optional(),
    }),
  ])
  .transform((value) => (typeof value === "string" ? { url: value } : value));
export type Image = z.infer<typeof image>;

export const optionalImage = image.nullish().transform((value) => value ?? null);

/** Text that an upstream may omit or send as `null`; both become `null`. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value || null);

/** Whether an event or article is the mall's or its shops'; null is unknown: then it is only in the list of all. */
export const postType = z
  .enum(["mall", "stores"])
  .nullish()
  .transform((type) => type ?? null);

/** One of the site's languages, by its code: en, cz, sk, de. */
export const language = z.enum(languages);

/** A state in one of these words. Any other, or none, is `unknown`: it is not usable, and no action is offered. */
export const state = <const Words extends readonly string[]>(words: Words) =>
  z
    .enum([...words, "unknown"] as [...Words, "unknown"])
    .catch("unknown")
    .default("unknown");

/**
 * Translated fields, one entry per language; `locale` is the site's code (en, cz, sk, de), other locales are ignored.
 */
export function translations<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object({ locale: z.string(), ...shape })).default([]);
}

/** The same of an entity that is nothing without its name: at least one language has to have it. */
export function named<Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) {
  return z
    .array(z.object({ locale: z.string(), ...shape, ...nameOf(name) }))
    .refine((entries) => entries.some((entry) => Boolean(Reflect.get(entry, name))), "has no name");
}

const nameOf = <Name extends string>(name: Name) =>
  // A computed name alone would make a shape of any name.
  ({ [name]: optionalText }) as Record<Name, typeof optionalText>;

/** What every content entity carries. */
export const contentFields = {
  id,
  image: optionalImage,
  images: z.array(image).default([]),
  categories: z.array(id).default([]),
  updated_at: instant.nullish().transform((value) => value ?? null),
};

/**
 * One member's relation to an entity; only the `me/...` reads set it. `why_not` is the reason for `can_activate:
 * false`: out_of_stock, limit_reached, not_yet_valid, expired, tier_too_low, not_enough_points.
 */
export const memberFields = {
  liked: z.boolean().optional(),
  followed: z.boolean().optional(),
  thumb: z.enum(["up", "down"]).nullish(),
  can_activate: z.boolean().optional(),
  why_not: z.string().nullish(),
};
