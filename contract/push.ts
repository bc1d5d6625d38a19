import { z } from "zod";
import { siteLanguage } from "./input-text";
import { id, optionalInstant, optionalText } from "./primitives";

/** What members are notified of: a decided receipt, a reward about to expire, a booking soon, a favourite event soon. */
export const pushKinds = ["receipt", "reward", "booking", "event"] as const;
export type PushKind = (typeof pushKinds)[number];

const isOn = z.boolean().default(true);

/** The kinds that a member wants; all, until they switch one off. */
const pushChoice = z.object({
  receipt: isOn,
  reward: isOn,
  booking: isOn,
  event: isOn,
} satisfies Record<PushKind, z.ZodType>);

/** A browser that receives messages. `is_current` is that of the session in use. */
const pushDevice = z.object({
  id,
  user_agent: optionalText,
  created_at: optionalInstant,
  is_current: z.boolean().catch(false),
});

/** `me/push`. An API that sends no push messages returns 404. */
export const pushSettings = z.object({
  kinds: pushChoice.prefault({}),
  devices: z.array(pushDevice).default([]),
});
export type PushSettings = z.infer<typeof pushSettings>;

/** PATCH `me/push`: omitted kinds are unchanged. */
export const pushChoicePatch = z
  .object({
    receipt: z.boolean(),
    reward: z.boolean(),
    booking: z.boolean(),
    event: z.boolean(),
  } satisfies Record<PushKind, z.ZodType>)
  .partial();

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`), "invalid");

/** Where a browser is sent messages, and its keys (RFC 8291), in the form in which browsers name them. */
const pushSubscription = z.object({
  endpoint: z.url({ protocol: /^https?$/, message: "invalid" }).max(1_000, "too_long"),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/**
 * POST `me/push/devices`: the session's browser, which replaces an earlier subscription of it, and the language of its
 * messages. It ends with the session. `endpoint: invalid` for one that is no public address.
 */
export const pushDeviceRequest = pushSubscription.extend({ language: siteLanguage });

/** What a message contains: nothing about the member. The page that it opens shows the rest. */
export const pushMessage = z.object({
  kind: z.enum(pushKinds),
  mall: z.string(),
  /** Of the receipt, the member's reward, the booking or the event. */
  id: z.string().regex(/^[\w.:-]{1,100}$/),
  language: siteLanguage,
});
export type PushMessage = z.infer<typeof pushMessage>;
