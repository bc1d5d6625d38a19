import type { Accessibility } from "@contract/accessibility";
import { countryCode } from "~/locale/country";
import { dayText } from "~/locale/dates";
import { translatorOf } from "~/locale/i18n.server";
import { richText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { supportBlock } from "../pages/blocks.server";
import { nameForms, shellName } from "../shell/shell.server";
import { translated } from "../translation";

type Statement = NonNullable<Accessibility["statement"]>;

/** Countries whose law on accessible services the site names; elsewhere it names the directive. */
const countries = ["CZ", "SK", "DE", "AT"];

/** The statement that the European Accessibility Act asks of a site: what holds, what doesn't yet, whom to tell. */
export function statementView(statement: Statement, site: Site) {
  const { mall, language, tenant } = site;
  const t = translatorOf(language);
  const country = countryOf(statement, site);
  const provider = mall?.billing?.legal_name ?? shellName(site);
  const law = t(`accessibility:law.${country}`);
  const assessment = statement.assessor
    ? t("accessibility:assessment.by", { assessor: statement.assessor })
    : t("accessibility:assessment.own");
  const on = statement.assessed_on
    ? t("accessibility:assessment.on", { date: dayText(statement.assessed_on, site) })
    : null;
  return {
    title: t("accessibility:statement"),
    intro: [t("accessibility:intro", { ...nameForms(site), provider }), t("accessibility:basis", { law })],
    sections: [
      {
        title: t("accessibility:conformance.title"),
        paragraphs: [
          t(`accessibility:conformance.${statement.conformance}`),
          t("accessibility:conformance.checked"),
        ],
        list: [],
      },
      {
        title: t("accessibility:exceptions.title"),
        paragraphs: [t("accessibility:exceptions.text")],
        list: [
          ...exceptionsOf(statement, site),
          t("accessibility:exceptions.pictures"),
          ...translationGap(site),
        ],
      },
      {
        title: t("accessibility:outside.title"),
        paragraphs: [t("accessibility:outside.text")],
        list: [t("accessibility:outside.links"), t("accessibility:outside.documents")],
      },
      {
        title: t("accessibility:assessment.title"),
        paragraphs: [[assessment, on].filter(Boolean).join(" ")],
        list: [],
      },
      {
        title: t("accessibility:enforcement.title"),
        paragraphs: [t(`accessibility:enforcement.${country}`)],
        list: [],
      },
    ],
    form: supportBlock(site).map((block) =>
      block.kind === "form" && block.support
        ? {
            ...block,
            title: t("accessibility:feedback.title"),
            text: richText(`<p>${t("accessibility:feedback.text")}</p>`, tenant.tenantId),
            support: { ...block.support, values: { topic: "accessibility" } },
          }
        : block,
    ),
  };
}

function countryOf({ country }: Statement, { mall }: Site): string {
  const code = countryCode(country || mall?.address?.country || "").toUpperCase();
  return countries.includes(code) ? code : "EU";
}

function exceptionsOf({ exceptions }: Statement, { language }: Site): string[] {
  return exceptions.flatMap(({ translations }) => translated(translations, "text", language) || []);
}

/** Content without a translation is shown in another language, which its markup doesn't say. */
const translationGap = ({ language, languages }: Site): string[] =>
  languages.length > 1 ? [translatorOf(language)("accessibility:exceptions.language")] : [];
