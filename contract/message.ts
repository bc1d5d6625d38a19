import { z } from "zod";
import { listQuery } from "./envelope";
import { prose } from "./input-text";
import { id, instant, optionalInstant, optionalText } from "./primitives";
import { attachmentRules, supportTopics } from "./support";

/** A file of a message; `url` is relative to the API's base. Pictures have a size. */
export const messageFile = z.object({
  url: z.string(),
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
  width: z.number().int().nullish(),
  height: z.number().int().nullish(),
});

/**
 * `id` increases over time. `key` is the Idempotency-Key of the request, so that senders recognise their own messages.
 * `automatic`: nobody wrote it, nor has read what it answers.
 */
export const message = z.object({
  id,
  conversation_id: id.default(""),
  from: z.enum(["customer", "clerk"]).default("clerk"),
  author: optionalText,
  automatic: z.boolean().nullish(),
  text: z.string().default(""),
  files: z.array(messageFile).default([]),
  at: optionalInstant,
  /** When the recipient read it. */
  read_at: instant.nullish(),
  key: z.string().nullish(),
});
export type Message = z.infer<typeof message>;

const conversation = z.object({
  id,
  topic: z.enum(supportTopics).catch("general").default("general"),
  /** The mall's messages that the member has not read. */
  unread: z.number().int().default(0),
  created_at: optionalInstant,
  last_message: message.nullish(),
});
export type Conversation = z.infer<typeof conversation>;

/** `messages/overview`: conversations, most recent message first. */
export const messagesOverview = z.object({
  unread: z.number().int().default(0),
  conversations: z.array(conversation).default([]),
});

/**
 * `messages/all`, and `messages` for one conversation: newest first; `before` and `after` are ids, for paging and for
 * catching up.
 */
export const allMessagesQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ before: z.string().optional(), after: z.string().optional() });
export const messagesQuery = allMessagesQuery.extend({ conversation: z.string() });

/**
 * POST `messages/message`, form data, keyed; the text has to fit into a realtime event. Without `conversation_id` it
 * starts a new conversation.
 */
export const messageRequest = z.object({
  conversation_id: z.string().max(100).optional(),
  topic: z.enum(supportTopics, "unknown").optional(),
  text: prose(2_000),
  files: z.array(z.file()).max(attachmentRules.files, "too_many").default([]),
});

/** PATCH `messages/message/read`: marks the mall's messages as read, up to and including this one. */
export const messageReadRequest = z.object({ conversation_id: z.string(), message_id: z.string() });
export const messageReadAnswer = z.object({ conversation_id: id, unread: z.number().int() });
