import { countryName } from "~/locale/country";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";

/** The mall's operator and billing data, as labelled lines; empty if there is none. */
export function billingView({ mall, language }: Site): { label: string; value: string }[] {
  const billing = mall?.billing;
  if (!billing) return [];
  const t = translatorOf(language);
  const lines: [label: string, value: string | null | undefined][] = [
    [t("contact:billing.legalName"), billing.legal_name],
    [
      t("contact:billing.address"),
      [
        billing.address,
        billing.address_2,
        [billing.zip_code, billing.city].filter(Boolean).join(" "),
        billing.state,
        billing.country && countryName(billing.country, language),
      ]
        .filter(Boolean)
        .join(", "),
    ],
    [t("common:footer.registrationNumber"), billing.registration_number],
    [t("common:footer.vatNumber"), billing.vat_registration_number],
    [t("contact:billing.orderNumber"), billing.purchase_order_number],
    [t("contact:billing.email"), billing.billing_email],
  ];
  return lines.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
