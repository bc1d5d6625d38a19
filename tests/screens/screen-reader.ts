import { intlLocale, type Language } from "@contract/languages";
import { Virtual } from "@guidepup/virtual-screen-reader";
import { JSDOM } from "jsdom";
import { translatorOf } from "../../app/locale/i18n.server";

const { window } = new JSDOM("");
/** What the library expects to be global. */
const { document, Element, HTMLElement, Node } = window;
const longest = 600;

/**
 * What a screen reader says on a page: its title, then each of these elements from the beginning to the end, one phrase
 * a line. Times, dates and codes are left out, so that it is the same at any hour.
 */
export async function spoken(
  html: string,
  selectors: readonly string[],
  language: Language,
): Promise<string> {
  Object.assign(globalThis, { document, Element, HTMLElement, Node });
  document.documentElement.innerHTML = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<link[^>]*>/g, "");
  const phrases = [`page, ${document.title}`];
  for (const selector of selectors) {
    const elements = [...document.querySelectorAll<HTMLElement>(selector)];
    if (elements.length === 0) throw new Error(`The page has no ${selector}`);
    for (const element of elements) phrases.push(...(await phrasesOf(element)));
  }
  for (const name of ["document", "Element", "HTMLElement", "Node"]) Reflect.deleteProperty(globalThis, name);
  return withoutHours(phrases.map((phrase) => timeless(phrase, language)).join("\n"));
}

async function phrasesOf(container: HTMLElement): Promise<string[]> {
  const reader = new Virtual();
  await reader.start({ container, window: window as never });
  const start = reader.activeNode;
  const phrases = [await reader.lastSpokenPhrase()];
  while (phrases.length < longest) {
    await reader.next();
    const phrase = await reader.lastSpokenPhrase();
    // After the end it begins again.
    if (reader.activeNode === start && phrase === phrases[0]) break;
    phrases.push(phrase);
  }
  await reader.stop();
  return withoutRepetition(phrases.filter((phrase) => !isSilent(phrase)));
}

/** The text within a link or beside a box is its name, which was just read. */
function withoutRepetition(phrases: readonly string[]): string[] {
  let control = "";
  return phrases.filter((phrase) => {
    const isPart = control.includes(phrase);
    if (!isPart)
      control = /^(?:link|button|radio|checkbox|textbox|row ?header|cell), /.test(phrase) ? phrase : "";
    return !isPart;
  });
}

/**
 * Where an element ends says nothing that its beginning and the next one don't; the options of a select are read when
 * it is opened.
 */
const isSilent = (phrase: string) =>
  phrase === "" || /^end(?: of |, )|^option, .*\bnot selected\b/.test(phrase);

function timeless(phrase: string, language: Language): string {
  const { statuses, closedCell, days, shortDays, dates } = timesIn(language);
  return phrase
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replace(statuses, "(open or closed)")
    .replaceAll(/\d{1,2}:\d\d(?: ?– ?\d{1,2}:\d\d)?/g, "(time)")
    .replaceAll(dates, "(date)")
    .replaceAll(shortDays, "(day)")
    .replaceAll(days, "(day)")
    .replaceAll(/\(day\)(?:,? \(date\))?/g, "(day)")
    .replace(/^(row ?header, ).*\(day\).*$/, "$1(day)")
    .replace(/^row, \(day\).*$/, "row, (day) (time)")
    .replace(closedCell, "$1(time)")
    .replaceAll(/\b[A-Z0-9]{4}(?:-[A-Z0-9]{4})+\b|\b\d{9,}\b/g, "(code)");
}

/** A place says whether it is open where that isn't what the mall says, and days with the same hours in one row. */
const withoutHours = (text: string): string =>
  text
    .replaceAll("\nparagraph\n(open or closed)", "")
    .replaceAll(/(\nrow, \(day\) \(time\)\nrow ?header, \(day\)\ncell, \(time\))+/g, "$1");

/** The language's words for whether a place is open, for weekdays and for dates. */
function timesIn(language: Language) {
  const known = times.get(language);
  if (known) return known;
  const t = translatorOf(language);
  const open = ["until", "today", "tomorrow", "onDay"].map((key) =>
    t(`common:open.${key}`, { time: "~", day: "~" }).replaceAll("~", ".+?").replaceAll("\u00a0", " "),
  );
  const format = (month: number, options: Intl.DateTimeFormatOptions, day = month) =>
    new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone: "UTC" })
      .format(new Date(Date.UTC(2024, month, day + 1)))
      .replaceAll(".", "\\.")
      .replaceAll(/[\s\u00a0]+/g, " ?");
  const all = Array.from({ length: 12 }, (_, month) => month);
  const named = all.flatMap((month) =>
    (["long", "short"] as const).map((style) =>
      format(month, { day: "numeric", month: style }).replaceAll(/\d+/g, "\\d{1,2}"),
    ),
  );
  const weekdays = all.slice(0, 7).map((day) => format(0, { weekday: "long" }, day));
  const shortWeekdays = all.slice(0, 7).map((day) => format(0, { weekday: "short" }, day));
  const own = {
    statuses: new RegExp(`^(?:${[...open, t("common:open.closed")].join("|")})$`),
    closedCell: new RegExp(`^(cell, )(?:\\(time\\)|${t("common:open.closed")})(?:, \\(time\\))*$`),
    days: new RegExp(
      `(?<!\\p{L})(?:${[t("common:day.today"), t("hours:everyDay"), ...weekdays].join("|")})(?!\\p{L})`,
      "giu",
    ),
    shortDays: new RegExp(`(?<!\\p{L})(?:${shortWeekdays.join("|")})[.,]* \\(date\\)`, "giu"),
    dates: new RegExp(`(?:${named.join("|")}|\\d{1,2}\\. ?\\d{1,2}\\.)(?: ?\\d{4})?`, "gu"),
  };
  times.set(language, own);
  return own;
}
const times = new Map<Language, Record<"statuses" | "closedCell" | "days" | "shortDays" | "dates", RegExp>>();
