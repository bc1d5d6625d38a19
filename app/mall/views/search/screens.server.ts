import type { OpeningHoursZone } from "@contract/opening-hours";
import type { Kind } from "@contract/search-language/kinds";
import { translatorOf } from "~/locale/i18n.server";
import { type RouteName, routeTable } from "~/locale/route-table";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { defaultHref, namedScreen } from "../links.server";
import { addDays, localTime } from "../opening/opening-status";
import { screenMessage, screenTitle } from "../pages/information.server";
import { type LegalKind, legalView } from "../pages/legal.server";
import { websitePageOf } from "../pages/website-page.server";
import { linksOfMenus } from "../shell/menus.server";
import { addressLine } from "../shell/shell.server";
import { translated } from "../translation";
import { isGiven } from "../visit/accessibility.server";
import { hoursOn } from "../visit/opening-hours.server";
import { parkingLines } from "../visit/parking.server";
import type { Days, Result } from "./result";

type Answer = (site: Site, days: Days | null, rest: string) => string | null | Promise<string | null>;

/**
 * A screen that search finds: what people mean who look for it, its title's and its lead's text if the list of practical
 * screens has none, and what it answers.
 */
type Screen = { kinds: Kind[]; title?: string; text?: string; answer?: Answer; isUnlisted?: true };

const screens: Partial<Record<RouteName, Screen>> = {
  "opening-hours": { kinds: ["hours"], answer: (site, days) => hoursOfDays(site, days) },
  parking: { kinds: ["parking"], answer: (site, _, rest) => parkingLines(site, hoursIn(rest)) },
  "how-to-get-here": { kinds: ["directions"], answer: addressAnswer },
  contact: { kinds: ["contact"], answer: contactAnswer },
  floorplan: { kinds: ["floor-plan"] },
  "gift-cards": { kinds: ["gift-cards"] },
  faq: { kinds: ["faq"] },
  accessibility: { kinds: ["accessibility"] },
  "shops-services": { kinds: ["directory"] },
  offers: { kinds: ["offers"], title: "lists:kinds.offers.title", text: "lists:kinds.offers.lead" },
  events: { kinds: ["events"] },
  news: { kinds: ["news"] },
  rewards: { kinds: ["rewards"], title: "lists:kinds.rewards.title", text: "lists:kinds.rewards.lead" },
  amenities: { kinds: ["amenities"] },
  cinema: { kinds: ["cinema"] },
  "privacy-policy": {
    kinds: ["privacy"],
    title: "content:legal.privacy-policy",
    answer: legalAnswer("privacy-policy"),
  },
  "terms-and-conditions": {
    kinds: ["terms"],
    title: "content:legal.terms-and-conditions",
    answer: legalAnswer("terms-and-conditions"),
  },
  "operating-rules": { kinds: ["house-rules"] },
  cookies: { kinds: ["cookies"], title: "cookies:title" },
  newsletter: {
    kinds: ["newsletter"],
    title: "common:newsletter.title",
    text: "newsletter:subscribe.text",
  },
  login: { kinds: ["log-in"], title: "account:login.title", text: "account:login.lead" },
  register: { kinds: ["register"], title: "account:register.title", text: "account:register.lead" },
  "forgot-password": { kinds: ["password"], title: "account:forgot.title", text: "account:forgot.lead" },
  "dashboard-my-points": { kinds: ["points"], title: "dashboard:points.title", text: "account:login.lead" },
  "dashboard-receipts": {
    kinds: ["receipts"],
    title: "dashboard:receipts.title",
    text: "account:login.lead",
  },
  // These are empty without a page of the mall, which its menus link to.
  "map-way": { kinds: ["directions"], isUnlisted: true },
  about: { kinds: ["about"], isUnlisted: true },
  eshops: { kinds: ["online-shops"], isUnlisted: true },
  "mobile-app": { kinds: ["app"], isUnlisted: true },
};

/** What people mean who look for a page that malls usually have, whatever its title. */
const kindsOfPages: Record<string, Kind[]> = {
  "job-offers": ["jobs"],
  "space-lease": ["lease"],
  "loyalty-program": ["loyalty"],
  "christmass-stall": ["christmas"],
  terrace: ["terrace"],
};

export type ScreenResult = Result & { kinds: Kind[]; to: string };

/** The site's screens, and the mall's own pages that its menus link to, as results. */
export function screenResults(site: Site, hasCinema: boolean): ScreenResult[] {
  const { language, settings } = site;
  const t = translatorOf(language);
  const linked = linksOfMenus(site);
  const results = new Map<string, ScreenResult>();
  const add = (to: string | null, title: string | null, more: Pick<ScreenResult, "kinds" | "answer">) => {
    if (!to || !title || results.has(to)) return;
    const translations = [{ locale: language, title, slug: null, text: null }];
    results.set(to, { id: to, to, image: null, translations, ...more });
  };
  for (const [route, screen] of Object.entries(screens) as [RouteName, Screen][]) {
    const to = defaultHref(route, language, settings);
    const isThere = !screen.isUnlisted || linked.some(({ href }) => href === to);
    if (!isThere || !isOpen(route, site, hasCinema)) continue;
    const lead = screen.text ? t(screen.text, { defaultValue: "" }) : screenMessage(route, site);
    add(to, screen.title ? t(screen.title) : screenTitle(route, site), {
      kinds: screen.kinds,
      answer: async (here, days, rest) =>
        (await screen.answer?.(here, days, rest)) || (await perexOf(route, here)) || lead,
    });
  }
  for (const { href, title, permalink } of linked)
    if (href.startsWith("/") && !href.includes("?"))
      add(href, title, {
        kinds: kindsOfPages[permalink ?? ""] ?? [],
        answer: (here) => (permalink ? perexOf(permalink, here) : null),
      });
  return [...results.values()];
}

function isOpen(route: RouteName, { settings, mall }: Site, hasCinema: boolean): boolean {
  const { guard } = routeTable[route] as { guard?: string };
  if (guard === "offers") return !settings.offersOnlyWhenLoggedIn;
  if (guard === "rewards") return !settings.rewardsOnlyWhenLoggedIn;
  if (guard) return settings.authenticationEnabled;
  if (route === "cinema") return hasCinema;
  return route !== "accessibility" || isGiven(mall?.accessibility);
}

/** What the mall's own page of a permalink says first. */
async function perexOf(permalink: string, site: Site): Promise<string | null> {
  const screen = namedScreen(permalink);
  if (screen && !pagesOfScreens.includes(screen)) return null;
  const page = await websitePageOf(site, permalink === "mobile-app" ? "mobile_app" : permalink);
  const perex = translated(page?.translations ?? [], "perex", site.language);
  return plainText(perex || translated(page?.translations ?? [], "article", site.language), 160) || null;
}
const pagesOfScreens: RouteName[] = ["about", "contact", "eshops", "gift-cards", "mobile-app"];

/** As many as Easter has. */
const daysAtMost = 4;

/** The hours of today, or of the days asked about: the mall's, or those of a shop. */
export function hoursOfDays(
  site: Site,
  days: Days | null,
  zones?: readonly OpeningHoursZone[],
): string | null {
  const today = localTime(site.now, site.mall?.time_zone ?? "Europe/Prague").date;
  const { first, last } = days ?? { first: today, last: today };
  const dates = Array.from({ length: daysAtMost }, (_, at) => addDays(first, at));
  return hoursOn(
    dates.filter((date) => date <= last),
    site,
    zones,
  );
}

/** How many hours a question names: "5 hours", "5 hod", "5 Stunden". */
const hoursIn = (q: string): number | null => {
  const hours = /(?<!\d)(\d{1,2})\s?(?:h|hrs?|hours?|hod\p{L}*|stunden?)(?!\p{L})/iu.exec(q)?.[1];
  return hours ? Number(hours) : null;
};

function addressAnswer({ mall }: Site): string | null {
  return mall?.address ? addressLine(mall.address) : null;
}

function legalAnswer(kind: LegalKind): Answer {
  return async (site) => (await legalView(site, kind)).description;
}

function contactAnswer({ mall }: Site): string | null {
  return [mall?.phone, mall?.email].filter(Boolean).join(" · ") || null;
}
