import { z } from "zod";
import { bookingOrder } from "./booking";
import { customerReward } from "./customer-reward";
import { siteLanguage } from "./input-text";
import { id, instant, optionalCount } from "./primitives";
import { profile } from "./profile";
import { tenantIds } from "./tenant-folders.server";
import { tier } from "./tier";

/** What a pass of a phone's wallet is of: the member's card, an activated reward, a booking. */
export const passKinds = ["card", "reward", "booking"] as const;
export type PassKind = (typeof passKinds)[number];

const walletNames = ["apple", "google"] as const;
export type WalletName = (typeof walletNames)[number];

/** POST `me/wallet-passes`: the same pass for the same thing. `id` is the reward's or the booking's. */
export const walletPassRequest = z.object({
  wallet: z.enum(walletNames),
  kind: z.enum(passKinds),
  id: z.string().min(1).max(100).optional(),
  language: siteLanguage,
});

/** The pass's own secret, which allows to read it and nothing else. Apple wants at least 16 characters. */
const token = z.string().regex(/^[\w.~+/=-]{16,200}$/);

/**
 * A pass and what it shows now: the member with their points and tier, or the reward, or the booking. Without any of
 * them it has ended, because the member's account was erased, for example. `updated_at` is accurate to the second, and
 * another one after each change.
 */
export const walletPass = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  token,
  kind: z.enum(passKinds),
  language: z.string().default(""),
  updated_at: instant,
  member: profile.pick({ first_name: true, last_name: true, email: true, card_number: true }).nullish(),
  points: optionalCount,
  tier: tier.nullish(),
  reward: customerReward.nullish(),
  order: bookingOrder.nullish(),
});
export type WalletPass = z.infer<typeof walletPass>;

/** GET `me/wallet-passes`: those that the member has asked for, and how many devices have each of Apple's. */
export const walletPasses = z.array(
  z.object({
    id: walletPass.shape.id,
    wallet: z.enum(walletNames),
    kind: z.enum(passKinds),
    language: z.string().default(""),
    devices: optionalCount,
    updated_at: instant.nullish().catch(null),
  }),
);

/** POST `wallet-passes/{id}`. Unauthorized for an unknown pass and for another token. */
export const walletPassAccess = z.object({ token });

const device = z.string().regex(/^[\w.-]{1,100}$/);
/** It becomes a part of a path. */
const pushToken = z.string().regex(/^[\da-f]{1,200}$/i);

/** POST `wallet-passes/{id}/devices`: the device is notified of each change from now on. */
export const walletDeviceRequest = walletPassAccess.extend({ device, push_token: pushToken });
export const walletDeviceAnswer = z.object({ is_new: z.boolean().default(true) });
export const walletDeviceRemoval = walletPassAccess.extend({ device });

/**
 * `wallet-devices/{id}?since=`: the device's passes that have changed at or after that time, and the latest change. Wallets
 * send nothing but the id that they have chosen.
 */
export const walletDeviceQuery = z.object({ since: instant.optional() });
export const walletDevicePasses = z.object({
  ids: z.array(id).default([]),
  updated_at: instant.nullish(),
});

/** POST `/wallet-changes` of a site, signed as in `signed-request.server.ts`: a pass has changed. */
export const walletChange = z.object({
  mall: z.enum(tenantIds),
  wallet: z.enum(walletNames),
  id: walletPass.shape.id,
  token,
  /** Apple's, which have the pass. */
  devices: z
    .array(z.object({ device, push_token: pushToken }))
    .max(100)
    .default([]),
});
export type WalletChange = z.infer<typeof walletChange>;
export const walletChangesPath = "/wallet-changes";
