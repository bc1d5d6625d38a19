import { messageRequest } from "@contract/message";
import { z } from "zod";
import { supportForm } from "~/features/support/support-form.server";

/** The idempotency key: distinguishes a resent message from a second one with the same text. */
const key = z.string().regex(/^[\x21-\x7e]{8,128}$/, "invalid");
const { text } = messageRequest.shape;
const { files, topic } = supportForm.shape;

/** A member's question, which starts a conversation. */
export const questionForm = z.object({ topic, text, files, key });

/** A member's message within a conversation. */
export const messageForm = z.object({ conversation_id: z.string().min(1).max(100), text, files, key });
