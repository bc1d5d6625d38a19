import { languages } from "@contract/languages";
import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { artImage, mallLogo } from "../art/art-image";
import { demoContent } from "../demo-content";
import { demoMall, mallPhone } from "../demo-malls";
import { at, dateAfter } from "./calendar";
import { hasTrade, shopCounts, weekOf, zoneHours } from "./companies";
import { registrationNumber, vatNumber } from "./company-numbers";
import { freeMinutes, quietHourOf, reservedSpacesOf } from "./facts";
import { holidaysOf } from "./holidays";
import { filled, sameText } from "./text-forms";

const { accessibility, cinema, facts, management, parking } = demoContent;
const {
  "legal-texts": legalTexts,
  "opening-hours": { zones: zoneNames },
} = demoContent;

export function mallOf(tenant: TenantId, today: Date): TenantContent["mall"] {
  const identity = demoMall(tenant);
  const { name, company, address, description } = identity;
  const isSlovak = identity.country === "sk";
  const billing = {
    legal_name: company,
    purchase_order_number: `PO-${tenant.slice(0, 3).toUpperCase()}-7`,
    billing_email: `faktury@${tenant}.test`,
    registration_number: registrationNumber(company),
    vat_registration_number: vatNumber(company, identity.country),
    address: address.street,
    address_2: "",
    city: address.city,
    state: "",
    country: address.country,
    zip_code: address.zip_code,
  };
  const values = { mall: name, company };
  return {
    id: tenant,
    image: mallLogo({ tenant, variant: "base" }),
    image_wide: mallLogo({ tenant, variant: "wide" }),
    image_inverted: mallLogo({ tenant, variant: "inverted" }),
    image_wide_inverted: mallLogo({ tenant, variant: "wide_inverted" }),
    image_icon: mallLogo({ tenant, variant: "icon" }),
    management: managersOf(tenant).map(({ position, motif: _, ...manager }) => ({
      ...manager,
      position: position[identity.country],
    })),
    property_management: identity.writesBillingAsText ? JSON.stringify(billing) : billing,
    social_links: {
      instagram: `https://www.instagram.com/${tenant}.test`,
      facebook: `https://www.facebook.com/${tenant}.test`,
      youtube: `https://www.youtube.com/@${tenant}.test`,
    },
    date_format: identity.dateFormat,
    time_format: identity.timeFormat,
    time_zone: isSlovak ? "Europe/Bratislava" : "Europe/Prague",
    opening_hours: openingHoursOf(tenant, today),
    supported_languages: [...languages],
    phone: mallPhone(tenant),
    email: `info@${tenant}.test`,
    address,
    geo: identity.geo,
    currency: "CZK",
    accessibility: accessibilityOf(tenant, today),
    translations: translationsOf({
      name: sameText(name),
      description: filled(description, shopCounts(tenant)),
      opening_hours_description: legalTexts.opening_hours_description,
      parking_description: legalTexts.parking_description,
      privacy_policy: filled(legalTexts.privacy_policy, values),
      terms_and_conditions: filled(legalTexts.terms_and_conditions, values),
      cookies: filled(legalTexts.cookies, values),
      operating_rules: filled(legalTexts.operating_rules, values),
    }),
  };
}

/** Who manages a mall, and how they are reached. */
export function managersOf(tenant: TenantId) {
  const { managers, country } = demoMall(tenant);
  return management.map(({ mailbox, motif, position }, at) => ({
    motif,
    name: managers[at] ?? "",
    position,
    phone: mallPhone(tenant, at),
    email: `${mailbox[country]}@${tenant}.test`,
  }));
}

function accessibilityOf(tenant: TenantId, today: Date): TenantContent["mall"]["accessibility"] {
  const quietHour = quietHourOf(tenant);
  return {
    quiet_hours: [
      { days: Object.fromEntries(accessibility.quietTime.days.map((day) => [day, [quietHour]])) },
    ],
    notes: accessibility.notes.map(({ kind, title, text: note }) => ({
      kind,
      translations: translationsOf({ title, text: note }),
    })),
    statement: {
      conformance: "partial",
      assessed_on: `${today.getUTCFullYear() - 1}-10-06`,
      exceptions: [{ translations: translationsOf({ text: accessibility.statementException }) }],
    },
    translations: translationsOf({ quiet_hours_description: accessibility.quietHours }),
  };
}

function openingHoursOf(tenant: TenantId, today: Date): TenantContent["mall"]["opening_hours"] {
  const { opens, closes, country } = demoMall(tenant);
  const exceptions = [today.getUTCFullYear(), today.getUTCFullYear() + 1].flatMap((year) =>
    holidaysOf(country, year).map(({ date, opening, name }) => ({
      date,
      intervals: opening === "closed" ? [] : [opening === "usual" ? { from: opens, to: closes } : opening],
      translations: translationsOf({ name }),
    })),
  );
  const zone = (key: keyof typeof zoneNames, from: string, to: string, own: typeof exceptions = []) => ({
    zone: key,
    status: "open" as const,
    days: weekOf(from, to),
    exceptions: own,
    translations: translationsOf({ name: zoneNames[key] }),
  });
  return [
    { zone: "default", status: "open", days: weekOf(opens, closes), exceptions, translations: [] },
    ...(hasTrade(tenant, "hypermarket") ? [zone("hypermarket", ...zoneHours.hypermarket, exceptions)] : []),
    zone("restaurants", ...zoneHours.restaurants),
    zone("cinema", "10:00", "24:00"),
    zone("parking", parking.opens, parking.closes),
  ];
}

export function parkingOf(tenant: TenantId): TenantContent["parkingOptions"] {
  return {
    spaces: demoMall(tenant).parkingSpaces,
    free_minutes: freeMinutes,
    height_limit_cm: facts.carHeight,
    tariffs: parking.tariffs.map(({ from, to, price, perMinutes, isExtra, name }) => ({
      from_minutes: from,
      to_minutes: to,
      price,
      translations: translationsOf({ name }),
      ...(perMinutes && { per_minutes: perMinutes }),
      ...(isExtra && { is_extra: true }),
    })),
    payment: ["card", "cash", "mobile"],
    reserved: Object.entries(reservedSpacesOf(tenant)).map(([kind, count]) => ({ kind, count })),
    translations: translationsOf({
      title: parking.title,
      description: legalTexts.parking_description,
    }),
  };
}

export function cinemaOf(tenant: TenantId, today: Date): NonNullable<TenantContent["cinemaProgramme"]> {
  return {
    films: cinema.films.map(({ key, title, genre, description, minutes, ageRating }, film) => ({
      id: `film-${film + 1}`,
      image: artImage({ tenant, motif: `film-${key}`, ratio: "3/4" }),
      length_minutes: minutes,
      age_rating: ageRating,
      screenings: Array.from({ length: 7 }, (_, days) =>
        [14, 17, 20]
          .filter((_, at) => (at + film + days) % 3 !== 0)
          .map((hour) => ({
            id: `s-${film + 1}-${days}-${hour}`,
            starts_at: at(today, days, hour, film % 2 ? "30" : "00"),
            hall: String((film % facts.halls) + 1),
            version: dateAfter(today, days).getUTCDay() === 1 ? "OV" : demoMall(tenant).country.toUpperCase(),
            booking_url: `https://tickets.${tenant}.test/s-${film + 1}-${days}-${hour}`,
          })),
      ).flat(),
      translations: translationsOf({ title, genre, description }),
    })),
  };
}
