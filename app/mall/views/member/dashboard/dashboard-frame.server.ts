import type { Profile } from "@contract/profile";
import { dateText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import type { RouteName } from "~/locale/route-table";
import type { Site } from "~/site/site.server";
import { defaultHref, isRouteName } from "../../links.server";
import { accountSetup } from "../profile/account-setup.server";

export type DashboardFrameView = ReturnType<typeof dashboardFrame>;

/** The screens of the member's area that have a place in its menu. */
export function memberScreens({ language }: Pick<Site, "language">) {
  const t = translatorOf(language);
  return [
    { name: "dashboard", icon: "layout-grid", title: t("dashboard:nav.overview") },
    { name: "dashboard-my-points", icon: "star", title: t("dashboard:nav.myPoints") },
    { name: "dashboard-get-points", icon: "plus", title: t("dashboard:nav.getPoints") },
    { name: "dashboard-receipts", icon: "receipt", title: t("dashboard:nav.receipts") },
    { name: "dashboard-rewards", icon: "gift", title: t("dashboard:nav.rewards") },
    { name: "dashboard-awards", icon: "award", title: t("dashboard:nav.awards") },
    { name: "dashboard-favourites", icon: "heart", title: t("dashboard:nav.favourites") },
    { name: "dashboard-purchases", icon: "calendar", title: t("dashboard:nav.purchases") },
    { name: "dashboard-payment-methods", icon: "credit-card", title: t("dashboard:nav.paymentMethods") },
    { name: "dashboard-profile", icon: "user", title: t("dashboard:nav.profile") },
    { name: "dashboard-support", icon: "message-circle", title: t("dashboard:nav.support") },
  ];
}

/** The layout of the member's area: its screens as links, the current one marked, and the member. */
export function dashboardFrame(site: Site, current: RouteName, profile: Profile) {
  const { language, settings } = site;
  const t = translatorOf(language);
  return {
    links: memberScreens(site).flatMap(({ name, icon, title }) => {
      const href = isRouteName(name) ? defaultHref(name, language, settings) : null;
      return href ? [{ href, icon, title, isCurrent: name === current }] : [];
    }),
    member: memberName(profile),
    since: profile.created_at ? t("dashboard:nav.since", { date: dateText(profile.created_at, site) }) : null,
    // The profile asks for it by its own form.
    setup: current === "dashboard-profile" ? null : accountSetup(profile, site),
    texts: {
      label: t("dashboard:nav.label"),
      all: t("dashboard:nav.all"),
      logout: t("common:header.logout"),
    },
    language,
  };
}

/** A member from single sign-on may have no name yet: the e-mail address is shown instead. */
export const memberName = ({
  first_name,
  last_name,
  email,
}: Pick<Profile, "first_name" | "last_name" | "email">): string =>
  [first_name, last_name].filter(Boolean).join(" ") || email;
