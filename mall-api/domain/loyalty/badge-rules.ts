import { checkedTexts, text, translated } from "@contract/checked-texts";
import { z } from "zod";
import content from "../../texts/badges.json";

const counted = z.enum([
  "receipts",
  "shops",
  "restaurants",
  "pointsEarned",
  "rewards",
  "follows",
  "thumbs",
  "bookings",
  "profilePercent",
]);
/** The counts that badges depend on. */
export type BadgeFacts = Record<z.infer<typeof counted>, number>;

const rule = z.strictObject({
  icon: text,
  counts: counted,
  need: z.int().min(1),
  texts: translated(z.strictObject({ name: text, description: text })),
});

/** By the badges' ids, in the order in which they are listed. */
export const badgeRules = checkedTexts("mall-api/texts/badges.json", z.record(text, rule), content);
