import { readFileSync } from "node:fs";
import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { translatedPaths } from "../../app/locale/route-table";
import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { searchWords } from "../../contract/search-language/search-words";
import { badgeRules } from "../../mall-api/domain/loyalty/badge-rules";
import { mailTexts } from "../../mall-api/domain/mail/mail-texts";
import { clerkTexts } from "../../mall-api/domain/messages/bot-clerk";
import { isPlaceholder } from "./translations";

/** Texts in several languages outside of `locales/`: paths, the malls' meta tags, the reference API's texts. */
export const otherGaps = (): string[] => [...pathGaps(), ...tenantIds.flatMap(metaTagGaps), ...mallApiGaps()];

function pathGaps(): string[] {
  return Object.entries(translatedPaths).flatMap(([name, paths]) =>
    languages
      .filter((language) => language !== "en" && paths[language] === undefined)
      .map((language) => `app/locale/paths.json: ${name} has no path in ${language}`),
  );
}

function metaTagGaps(tenant: string): string[] {
  const pages = metaTagsOf(tenant);
  const routes = new Set(Object.values(pages).flatMap((tags) => Object.keys(tags ?? {})));
  const gaps = languages.flatMap((language) => {
    const tags = pages[language];
    if (!tags) return [`has no tags in ${language}`];
    return [...routes].flatMap((route) => {
      const { title, description } = tags[route] ?? {};
      const isWritten = title && description && ![title, description].some(isPlaceholder);
      return isWritten ? [] : [`the tags of ${route} are not written in ${language}`];
    });
  });
  return gaps.map((gap) => `tenants/${tenant}/meta-tags.json: ${gap}`);
}

/** What search engines show of a mall's pages. */
export const metaTagsOf = (tenant: string): TenantConfigInput["pagesMetaTags"] =>
  JSON.parse(readFileSync(`tenants/${tenant}/meta-tags.json`, "utf8"));

/** A mall's name as it is inflected, with the language of each form. */
export function nameFormsOf(tenant: string) {
  const config: TenantConfigInput = JSON.parse(readFileSync(`tenants/${tenant}/config.json`, "utf8"));
  return Object.entries(config.nameForms ?? {}).map(([locale, forms]) => ({ locale, ...forms }));
}

function mallApiGaps(): string[] {
  return [
    ...gapsIn(mailTexts).map((gap) => `mall-api/texts/mails.json: ${gap}`),
    ...Object.entries(badgeRules).flatMap(([badge, { texts }]) =>
      gapsIn({ [badge]: texts }).map((gap) => `mall-api/texts/badges.json: ${gap}`),
    ),
    ...gapsIn(clerkTexts).map((gap) => `mall-api/texts/automatic-replies.json: ${gap}`),
    ...languages
      .filter((language) => !searchWords[language])
      .map((language) => `contract/search-language/words lacks ${language}`),
  ];
}

/** The languages that values lack, wherever some are given by language. */
const gapsIn = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== "object") return [];
    if (!("en" in value)) return gapsIn(value);
    return languages.filter((language) => !value[language]).map((language) => `${name} lacks ${language}`);
  });
