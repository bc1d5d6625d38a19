import { z } from "zod";
import { listQuery } from "./envelope";
import {
  id,
  instant,
  optionalCount,
  optionalImage,
  optionalInstant,
  optionalText,
  state,
  translations,
} from "./primitives";

export const customerRewardStatuses = ["active", "used", "expired"] as const;

/** Why a reward can't be activated: the first reason that applies. */
const whyNotWords = [
  "not_yet_valid",
  "expired",
  "out_of_stock",
  "limit_reached",
  "tier_too_low",
  "not_enough_points",
] as const;
export type Ineligibility = (typeof whyNotWords)[number];

/**
 * A reward that a member has activated, complete enough for its screen to need no second request. `code_image` is the
 * code as a picture for scanners, in place of one drawn from `code`, which may be missing then.
 */
export const customerReward = z.object({
  id,
  reward_id: id,
  company_id: id.nullish(),
  status: state(customerRewardStatuses),
  code: z.string().default(""),
  code_type: z.enum(["qr", "code128", "text"]).default("qr"),
  code_image: optionalImage,
  points_price: optionalCount,
  activated_at: optionalInstant,
  usable_until: optionalInstant,
  used_at: instant.nullish(),
  image: optionalImage,
  translations: translations({
    title: optionalText,
    slug: optionalText,
    description: optionalText,
    terms: optionalText,
  }),
});
export type CustomerReward = z.infer<typeof customerReward>;

/**
 * POST `customer-rewards`, keyed. Refused with Conflict and `errors.reward_id: [reason]`; an unknown id is NotFound.
 */
export const activateRewardRequest = z.object({ reward_id: z.string().min(1).max(100) });

export const customerRewardQuery = listQuery
  .pick({ page: true, per_page: true })
  .extend({ status: z.enum(customerRewardStatuses).optional() });

/** `me/customer-rewards/limits`: how many more of each reward on offer this member may activate; null is unlimited. */
export const customerRewardLimits = z.array(
  z.object({
    reward_id: id,
    activated: z.number().int(),
    left: z.number().int().nullable(),
    stock_left: z.number().int().nullable(),
    can_activate: z.boolean(),
    why_not: z.string().nullish(),
  }),
);
