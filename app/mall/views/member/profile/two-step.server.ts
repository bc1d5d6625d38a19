import type { Passkey, SecondFactor } from "@contract/second-factor";
import { dateText } from "~/locale/dates";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import type { MemberSite } from "~/site/member-site.server";
import { shellName } from "../../shell/shell.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { qrCode } from "../wallet/codes.server";

export type TwoStepView = Awaited<ReturnType<typeof twoStepView>>;
export type AppView = TwoStepView["app"];
export type PasskeyView = TwoStepView["passkeys"][number];

export const isSecondFactorOn = ({ totp, passkeys }: SecondFactor): boolean =>
  totp.since !== null || passkeys.length > 0;

/** What a member's log-in takes beside the password. */
export async function twoStepView(site: MemberSite) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, factor] = await Promise.all([member.profile(), member.secondFactor()]);
  const isOn = isSecondFactorOn(factor);
  return {
    frame: dashboardFrame(site, "dashboard-profile", profile),
    title: t("profile:twoStep.title"),
    lead: t("two-step:lead"),
    isOn,
    hasPassword: profile.has_password,
    /** Whose codes they are, on paper. */
    account: `${shellName(site)} · ${profile.email}`,
    app: await appView(factor, site),
    passkeys: factor.passkeys.map((passkey) => passkeyView(passkey, site)),
    passkeyHost: factor.passkey_host,
    codesLeft: isOn ? t("two-step:codes.left", { count: factor.recovery_codes_left }) : null,
    links: { profile: href("dashboard-profile", null, language) },
  };
}

function passkeyView({ id, name, created_at, last_used_at }: Passkey, site: MemberSite) {
  const t = translatorOf(site.language);
  const date = created_at && dateText(created_at, site);
  const used = last_used_at
    ? t("two-step:passkeys.used", { when: relativeTime(site.now, new Date(last_used_at), site.language) })
    : t("two-step:passkeys.unused");
  return {
    id,
    name,
    about: [date && t("two-step:passkeys.added", { date }), used].filter(Boolean).join(" · "),
  };
}

async function appView({ totp: { since, setup } }: SecondFactor, site: MemberSite) {
  const date = since && dateText(since, site);
  return {
    isOn: since !== null && since !== undefined,
    since: date ? translatorOf(site.language)("two-step:app.since", { date }) : null,
    setup: setup && {
      /** In groups, which are easier to copy. */
      key: setup.secret.replaceAll(/(.{4})(?=.)/g, "$1 "),
      uri: setup.uri,
      qr: await qrCode(setup.uri),
    },
  };
}
