import { physicalCardRequest } from "@contract/card";
import { birthDate, line, phoneNumber, siteLanguage } from "@contract/input-text";
import { deleteAccountRequest, fileLimit, pictureTypes, type profilePatch } from "@contract/profile";
import { z } from "zod";
import { constraintsOf } from "~/mall/field-constraints.server";

type Patch = z.input<typeof profilePatch>;

export const genders = ["female", "male", "other"] as const;

const fields = z.object({
  first_name: line(80),
  last_name: line(80),
  phone: phoneNumber.optional(),
  birth_date: birthDate.optional(),
  gender: z.enum(genders, "unknown").optional(),
  street: line(120).optional(),
  city: line(80).optional(),
  zip_code: line(12).optional(),
  country: line(60).optional(),
  language: siteLanguage,
});
type Fields = z.output<typeof fields>;

/** An address is complete or empty. The country has a default, so that it alone is no beginning of one. */
function requireCompleteAddress(given: Partial<Fields>, context: z.RefinementCtx) {
  const { street, city, zip_code } = given;
  if (!street && !city && !zip_code) return;
  for (const name of ["street", "city", "zip_code", "country"] as const) {
    if (!given[name]) context.addIssue({ code: "custom", path: [name], message: "required" });
  }
}

function addressOf({ street, city, zip_code, country }: Partial<Fields>) {
  return street && city && zip_code && country ? { street, city, zip_code, country } : null;
}

/** The complete form of a member's data. Empty fields are removed from the profile. */
export const profileForm = fields.superRefine(requireCompleteAddress);

export function patchOfProfile(given: z.output<typeof profileForm>): Patch {
  const { first_name, last_name, language, phone = null, birth_date = null, gender = null } = given;
  return { first_name, last_name, language, phone, birth_date, gender, address: addressOf(given) };
}

/** The form for what a profile lacks. Empty fields stay unchanged. */
export const setupForm = fields.partial().superRefine(requireCompleteAddress);

export function patchOfSetup(given: z.output<typeof setupForm>): Patch {
  const { first_name, last_name, phone, birth_date, gender } = given;
  const address = addressOf(given);
  return { first_name, last_name, phone, birth_date, gender, ...(address && { address }) };
}

/** Unchecked checkboxes are not sent. */
export const consentsForm = z.object({
  newsletter: z.literal("on").optional(),
  personal_offers: z.literal("on").optional(),
});

export const pictureForm = z.object({
  file: z
    .file()
    .max(fileLimit, "too_large")
    .mime([...pictureTypes], "wrong_type"),
});

/** The attributes of the fields of every profile form. */
export const profileConstraints = () => ({
  profile: constraintsOf(profileForm),
  consents: constraintsOf(consentsForm),
  picture: constraintsOf(pictureForm),
  card: constraintsOf(physicalCardRequest),
  // A member who has a password must confirm with it.
  erase: { password: { ...constraintsOf(deleteAccountRequest).password, required: true } },
});
