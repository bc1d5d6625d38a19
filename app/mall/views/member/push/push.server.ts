import { type PushKind, type PushSettings, pushKinds } from "@contract/push";
import { dateText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import { deviceName } from "../profile/devices.server";

export type PushButtonView = ReturnType<typeof buttonView>;
export type PushPanelView = NonNullable<Awaited<ReturnType<typeof pushPanel>>>;
export type PushOfferView = NonNullable<Awaited<ReturnType<typeof pushOffer>>>;

/** The member's choice and devices; null where the mall sends no push messages. */
export async function pushPanel(site: MemberSite) {
  const settings = await settingsOf(site);
  if (!settings) return null;
  const { language } = site;
  const t = translatorOf(language);
  return {
    ...buttonView(site, settings.key),
    title: t("push:title"),
    lead: t("push:lead"),
    script: t("push:script"),
    kindsTitle: t("push:kinds.title"),
    kinds: {
      receipt: t("push:kinds.receipt"),
      reward: t("push:kinds.reward"),
      booking: t("push:kinds.booking"),
      event: t("push:kinds.event"),
    } satisfies Record<PushKind, string>,
    save: t("push:kinds.save"),
    thisDevice: t("push:thisDevice"),
    switchOff: t("push:switchOff"),
    values: Object.fromEntries(pushKinds.map((kind) => [kind, settings.kinds[kind] ? "on" : ""])),
    devices: settings.devices.map(({ id, user_agent, created_at, is_current }) => {
      const date = created_at && dateText(created_at, site);
      return {
        id,
        ...deviceName(user_agent, language),
        isCurrent: is_current,
        since: date ? t("push:since", { date }) : null,
      };
    }),
  };
}

/** Offers messages of a kind; null where the member gets them already, has switched them off, or the mall sends none. */
export async function pushOffer(site: MemberSite, kind: Extract<PushKind, "receipt" | "event">) {
  const settings = await settingsOf(site);
  if (!settings?.kinds[kind] || settings.devices.some(({ is_current }) => is_current)) return null;
  return {
    ...buttonView(site, settings.key),
    question: translatorOf(site.language)(`push:offer.${kind}`),
  };
}

async function settingsOf({
  settings: { pushKey: key },
  member,
}: MemberSite): Promise<(PushSettings & { key: string }) | null> {
  const settings = key && (await sidePart(member.push(), "The member's notifications could not be read"));
  return settings ? { ...settings, key } : null;
}

/** What a button needs that switches messages on in a browser. */
function buttonView({ language }: MemberSite, key: string) {
  const t = translatorOf(language);
  return {
    key,
    language,
    texts: {
      switchOn: t("push:switchOn"),
      yes: t("push:offer.yes"),
      isOn: t("push:isOn"),
      denied: t("push:denied"),
      unsupported: t("push:unsupported"),
      failed: t("push:failed"),
    },
  };
}
