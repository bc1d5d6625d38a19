import { z } from "zod";
import { message } from "./message";
import { id, instant } from "./primitives";
import { receiptStatuses } from "./receipt";

/** Names of channels; `{id}` is the member's id, or the conversation's. */
export const realtimeChannels = {
  customer: "private-customer-{id}",
  encryptedCustomer: "private-encrypted-customer-{id}",
  conversation: "presence-support-{id}",
} as const;

/** The channel on which a member's events are published. */
export const customerChannel = (customerId: string): string =>
  realtimeChannels.customer.replace("{id}", () => customerId);

/** The events published on `customerChannel`, by name. */
export const realtimeEvents = {
  message,
  /** The other side (`by`) has read the conversation up to this message. */
  read: z.object({
    conversation_id: id,
    message_id: id,
    by: z.enum(["customer", "clerk"]),
    unread: z.number().int(),
  }),
  points: z.object({ points: z.number().int(), balance: z.number().int(), reason: z.string() }),
  receipt: z.object({
    id,
    status: z.enum(receiptStatuses),
    points: z.number().int(),
    reason: z.string().nullish(),
  }),
  "reward-expiring": z.object({ id, usable_until: instant }),
  "points-expiring": z.object({ points: z.number().int(), at: instant }),
  badge: z.object({ id }),
};
export type RealtimeEvent = {
  [Name in keyof typeof realtimeEvents]: { name: Name; data: z.input<(typeof realtimeEvents)[Name]> };
}[keyof typeof realtimeEvents];
