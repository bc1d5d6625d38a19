import { z } from "zod";
import { line, prose, siteLanguage } from "./input-text";
import { id } from "./primitives";
import { emailAddress } from "./typed/email-address.server";
import { phoneNumber } from "./typed/phone-number.server";

export const supportTopics = [
  "general",
  "loyalty",
  "lost-and-found",
  "parking",
  "gift-cards",
  "complaint",
  "accessibility",
  "space-lease",
  "other",
] as const;

/** Each file is limited to `fileLimit` bytes. */
export const attachmentRules = {
  files: 5,
  types: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
} as const;

/** `support`, sent as form data. With a token it starts a conversation and returns its id. */
export const supportRequest = z.object({
  name: line(120),
  email: emailAddress,
  phone: phoneNumber.nullish(),
  topic: z.enum(supportTopics, "unknown"),
  message: prose(5_000),
  language: siteLanguage.optional(),
  files: z.array(z.file()).max(attachmentRules.files, "too_many").default([]),
});
export const supportAnswer = z.object({ id, conversation_id: id.nullish() });
