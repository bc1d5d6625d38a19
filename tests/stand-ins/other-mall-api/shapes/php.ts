import { mall, zones } from "../content/mall";
import type { Moment, Week } from "../content/model";
import { shopCategories } from "../content/shops";
import { languages, sameName, type Words } from "../content/words";
import { momentAt, pragueText } from "../dates";
import { dialect, rowNames } from "../dialects/php";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";

const codes: Record<Failure, string> = {
  unauthorized: "401",
  "wrong-login": "422",
  "not-found": "404",
  invalid: "422",
  "bad-request": "400",
  method: "404",
};

const dayNames = ["Po", "Út", "St", "Čt", "Pá", "So", "Ne"];
const states: Record<string, string> = {
  pending: "1",
  approved: "2",
  rejected: "3",
  active: "A",
  used: "U",
  expired: "P",
};
const kinds = { companies: "OB", products: "AK", rewards: "DA", amenities: "SL" };

/** `Po–So 9:00–21:00, Ne 10:00–20:00`: days with the same hours in a row are a span. */
function weekText(week: Week): string {
  const days = Object.values(week).map((intervals) =>
    intervals.length > 0 ? intervals.map(([from, to]) => `${bare(from)}–${bare(to)}`).join(" a ") : "zavřeno",
  );
  const spans: string[] = [];
  for (let first = 0, at = 1; at <= days.length; at++) {
    if (days[at] === days[first]) continue;
    const last = at - 1;
    spans.push(`${dayNames[first]}${last > first ? `–${dayNames[last]}` : ""} ${days[first]}`);
    first = at;
  }
  return spans.join(", ");
}
const bare = (time: string): string =>
  String(Number(time.slice(0, 2))) + (time.endsWith(":00") ? "" : time.slice(2));

/** `24.12.2026 09:00` */
const czech = (moment: Date): string =>
  pragueText(moment).replace(/^(\d+)-(\d+)-(\d+) (\d+:\d+).*/, "$3.$2.$1 $4");

const priceText = (amount: number): string =>
  `${Math.floor(amount).toLocaleString("cs").replaceAll(/\s/g, " ")},${amount.toFixed(2).slice(-2)} Kč`;

/** An old platform: text for everything, Czech names, failures with HTTP 200, slow, and refusing haste. */
export function php({ now, mallName, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const at = (moment: Moment) => czech(momentAt(now, moment));
  const flag = (value: boolean) => (value ? "1" : "0");
  /** Czech without a code, other languages behind the name. */
  const texts = (fields: Record<string, Words>): Row =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, words]) =>
        languages.map((language) => [
          language === "cz" ? field : `${field}_${language}`,
          words[language] ?? "",
        ]),
      ),
    );
  const style: Style = {
    id: String,
    moment: czech,
    day: (moment) => czech(moment).slice(0, 10),
    money: priceText,
    count: String,
    flag,
    picture,
    words: texts,
    rename: rowNames,
    state: (word) => states[word] ?? word,
  };
  const ok = (data?: unknown): Answer => ({
    status: 200,
    body: { ok: "1", ...(isList(data) ? data : { vysledek: data ?? "" }) },
  });

  return {
    style,
    dialect,
    pictureIn: ({ obrazek }) => obrazek,
    write: {
      companies: (shop) => ({
        cislo: String(shop.id),
        stav: "zverejneno",
        ...texts({ nazev: shop.name, popis: shop.text }),
        rubriky: String(shop.category),
        rubrika: shopCategories.find(({ id }) => id === shop.category)?.name.cz ?? "",
        obrazek: picture(shop.picture),
        podlazi: shop.floor === 0 ? "přízemí" : `${shop.floor}. patro`,
        prostor: shop.unit,
        tel: shop.phone,
        posta: shop.email,
        odkaz_ven: shop.web,
        tip: flag(shop.featured),
        otevreno: weekText(shop.hours),
      }),
      products: (offer) => ({
        cislo: String(offer.id),
        stav: "zverejneno",
        ...texts({ nadpis: offer.name, popis: offer.text }),
        obchod: String(offer.shop),
        rubriky: String(offer.category),
        obrazek: picture(offer.picture),
        cena_nyni: priceText(offer.price),
        cena_drive: priceText(offer.before),
        pocet_ks: "12",
        plati_od: at(offer.from),
        plati_do: at(offer.to),
      }),
      rewards: (reward) => ({
        cislo: String(reward.id),
        stav: "zverejneno",
        ...texts({ nadpis: reward.name, popis: reward.text }),
        obchod: reward.shop ? String(reward.shop) : "",
        rubriky: String(reward.category),
        obrazek: picture(reward.picture),
        bodu: String(reward.points),
        zbyva_ks: `${reward.stock} ks`,
        vydano_ks: "17",
        plati_od: at(reward.from),
        plati_do: at(reward.to),
      }),
      events: (event) => ({
        cislo: String(event.id),
        stav: "zverejneno",
        ...texts({ nadpis: event.name, popis: event.text, misto: event.place }),
        porada: event.type === "mall" ? "C" : "O",
        obchod: event.shop ? String(event.shop) : "",
        obrazek: picture(event.picture),
        zacatek: at(event.from),
        konec: at(event.to),
      }),
      news: (item) => ({
        cislo: String(item.id),
        stav: "zverejneno",
        ...texts({ nadpis: item.name, popis: item.text }),
        porada: item.type === "mall" ? "C" : "O",
        obchod: item.shop ? String(item.shop) : "",
        obrazek: picture(item.picture),
        vydano: at(item.published),
      }),
      amenities: (amenity) => ({
        cislo: String(amenity.id),
        ...texts({ nadpis: amenity.name, popis: amenity.text }),
        rubriky: String(amenity.category),
        obrazek: picture(amenity.picture),
        podlazi: amenity.floor === 0 ? "přízemí" : `${amenity.floor}. patro`,
      }),
      categories: (category) => ({
        cislo: String(category.id),
        druh: kinds[category.kind],
        ...texts({ nazev: category.name }),
      }),
      faq: (entry) => ({ cislo: String(entry.id), ...texts({ dotaz: entry.name, odpoved: entry.answer }) }),
      "website-pages": (page) => ({
        cislo: String(page.id),
        klic: page.permalink,
        obrazek: picture(page.picture),
        ...texts({ nadpis: page.name, obsah: page.article }),
      }),
    },
    strays: {
      companies: [{ cislo: "198", stav: "rozepsano", ...texts({ nazev: sameName("Rozpracovaný obchod") }) }],
      products: [{ cislo: "298", stav: "stazeno", ...texts({ nadpis: sameName("Stažená nabídka") }) }],
    },
    nameOf: ({ name }) => name,
    malls: () => ({
      cislo: String(mall.id),
      ...texts({ nazev: sameName(mallName), popis: mall.text, poznamka_hodiny: mall.hoursText }),
      logo_velke: picture("mall-logo.png"),
      tel: mall.phone,
      posta: mall.email,
      ulice: mall.street,
      mesto: mall.city,
      psc: mall.zip,
      otevreno: zones[0] ? weekText(zones[0].week) : "",
    }),
    settings: () => ({ nazev_webu: mallName, barva: "#0b5c7a", barva2: "#e8a33d" }),
    profile: ({ changes, ...account }) => ({
      cislo: String(account.id),
      posta: account.email,
      jmeno: changes.first_name ?? account.firstName,
      prijmeni: changes.last_name ?? account.lastName,
      mobil: changes.phone ?? account.phone,
      narozeni: czech(account.born).slice(0, 10),
      jazyk: changes.language ?? "CZ",
    }),
    legal: (_key, text) => texts({ obsah: text }),
    list(rows, query) {
      const size = Math.min(Math.max(Number(query.get("per_page")) || 10, 1), 50);
      const page = Math.max(Number(query.get("page")) || 0, 0);
      return {
        vysledek: rows.slice(page * size, (page + 1) * size),
        strana: String(page),
        na_stranku: String(size),
        celkem: String(rows.length),
      };
    },
    search: (found) => found,
    filters: true,
    likedIds: () => [],
    ok,
    created: ok,
    failure: (kind, message, errors = {}) => ({
      status: 200,
      body: {
        ok: "0",
        vysledek: "",
        chyba: {
          kod: codes[kind],
          text: message,
          pole: Object.fromEntries(Object.entries(errors).map(([field, text]) => [ownName(field), text])),
        },
      },
    }),
    login: (token) => ok({ relace: token, plati_minut: "60" }),
    oauth: () => ({ status: 404, body: "" }),
    methods: { "/me/profile": ["GET", "POST"] },
    missing: [],
  };
}

const isList = (data: unknown): data is Row =>
  typeof data === "object" && data !== null && "vysledek" in data;

const ownName = (field: string): string =>
  Object.entries(dialect.fields).find(([, name]) => name === field)?.[0] ?? field;
