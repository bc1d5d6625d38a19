import { z } from "zod";
import { listQuery } from "./envelope";
import { messageFile } from "./message";
import { id, optionalInstant, optionalText } from "./primitives";

/**
 * `me/support-requests`: what was sent by the contact form, newest first, by the member or under the member's e-mail
 * address. The files of a request that started a conversation are its first message's.
 */
export const sentSupportRequest = z.object({
  id,
  topic: optionalText,
  name: optionalText,
  email: optionalText,
  phone: optionalText,
  message: z.string().default(""),
  language: optionalText,
  files: z.array(messageFile).default([]),
  created_at: optionalInstant,
});

export const sentSupportRequestQuery = listQuery.pick({ page: true, per_page: true });
