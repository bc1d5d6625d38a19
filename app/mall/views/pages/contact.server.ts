import { shownPhone } from "@contract/typed/phone-number.server";
import { countryName } from "~/locale/country";
import { translatorOf } from "~/locale/i18n.server";
import type { Site } from "~/site/site.server";
import { billingView } from "./billing.server";
import type { BlockView } from "./blocks.server";

/** The mall's contact details, beside the content of its contact page. */
export function contactView(site: Site) {
  const { mall, language } = site;
  const { street, zip_code, city, country } = mall?.address ?? {};
  return {
    address: mall?.address ? [street, `${zip_code} ${city}`, country && countryName(country, language)] : [],
    mapHref: mall?.geo
      ? `https://www.openstreetmap.org/?mlat=${mall.geo.lat}&mlon=${mall.geo.lng}#map=17/${mall.geo.lat}/${mall.geo.lng}`
      : null,
    phone: shownPhone(mall?.phone),
    email: mall?.email ?? null,
    billing: billingView(site),
  };
}

/** The mall's management as a block of people, for a page that names nobody itself. */
export function managementBlock({ mall, language }: Site): BlockView[] {
  const people = (mall?.management ?? []).map((person) => ({
    ...person,
    phone: shownPhone(person.phone),
    image: null,
  }));
  if (people.length === 0) return [];
  return [{ kind: "contact", title: translatorOf(language)("contact:people"), text: null, people }];
}
