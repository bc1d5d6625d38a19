import { translatorOf } from "~/locale/i18n.server";
import { richText, type SafeHtml } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { nameForms } from "../shell/shell.server";

/** The long texts that the site has placeholders for. */
export type PlaceholderText =
  | "privacy_policy"
  | "terms_and_conditions"
  | "cookies"
  | "operating_rules"
  | "opening_hours"
  | "parking";

/** The placeholder for a text that the mall has not written in any language. */
export function placeholderHtml(text: PlaceholderText, site: Site): SafeHtml {
  const html = translatorOf(site.language)(`placeholder:${text}`, nameForms(site));
  return richText(html, site.tenant.tenantId);
}
