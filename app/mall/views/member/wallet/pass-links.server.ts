import type { PassKind } from "@contract/wallet-pass";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";

export type PassLink = { href: string; label: string };

/** Links to a pass of one of the member's own for each wallet that the mall can sign for. */
export function passLinks(site: Site, kind: PassKind, id?: string): PassLink[] {
  const { language, tenant, now } = site;
  const t = translatorOf(language);
  const { apple, google } = walletPassesOf(tenant, now);
  const to = (wallet: "apple" | "google") =>
    `/wallet-pass?${new URLSearchParams({ wallet, kind, ...(id !== undefined && { id }), language })}`;
  return [
    ...(apple ? [{ href: to("apple"), label: t("wallet:pass.apple") }] : []),
    ...(google ? [{ href: to("google"), label: t("wallet:pass.google") }] : []),
  ];
}
