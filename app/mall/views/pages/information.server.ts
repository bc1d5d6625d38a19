import { shownPhone } from "@contract/typed/phone-number.server";
import type { WebsitePage } from "@contract/website-page";
import { translatorOf } from "~/locale/i18n.server";
import { wholeList } from "~/mall/client/every-page.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { Site } from "~/site/site.server";
import { dot } from "~/ui/dot";
import { iconView } from "../icons.server";
import { defaultHref, namedScreen } from "../links.server";
import { hoursToday } from "../opening/opening-table.server";
import { mallStatus } from "../shell/shell.server";
import { translated, translationOf } from "../translation";
import { quietHoursView } from "../visit/accessibility.server";
import { wayIcons } from "../visit/directions.server";
import { dayBar } from "../visit/opening-hours.server";
import { parkingOrNull, visitTeasers } from "../visit/visit-teasers.server";
import { giftCardFacts } from "./gift-cards.server";
import { websitePageOf } from "./website-page.server";

const icons: Record<string, string> = {
  about: "building",
  accessibility: "accessibility",
  amenities: "armchair",
  cinema: "clapperboard",
  contact: "phone",
  eshops: "shopping-cart",
  events: "calendar",
  faq: "info",
  floorplan: "map",
  "gift-cards": "gift",
  "how-to-get-here": "map-pin",
  "map-way": "footprints",
  "mobile-app": "download",
  news: "newspaper",
  "opening-hours": "clock",
  "operating-rules": "book-open",
  parking: "car",
  "shops-services": "store",
};

/** What visitors ask first: each with its fact. */
const asked = ["opening-hours", "how-to-get-here", "parking"];

/** The practical screens named in the mall's settings, in their order; those asked for first with their facts as large texts. */
export async function informationTiles(site: Site) {
  const [teasers, hints, parking] = await Promise.all([
    visitTeasers(site, "information"),
    hintsOf(site),
    parkingOrNull(site),
  ]);
  const facts = new Map(teasers.map(({ name, text }) => [name as string, text]));
  const hours = hoursToday(site.mall?.opening_hours ?? [], site);
  const tiles = site.settings.informationItems.flatMap((item) => {
    const name = namedScreen(item);
    const href = name && defaultHref(name, site.language, site.settings);
    const title = name && screenTitle(name, site);
    if (!href || !title) return [];
    // "420 spaces · first 3 hours free": the number large.
    const [fact, ...more] = (name === "opening-hours" ? hours : facts.get(name))?.split(dot) ?? [];
    const status = name === "opening-hours" ? mallStatus(site)?.text : more.join(dot);
    return [
      {
        name,
        title,
        href,
        icon: iconView([name], `lucide:${icons[name] ?? "arrow-right"}`, site),
        fact: asked.includes(name) && fact ? fact : null,
        hint: hints[name] ?? null,
        text: status || screenMessage(name, site),
      },
    ];
  });
  const others = tiles.filter(({ fact }) => !fact);
  const haveHints = others.every(({ hint }) => hint);
  return {
    asked: tiles.filter(({ fact }) => fact),
    /** Beside the facts: today as a bar, the ways, the hours that parking is free and the first that isn't. */
    bar: dayBar(site),
    ways: wayIcons(site),
    hours: hoursOf(Math.floor((parking?.free_minutes ?? 0) / 60)),
    /** Each with what is behind it, in place of a sentence, or none. */
    others: haveHints
      ? others.map((tile) => ({ ...tile, text: tile.hint?.title ?? null }))
      : others.map((tile) => ({ ...tile, hint: null })),
  };
}

/** The numbers of the hours that are free and of the next; none where there are too many to be drawn. */
function hoursOf(free: number): string[] {
  return free > 0 && free < 6 ? Array.from({ length: free + 1 }, (_, at) => `${at + 1}\u00a0h`) : [];
}

type Hint = { title: string | null; lines: string[] };

/** What is behind some of the others, by the names of their screens: how many, when, which number. */
async function hintsOf(site: Site): Promise<Record<string, Hint | null>> {
  const t = translatorOf(site.language);
  const isNamed = (name: string) => site.settings.informationItems.some((item) => namedScreen(item) === name);
  const [giftCards, amenities, questions] = await Promise.all([
    isNamed("gift-cards") ? websitePageOf(site, "gift-cards") : null,
    isNamed("amenities")
      ? sidePart(site.api.amenities({ page: 1, per_page: 48 }), "The amenities could not be counted")
      : null,
    isNamed("faq")
      ? sidePart(
          wholeList("faq", (query) => site.api.faq(query)),
          "The questions could not be counted",
        )
      : null,
  ]);
  const quiet = quietHoursView(site);
  const hint = (...lines: (string | false | null | undefined)[]): Hint | null => {
    const said = lines.filter((line) => typeof line === "string");
    return said.length > 0 ? { title: null, lines: said } : null;
  };
  return {
    amenities: hint(
      amenities && amenities.total > 0 && t("lists:kinds.amenities.count", { count: amenities.total }),
    ),
    faq: hint(questions && questions.length > 0 && t("faq:count", { count: questions.length })),
    accessibility: quiet && {
      title: quiet.title,
      lines: quiet.week.map(({ days, hours }) => `${days} ${hours.replaceAll("–", "\u2060–\u2060")}`),
    },
    "gift-cards": hint(giftCards && giftCardHint(giftCards, site)),
    "mobile-app": hint(
      ...site.settings.appStores.map(({ store }) =>
        t(store === "app_store" ? "page:mobileApp.appStore" : "page:mobileApp.googlePlay"),
      ),
    ),
    contact: hint(shownPhone(site.mall?.phone)),
  };
}

/** What a gift card is worth, as its page says. */
function giftCardHint({ translations }: WebsitePage, site: Site): string | null {
  const { amount, validity } = giftCardFacts(translated(translations, "article", site.language), 0, site);
  return amount ?? validity ?? null;
}

/** The menu's label for a screen if it has one, so that it has the same name everywhere; else the site's own. */
export function screenTitle(name: string, { settings, language }: Site): string | null {
  const items = [...settings.headerNavbarItems, ...Object.values(settings.footerItems).flat()];
  const item = items.find((candidate) => candidate.name === name && !candidate.url);
  return (
    translationOf(item?.translations ?? [], language)?.title ||
    translatorOf(language)(`content:information.${name}.title`, { defaultValue: "" }) ||
    null
  );
}

/** What a screen is about, in a sentence; null where there is none. */
export function screenMessage(name: string, { language }: Site): string | null {
  return translatorOf(language)(`content:information.${name}.text`, { defaultValue: "" }) || null;
}
