import { z } from "zod";
import { accessibility } from "./accessibility";
import { socialLinks } from "./company";
import { languages } from "./languages";
import { openingHours } from "./opening-hours";
import { id, optionalImage, optionalText, translations } from "./primitives";

/** A number in place of text is read as text; anything else counts as missing. */
const billingText = z
  .union([z.string(), z.number()])
  .nullish()
  .catch(null)
  .transform((value) => (value === null || value === undefined || value === "" ? null : String(value)));

/** The postal and company data shown on invoices and in the imprint. */
export const propertyManagement = z.object({
  legal_name: billingText,
  purchase_order_number: billingText,
  billing_email: billingText,
  registration_number: billingText,
  vat_registration_number: billingText,
  address: billingText,
  address_2: billingText,
  city: billingText,
  state: billingText,
  country: billingText,
  zip_code: billingText,
});
export type PropertyManagement = z.infer<typeof propertyManagement>;

/**
 * The mall itself. `property_management` is an object or the same as JSON text; it is passed on unparsed, and the
 * mall's view logs and ignores invalid JSON. `date_format` and `time_format` are day.js patterns.
 */
export const mall = z.object({
  id,
  image: optionalImage,
  image_wide: optionalImage,
  image_inverted: optionalImage,
  image_wide_inverted: optionalImage,
  image_icon: optionalImage,
  management: z
    .array(z.object({ name: z.string(), position: optionalText, phone: optionalText, email: optionalText }))
    .nullish()
    .transform((people) => people ?? []),
  property_management: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
  social_links: socialLinks,
  date_format: z.string().default("D. M. YYYY"),
  time_format: z.string().default("HH:mm"),
  time_zone: z.string().refine(isTimeZone).catch("Europe/Prague").default("Europe/Prague"),
  opening_hours: openingHours,
  supported_languages: z.array(z.string()).default([...languages]),
  phone: optionalText,
  email: optionalText,
  address: z
    .object({ street: optionalText, city: optionalText, zip_code: optionalText, country: optionalText })
    .nullish(),
  geo: z.object({ lat: z.number(), lng: z.number() }).nullish(),
  currency: z.string().default("CZK"),
  accessibility: accessibility.nullish(),
  translations: translations({
    name: optionalText,
    description: optionalText,
    opening_hours_description: optionalText,
    parking_description: optionalText,
    privacy_policy: optionalText,
    terms_and_conditions: optionalText,
    cookies: optionalText,
    operating_rules: optionalText,
  }),
});
export type Mall = z.infer<typeof mall>;

/** Whether `Intl` knows the name. Every date on a page is formatted with it, so an invalid one must not get through. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
