import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { demoContent } from "../../mall-api/demo/demo-content";
import { generateTenantContent } from "../../mall-api/demo/seed/generate-tenant-content";
import { mailTexts } from "../../mall-api/domain/mail/mail-texts";
import { clerkTexts } from "../../mall-api/domain/messages/bot-clerk";
import { metaTagsOf, nameFormsOf } from "./other-places";
import { isPlaceholder, namespaces, textsOf } from "./translations";
import { misprints, otherWords, type Text, textsIn, uninflectedName } from "./wording";

/** Two days a year, so that every season's content is read. */
const contentDays = ["2026-01-15", "2026-07-10"];

/** Faults in the translations, mails, demo content and meta tags. */
export function wordingGaps(): string[] {
  const contents = tenantIds.flatMap((tenant) =>
    contentDays.map((day) => generateTenantContent(tenant, new Date(`${day}T00:00:00Z`))),
  );
  const names = tenantIds.map(nameFormsOf);
  const onScreen = [
    ...languages.flatMap((language) =>
      namespaces.flatMap((namespace) => textsIn([...textsOf(language, namespace).values()], language)),
    ),
    ...textsIn([mailTexts, clerkTexts, demoContent, contents, names]).map(withoutShops),
  ];
  // Search engines break the lines of these as they like.
  const tags = textsIn(tenantIds.map(metaTagsOf));
  const uninflected = tenantIds.flatMap((tenant) =>
    textsIn(metaTagsOf(tenant)).flatMap((text) => uninflectedName(text, nameFormsOf(tenant))),
  );
  const isWritten = ({ text }: Text) => !isPlaceholder(text);
  const faults = [
    ...[...onScreen, ...tags].filter(isWritten).flatMap(otherWords),
    ...onScreen.filter(isWritten).flatMap(misprints),
    ...uninflected,
  ];
  return [...new Set(faults)];
}

/** Shops write their names as they please. */
const withoutShops = ({ language, text }: Text): Text => ({
  language,
  text: shopNames.reduce((rest, name) => rest.replaceAll(name, ""), text),
});
const shopNames = demoContent["shop-categories"].flatMap(({ names }) => names);
