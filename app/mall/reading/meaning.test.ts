import { company } from "@contract/company";
import { event } from "@contract/event";
import { type Language, languages } from "@contract/languages";
import { type Weekday, weekdays } from "@contract/opening-hours";
import { product } from "@contract/product";
import { profile } from "@contract/profile";
import { receipt, receiptStatuses } from "@contract/receipt";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

/**
 * Whatever an API's author writes for a fact that is meant: what is read is that, or nothing. The writers know forms
 * that the readers don't.
 */
type Hours = { from: number; to: number }[];
/** `null` is closed only by a word; a missing day is one of which the author says nothing. */
type Week = Partial<Record<Weekday, Hours>>;

const quarter = fc.integer({ min: 0, max: 95 }).map((count) => count * 15);
const hours: fc.Arbitrary<Hours> = fc
  .uniqueArray(quarter, { minLength: 2, maxLength: 4 })
  .map((times) => times.sort((one, other) => one - other))
  // As a number of minutes or seconds it would be one of hours, or of hours and minutes; nobody closes half an hour after
  // midnight's opening.
  .filter(([, closing = 0]) => closing > 40)
  .map((times) => (times.length < 4 ? [times.slice(0, 2)] : [times.slice(0, 2), times.slice(2)]))
  .map((pairs) => pairs.map(([from = 0, to = 0]) => ({ from, to })));
const week: fc.Arbitrary<Week> = fc.dictionary(
  fc.constantFrom(...weekdays),
  fc.oneof({ weight: 4, arbitrary: hours }, fc.constant([])),
  { minKeys: 1, maxKeys: 7 },
);

const two = (value: number) => String(value).padStart(2, "0");
const clocks: ((minutes: number) => unknown)[] = [
  (at) => `${two(Math.floor(at / 60))}:${two(at % 60)}`,
  (at) => `${Math.floor(at / 60)}:${two(at % 60)}`,
  (at) => `${two(Math.floor(at / 60))}.${two(at % 60)}`,
  (at) => `${two(Math.floor(at / 60))}:${two(at % 60)}:00`,
  (at) => `${Math.floor(at / 60) % 12 || 12}:${two(at % 60)} ${at < 720 ? "AM" : "PM"}`,
  (at) => (at % 60 === 0 ? `${Math.floor(at / 60)}` : `${Math.floor(at / 60)}:${two(at % 60)}`),
  (at) =>
    at % 60 === 0
      ? `${Math.floor(at / 60) % 12 || 12}${at < 720 ? "am" : "pm"}`
      : `${Math.floor(at / 60) % 12 || 12}:${two(at % 60)}${at < 720 ? "am" : "pm"}`,
];
const numbers: ((minutes: number) => unknown)[] = [
  (at) => at,
  (at) => at * 60,
  (at) => Math.floor(at / 60) * 100 + (at % 60),
  (at) => `${two(Math.floor(at / 60))}${two(at % 60)}`,
  (at) => at / 60,
  (at) => ({ hour: Math.floor(at / 60), minute: at % 60 }),
];
const pairNames = fc.constantFrom(
  ["from", "to"],
  ["open", "close"],
  ["openAt", "closeAt"],
  ["open_time", "close_time"],
  ["openTime", "closeTime"],
  ["opening", "closing"],
  ["od", "do"],
  ["von", "bis"],
  ["start", "end"],
  ["opensAtHour", "shutsAtHour"],
  ["a", "b"],
);
const dayNames = fc.constantFrom(
  weekdays,
  ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
  ["Po", "Út", "St", "Čt", "Pá", "So", "Ne"],
  ["Po", "Ut", "St", "Št", "Pi", "So", "Ne"],
  ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"],
  ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
  ["pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota", "neděle"],
  ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  ["L", "Ma", "Me", "J", "V", "S", "D"],
);
const closedWords = fc.constantFrom<unknown>(
  "closed",
  "zavřeno",
  "zatvorené",
  "geschlossen",
  "off",
  "zavřeno celý den",
  { closed: true },
  { is_open: false, from: "09:00", to: "21:00" },
  { status: "closed" },
  null,
  "",
);
const dashes = fc.constantFrom("-", "–", " – ", "\u2212", "—", " to ", " až ", " bis ", " do ", "/", "…");

const writtenWeek = fc
  .record({
    week,
    clock: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...clocks) }, fc.constantFrom(...numbers)),
    names: pairNames,
    days: dayNames,
    closed: closedWords,
    dash: dashes,
    form: fc.constantFrom("map", "rows", "texts", "text", "columns"),
    separator: fc.constantFrom("; ", ", ", "\n", " ", " | "),
    suffix: fc.constantFrom("", " hod.", " h", " Uhr", " (kromě svátků)"),
  })
  .map(({ week, clock, names: [from = "", to = ""], days, closed, dash, form, separator, suffix }) => {
    const nameOf = (day: string) => days[weekdays.indexOf(day as Weekday)] ?? day;
    const entries = Object.entries(week) as [Weekday, Hours][];
    // Numbers stand in fields; "1.25" in text is a time with a dot.
    const inText = (at: number) => (typeof clock(at) === "string" ? clock(at) : asText(at));
    const rows = (spans: Hours) => spans.map((span) => ({ [from]: clock(span.from), [to]: clock(span.to) }));
    const texts = (spans: Hours) =>
      spans.length === 0
        ? typeof closed === "string" && closed
          ? closed
          : "closed"
        : spans.map((span) => `${inText(span.from)}${dash}${inText(span.to)}`).join(", ") + suffix;
    const entryFor = (spans: Hours) =>
      spans.length === 0 ? closed : spans.length === 1 ? rows(spans)[0] : rows(spans);
    const written = {
      map: () => Object.fromEntries(entries.map(([day, spans]) => [nameOf(day), entryFor(spans)])),
      rows: () =>
        entries.flatMap(([day, spans]): object[] =>
          spans.length === 0
            ? [{ day: nameOf(day), ...(typeof closed === "object" ? closed : { status: closed }) }]
            : rows(spans).map((row) => ({ day: nameOf(day), ...row })),
        ),
      texts: () => Object.fromEntries(entries.map(([day, spans]) => [nameOf(day), texts(spans)])),
      text: () => entries.map(([day, spans]) => `${nameOf(day)} ${texts(spans)}`).join(separator),
      columns: () =>
        Object.fromEntries(
          entries.flatMap(([day, spans]) =>
            spans.length === 1
              ? [
                  [`${nameOf(day)}_${from}`, clock(spans[0]?.from ?? 0)],
                  [`${nameOf(day)}_${to}`, clock(spans[0]?.to ?? 0)],
                ]
              : [
                  [`${nameOf(day)}_${from}`, null],
                  [`${nameOf(day)}_${to}`, null],
                ],
          ),
        ),
    }[form]();
    // Two spans don't fit into columns: the author has the day closed.
    const meant =
      form === "columns"
        ? Object.fromEntries(entries.map(([day, spans]) => [day, spans.length === 1 ? spans : []]))
        : week;
    return { meant: meant as Week, written };
  });

const asText = (at: number) => `${two(Math.floor(at / 60))}:${two(at % 60)}`;

it("opening hours", () => {
  fc.assert(
    fc.property(writtenWeek, ({ meant, written }) => {
      const zone = readEntity(company, { id: 1, name: "Boty", opening_hours: written }).opening_hours[0];
      for (const [day, intervals] of Object.entries(zone?.days ?? {})) {
        const spans = meant[day as Weekday]?.map(({ from, to }) => ({ from: asText(from), to: asText(to) }));
        expect(intervals, `${day} of ${JSON.stringify(written)}`).toEqual(spans);
      }
    }),
    { numRuns: 4_000 },
  );
}, 120_000);

it("money", () => {
  const amount = fc.integer({ min: 1, max: 3_000_000 });
  const currencies = fc.constantFrom("CZK", "Kč", "EUR", "€", "USD", "Ft", "zł", "");
  const grouped = (whole: number, sign: string) => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, sign);
  const forms = fc.constantFrom<(haler: number, currency: string) => unknown>(
    (haler, currency) => `${(haler / 100).toFixed(2)} ${currency}`.trim(),
    (haler, currency) => `${grouped(Math.floor(haler / 100), " ")},${two(haler % 100)} ${currency}`.trim(),
    (haler, currency) => `${currency} ${grouped(Math.floor(haler / 100), ",")}.${two(haler % 100)}`.trim(),
    (haler, currency) => `${grouped(Math.floor(haler / 100), ".")},${two(haler % 100)}${currency}`,
    (haler, currency) => ({ amount: haler, precision: 2, ...(currency && { currency }) }),
    (haler, currency) => ({ amount: haler / 100, ...(currency && { currency }) }),
    (haler, currency) => ({ cents: haler, ...(currency && { currency: { code: currency } }) }),
    (haler, currency) => ({ value: (haler / 100).toFixed(2), currency_code: currency || "CZK" }),
  );
  fc.assert(
    fc.property(amount, currencies, forms, (haler, currency, write) => {
      const price = write(haler, currency);
      const isCrowns = ["CZK", "Kč", ""].includes(currency);
      const read = readEntity(product, { id: 1, name: "Sleva", price }).price;
      if (read !== undefined && read !== null)
        expect([read, isCrowns], JSON.stringify(price)).toEqual([haler, true]);
    }),
    { numRuns: 2_000 },
  );
});

it("a discount, a range and a number of pieces are no price", () => {
  const number = fc.integer({ min: 1, max: 99 });
  const forms = fc.constantFrom<(value: number) => object>(
    (value) => ({ price: `-${value} %` }),
    (value) => ({ price: `${value}%` }),
    (value) => ({ price: `${value}–${value + 1} Kč` }),
    (value) => ({ price: -value }),
    (value) => ({ amount: value }),
    (value) => ({ price: `2 ks za ${value} Kč` }),
    (value) => ({ price: { discount: value } }),
  );
  fc.assert(
    fc.property(number, forms, (value, write) => {
      expect(readEntity(product, { id: 1, name: "Sleva", ...write(value) }).price ?? null).toBeNull();
    }),
  );
});

it("dates", () => {
  const moment = fc
    .date({
      min: new Date("2000-01-01T00:00:00Z"),
      max: new Date("2035-01-01T00:00:00Z"),
      noInvalidDate: true,
    })
    .map((date) => Math.floor(date.getTime() / 60_000) * 60_000);
  /** In Prague. */
  const local = (at: number) =>
    new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Prague",
      dateStyle: "short",
      timeStyle: "short",
    }).format(at);
  const [dayIn, timeIn] = [(at: number) => local(at).slice(0, 10), (at: number) => local(at).slice(11)];
  const american = (at: number) =>
    [dayIn(at).slice(5, 7), dayIn(at).slice(8), dayIn(at).slice(0, 4)].map(Number).join("/");
  const czech = (at: number) => dayIn(at).split("-").reverse().map(Number).join(". ");
  const forms = fc.constantFrom<(at: number) => object>(
    (at) => ({ starts_at: new Date(at).toISOString() }),
    (at) => ({ start: at / 1000 }),
    (at) => ({ start: at }),
    (at) => ({ start: String(at / 1000) }),
    (at) => ({ date_from: local(at) }),
    (at) => ({ begins_at: `${local(at)}:00` }),
    (at) => ({ start: `${czech(at)} ${timeIn(at)}` }),
    (at) => ({ start_date: dayIn(at), start_time: timeIn(at) }),
    (at) => ({ date: dayIn(at), time_from: timeIn(at) }),
    (at) => ({ date: czech(at), time: timeIn(at) }),
    (at) => ({ start: { date: local(at), timezone: "Europe/Prague" } }),
    (at) => ({ start: new Date(at).toUTCString() }),
    (at) => ({ start: `${american(at)} ${timeIn(at)}` }),
    (at) => ({ kdy: local(at) }),
    (at) => ({ start: `${dayIn(at).slice(5)}-${dayIn(at).slice(0, 4)}` }),
  );
  fc.assert(
    fc.property(moment, forms, (at, write) => {
      const written = write(at);
      const read = readEntity(event, { id: 1, title: "Koncert", ...written }).starts_at;
      // The hour that the clocks repeat is written twice.
      if (read !== null && Math.abs(Date.parse(read) - at) !== 3_600_000)
        expect(Date.parse(read), JSON.stringify(written)).toBe(at);
    }),
    { numRuns: 2_000 },
  );
});

it("states", () => {
  const words: Record<(typeof receiptStatuses)[number], unknown[]> = {
    pending: ["pending", "čeká na schválení", "in Prüfung", "nový", 0, 1, { id: 1 }, "NEW"],
    approved: ["approved", "schváleno", "schválené", "genehmigt", 1, 2, { value: "approved" }, "OK", true],
    rejected: ["rejected", "zamítnuto", "neschváleno", "abgelehnt", 2, 3, { code: "rejected", id: 2 }, false],
  };
  const written = fc
    .constantFrom(...receiptStatuses)
    .chain((meant) => fc.record({ meant: fc.constant(meant), status: fc.constantFrom(...words[meant]) }));
  fc.assert(
    fc.property(written, fc.constantFrom("status", "state"), ({ meant, status }, name) => {
      const read = readEntity(receipt, { id: 1, [name]: status }).status;
      expect([meant, "unknown"], JSON.stringify(status)).toContain(read);
    }),
  );
});

it("languages", () => {
  // A language that is added has no other tags yet.
  const tags: Partial<Record<Language, string[]>> = {
    en: ["en", "en-US", "eng", "gb"],
    cz: ["cs", "cs_CZ", "cz", "ces"],
    sk: ["sk", "sk-SK", "slk"],
    de: ["de", "de-AT", "ger"],
  };
  const written = fc
    .constantFrom(...languages)
    .chain((meant) =>
      fc.record({ meant: fc.constant(meant), tag: fc.constantFrom(...(tags[meant] ?? [meant])) }),
    );
  const forms = fc.constantFrom<(tag: string) => unknown>(
    (tag) => tag,
    (tag) => tag.toUpperCase(),
    (tag) => ({ code: tag }),
    (tag) => ({ id: 3, iso: tag, name: "Jazyk" }),
    (tag) => ({ culture: tag }),
    (tag) => [tag],
    () => 3,
  );
  fc.assert(
    fc.property(
      written,
      forms,
      fc.constantFrom("language", "lang", "locale", "languageCode", "preferred_language", "jazyk"),
      ({ meant, tag }, form, name) => {
        const read = readEntity(profile, { id: 1, email: "a@b.test", [name]: form(tag) }).language;
        expect([meant, null], JSON.stringify(form(tag))).toContain(read);
      },
    ),
  );
});

it("pictures", () => {
  const forms = fc.constantFrom<(url: string) => unknown>(
    (url) => url,
    (url) => url.replaceAll("/", "\\/"),
    (url) => ({ url, thumb: "https://cdn.test/small.png" }),
    (url) => ({ original_url: url, thumbnail_url: "https://cdn.test/small.png" }),
    (url) => ({ id: 3, public_url: url, is_public: 1 }),
    (url) => ({ guid: { rendered: url } }),
    (url) => ({ data: { attributes: { url } } }),
    (url) => [{ full_url: url }],
    (url) => ({ links: { self: "https://api.test/pictures/3" }, source_url: url }),
    () => ({ public_url: "https://cdn.test/secret.png", is_public: false }),
    () => 7,
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), forms, (name, form) => {
      const url = `https://cdn.test/${name}.png`;
      const read = readEntity(company, { id: 1, name: "Boty", logo: form(url) }).logo?.url ?? null;
      expect([url, null], JSON.stringify(form(url))).toContain(read);
    }),
  );
});
