import { z } from "zod";
import { id, optionalImage, optionalText } from "./primitives";

/** A member as the answers of log-in and registration carry them. Who came by single sign-on may have no name yet. */
export const customer = z.object({
  id,
  email: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  language: z.string().default("cz"),
  image: optionalImage,
  has_password: z.boolean().default(true),
});
export type Customer = z.infer<typeof customer>;

/** What a log-in gives: the bearer token of all further calls. */
export const session = z.object({ token: z.string().min(1), customer });
export type MemberSession = z.infer<typeof session>;
