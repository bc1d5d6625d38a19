import { intlLocale, type Language } from "@contract/languages";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { plainText, richText } from "~/mall/content/rich-text.server";
import { placeholderHtml } from "~/mall/views/pages/placeholder.server";
import { translated } from "~/mall/views/translation";
import type { Site } from "~/site/site.server";
import type { TenantConfig } from "~/tenant/tenant-config";
import { consentOf, consentOfferOf } from "./consent.server";
import { type CookieDefinition, cookieDefinitions } from "./cookie-definitions";
import { thirdPartiesOf } from "./third-parties.server";

export type CookieDefinitionView = ReturnType<typeof definitionView>;

/** The mall's own text about cookies, and all its definitions, in one language. */
export function cookiesView(site: Site) {
  const { mall, language, tenant } = site;
  const article = translated(mall?.translations ?? [], "cookies", language);
  const html = article ? richText(article, tenant.tenantId) : placeholderHtml("cookies", site);
  const definitions = cookieDefinitions(thirdPartiesOf(tenant)).map((definition) =>
    definitionView(definition, language),
  );
  return {
    article: html,
    summary: plainText(html, 160),
    necessary: definitions.filter(({ group }) => group === "necessary"),
    optional: definitions.filter(({ group }) => group === "optional"),
  };
}

export type ConsentChoiceView = ReturnType<typeof consentChoiceView>;

/** The optional definitions to choose from, each with its current state. */
export function consentChoiceView(request: Request, tenant: TenantConfig, language: Language) {
  const { state, enabled } = consentOf(request, tenant);
  const t = translatorOf(language);
  return {
    state,
    choices: consentOfferOf(tenant).optional.map((definition) => ({
      ...definitionView(definition, language),
      isChosen: state === "undecided" ? definition.isPreselected : enabled.includes(definition.id),
    })),
    links: [
      { href: href("cookies", null, language), title: t("cookies:title") },
      { href: href("privacy-policy", null, language), title: t("common:consent.privacy") },
    ],
    texts: {
      title: t("cookies:choice.title"),
      lead: t("cookies:choice.lead"),
      necessary: t("cookies:necessary"),
      necessaryHelp: t("cookies:necessaryHelp"),
      always: t("cookies:choice.always"),
      provider: t("cookies:provider"),
      accept: t("common:consent.accept"),
      decline: t("common:consent.decline"),
      save: t("cookies:choice.save"),
      close: t("common:close"),
      now: t(`cookies:choice.state.${state}.title`),
      nowText: t(`cookies:choice.state.${state}.text`),
    },
  };
}

/** A definition for display: name, purpose, provider, lifetime. */
export function definitionView(definition: CookieDefinition, language: Language) {
  const { id, group, provider, targetCookieIds, lifetime, links, isPreselected } = definition;
  const t = translatorOf(language);
  return {
    id,
    group,
    name: t(`cookies:definition.${id}.name`),
    description: t(`cookies:definition.${id}.description`),
    provider: provider === "site" ? t("cookies:thisSite") : provider,
    targetCookieIds,
    lifetime:
      typeof lifetime === "string"
        ? t(lifetime === "session" ? "cookies:untilTabCloses" : "cookies:untilLogOut")
        : new Intl.NumberFormat(intlLocale(language), {
            style: "unit",
            unit: lifetime.unit,
            unitDisplay: "long",
          }).format(lifetime.value),
    links: links.map((href) => ({ href, host: new URL(href).host.replace(/^www\./, "") })),
    isPreselected,
  };
}
