import { readdirSync, readFileSync } from "node:fs";
import { minimumAge } from "@contract/input-text";
import { receiptRules } from "@contract/receipt";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { describe, expect, it } from "vitest";
import { type DemoLanguage, demoLanguages } from "../../domain/content/language-text";
import { pointsLiveYears } from "../../domain/loyalty/ledger";
import { demoContent } from "../demo-content";
import { generateTenantContent } from "./generate-tenant-content";

const { facts } = demoContent;

const words: Record<string, number> = {};
for (const [number, forms] of Object.entries({
  1: "one a an jeden jedna jedno jedné jednu jedného jednej jednou eine ein einen einer",
  2: "two dva dvě dvou dve dvoch zwei",
  3: "three tři tří třech tri troch drei",
  4: "four čtyři čtyř štyri štyroch vier",
  5: "five pět pěti päť piatich fünf",
  6: "six šest šesti šesť šiestich sechs",
  9: "nine devět devíti deväť deviatich neun",
  10: "ten deset deseti desať desiatich zehn",
  12: "twelve dvanáct dvanácti dvanásť dvanástich zwölf",
  15: "fifteen patnáct patnácti pätnásť pätnástich fünfzehn",
  24: "twenty-four dvacet čtyři dvadsaťštyri vierundzwanzig",
  30: "thirty třicet třiceti tridsať tridsiatich dreißig",
  40: "forty čtyřicet čtyřiceti štyridsať štyridsiatich vierzig",
}))
  for (const form of forms.split(" ")) words[form] = Number(number);
const numberOf = (written: string) => {
  const digits = written.replaceAll(/[^\d]/g, "");
  return digits ? Number(digits) : (words[written.trim().toLowerCase()] ?? written);
};

const n = String.raw`(\d+(?:[.,\s\u00a0]\d{3})*|${Object.keys(words).join("|")})`;
/** A text that states a fact, by language: `#` is a number in digits or words, `_` any space. */
const pattern = (source: string) =>
  new RegExp(
    source
      .replaceAll(/(?<=e-)(?=mail)/gi, "\\u2060?")
      .replaceAll("#", String.raw`(?<![\p{L}])${n}`)
      .replaceAll("_", String.raw`[\s\u00a0]+`),
    "giu",
  );

type Stated = Record<DemoLanguage, string>;
/** How texts state each fact, and what is true of it at a mall. */
const statements: Record<string, { says: Stated; is: (tenant: TenantId) => number[] }> = {
  "the life of points": {
    says: {
      en: "points (?:expire|are valid)(?: after| for)?_#_(?:years?|months?)",
      cz: "body (?:platí|propadají)(?:_po)?_#_(?:rok|let|měsíc)",
      sk: "body (?:platia|prepadajú)(?:_po)?_#_(?:rok|mesiac)",
      de: "Punkte verfallen(?:_nach)?_#_(?:Jahr|Monat)",
    },
    is: () => [pointsLiveYears],
  },
  "the check of receipts": {
    says: {
      en: "(?:by hand,|check|usually|there) within_#_working days?",
      cz: "(?:ručně,|zkontrolujeme|většinou|obvykle)_do_#_pracovní",
      sk: "(?:ručne,|skontrolujeme|väčšinou|zvyčajne|obvykle)_do_#_pracovn",
      de: "(?:Hand,|prüfen wir|meist)_innerhalb von_#_Werktag",
    },
    is: () => [facts.receiptCheckDays],
  },
  "what is credited at once": {
    says: {
      en: "(?:purchases over|Up to)_#_Kč",
      cz: "(?:Nákupy nad|Do)_#_Kč (?:kontrolujeme|ji připíšeme)",
      sk: "(?:Nákupy nad|Do)_#_Kč (?:kontrolujeme|ho pripíšeme)",
      de: "(?:Einkäufe über|Bis)_#_Kč (?:prüfen|wird)",
    },
    is: () => [receiptRules.approvedAtOnce / 100],
  },
  "when a receipt is too old": {
    says: {
      en: "within_#_days? of the purchase",
      cz: "do_#_(?:dne|dnů) od nákupu",
      sk: "do_#_(?:dňa|dní) od nákupu",
      de: "innerhalb von_#_Tagen nach dem (?:Ein)?kauf",
    },
    is: () => [receiptRules.days],
  },
  "what a point costs": {
    says: {
      en: "(?:(?:every|each)_#_Kč|#_crowns)",
      cz: "(?:za každých|Za)_#_(?:Kč|korun)(?=_(?:zaplacených|dostanete|je jeden))",
      sk: "(?:za každých|Za)_#_(?:Kč|korún)(?=_(?:zaplatených|dostanete|je jeden))",
      de: "(?:Für )?je_#_(?:Kč|Kronen)",
    },
    is: () => [receiptRules.halerPerPoint / 100],
  },
  "the age of members": {
    says: {
      en: "(?:anyone aged|Members are at least)_#",
      cz: "(?:každému od|Členům je alespoň|stát od)_#",
      sk: "(?:každému od|Členovia majú aspoň|stať od)_#",
      de: "(?:steht allen ab|Mitglieder sind mindestens|Mitglied werden Sie ab)_#",
    },
    is: () => [minimumAge],
  },
  "the newsletter": {
    says: {
      en: "(?:(\\p{L}+) e-mail a month|([\\p{L} ]+) times a month)",
      cz: "(?:(\\p{L}+) e-mail měsíčně|(\\p{L}+krát) (?:do měsíce|měsíčně|za měsíc))",
      sk: "(?:(\\p{L}+) e-mail mesačne|(\\p{L}+krát) (?:do mesiaca|mesačne|za mesiac))",
      de: "(?:(\\p{L}+) E-Mail im Monat|(\\p{L}+ Male?) im Monat)",
    },
    is: () => [1],
  },
  "free hours in a locker": {
    says: {
      en: "(?:lockers?[^.;]*?first_#_hours?|The first_#_hours are)",
      cz: "(?:skříňky[^.;]*?prvn\\p{L}+_#_hodin|Prvn\\p{L}+_#_hodiny jsou)",
      sk: "(?:skrinky[^.;]*?prv\\p{L}+_#_hod[ií]n|Prv\\p{L}+_#_hodiny sú)",
      de: "(?:Schließfächer[^.;]*?ersten_#_Stunden|Die ersten_#_Stunden sind)",
    },
    is: () => [facts.lockerHours],
  },
  "free hours of parking": {
    says: {
      en: "#_hours? free, every|First_#_hours?$|#_hours; members",
      cz: "#_hodin[ya]? zdarma, každý|prvn\\p{L}+_#_hodin[ya]?$|#_hodin[uy]?; členové",
      sk: "#_hod[ií]n[ya]? zadarmo, každý|prv\\p{L}+_#_hod[ií]n[ya]?$|#_hod[ií]n[uy]?; členovia",
      de: "#_Stunden? kostenlos, jeden|ersten_#_Stunden?$|#_Stunden?; Mitglieder",
    },
    is: (tenant) => [(contentOf(tenant).parkingOptions?.free_minutes ?? 0) / 60],
  },
  "the hours of the car park": {
    says: {
      en: "open from_#_a\\.m\\. until_#_a\\.m\\.",
      cz: "otevřeno od_#_hodin\\p{L}*_ráno do_#_hodin\\p{L}*_v_noci",
      sk: "otvorené od_#\\._hodiny ráno do_#\\._hodiny v_noci",
      de: "geöffnet von_#_Uhr früh bis_#_Uhr nachts",
    },
    is: (tenant) => {
      const zone = contentOf(tenant).mall.opening_hours?.find((each) => each.zone === "parking");
      const [{ from, to } = { from: "", to: "" }] = zone?.days?.monday ?? [];
      return [Number.parseInt(from, 10), Number.parseInt(to, 10)];
    },
  },
  "charging points": {
    says: {
      en: "#_points in (?:the car park|all)|#_places, and the first",
      cz: "nabíjecích míst:_#|Celkem_#_míst a",
      sk: "nabíjacích miest:_#|Spolu_#_miest a",
      de: "an_#_Ladepunkten|insgesamt_#_Ladepunkte|#_Plätze, und",
    },
    is: (tenant) => [reserved(tenant, "ev")],
  },
  "places for bicycles": {
    says: {
      en: "There are_#_spaces, some of them",
      cz: "míst je celkem_#",
      sk: "miest je spolu_#",
      de: "Platz ist für_#_Räder",
    },
    is: (tenant) => [reserved(tenant, "bike")],
  },
  "quiet hours": {
    says: {
      en: "from_#_to_#_a\\.m\\. we dim",
      cz: "od_#_do_#_hodin tlumíme",
      sk: "od_#_do_#_hodín tlmíme",
      de: "von_#_bis_#_Uhr dimmen",
    },
    is: (tenant) => {
      const days = contentOf(tenant).mall.accessibility?.quiet_hours?.[0]?.days ?? {};
      const [{ from, to } = { from: "", to: "" }] = Object.values(days)[0] ?? [];
      return [Number.parseInt(from, 10), Number.parseInt(to, 10)];
    },
  },
  "a gift card's amount": {
    says: {
      en: "any amount from_#_to_#_Kč",
      cz: "částku od_#_do_#_Kč",
      sk: "sumu od_#_do_#_Kč",
      de: "Jede[nr] Betrag von_#_bis_#_Kč",
    },
    is: () => [facts.giftCardFrom, facts.giftCardTo],
  },
  "a gift card's validity": {
    says: {
      en: "(?:valid for_#_years?|^#_years? from the day of sale)",
      cz: "(?:postupně a_platí|^Platí)_#_(?:rok|let)|^#_(?:rok|let)\\p{L}* ode dne prodeje",
      sk: "(?:postupne a_platí|^Platí)_#_rok|^#_rok\\p{L}* odo dňa predaja",
      de: "(?:und|Sie) gilt_#_Jahre?|^#_Jahre? ab dem Verkaufstag",
    },
    is: () => [facts.giftCardYears],
  },
  "the ages in the kids' corner": {
    says: {
      en: "(?:children from|kids’ corner, from)_#_to_#",
      cz: "(?:pro děti|dětském koutku,)_od_#_do_#_let",
      sk: "(?:pre deti|detskom kútiku,)_od_#_do_#_rokov",
      de: "(?:für Kinder|Kinderecke,)_von_#_bis_#_Jahren",
    },
    is: () => [facts.kidsFrom, facts.kidsTo],
  },
  "lost property": {
    says: {
      en: "keep everything for_#_days?",
      cz: "schováváme_#_d[en]",
      sk: "odkladáme_#_d[en]",
      de: "Fundsachen_#_Tage auf",
    },
    is: () => [facts.lostPropertyDays],
  },
  "the number of shops": {
    says: {
      en: "#_shops(?=[ ,:])",
      cz: "#_obchodů",
      sk: "#_obchodov",
      de: "#_Shops(?=[ ,:])",
    },
    is: (tenant) => [contentOf(tenant).companies.length],
  },
  "stalls of the Christmas market": {
    says: { en: "#_stalls", cz: "#_stánků", sk: "#_stánkov", de: "#_Stände(?!n)" },
    is: () => [facts.stalls],
  },
};

const contents = new Map(
  tenantIds.map((tenant) => [tenant, generateTenantContent(tenant, new Date("2026-11-26T00:00:00Z"))]),
);
const contentOf = (tenant: TenantId) => contents.get(tenant) ?? expect.fail(tenant);
const reserved = (tenant: TenantId, kind: string) =>
  contentOf(tenant).parkingOptions?.reserved?.find((each) => each.kind === kind)?.count ?? Number.NaN;

/** All texts of a language: in an object with a `locale` its own, in others those below its key. */
function textsIn(value: unknown, language: DemoLanguage, isOwn = false): string[] {
  if (typeof value === "string") {
    if (/^(?:\[|\{")/.test(value)) return textsIn(JSON.parse(value), language, isOwn);
    return isOwn ? value.split(/<\/?(?:p|h2|ul|li)>/).filter(Boolean) : [];
  }
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => textsIn(each, language, isOwn));
  if ("locale" in value && value.locale !== language) return [];
  const own = isOwn || "locale" in value;
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, language, own || key === language));
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
/** The texts of the site and of the API, which are the same at each mall. */
const commonTexts = (language: DemoLanguage) => [
  ...readdirSync(`locales/${language}`).flatMap((file) =>
    textsIn(read(`locales/${language}/${file}`), language, true),
  ),
  ...["automatic-replies", "mails"].flatMap((file) => textsIn(read(`mall-api/texts/${file}.json`), language)),
];

/** Each text once, in one string: no pattern matches what stands between two of them. */
const joined = (texts: string[]) => [...new Set(texts)].join("\0");

describe.each(demoLanguages)("the texts in %s", (language) => {
  const common = joined(commonTexts(language));
  const own = tenantIds.map((tenant) =>
    joined(textsIn([contentOf(tenant), read(`tenants/${tenant}/meta-tags.json`)], language)),
  );
  it.each(Object.entries(statements))("state %s as it is", (_, { says, is }) => {
    const statementsIn = (texts: string) => [...texts.matchAll(pattern(says[language]))];
    const everywhere = statementsIn(common);
    const found = tenantIds.flatMap((tenant, at) =>
      [...everywhere, ...statementsIn(own[at] ?? "")].map(([said, ...numbers]) => {
        const stated = numbers.filter((number) => number !== undefined).map(numberOf);
        expect(stated, `${tenant}: ${said}`).toEqual(is(tenant));
        return said;
      }),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});

it("names the weekdays of quiet hours wherever it says when the lights are dimmed", () => {
  const names = {
    tuesday: /Tuesday|úterý|utorok|Dienstag/i,
    thursday: /Thursday|čtvrtek|štvrtok|donnerstag/i,
  };
  const others = /Monday|Wednesday|Friday|pondělí|střed|pátek|pondelok|stred|piatok|montag|mittwoch|freitag/i;
  const quiet = demoLanguages.flatMap((language) =>
    textsIn(contentOf("promenade").faq, language).filter((text) => /we dim|tlumíme|tlmíme|dimmen/.test(text)),
  );
  expect(quiet).toHaveLength(demoLanguages.length);
  for (const text of quiet) {
    for (const [day, name] of Object.entries(names))
      expect(name.test(text), text).toBe(
        demoContent.accessibility.quietTime.days.some((each) => each === day),
      );
    expect(text).not.toMatch(others);
  }
});
