import { createHash } from "node:crypto";
import type { Language } from "@contract/languages";
import type { PassKind, WalletName, WalletPass } from "@contract/wallet-pass";
import type { MallApi } from "~/mall/client/client.server";
import { MallApiError } from "~/mall/client/mall-api-error";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import { ownVoucher } from "~/mall/client/own-voucher.server";
import type { PassSubject } from "~/mall/views/member/wallet/wallet-pass.server";

export type IssuedPass = {
  subject: PassSubject;
  serial: string;
  /** Null where the mall API keeps no passes: this one stays as it is. */
  token: string | null;
};

type Asked = { wallet: WalletName; kind: PassKind; id: string; language: Language };

/** A pass of what a member asks for; null if there is no such thing of theirs. */
export async function issuePass(member: MallApi, asked: Asked): Promise<IssuedPass | null> {
  const { id, ...rest } = asked;
  const issued = await member.issueWalletPass({ ...rest, ...(id && { id }) }).catch((error) => {
    // Other APIs have no passes, and say so in their own way.
    if (error instanceof MallApiError && [404, 405, 501].includes(error.status)) return null;
    throw error;
  });
  return issued?.data ? issuedPass(issued.data) : ownPass(member, asked);
}

/** A pass that the mall API keeps. */
export const issuedPass = (pass: WalletPass): IssuedPass => ({
  subject: subjectOf(pass),
  serial: pass.id,
  token: pass.token,
});

function subjectOf({ kind, member, points, tier, reward, order }: WalletPass): PassSubject {
  if (kind === "card" && member) return { kind, member, points, tier: tier ?? null };
  if (kind === "reward" && reward) return { kind, reward };
  if (kind === "booking" && order) return { kind, order };
  return { kind, hasEnded: true };
}

/** What the member's screens show. */
async function ownPass(member: MallApi, { kind, id }: Asked): Promise<IssuedPass | null> {
  if (kind === "reward") {
    const reward = await nullIfNotFound(ownVoucher(member, id));
    return reward && lastingPass({ kind, reward }, reward.id);
  }
  if (kind === "booking") {
    const orders = await nullIfNotFound(member.bookingOrders({ status: "booked", per_page: 48 }));
    const order = orders?.data.find((candidate) => candidate.id === id);
    return order ? lastingPass({ kind, order }, order.id) : null;
  }
  const [profile, points, tier] = await Promise.all([
    member.profile(),
    nullIfNotFound(member.points()),
    nullIfNotFound(member.memberTier()),
  ]);
  const standing = { points: points?.balance ?? null, tier: tier?.tier ?? null };
  return lastingPass({ kind, member: profile, ...standing }, profile.id);
}

/** Its serial number is the same for the same thing, so that a wallet that has its pass replaces it. */
const lastingPass = (subject: PassSubject, id: string): IssuedPass => ({
  subject,
  serial: createHash("sha256").update(`${subject.kind} ${id}`).digest("base64url").slice(0, 32),
  token: null,
});
