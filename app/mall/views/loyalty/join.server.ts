import type { MemberTier } from "@contract/member-tier";
import type { Points } from "@contract/points";
import type { Profile } from "@contract/profile";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { formatMoney } from "~/locale/money";
import type { MallApi } from "~/mall/client/client.server";
import { isMissing } from "~/mall/client/missing-parts.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { pointsText } from "../cards/points-text.server";
import { greeting } from "../member/dashboard/greeting.server";
import { tierProgress } from "../member/points/tier-progress.server";
import { examplePurchase, pointsFor } from "./earning.server";
import { firstTier, tiersOf } from "./tiers.server";

/** What a screen says of the loyalty programme: to strangers that they can join, to members what they have. */
export type JoinView = Awaited<ReturnType<typeof joinView>>;

/** A member's own part of a screen about the programme; each is null where it can't be read. */
export type MemberStanding = { profile: Profile | null; points: Points | null; tier: MemberTier | null };

/**
 * The strip that leads to the programme. Null where the mall has no accounts, and for a member whose points are unknown.
 * @param here the URL that the visitor returns to as a member
 * @param reason why to join, where the screen has one of its own
 */
export async function joinView(site: Site, member: MallApi | null, here: string, reason?: string) {
  if (!site.settings.authenticationEnabled) return null;
  if (member) return memberStrip(await standingOf(member), site);
  const example = await exampleText(site);
  return strangerStrip(site, here, { ...(reason && { title: reason }), ...(example && { example }) });
}

export async function standingOf(member: MallApi): Promise<MemberStanding> {
  const [profile, points, tier] = await Promise.all([
    sidePart(member.profile(), "A member's profile could not be read"),
    sidePart(member.points(), "A member's points could not be read"),
    sidePart(member.memberTier(), "A member's tier could not be read"),
  ]);
  return { profile, points, tier };
}

export function memberStrip({ profile, points, tier }: MemberStanding, site: Site) {
  if (!points) return null;
  const { language } = site;
  const t = translatorOf(language);
  const progress = tier && tierProgress(tier, site);
  return {
    isMember: true as const,
    eyebrow: greeting(profile, site),
    title: t("loyalty:member.balance", { points: pointsText(points.balance, language) }),
    text: progress?.line ?? null,
    percent: progress?.percent ?? null,
    button: {
      to: href("dashboard-get-points", null, language),
      label: t("dashboard:points.earnMore"),
    },
    logIn: null,
  };
}

export function strangerStrip(
  site: Site,
  here: string,
  { title, example }: { title?: string; example?: string } = {},
) {
  const { language } = site;
  const t = translatorOf(language);
  return {
    isMember: false as const,
    eyebrow: null,
    title: title ?? t("loyalty:join.title"),
    text: [example, t("loyalty:join.free")].filter(Boolean).join(" "),
    percent: null,
    button: {
      to: href("register", null, language, { redirectTo: here }),
      label: t("loyalty:join.button"),
    },
    logIn: {
      to: href("login", null, language, { redirectTo: here }),
      label: t("common:header.login"),
    },
  };
}

/** "500 Kč is 50 points": by the rules of the mall's API; null where they, or the first tier, are unknown. */
export async function exampleText(site: Site): Promise<string | null> {
  const tiers = await tiersOf(site);
  if (isMissing("tiers")) return null;
  const points = pointsFor(examplePurchase, site, firstTier(tiers)?.multiplier);
  return points === null
    ? null
    : translatorOf(site.language)("loyalty:example", {
        amount: formatMoney(examplePurchase, site.language),
        points: pointsText(points, site.language),
      });
}
