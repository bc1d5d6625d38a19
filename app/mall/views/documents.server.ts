import { fallbackLanguage, type Language } from "@contract/languages";
import { translatorOf } from "~/locale/i18n.server";
import { apiFile } from "~/mall/media/api-file.server";
import { imageRules, imageSource } from "~/mall/media/image-source.server";
import { isLocaleKey, localeOf } from "~/mall/reading/locales.server";
import type { Site } from "~/site/site.server";
import { inWords } from "./in-words";

export type DocumentLink = { title: string; href: string; format: string | null };

/** What documents are about: the page that they belong to, and how the names of such documents begin. */
const subjects = {
  "terms-and-conditions": ["terms-and-conditions", "terms-conditions", "terms", "obchodni-podminky", "vop"],
  "privacy-policy": ["privacy-policy", "privacy", "gdpr"],
  "operating-rules": ["operating-rules", "house-rules", "visitor-rules", "provozni-rad"],
  cookies: ["cookies", "cookie-policy"],
  "loyalty-program": ["loyalty-program", "loyalty"],
  "gift-cards": ["gift-cards", "gift-card"],
  parking: ["parking"],
  "space-lease": ["space-lease", "lease"],
  "christmas-stall": ["christmass-stall", "christmas-stall"],
  "mobile-app": ["mobile-app"],
} as const;
type Subject = keyof typeof subjects;

/** All documents in the mall's settings, each once: in the visitor's language if there is such a version. */
export function documentLinks(site: Site): DocumentLink[] {
  return documentsOf(site).map(({ title, href, format }) => ({ title, href, format }));
}

/** The documents that belong to a page, by its permalink or its screen's name. */
export function documentsOfPage(permalink: string, site: Site): DocumentLink[] {
  const subject = subjectOf(nameOf(permalink));
  const own = subject === null ? [] : documentsOf(site).filter((document) => document.subject === subject);
  return own.map(({ title, href, format }) => ({ title, href, format }));
}

/** A document by its key in the settings, if the mall API has its file; null for none. */
export async function documentFile(key: string, { settings, tenant }: Site) {
  const url = Object.hasOwn(settings.documents, key) ? settings.documents[key] : undefined;
  if (!url || !isFileOfApi(url, tenant.tenantId)) return null;
  const file = await apiFile(url, tenant.tenantId, "A document");
  return file && { ...file, name: fileNameOf(url) };
}

function documentsOf(site: Site) {
  const { settings, language } = site;
  const t = translatorOf(language);
  const versions = Object.entries(settings.documents).flatMap(([key, url]) => {
    const href = documentHref(key, url, site);
    return href ? [{ url, href, ...nameAndLanguage(key) }] : [];
  });
  const names = [...new Set(versions.map(({ name }) => name))];
  const chosen = names.flatMap(
    (name) =>
      versionIn(
        language,
        versions.filter((version) => version.name === name),
      ) ?? [],
  );
  return chosen.map(({ name, url, href }) => {
    const subject = subjectOf(name);
    // A second document of a subject needs a name of its own.
    const isOnly = chosen.filter((other) => subjectOf(other.name) === subject).length === 1;
    return {
      subject,
      title: subject && isOnly ? t(`content:documents.${subject}`) : inWords(name),
      href,
      format: formatOf(url),
    };
  });
}

/** A document's own URL, or the site's where only the mall API has the file; null for a URL that is none. */
function documentHref(key: string, url: string, { tenant }: Site): string | null {
  if (isFileOfApi(url, tenant.tenantId)) return `/documents/${encodeURIComponent(key)}`;
  const whole = url.replace(/^\/\//, "https://");
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? whole : null;
}

const isFileOfApi = (url: string, tenantId: Site["tenant"]["tenantId"]): boolean =>
  imageSource(url, tenantId, imageRules())?.startsWith("/") ?? false;

type Version = { name: string; locale: string | null };

/** The version in the language, else the one for all languages, else in the fallback language, else any. */
function versionIn<Found extends Version>(language: Language, versions: Found[]): Found | undefined {
  for (const locale of [language, null, fallbackLanguage]) {
    const found = versions.find((version) => version.locale === locale);
    if (found) return found;
  }
  return versions[0];
}

/** `terms_cz` and `terms.en-GB` are one document in two languages. */
function nameAndLanguage(key: string): Version {
  const [, name, code] = /^(.+?)[._-]([a-z]{2}(?:-[a-z]{2})?)$/i.exec(key) ?? [];
  return name && code && isLocaleKey(code)
    ? { name: nameOf(name), locale: localeOf(code) }
    : { name: nameOf(key), locale: null };
}

/** The subject whose name a document's name begins with, the longest one first. */
function subjectOf(name: string): Subject | null {
  const all = Object.entries(subjects).flatMap(([subject, names]) =>
    names.map((own) => ({ subject: subject as Subject, own })),
  );
  const found = all
    .filter(({ own }) => name === own || name.startsWith(`${own}-`))
    .sort((one, other) => other.own.length - one.own.length)[0];
  return found?.subject ?? null;
}

const nameOf = (key: string): string => key.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** "PDF", from the URL. */
function formatOf(url: string): string | null {
  const extension = /\.([a-z0-9]{2,4})$/i.exec(url.replace(/[?#].*$/, ""))?.[1];
  return extension?.toUpperCase() ?? null;
}

const fileNameOf = (url: string): string =>
  url
    .replace(/[?#].*$/, "")
    .split("/")
    .at(-1) || "document";
