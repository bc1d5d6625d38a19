import type { Language } from "@contract/languages";
import { weekdays } from "@contract/opening-hours";
import type { RouteName } from "../../app/locale/route-table";
import { events, news } from "../stand-ins/other-mall-api/content/happenings";
import { receipts } from "../stand-ins/other-mall-api/content/loyalty";
import { amenities } from "../stand-ins/other-mall-api/content/mall";
import type { Moment } from "../stand-ins/other-mall-api/content/model";
import { offers, rewards } from "../stand-ins/other-mall-api/content/offers";
import { shops } from "../stand-ins/other-mall-api/content/shops";
import { momentAt } from "../stand-ins/other-mall-api/dates";
import { type NamedEntity, nameIn } from "../stand-ins/other-mall-api/names";
import type { OtherMallApi } from "../stand-ins/other-mall-api/start";
import { screenPath } from "./screens";

/** A screen as a member sees it: its text, of which each element is a part between bars, and its structured data. */
export type OpenScreen = (path: string) => Promise<{ text: string; structuredData: string }>;

const kinds = [
  "hours",
  "floor",
  "price",
  "price before",
  "validity",
  "points",
  "stock",
  "event's time",
  "event's kind",
  "publication",
  "receipt's state",
  "voucher's state",
] as const;
export type FactKind = (typeof kinds)[number];
export const factKinds: readonly FactKind[] = kinds;

const words = {
  en: {
    days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    today: "Today",
    closed: "Closed",
    hours: "Opening hours",
    ground: "Ground floor",
    floor: /Floor (-?\d+)/,
    valid: "Valid",
    left: "Left",
    none: "All taken",
    points: /^([\d,]+)\spoints?/,
    states: { approved: "Credited", pending: "Being checked", rejected: "Rejected" },
  },
  cz: {
    days: ["Pondělí", "Úterý", "Středa", "Čtvrtek", "Pátek", "Sobota", "Neděle"],
    today: "Dnes",
    closed: "Zavřeno",
    hours: "Otevírací doba",
    ground: "Přízemí",
    floor: /(-?\d+)\. patro/,
    valid: "Platnost",
    left: "Zbývá",
    none: "Rozebráno",
    points: /^([\d\s]+)\sbod/,
    states: { approved: "Připsáno", pending: "Kontrolujeme", rejected: "Zamítnuto" },
  },
} satisfies Partial<Record<Language, object>>;
type Written = keyof typeof words;

/**
 * What a mall's screens say that its content doesn't, in two languages; and of which kinds of facts they say
 * something.
 */
export async function untrueStatements(open: OpenScreen, { entities, now }: OtherMallApi) {
  const untrue: string[] = [];
  const stated = new Set<FactKind>();
  /** A fact that a screen states, and what is true. */
  const compare = (kind: FactKind, about: string, said: unknown, meant: unknown) => {
    stated.add(kind);
    if (JSON.stringify(said) !== JSON.stringify(meant))
      untrue.push(`${kind} of ${about}: ${JSON.stringify(said)}, not ${JSON.stringify(meant)}`);
  };
  const at = (moment: Moment) => momentAt(now, moment);
  const entityOf = (number: number, resource: NamedEntity["resource"]) =>
    entities.find((entity) => entity.number === number && entity.resource === resource);
  const detail = async (
    name: RouteName,
    resource: NamedEntity["resource"],
    number: number,
    language: Written,
  ) => open(screenPath(name, language, { id: entityOf(number, resource)?.id ?? "none", title: "x" }));
  const languageOf = (index: number): Written => (index % 2 === 0 ? "en" : "cz");

  for (const [index, shop] of shops.entries()) {
    const language = languageOf(index);
    const { days, today, closed, hours } = words[language];
    const { text } = await detail("shop-detail", "companies", shop.id, language);
    const floor = floorIn(ownPart(text, shop.name[language]), language);
    if (floor !== null) compare("floor", shop.name.cz, floor, shop.floor);
    const week = text.split(`|${hours}|`)[1]?.split("|") ?? [];
    for (let row = 0; days.includes(week[row] ?? "") || week[row] === today; row += 2) {
      const [name = "", cell = ""] = week.slice(row, row + 2);
      const day = name === today ? dayOf(new Date()) : weekdays[days.indexOf(name)];
      const said = cell === closed ? [] : (cell.match(/\d\d:\d\d/g) ?? cell);
      compare("hours", `${shop.name.cz} on ${day}`, said, day && shop.hours[day].flat());
    }
  }
  for (const [index, offer] of offers.entries()) {
    const language = languageOf(index);
    const { text } = await detail("offer-detail", "products", offer.id, language);
    const prices = [...ownPart(text, offer.name[language]).matchAll(/\|([\d,.\s]+)\sKč(?=\|)/g)];
    const [price, before] = prices.map(([, amount = ""]) => numberIn(amount, language));
    if (price !== undefined) compare("price", offer.name.cz, price, offer.price);
    if (before !== undefined) compare("price before", offer.name.cz, before, offer.before);
    compareValidity(text, language, offer.name.cz, offer);
  }
  for (const [index, reward] of rewards.entries()) {
    const language = languageOf(index);
    const { left, none, points } = words[language];
    const { text } = await detail("reward-detail", "rewards", reward.id, language);
    // The number is larger than its word, in an element of its own.
    const after = ownPart(text, reward.name[language]).split("|").slice(1).join("");
    const price = points.exec(after)?.[1];
    if (price !== undefined) compare("points", reward.name.cz, numberIn(price, language), reward.points);
    const stock = text.split(`|${left}|`)[1]?.split("|")[0];
    if (stock !== undefined)
      compare("stock", reward.name.cz, stock === none ? 0 : Number.parseInt(stock, 10), reward.stock);
    compareValidity(text, language, reward.name.cz, reward);
  }
  for (const [index, event] of events.entries()) {
    const { structuredData } = await detail("event-detail", "events", event.id, languageOf(index));
    for (const [field, moment] of [["startDate", event.from] as const, ["endDate", event.to] as const]) {
      const said = instantIn(structuredData, field);
      if (said !== null)
        compare("event's time", `${event.name.cz} (${field})`, said, at(moment).toISOString());
    }
  }
  for (const [index, item] of news.entries()) {
    const { structuredData } = await detail("news-detail", "news", item.id, languageOf(index));
    const said = instantIn(structuredData, "datePublished");
    if (said !== null) compare("publication", item.name.cz, said, at(item.published).toISOString());
  }
  for (const [index, amenity] of amenities.entries()) {
    const language = languageOf(index);
    const { text } = await detail("amenity-detail", "amenities", amenity.id, language);
    const floor = floorIn(ownPart(text, amenity.name[language]), language);
    if (floor !== null) compare("floor", amenity.name.cz, floor, amenity.floor);
  }
  for (const [route, type] of [["events-mall", "mall"] as const, ["events-stores", "stores"] as const]) {
    // A short list leads on to all events.
    const [text = ""] = (await open(screenPath(route, "cz", { page: "1" }))).text.split("|Nejbližší akce|");
    for (const entity of entities.filter(({ resource }) => resource === "events"))
      if (text.includes(`|${nameIn(entity, "cz")}|`))
        compare("event's kind", nameIn(entity, "cz"), type, entity.type);
  }
  for (const language of ["en", "cz"] as const) {
    const { states } = words[language];
    const { text } = await open(screenPath("dashboard-receipts", language, {}));
    for (const receipt of receipts) {
      const said = text.split(`|№ ${receipt.number}|`)[0]?.split("|").slice(-3) ?? [];
      const state = Object.entries(states).find(([, word]) => said.includes(word))?.[0];
      if (state) compare("receipt's state", receipt.number, state, receipt.status);
    }
    const wallet = screenPath("dashboard-rewards", language, {});
    for (const [show, reward] of Object.entries({ active: 306, used: 301, expired: 305 })) {
      const { text } = await open(`${wallet}?show=${show}`);
      const named = rewards.filter(({ name }) =>
        Object.values(name).some((each) => text.includes(`|${each}|`)),
      );
      for (const { id, name } of named)
        compare("voucher's state", name.cz, show, id === reward ? show : "another");
    }
  }
  return { untrue, stated };

  function compareValidity(
    text: string,
    language: Written,
    about: string,
    { from, to }: { from: Moment; to: Moment },
  ) {
    const said = text.split(`|${words[language].valid}|`)[1]?.split("|")[0];
    if (said === undefined) return;
    const days = [from, to].map((moment) => dayText(at(moment)));
    compare(
      "validity",
      about,
      said.split(" – ").map((day) => dayIn(day, language)),
      days,
    );
  }
}

/** From an entity's name to the sections about others. */
const ownPart = (text: string, name: string): string =>
  text.slice(text.indexOf(`|${name}|`) + 1).split("§")[0] ?? "";

function floorIn(text: string, language: Written): number | null {
  const { ground, floor } = words[language];
  const found = floor.exec(text)?.[1];
  return found === undefined ? (text.includes(ground) ? 0 : null) : Number(found);
}

const numberIn = (text: string, language: Written): number =>
  Number(language === "en" ? text.replaceAll(",", "") : text.replaceAll(/\s/g, "").replace(",", "."));

const inPrague = { timeZone: "Europe/Prague" } as const;
const dayText = (moment: Date): string => new Intl.DateTimeFormat("en-CA", inPrague).format(moment);
const dayOf = (moment: Date) =>
  weekdays.find(
    (day) =>
      day === new Intl.DateTimeFormat("en", { ...inPrague, weekday: "long" }).format(moment).toLowerCase(),
  );

/** `2026-12-24` of `24 December 2026` or `24. 12. 2026`. */
const dayIn = (text: string, language: Written): string =>
  language === "en"
    ? dayText(new Date(`${text} 12:00 UTC`))
    : text
        .split(/\.\s*/)
        .map((part) => part.padStart(2, "0"))
        .reverse()
        .join("-");

const instantIn = (structuredData: string, field: string): string | null => {
  const said = new RegExp(`"${field}":"([^"]+)"`).exec(structuredData)?.[1];
  return said === undefined ? null : new Date(said).toISOString();
};

/** A page's main part as `untrueStatements` reads it. */
export function screenIn(html: string): Awaited<ReturnType<OpenScreen>> {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const own = main
    .replaceAll("<!-- -->", "")
    .replaceAll(/<(nav|form|svg|picture)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<(?:aside|section)\b/g, "§$&");
  const text = own
    .replaceAll(/(?:<[^>]+>)+/g, "|")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'");
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return { text, structuredData: data.map(([, json]) => json).join("\n") };
}
