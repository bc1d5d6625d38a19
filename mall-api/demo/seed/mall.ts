import { languages } from "@contract/languages";
import type { TenantId } from "@contract/tenant-ids";
import { text, translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { artImage, mallLogo } from "../art/art-image";
import { demoMall, mallPhone } from "../malls/demo-malls";
import { accessibilityNotes, quietHoursText, statementException } from "../prose/accessibility";
import { holidaysOf } from "../prose/holidays";
import { legalTexts } from "../prose/legal-texts";
import { filled, sameText } from "../prose/text-forms";
import { at } from "./calendar";
import { shopCounts, weekOf } from "./companies";

const zoneNames = {
  hypermarket: text("Hypermarket", "Hypermarket", "Hypermarket", "Hypermarkt"),
  restaurants: text("Restaurants", "Restaurace", "Reštaurácie", "Restaurants"),
  cinema: text("Cinema", "Kino", "Kino", "Kino"),
  parking: text("Parking", "Parkoviště", "Parkovisko", "Parkplatz"),
};

const managers: [string, string, ReturnType<typeof text>][] = [
  [
    "Jana Horáčková",
    "Center",
    text("Centre manager", "Ředitelka centra", "Riaditeľka centra", "Centerleiterin"),
  ],
  ["Petr Vlasák", "Leasing", text("Leasing", "Pronájem", "Prenájom", "Vermietung")],
  [
    "Eva Šimková",
    "Marketing",
    text(
      "Marketing and events",
      "Marketing a akce",
      "Marketing a podujatia",
      "Marketing und Veranstaltungen",
    ),
  ],
];

export function mallOf(tenant: TenantId, today: Date): TenantContent["mall"] {
  const identity = demoMall(tenant);
  const { name, company, address, description } = identity;
  const isSlovak = identity.country === "sk";
  const billing = {
    legal_name: company,
    purchase_order_number: `PO-${tenant.slice(0, 3).toUpperCase()}-7`,
    billing_email: `faktury@${tenant}.test`,
    registration_number: String(26_000_000 + tenant.length * 131_071),
    vat_registration_number: `${isSlovak ? "SK" : "CZ"}${26_000_000 + tenant.length * 131_071}`,
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
    management: managers.map(([person, , position], at) => ({
      name: person,
      position: position[identity.country],
      phone: mallPhone(tenant, at),
      email: `${["info", "pronajem", "marketing"][at]}@${tenant}.test`,
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

function accessibilityOf(tenant: TenantId, today: Date): TenantContent["mall"]["accessibility"] {
  const { opens } = demoMall(tenant);
  const firstHour = [
    { from: opens, to: `${String(Number.parseInt(opens, 10) + 1).padStart(2, "0")}:${opens.slice(3)}` },
  ];
  return {
    quiet_hours: [{ days: { tuesday: firstHour, thursday: firstHour } }],
    notes: accessibilityNotes.map(({ kind, title, text: note }) => ({
      kind,
      translations: translationsOf({ title, text: note }),
    })),
    statement: {
      conformance: "partial",
      assessed_on: `${today.getUTCFullYear() - 1}-10-06`,
      exceptions: [{ translations: translationsOf({ text: statementException }) }],
    },
    translations: translationsOf({ quiet_hours_description: quietHoursText }),
  };
}

function openingHoursOf(tenant: TenantId, today: Date): TenantContent["mall"]["opening_hours"] {
  const { opens, closes, country, hasCinema } = demoMall(tenant);
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
    zone("hypermarket", "07:00", "22:00", exceptions),
    zone("restaurants", "10:00", "23:00"),
    ...(hasCinema ? [zone("cinema", "10:00", "24:00")] : []),
    zone("parking", "05:00", "01:00"),
  ];
}

export function parkingOf(tenant: TenantId): TenantContent["parkingOptions"] {
  const tariff = (
    from: number,
    to: number | null,
    price: number,
    name: ReturnType<typeof text>,
    more: { per_minutes?: number; is_extra?: boolean } = {},
  ) => ({
    from_minutes: from,
    to_minutes: to,
    price,
    translations: translationsOf({ name }),
    ...more,
  });
  const { parkingSpaces: spaces } = demoMall(tenant);
  const part = (share: number) => Math.ceil(spaces * share);
  const reserved = {
    disabled: part(0.03),
    family: part(0.02),
    ev: 40,
    motorcycle: part(0.02),
    bike: part(0.07),
  };
  return {
    spaces,
    free_minutes: 180,
    height_limit_cm: 210,
    tariffs: [
      tariff(
        0,
        180,
        0,
        text("First three hours", "První tři hodiny", "Prvé tri hodiny", "Die ersten drei Stunden"),
      ),
      tariff(
        180,
        360,
        4000,
        text(
          "Each hour from the fourth to the sixth",
          "Každá hodina od čtvrté do šesté",
          "Každá hodina od štvrtej do šiestej",
          "Jede Stunde von der vierten bis zur sechsten",
        ),
        { per_minutes: 60 },
      ),
      tariff(
        360,
        null,
        8000,
        text("Each further hour", "Každá další hodina", "Každá ďalšia hodina", "Jede weitere Stunde"),
        { per_minutes: 60 },
      ),
      tariff(
        0,
        null,
        30_000,
        text(
          "Night, from one to five",
          "Noc, od jedné do pěti",
          "Noc, od jednej do piatej",
          "Nacht, von eins bis fünf",
        ),
        { is_extra: true },
      ),
    ],
    payment: ["card", "cash", "mobile"],
    reserved: Object.entries(reserved).map(([kind, count]) => ({ kind, count })),
    translations: translationsOf({
      title: text("Parking", "Parkování", "Parkovanie", "Parken"),
      description: legalTexts.parking_description,
    }),
  };
}

const films: [
  string,
  ReturnType<typeof text>,
  ReturnType<typeof text>,
  ReturnType<typeof text>,
  number,
  string,
][] = [
  [
    "lamplighter",
    text("The Last Lamplighter", "Poslední lampář", "Posledný lampár", "Der letzte Laternenanzünder"),
    text("Drama", "Drama", "Dráma", "Drama"),
    text(
      "An old man lights the lamps of a street that nobody walks any more, until a girl moves in.",
      "Starý muž rozsvěcí lampy v ulici, kudy už nikdo nechodí, dokud se nepřistěhuje jedna dívka.",
      "Starý muž rozsvecuje lampy na ulici, ktorou už nikto nechodí, kým sa neprisťahuje jedno dievča.",
      "Ein alter Mann entzündet die Laternen einer Straße, durch die niemand mehr geht, bis ein Mädchen einzieht.",
    ),
    112,
    "12",
  ],
  [
    "whale",
    text("Whale in the Cellar", "Velryba ve sklepě", "Veľryba v pivnici", "Der Wal im Keller"),
    text("Family", "Rodinný", "Rodinný", "Familie"),
    text(
      "Two brothers find a guest who needs a lot of water and a lot of silence.",
      "Dva bratři najdou hosta, který potřebuje spoustu vody a spoustu ticha.",
      "Dvaja bratia nájdu hosťa, ktorý potrebuje veľa vody a veľa ticha.",
      "Zwei Brüder finden einen Gast, der viel Wasser und viel Stille braucht.",
    ),
    94,
    "0",
  ],
  [
    "ridge",
    text("Ridge", "Hřeben", "Hrebeň", "Der Grat"),
    text("Thriller", "Thriller", "Triler", "Thriller"),
    text(
      "Four climbers, three ropes, one weather report.",
      "Čtyři lezci, tři lana, jedna předpověď.",
      "Štyria lezci, tri laná, jedna predpoveď.",
      "Vier Kletterer, drei Seile, ein Wetterbericht.",
    ),
    121,
    "15",
  ],
  [
    "orchestra",
    text("Tuesday Orchestra", "Úterní orchestr", "Utorkový orchester", "Das Dienstagsorchester"),
    text("Comedy", "Komedie", "Komédia", "Komödie"),
    text(
      "Eleven neighbours who can't play decide to give a concert.",
      "Jedenáct sousedů, kteří neumějí hrát, se rozhodne pro koncert.",
      "Jedenásť susedov, ktorí nevedia hrať, sa rozhodne pre koncert.",
      "Elf Nachbarn, die nicht spielen können, beschließen ein Konzert.",
    ),
    103,
    "0",
  ],
];

export function cinemaOf(tenant: TenantId, today: Date): NonNullable<TenantContent["cinemaProgramme"]> {
  return {
    films: films.map(([key, title, genre, description, minutes, age], film) => ({
      id: `film-${film + 1}`,
      image: artImage({ tenant, motif: `film-${key}`, subject: `film ${film}`, ratio: "3/4" }),
      length_minutes: minutes,
      age_rating: age === "0" ? null : age,
      screenings: Array.from({ length: 7 }, (_, days) =>
        [14, 17, 20]
          .filter((_, at) => (at + film + days) % 3 !== 0)
          .map((hour) => ({
            id: `s-${film + 1}-${days}-${hour}`,
            starts_at: at(today, days, hour, film % 2 ? "30" : "00"),
            hall: String((film % 6) + 1),
            version: film % 2 && hour === 20 ? "OV" : demoMall(tenant).country.toUpperCase(),
            booking_url: null,
          })),
      ).flat(),
      translations: translationsOf({ title, genre, description }),
    })),
  };
}
