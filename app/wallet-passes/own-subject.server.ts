import { createHash } from "node:crypto";
import type { PassKind } from "@contract/wallet-pass";
import type { MallApi } from "~/mall/client.server";
import { nullIfNotFound } from "~/mall/null-if-not-found.server";
import type { PassSubject } from "~/mall/views/member/wallet-pass.server";

/** What a member asks a pass of, and the pass's serial number; null if there is no such thing of theirs. */
export async function ownSubject(
  member: MallApi,
  kind: PassKind,
  id: string,
): Promise<{ subject: PassSubject; serial: string } | null> {
  if (kind === "reward") {
    const reward = await nullIfNotFound(member.customerReward(id));
    return reward && { subject: { kind, reward }, serial: serialOf(kind, reward.id) };
  }
  if (kind === "booking") {
    const orders = await nullIfNotFound(member.bookingOrders({ status: "booked", per_page: 48 }));
    const order = orders?.data.find((candidate) => candidate.id === id);
    return order ? { subject: { kind, order }, serial: serialOf(kind, order.id) } : null;
  }
  const [profile, points, tier] = await Promise.all([
    member.profile(),
    nullIfNotFound(member.points()),
    nullIfNotFound(member.memberTier()),
  ]);
  return {
    subject: { kind, member: profile, points: points?.balance ?? null, tier: tier?.tier ?? null },
    serial: serialOf(kind, profile.id),
  };
}

/** The same for the same thing, so that a wallet that has its pass replaces it. */
const serialOf = (kind: PassKind, id: string): string =>
  createHash("sha256").update(`${kind} ${id}`).digest("base64url").slice(0, 32);
