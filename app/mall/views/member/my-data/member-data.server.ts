import type { Page } from "@contract/envelope";
import { everyItem } from "~/mall/client/every-item.server";
import { nullIfNotFound } from "~/mall/client/null-if-not-found.server";
import type { MemberSite } from "~/site/member-site.server";

/** A file that belongs to a member's data, by its URL at the mall API. */
export type MemberFile = {
  folder: "profile" | "receipts" | "messages" | "requests";
  name: string;
  url: string;
};
type MemberDataKind = keyof ReturnType<typeof reads>;
/** What the mall API knows about a member, by kind; without the kinds that it doesn't have. */
export type MemberData = Map<MemberDataKind, object[]>;

const pageSize = 48;
/** Far more than a person has. */
const maxPages = 400;

/** Everything that the mall API knows about a member, and the files that belong to it. */
export async function memberData(site: MemberSite): Promise<{ data: MemberData; files: MemberFile[] }> {
  const all = reads(site);
  const data: MemberData = new Map();
  const read = Object.entries(all) as [MemberDataKind, Promise<object[] | null>][];
  for (const [kind, rows] of await Promise.all(read.map(async ([kind, rows]) => [kind, await rows] as const)))
    if (rows) data.set(kind, rows);
  const [profile] = await all.profile;
  const [receipts, messages, requests] = await Promise.all([all.receipts, all.messages, all.requests]);
  const files = [
    { folder: "profile" as const, name: "picture", url: profile.image?.url },
    ...(receipts ?? []).map(({ id, image }) => ({ folder: "receipts" as const, name: id, url: image?.url })),
    ...attached("messages", messages),
    ...attached("requests", requests),
  ];
  return { data, files: files.flatMap(({ url, ...file }) => (url ? [{ ...file, url }] : [])) };
}

const attached = (
  folder: "messages" | "requests",
  items: { id: string; files: { name: string; url: string }[] }[] | null,
) =>
  (items ?? []).flatMap(({ id, files }) =>
    files.map(({ name, url }) => ({ folder, name: `${id}-${name}`, url })),
  );

function reads({ member }: MemberSite) {
  const one = async <Item extends object>(answer: Promise<Item>) => {
    const found = await nullIfNotFound(answer);
    return found && [found];
  };
  const every = <Item extends object>(
    list: string,
    read: (query: { page: number; per_page: number }) => Promise<Page<Item>>,
  ) => nullIfNotFound(everyItem(list, (page) => read({ page, per_page: pageSize }), maxPages));
  const earned = async () =>
    (await every("badges", member.badges))?.filter(({ earned_at }) => Boolean(earned_at)) ?? null;
  return {
    profile: member.profile().then((profile) => [profile] as const),
    sessions: nullIfNotFound(member.sessions()),
    // Without the secret of an app that is being set up.
    secondFactor: one(
      member.secondFactor().then(({ totp, ...others }) => ({ app_since: totp.since, ...others })),
    ),
    notifications: one(member.push()),
    tier: one(member.memberTier()),
    points: one(member.points()),
    pointsHistory: every("pointsHistory", member.pointsHistory),
    receipts: every("receipts", member.receipts),
    rewards: every("customerRewards", member.customerRewards),
    badges: earned(),
    favourites: every("likes", member.likes),
    followed: every("follows", member.follows),
    ratings: every("thumbs", member.thumbs),
    bookings: every("bookingOrders", member.bookingOrders),
    plates: nullIfNotFound(member.plates()),
    parkingCode: one(member.parkingCode()),
    paymentMethods: nullIfNotFound(member.paymentMethods()),
    walletPasses: nullIfNotFound(member.walletPasses()),
    messages: every("allMessages", member.allMessages),
    requests: every("supportRequests", member.supportRequests),
  };
}
