import { languages, type Translated } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { memberRoutes } from "../../app/locale/member-routes";
import type { RouteEntry } from "../../app/locale/route-entry";
import { routeTable } from "../../app/locale/route-table";
import type { TenantConfigInput } from "../../app/tenant/tenant-config";
import { greetings, mailTexts } from "../../mall-api/domain/mail/mail-texts";
import { clerkTexts } from "../../mall-api/domain/messages/bot-clerk";
import { isPlaceholder } from "./translations";

/** Texts in several languages outside of `locales/`: paths, the malls' meta tags, the reference API's mails. */
export async function otherGaps(): Promise<string[]> {
  return [...pathGaps(), ...(await Promise.all(tenantIds.map(metaTagGaps))).flat(), ...mailGaps()];
}

function pathGaps(): string[] {
  const routes: [string, RouteEntry][] = Object.entries(routeTable);
  return routes.flatMap(([name, { path }]) => {
    const file = `app/locale/${name in memberRoutes ? "member-routes" : "route-table"}.ts`;
    if (typeof path === "string") return [];
    return languages
      .filter((language) => path[language] === undefined)
      .map((language) => `${file}: ${name} has no path in ${language}`);
  });
}

async function metaTagGaps(tenant: string): Promise<string[]> {
  const pages = await metaTagsOf(tenant);
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
  return gaps.map((gap) => `tenants/${tenant}/meta-tags.ts: ${gap}`);
}

/** What search engines show of a mall's pages. */
export const metaTagsOf = async (tenant: string): Promise<TenantConfigInput["pagesMetaTags"]> =>
  (await configOf(tenant)).pagesMetaTags;

/** A mall's name as it is inflected, with the language of each form. */
export const nameFormsOf = async (tenant: string) =>
  Object.entries((await configOf(tenant)).nameForms ?? {}).map(([locale, forms]) => ({ locale, ...forms }));

async function configOf(tenant: string): Promise<TenantConfigInput> {
  const { default: config }: { default: TenantConfigInput } = await import(`../../tenants/${tenant}/config`);
  return config;
}

function mailGaps(): string[] {
  const mails = { ...mailTexts, greetings };
  const translated = [
    { file: "mall-api/domain/mail/mail-texts.ts", texts: mails },
    { file: "mall-api/domain/messages/bot-clerk.ts", texts: clerkTexts },
  ];
  return translated.flatMap(({ file, texts }) =>
    Object.entries<Translated<unknown>>(texts).flatMap(([name, values]) =>
      languages
        .filter((language) => values[language] === undefined)
        .map((language) => `${file}: ${name} lacks ${language}`),
    ),
  );
}
