import { languageTag } from "@contract/languages";
import type { TenantId } from "@contract/tenant-ids";
import { type DemoLanguage, demoLanguages, type LanguageText } from "../../domain/content/language-text";
import { type Paragraph, pdfOf } from "../art/pdf";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { factsOf } from "./facts";
import { filled } from "./text-forms";

const {
  "legal-texts": legalTexts,
  menus: { labels },
  "website-pages": websitePages,
} = demoContent;

const lease = websitePages.pages.find(({ permalink }) => permalink === "space-lease");

/** The mall's documents by their name in its settings: what each is called, and its text. */
const documents: Record<string, { title: LanguageText; text: LanguageText | undefined }> = {
  terms_and_conditions: { title: labels["terms-and-conditions"], text: legalTexts.terms_and_conditions },
  privacy_policy: { title: labels["privacy-policy"], text: legalTexts.privacy_policy },
  operating_rules: { title: labels["operating-rules"], text: legalTexts.operating_rules },
  space_lease: { title: labels["space-lease"], text: lease?.article },
};

/** The URLs of a mall's documents in all languages, by their name in its settings. */
export function documentUrls(tenant: TenantId): Record<string, string> {
  const names = Object.keys(documents).flatMap((name) =>
    demoLanguages.map((language) => `${name}_${language}`),
  );
  return Object.fromEntries(names.map((name) => [name, `/art/${tenant}/documents/${name}.pdf`]));
}

/** Renders the document of a URL of `documentUrls`, or null for any other. */
export function renderDocument(tenant: TenantId, file: string): string | null {
  const [, name = "", language] = /^(\w+)_([a-z]{2})\.pdf$/.exec(file) ?? [];
  const { title, text } = (Object.hasOwn(documents, name) && documents[name]) || {};
  if (!title || !text || !isDemoLanguage(language)) return null;
  const { name: mall, company } = demoMall(tenant);
  const paragraphs = paragraphsOf(filled(text, { ...factsOf(tenant), mall, company })[language]);
  const opening: Paragraph[] = [
    { look: "over", text: mall },
    { look: "title", text: title[language] },
  ];
  return pdfOf([...opening, ...paragraphs], {
    title: `${title[language]} - ${mall}`,
    language: languageTag(language),
  });
}

/** The paragraphs of the demo content's simple HTML. */
const paragraphsOf = (html: string): Paragraph[] =>
  [...html.matchAll(/<(h2|h3|p|li)>(.*?)<\/\1>/g)].map(([, element, text = ""]) => ({
    look: element?.startsWith("h") ? "heading" : element === "li" ? "item" : "text",
    text,
  }));

const isDemoLanguage = (code: string | undefined): code is DemoLanguage =>
  demoLanguages.some((language) => language === code);
