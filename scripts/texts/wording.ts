import { readFileSync } from "node:fs";
import { isLanguage, type Language, languages } from "@contract/languages";

type Rule = { fault: RegExp; why: string };

/** Years and numbers that aren't quantities, such as a phone's, have no unit after them. */
const ungrouped: Rule = {
  fault: /(?<![\d.,/:-]|\d\s)(?!1[89]\d\d\b|20[0-4]\d\b)[1-9]\d{3,}(?=\s\p{L}{2})/u,
  why: "digits of a number over 999 are grouped",
};

const typography: Record<string, Rule[]> = {
  en: [{ fault: /\p{L}+'\p{L}+/u, why: "the apostrophe is ’" }],
  cz: [
    ...slavicRules(),
    {
      fault: /(?<!\p{L})v\s(?:0?[234]|1[234]|20)[:.]\d\d/iu,
      why: "“ve” stands before this hour",
    },
  ],
  sk: [
    ...slavicRules(),
    { fault: /(?<![,(] )\bprosím\b(?! si)|\bprosím\b(?![,.!?:)]|$)/iu, why: "commas stand around “prosím”" },
    { fault: /\p{L}+, alebo/u, why: "no comma stands before “alebo”" },
  ],
  de: [
    { fault: /\p{L}+…/u, why: "a space stands before the ellipsis" },
    {
      fault: /(?<!\b(?:von|bei|für|Einkaufszentrums?))(?<=\p{Ll})\s\{\{?mall\}/u,
      why: "a mall's name may need an article: write {{ofMall}} or {{inMall}}",
    },
    { fault: /(?:um|bis|ab|seit)\s\d?\d:\d\d(?!\sUhr|\s?[–-])/u, why: "“Uhr” follows a time in a sentence" },
  ],
};

function slavicRules(): Rule[] {
  return [
    { fault: /(?<![\p{L}\d.])[ksvzouai] \S+/iu, why: "a non-breaking space follows a one-letter word" },
    {
      fault: /(?<!\p{L})[ksz]\s\{\{?(?!mall|day|email|providers?|host|shop|name)\w+\}/iu,
      why: "before a number the preposition may need a vowel: write {{a}}/{{b}}",
    },
    {
      fault: /(?<!centr(?:um|a|u|e|em|om))(?<=\p{Ll})\s\{\{?mall\}/iu,
      why: "a mall's name isn't inflected: write {{ofMall}} or {{inMall}}, or a form of “centrum” before it",
    },
  ];
}

/** The table of `docs/words.md` that begins with a language's code: `| de | Geschäft, Geschäfte | Shop |`. */
export function wordRules(page: string): Record<string, Rule[]> {
  const rows = [...page.matchAll(/^\| (\w\w) \| (.+?) \| (.+?) \|$/gm)];
  return Object.fromEntries(
    languages.map((language) => [
      language,
      rows
        .filter(([, code]) => code === language)
        .map(([, , not = "", but = ""]) => ({
          fault: new RegExp(
            `(?<![\\p{L}\\d@.{\u2060-])(?:${not.split(", ").join("|").replaceAll(" ", "\\s")})(?![\\p{L}\\d@-])`,
            "iu",
          ),
          why: `docs/words.md says ${but}`,
        })),
    ]),
  );
}

const words = wordRules(readFileSync("docs/words.md", "utf8"));

/** Other words in a text than those of `docs/words.md`. */
export const otherWords = (text: Text): string[] => faultsOf(text, words);

/** What a text's language forbids in print. */
export const misprints = (text: Text): string[] => [
  ...faultsOf(text, typography),
  ...faultsOf(text, { [text.language]: [ungrouped] }),
];

type NameForms = { locale: string; mall: string; inMall: string };

/** A mall's name that stands after a preposition as it is without one, though its language inflects it. */
export function uninflectedName(text: Text, forms: readonly NameForms[]): string[] {
  const own = forms.find(({ locale }) => locale === text.language);
  if (!own || own.inMall.endsWith(own.mall)) return [];
  const fault = new RegExp(`(?<!\\p{L})(?:vo?|do|z[eo]?|od|při|pri)\\s${own.mall}(?!\\p{L})`, "iu");
  return faultsOf(text, { [text.language]: [{ fault, why: `a form as in “${own.inMall}” belongs here` }] });
}

const faultsOf = ({ language, text }: Text, rules: Record<string, Rule[]>): string[] =>
  (rules[language] ?? []).flatMap(({ fault, why }) => {
    const [found] = fault.exec(text) ?? [];
    return found === undefined ? [] : [`${language}, “${text.slice(0, 60)}”: “${found.trim()}”: ${why}`];
  });

export type Text = { language: Language; text: string };
/** Fields of content that aren't prose. */
const notProse = ["slug", "locale", "permalink", "url", "website", "email"];

/** All prose in a value: strings by language, or beside a `locale`, at any depth. */
export function textsIn(value: unknown, language?: Language): Text[] {
  if (typeof value === "string") {
    if (/^\[?\{"/.test(value)) return textsIn(JSON.parse(value), language);
    return language ? [{ language, text: value }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  if (languages.every((each) => each in value))
    return entries.flatMap(([code, text]) => (isLanguage(code) ? textsIn(text, code) : []));
  const own = "locale" in value && typeof value.locale === "string" ? value.locale : undefined;
  const spoken = isLanguage(own) ? own : language;
  return entries.flatMap(([key, part]) => (notProse.includes(key) ? [] : textsIn(part, spoken)));
}
