import { createHash } from "node:crypto";
import { minimumAge } from "@contract/input-text";
import { languageName, languages } from "@contract/languages";
import { fileLimit, type Profile, pictureTypes } from "@contract/profile";
import { shownEmail } from "@contract/typed/email-address.server";
import { shownPhone } from "@contract/typed/phone-number.server";
import { countryName } from "~/locale/country";
import { dayText } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import { formatNumber } from "../../cards/points-text.server";
import { dashboardFrame, memberName } from "../dashboard/dashboard-frame.server";
import { tierName } from "../points/loyalty-card.server";
import { pushPanel } from "../push/push.server";
import { dayIn } from "../receipts/receipts.server";
import { devicesView } from "./devices.server";
import { supportsPhysicalCards } from "./physical-cards.server";
import { profileCompletion } from "./profile-completion.server";
import { isSecondFactorOn } from "./two-step.server";

export type ProfileView = Awaited<ReturnType<typeof profileView>>;

/**
 * A member's data for the profile's forms.
 * @param drafted input from before the session ended, with the form's `intent`; it replaces the stored values
 */
export async function profileView(site: MemberSite, drafted: Record<string, string> | null) {
  const { language, member, mall, now } = site;
  const t = translatorOf(language);
  const [profile, points, tier, hasPhysicalCards, sessions, secondFactor, push] = await Promise.all([
    member.profile(),
    sidePart(member.points(), "A member's points could not be read"),
    sidePart(member.memberTier(), "A member's tier could not be read"),
    supportsPhysicalCards(site),
    sidePart(member.sessions(), "The member's sessions could not be listed"),
    sidePart(member.secondFactor(), "The member's second factor could not be read"),
    pushPanel(site),
  ]);
  const today = dayIn(mall?.time_zone ?? "Europe/Prague", now);
  const screen = href("dashboard-profile", null, language);
  const valuesOf = (intent: string, stored: Record<string, string>) =>
    drafted?.intent === intent ? drafted : stored;
  return {
    frame: dashboardFrame(site, "dashboard-profile", profile),
    title: t("profile:title"),
    lead: t("profile:lead"),
    completion: profileCompletion(profile, language),
    completeText: profile.missing?.length === 0 ? t("profile:complete") : null,
    name: memberName(profile),
    standing: [
      tier && { label: t("dashboard:card.tier"), value: tierName(tier.tier, site) },
      points && {
        label: t("dashboard:card.unit", { count: points.balance }),
        value: formatNumber(points.balance, language),
      },
    ].filter((each) => each !== null),
    /** The intent of the form that was typed into before the session ended. */
    draftedIntent: drafted?.intent ?? null,
    known: knownData(profile, site),
    picture: pictureView(profile),
    fileRules: { files: 1, bytes: fileLimit, types: pictureTypes },
    days: { first: "1900-01-01", last: `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}` },
    languages: languages.map((code): [code: string, name: string] => [code, languageName(code)]),
    values: {
      profile: valuesOf(
        "profile",
        storedValues(profile, countryName(mall?.address?.country ?? "", language)),
      ),
      consents: valuesOf("consents", {
        newsletter: profile.consents.newsletter ? "on" : "",
        personal_offers: profile.consents.personal_offers ? "on" : "",
      }),
      picture: valuesOf("picture", {}),
      card: valuesOf("card", { birth_date: profile.birth_date ?? "" }),
    },
    consents: profile.consents,
    card: hasPhysicalCards ? { number: profile.card_number } : null,
    hasPassword: profile.has_password,
    /** Null if this mall's API lists no sessions. */
    devices: sessions && devicesView(sessions, site),
    /** Null if this mall's API has no second factor. */
    hasSecondFactor: secondFactor && isSecondFactorOn(secondFactor),
    push,
    links: {
      data: `/my-data.zip?language=${language}`,
      password: href("set-new-password", null, language, { redirectTo: `${screen}#password` }),
      twoStep: href("dashboard-two-step", null, language),
      privacy: href("privacy-policy", null, language),
      terms: href("terms-and-conditions", null, language),
    },
  };
}

/** The picture at `/my-picture`, or initials. */
function pictureView(profile: Profile) {
  const version = profile.image && createHash("sha256").update(profile.image.url).digest("hex").slice(0, 12);
  const initials = [profile.first_name, profile.last_name].map((name) => [...(name ?? "")][0] ?? "").join("");
  return {
    src: version ? `/my-picture?v=${version}` : null,
    initials: (initials || [...memberName(profile)][0] || "").toUpperCase(),
  };
}

/** What the mall knows of the member, as rows to read. */
function knownData(profile: Profile, site: MemberSite): { label: string; value: string }[] {
  const t = translatorOf(site.language);
  const { address, birth_date, gender, language } = profile;
  const genders: Record<string, string> = {
    female: t("profile:personal.female"),
    male: t("profile:personal.male"),
    other: t("profile:personal.other"),
  };
  const place = [address?.zip_code, address?.city].filter(Boolean).join(" ");
  const rows: [label: string, value: string | null | undefined][] = [
    [t("profile:personal.email"), shownEmail(profile.email)],
    [t("profile:personal.phone"), shownPhone(profile.phone)],
    [t("profile:personal.birthDate"), birth_date && dayText(birth_date, site)],
    [t("profile:personal.gender"), gender && genders[gender]],
    [t("profile:personal.address"), [address?.street, place].filter(Boolean).join(", ")],
    [t("profile:personal.language"), language && languageName(language)],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function storedValues(profile: Profile, usualCountry: string): Record<string, string> {
  const { address } = profile;
  return {
    first_name: profile.first_name ?? "",
    last_name: profile.last_name ?? "",
    phone: shownPhone(profile.phone) ?? "",
    birth_date: profile.birth_date ?? "",
    gender: profile.gender ?? "",
    street: address?.street ?? "",
    city: address?.city ?? "",
    zip_code: address?.zip_code ?? "",
    country: address?.country ?? usualCountry,
    language: profile.language ?? "",
  };
}
