import { physicalCardRequest } from "@contract/card";
import { line, memberBirthDate, siteLanguage } from "@contract/input-text";
import { uploadedFile } from "@contract/picture-file";
import { deleteAccountRequest, pictureTypes, type profilePatch } from "@contract/profile";
import type { PushKind } from "@contract/push";
import { phoneNumber } from "@contract/typed/phone-number.server";
import { z } from "zod";
import { constraintsOf } from "~/mall/content/field-constraints.server";

type Patch = z.input<typeof profilePatch>;

const genders = ["female", "male", "other"] as const;

const fields = z.object({
  first_name: line(80),
  last_name: line(80),
  phone: phoneNumber.optional(),
  birth_date: memberBirthDate.optional(),
  gender: z.enum(genders, "unknown").optional(),
  street: line(120).optional(),
  city: line(80).optional(),
  zip_code: line(12).optional(),
  country: line(60).optional(),
  /** Empty where the profile's language is unknown: then it stays unchanged. */
  language: siteLanguage.optional(),
});
type Fields = z.output<typeof fields>;

/** The country has a default, so that it alone is no address. */
const hasAddress = ({ street, city, zip_code }: Partial<Fields>) => Boolean(street || city || zip_code);

/** The complete form of a member's data. Empty fields are removed from the profile. */
export const profileForm = fields;

export function patchOfProfile(given: z.output<typeof profileForm>): Patch {
  const { first_name, last_name, language, phone = null, birth_date = null, gender = null } = given;
  const { street = null, city = null, zip_code = null, country = null } = given;
  const address = hasAddress(given) ? { street, city, zip_code, country } : null;
  return { first_name, last_name, language, phone, birth_date, gender, address };
}

/** The form for what a profile lacks. Empty fields stay unchanged. */
export const setupForm = fields.partial();

export function patchOfSetup(given: z.output<typeof setupForm>): Patch {
  const { first_name, last_name, phone, birth_date, gender, street, city, zip_code, country } = given;
  const address = hasAddress(given) ? { street, city, zip_code, country } : undefined;
  return { first_name, last_name, phone, birth_date, gender, address };
}

/** Unchecked checkboxes are not sent. */
export const consentsForm = z.object({
  newsletter: z.literal("on").optional(),
  personal_offers: z.literal("on").optional(),
});

/** The kinds of push messages. */
export const pushForm = z.object({
  receipt: z.literal("on").optional(),
  reward: z.literal("on").optional(),
  booking: z.literal("on").optional(),
  event: z.literal("on").optional(),
} satisfies Record<PushKind, z.ZodType>);

export const pictureForm = z.object({ file: uploadedFile(pictureTypes) });

/** The attributes of the fields of every profile form. */
export const profileConstraints = () => ({
  profile: constraintsOf(profileForm),
  consents: constraintsOf(consentsForm),
  push: constraintsOf(pushForm),
  picture: constraintsOf(pictureForm),
  card: constraintsOf(physicalCardRequest),
  // A member who has a password must confirm with it.
  erase: { password: { ...constraintsOf(deleteAccountRequest).password, required: true } },
});
