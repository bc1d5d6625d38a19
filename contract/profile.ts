import { z } from "zod";
import { customer } from "./customer";
import { givenPassword, line, memberBirthDate, siteLanguage } from "./input-text";
import { day, instant, optionalText } from "./primitives";
import { phoneNumber } from "./typed/phone-number.server";

const optionalLine = (longest: number) => line(longest).nullish();

/** An address, or the parts of it that are known. */
const postalAddress = z.object({
  street: optionalLine(120),
  city: optionalLine(80),
  zip_code: optionalLine(12),
  country: optionalLine(60),
});

const optionalAddress = z
  .object({ street: optionalText, city: optionalText, zip_code: optionalText, country: optionalText })
  .nullish()
  .transform((address) => address ?? null);

const consents = z.object({
  newsletter: z.boolean().default(false),
  personal_offers: z.boolean().default(false),
});

/** The fields of a complete profile; `missing` lists those that are empty. */
export const profileFields = [
  "first_name",
  "last_name",
  "phone",
  "birth_date",
  "gender",
  "address",
  "image",
] as const;

/** `me/profile`. `card_number` is the barcode of the member's card: an EAN of 13 digits. */
export const profile = customer.extend({
  phone: optionalText,
  birth_date: day.nullish().transform((value) => value ?? null),
  gender: z.enum(["female", "male", "other"]).nullish().catch(null),
  address: optionalAddress,
  consents: consents.prefault({}),
  card_number: optionalText,
  completed_percent: z.number().min(0).max(100).nullish(),
  missing: z.array(z.string()).nullish(),
  created_at: instant.nullish(),
});
export type Profile = z.infer<typeof profile>;

/** PATCH `me/profile`: omitted fields are unchanged, those of an address too, `null` clears one. The e-mail address can't be changed here. */
export const profilePatch = z
  .object({
    first_name: line(80),
    last_name: line(80),
    phone: phoneNumber.nullable(),
    birth_date: memberBirthDate.nullable(),
    gender: z.enum(["female", "male", "other"]).nullable(),
    address: postalAddress.nullable(),
    language: siteLanguage,
    consents: z.object({ newsletter: z.boolean(), personal_offers: z.boolean() }).partial(),
  })
  .partial();

/** The maximum size of one file, in bytes. */
export const fileLimit = 5 * 1024 * 1024;
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** POST `me/profile-picture`: the picture is re-encoded; `file: too_large`, `too_many_pixels`, `wrong_type`, `heic`, `unreadable`. */
export const profilePictureRequest = z.object({ file: z.file() });

/**
 * `delete-account`: members without a password confirm with a new id token of single sign-on. `password: wrong`
 * otherwise.
 */
export const deleteAccountRequest = z.object({
  password: givenPassword.optional(),
  id_token: z.string().max(8_192).optional(),
});
