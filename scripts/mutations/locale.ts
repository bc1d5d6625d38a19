import type { MutatedFile } from "./mutation";

export const locale: MutatedFile[] = [
  {
    file: "app/locale/href.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "A parameter is one encoded segment",
        find: ": encodeURIComponent(value);",
        replace: ": value;",
      },
      {
        rule: "A permalink keeps its slashes",
        find: 'value.split("/").map(encodeURIComponent).join("/")',
        replace: "encodeURIComponent(value)",
      },
      {
        rule: "A permalink's segments are encoded",
        find: 'value.split("/").map(encodeURIComponent).join("/")',
        replace: "value",
      },
      {
        rule: "An address without a parameter is an error",
        find: 'if (value === "") throw',
        replace: "if (false) throw",
      },
      { rule: "A zero stays in the query", find: "value || value === 0", replace: "value" },
      {
        rule: "Empty query entries are left out",
        find: "value || value === 0 ? [[key, String(value)]] : []",
        replace: "true ? [[key, String(value)]] : []",
      },
    ],
  },
  {
    file: "app/locale/match-route.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "A path without a language is read in the preferred language first",
        find: "[preferred, ...languages.filter((language) => language !== preferred)]",
        replace: "languages",
      },
      {
        rule: "A path without a language is found in any language",
        find: "[preferred, ...languages.filter((language) => language !== preferred)]",
        replace: "[preferred]",
      },
      { rule: "A slash at the end doesn't matter", find: 'path.replace(/\\/$/, "")', replace: "path" },
      {
        rule: "A whole path is matched",
        find: "new RegExp(`^${source}$`)",
        replace: "new RegExp(`^${source}`)",
      },
      { rule: "A parameter is one segment", find: "(?<${name}>[^/]+)", replace: "(?<${name}>.+)" },
      {
        rule: "Parameters are decoded",
        find: "return [name, decodeURIComponent(value)];",
        replace: "return [name, value];",
      },
      {
        rule: "A broken escape is no error",
        find: "        return [name, value];\n      }\n    }),",
        replace: "        throw new Error(name);\n      }\n    }),",
      },
    ],
  },
  {
    file: "app/locale/language-choice.ts",
    tests: ["app/locale/language-choice.test.ts"],
    mutations: [
      {
        rule: "The language of the cookie comes before the browser's",
        find: "[fromCookie, ...fromBrowser]",
        replace: "[...fromBrowser, fromCookie]",
      },
      { rule: "A language that is refused is left out", find: "weight > 0", replace: "weight >= 0" },
      {
        rule: "Languages are in the order of their weights",
        find: "other.weight - one.weight",
        replace: "one.weight - other.weight",
      },
      {
        rule: "A visitor gets only a language that is offered",
        find: ".find((language) => offered.includes(language))",
        replace: "[0]",
      },
      {
        rule: "The fallback language is chosen only if it is offered",
        find: "offered.includes(fallbackLanguage) ? fallbackLanguage",
        replace: "true ? fallbackLanguage",
      },
      {
        rule: "A language without a weight weighs 1",
        find: "weight === undefined ? 1 : Number(weight)",
        replace: "Number(weight ?? 0.5)",
      },
      {
        rule: "A language is listed once",
        find: "[...new Set(fromCookie ? [fromCookie, ...fromBrowser] : fromBrowser)]",
        replace: "fromCookie ? [fromCookie, ...fromBrowser] : fromBrowser",
      },
    ],
  },
  {
    file: "app/locale/request-language.server.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "The language of the path comes first",
        find: "languageOfPath(new URL(request.url).pathname) ??",
        replace: "",
      },
    ],
  },
  {
    file: "app/locale/remember-language.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "The language's cookie is not sent by other sites' forms",
        find: "; SameSite=Lax",
        replace: "",
      },
      {
        rule: "The language's cookie is Secure over TLS",
        find: '${isSecure ? "; Secure" : ""}',
        replace: "",
      },
      { rule: "A language is remembered for a year", find: "Max-Age=${year}; ", replace: "" },
    ],
  },
  {
    file: "app/locale/route-table.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "A route id that no screen has is none",
        find: "name in routeTable && language",
        replace: "language",
      },
      {
        rule: "The log-in screen is for visitors",
        find: 'de: "anmelden" },\n    guard: "anonymous-only",',
        replace: 'de: "anmelden" },',
      },
    ],
  },
  {
    file: "app/locale/member-routes.ts",
    tests: ["app/locale/addresses.test.ts"],
    mutations: [
      {
        rule: "All screens of the member's area are members'",
        find: 'guard: "member", noIndex: true',
        replace: "noIndex: true",
      },
      {
        rule: "No screen of the member's area is in a search engine",
        find: ", noIndex: true }",
        replace: " }",
      },
    ],
  },
  {
    file: "app/locale/dates.ts",
    tests: ["app/locale/dates.test.ts"],
    mutations: [
      { rule: "A month beside a day is in the genitive", find: 'pattern.includes("D")', replace: "false" },
      { rule: "A month alone is in the nominative", find: 'pattern.includes("D")', replace: "true" },
      {
        rule: "Noon and midnight are twelve o'clock",
        find: 'token === "h") return String(hours % 12 || 12)',
        replace: 'token === "h") return String(hours % 12)',
      },
      { rule: "Noon is in the afternoon", find: "hours % 24 < 12", replace: "hours % 24 <= 12" },
      { rule: "The end of a day is midnight", find: "hours % 24 < 12", replace: "hours < 12" },
      {
        rule: "A date is on the mall's calendar",
        find: 'dateFormat("en-GB", {\n      timeZone,',
        replace: 'dateFormat("en-GB", {',
      },
      { rule: "Midnight is hour zero", find: 'hourCycle: "h23"', replace: 'hourCycle: "h24"' },
      {
        rule: "Words in brackets stand as they are",
        find: "literal ?? valueOfToken(token)",
        replace: "valueOfToken(token)",
      },
      { rule: "A date doesn't break across lines", find: '.replaceAll(" ", "\\u00a0")', replace: "" },
      {
        rule: "A day without a time is the same everywhere",
        find: 'formatDate(`${day}T12:00:00Z`, pattern, { language, timeZone: "UTC" })',
        replace: 'formatDate(`${day}T12:00:00Z`, pattern, { language, timeZone: "Pacific/Kiritimati" })',
      },
    ],
  },
  {
    file: "app/locale/money.ts",
    tests: ["app/locale/money.test.ts"],
    mutations: [
      { rule: "Money is in haléř on the wire", find: "format(haler / 100)", replace: "format(haler / 1000)" },
      { rule: "Whole crowns have no haléř", find: "haler % 100 === 0 ? 0 : 2", replace: "2" },
      {
        rule: "Each language writes money its own way",
        find: "numberFormat(intlLocale(language), {",
        replace: 'numberFormat("cs", {',
      },
    ],
  },
  {
    file: "app/locale/time-distance.ts",
    tests: ["app/locale/relative-time.test.ts"],
    mutations: [
      { rule: "Days are named up to twenty-five", find: "below: 26", replace: "below: 27" },
      {
        rule: "A distance is rounded",
        find: "Math.round(Math.abs(distance)",
        replace: "Math.floor(Math.abs(distance)",
      },
      { rule: "The past is ago", find: "distance < 0 ? -count : count", replace: "count" },
    ],
  },
  {
    file: "app/locale/translate.ts",
    tests: ["app/locale/translate.test.ts"],
    mutations: [
      { rule: "A count chooses the plural form", find: "plurals.select(values.count)", replace: '"other"' },
      {
        rule: "Numbers are written as the language writes them",
        find: "isNumber ? numbers.format(Number(values[slot])) : ",
        replace: "",
      },
      { rule: "A missing text stands for itself", find: ") ?? path\n", replace: ') ?? ""\n' },
    ],
  },
  {
    file: "app/locale/i18n.server.ts",
    tests: ["app/locale/i18n.server.test.ts"],
    mutations: [
      {
        rule: "The server's texts are not escaped twice",
        find: "escapeValue: false",
        replace: "escapeValue: true",
      },
    ],
  },
];
