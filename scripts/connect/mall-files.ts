import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@contract/languages";
import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { slugOfName } from "../../app/mall/reading/slug.server";

export type MallFacts = { id: string; name: string; city: string | null };

/** What a mounted mall's files say: nothing but what the API or the operator has said. */
export type Connection = {
  url: string;
  headers: readonly string[];
  recognised: string | null;
  profile: ApiProfileInput;
};

/** A mall's id from its name: small letters, digits and hyphens. */
export const idOf = (name: string): string => (slugOfName(name) ?? "").replace(/^[^a-z]+/, "") || "mall";

const kinds: Partial<Record<Language, string>> & { en: string } = {
  en: "Shopping centre",
  cz: "Nákupní centrum",
  sk: "Nákupné centrum",
  de: "Einkaufszentrum",
};

/** Writes config.json, meta-tags.json and profile.json of a mounted mall into its folder. */
export function writeMall(folder: string, { id, name, city }: MallFacts, connection: Connection) {
  const { url, headers, recognised, profile } = connection;
  mkdirSync(folder, { recursive: true });
  const write = (file: string, value: unknown) =>
    writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
  write("config.json", {
    tenantId: id,
    tenantSecondLevelDomain: id,
    gtmId: null,
    metaId: null,
    redirectRule: "root",
    mallApi: { url, ...(recognised && { profile: recognised }), headers },
  });
  // One that is left from an earlier try would be used.
  if (recognised) rmSync(join(folder, "profile.json"), { force: true });
  else write("profile.json", profile);
  const tags = (language: Language) => ({
    index: {
      title: name,
      description: `${kinds[language] ?? kinds.en} ${[name, city].filter(Boolean).join(", ")}`,
    },
  });
  write("meta-tags.json", Object.fromEntries(languages.map((language) => [language, tags(language)])));
}
