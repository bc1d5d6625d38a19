import { z } from "zod";
import { id, language, optionalImage, optionalText } from "./primitives";

/** The member as returned by log-in and registration. With single sign-on the name may still be empty. */
export const customer = z.object({
  id,
  email: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  /** Null if it is unknown, or none of the site's. */
  language: language.nullish().transform((code) => code ?? null),
  image: optionalImage,
  has_password: z.boolean().default(true),
});

/** Returned by a log-in: the bearer token for further requests. Without `customer`, the site reads `me/profile`. */
export const session = z.object({ token: z.string().min(1), customer: customer.nullish() });
export type MemberSession = z.infer<typeof session>;
