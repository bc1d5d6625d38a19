import { z } from "zod";
import { message } from "./message";
import { id, instant } from "./primitives";
import { receiptStatuses } from "./receipt";

/** The channel on which a member's events are published. */
export const customerChannel = (customerId: string): string => `private-customer-${customerId}`;

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
