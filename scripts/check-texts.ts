// Checks that every translation exists in all four languages and is used.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Texts = { [key: string]: string | Texts };

const folders = ["en", "cz", "sk", "de"];
/** The plural forms that a language's grammar needs. */
const plurals: Record<string, string[]> = {
  en: ["one", "other"],
  cz: ["one", "few", "many", "other"],
  sk: ["one", "few", "many", "other"],
  de: ["one", "other"],
};
const pluralForm = /_(zero|one|two|few|many|other)$/;
/** Prefixes of keys composed at run time; the rest comes from the mall's settings or data. */
const composed = [
  "cookies:choice.state.",
  "common:footer.sections.",
  "home:way.",
  "lists:kinds.",
  "lists:sorts.",
  "detail:more.",
  "forms:problems.",
  "account:sso.problems.",
  "content:information.",
  "content:legal.",
  "page:form.",
  "support:topic.",
  "newsletter:asked.",
  "newsletter:confirm.",
  "newsletter:confirmed.",
  "newsletter:unsubscribe.",
  "newsletter:unsubscribed.",
  "placeholder:",
  "directions:way.",
  "parking:payment.",
  "parking:reserved.",
  "cookies:definition.",
];

const complaints: string[] = [];
const sources = filesBelow("app")
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
  .map((path) => readFileSync(path, "utf8"));
const code = sources.join("\n");

for (const file of readdirSync("locales/en")) {
  const namespace = file.replace(".json", "");
  const byLanguage = folders.map((folder) => ({
    folder,
    texts: flat(JSON.parse(readFileSync(join("locales", folder, file), "utf8"))),
  }));
  const bases = new Set(
    byLanguage.flatMap(({ texts }) => [...texts.keys()].map((key) => key.replace(pluralForm, ""))),
  );
  for (const base of bases) {
    const isPlural = byLanguage.some(({ texts }) => texts.has(`${base}_other`));
    for (const { folder, texts } of byLanguage) {
      const wanted = isPlural ? (plurals[folder] ?? []).map((form) => `${base}_${form}`) : [base];
      for (const key of wanted) {
        if (!texts.get(key)) complaints.push(`locales/${folder}/${file} lacks ${key}`);
      }
      const slots = (text: string | undefined) =>
        [...(text ?? "").matchAll(/\{\{(\w+)\}\}/g)]
          .map(([, name]) => name)
          .sort()
          .join();
      const english = byLanguage[0]?.texts.get(isPlural ? `${base}_other` : base);
      const own = texts.get(isPlural ? `${base}_other` : base);
      if (own && slots(own) !== slots(english))
        complaints.push(`locales/${folder}/${file}: ${base} has other {{slots}} than English`);
    }
    const isUsed =
      composed.some((prefix) => `${namespace}:${base}`.startsWith(prefix)) ||
      new RegExp(`["'\`](?:${namespace}:)?${base.replaceAll(".", "\\.")}["'\`]`).test(code);
    if (!isUsed) complaints.push(`locales/*/${file}: ${base} is used nowhere`);
  }
}

/** Keys that the code uses but no language has. */
const known = new Set(
  readdirSync("locales/en").flatMap((file) =>
    [...flat(JSON.parse(readFileSync(join("locales/en", file), "utf8"))).keys()].map(
      (key) => `${file.replace(".json", "")}:${key.replace(pluralForm, "")}`,
    ),
  ),
);
for (const source of sources) {
  const [, own = "common"] = /useTranslation\("(\w+)"\)/.exec(source) ?? [];
  for (const [, key = ""] of source.matchAll(/(?<![\w.])t\(\s*"([^"$]+)"/g)) {
    const whole = key.includes(":") ? key : `${own}:${key}`;
    if (!known.has(whole)) complaints.push(`The code asks for ${whole}, which no language has`);
  }
}

/** The namespaces that the browser can load, and those that components use there. */
const [, listed = ""] =
  /\{([\w,-]+)\}\.json/.exec(readFileSync("app/locale/translations.client.ts", "utf8")) ?? [];
const inBrowser = new Set(listed.split(","));
const asked = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/(?:useTranslation|texts\.load)\("([\w-]+)"\)/g)].map(
      ([, namespace = ""]) => namespace,
    ),
    ...[...source.matchAll(/\bi18n: \[([^\]]+)\]/g)].flatMap(([, list = ""]) => list.match(/[\w-]+/g) ?? []),
  ]),
);
for (const namespace of asked) {
  if (!inBrowser.has(namespace))
    complaints.push(`translations.client.ts lacks ${namespace}, which components use`);
}
for (const namespace of inBrowser) {
  if (!asked.has(namespace))
    complaints.push(`translations.client.ts lists ${namespace}, which no component uses`);
}

for (const complaint of complaints) console.error(complaint);
console.log(`${known.size} texts in ${folders.length} languages, ${complaints.length} complaints`);
process.exit(complaints.length > 0 ? 1 : 0);

function flat(texts: Texts, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
