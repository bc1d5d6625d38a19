import { mall, zones } from "../content/mall";
import type { Moment, Week } from "../content/model";
import { settingsOf } from "../content/settings";
import { languages, type Words } from "../content/words";
import { momentAt, pragueText } from "../dates";
import { dialect, rowNames } from "../dialects/wordpress";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";

const failures: Record<Failure, [status: number, code: string]> = {
  unauthorized: [401, "rest_not_logged_in"],
  "wrong-login": [403, "incorrect_password"],
  "not-found": [404, "rest_post_invalid_id"],
  invalid: [400, "rest_invalid_param"],
  "bad-request": [400, "rest_invalid_json"],
  method: [404, "rest_no_route"],
};

const locales = { cz: "cs_CZ", en: "en_US", sk: "sk_SK", de: "de_DE" };
const dayNames = ["pondeli", "utery", "streda", "ctvrtek", "patek", "sobota", "nedele"];
const kinds = { companies: "obchod", products: "sleva", rewards: "darek", amenities: "sluzba" };
const states: Record<string, string> = {
  pending: "ceka-na-kontrolu",
  approved: "pripsana",
  rejected: "vracena",
  active: "k-vyzvednuti",
  used: "vydana",
  expired: "po-lhute",
};

/** Rows of a repeater; a closed day is checked as such. */
const repeater = (week: Week): Row[] =>
  Object.values(week).flatMap((intervals, index): Row[] =>
    intervals.length > 0
      ? intervals.map(([od, to]) => ({ den: dayNames[index], zavreno: false, od, do: to }))
      : [{ den: dayNames[index], zavreno: true, od: "", do: "" }],
  );

/** As themes print titles. */
const rendered = (text: string): Row => ({
  rendered: text.replaceAll("&", "&#038;").replaceAll("–", "&#8211;"),
});

/** A WordPress site: bare lists, totals in headers, rendered texts, custom fields, a post for each language. */
export function wordpress({ now, mallName, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const local = (moment: Moment) => pragueText(momentAt(now, moment));
  const style: Style = {
    id: (id) => id,
    moment: pragueText,
    day: (moment) => pragueText(moment).slice(0, 10),
    money: (amount) => amount.toFixed(2),
    count: (amount) => amount,
    flag: (value) => value,
    picture,
    words: (fields) =>
      Object.fromEntries(Object.entries(fields).map(([field, words]) => [field, rendered(words.cz)])),
    rename: rowNames,
    state: (word) => states[word] ?? word,
  };
  /** The Czech post of an entity, with what the plug-in for languages adds. */
  function post(
    type: string,
    entity: { id: number; name: Words; picture?: string; published?: Moment },
    content: Words | null,
    acf: Row,
  ): Row {
    const written = momentAt(now, entity.published ?? { days: -30, time: "23:30" });
    return {
      id: entity.id,
      date: pragueText(written).replace(" ", "T"),
      date_gmt: written.toISOString().slice(0, 19),
      modified: pragueText(now).replace(" ", "T"),
      slug: `${type}-${entity.id}`,
      status: "publish",
      type,
      lang: "cs",
      title: rendered(entity.name.cz),
      ...(content && { content: { ...rendered(content.cz), protected: false } }),
      wpml_current_locale: "cs_CZ",
      wpml_translations: languages.flatMap((language) =>
        language === "cz" || !entity.name[language]
          ? []
          : [{ locale: locales[language], id: entity.id + 10_000, post_title: entity.name[language] }],
      ),
      acf,
      ...(entity.picture && {
        featured_media: entity.id + 50_000,
        _embedded: { "wp:featuredmedia": [{ id: entity.id + 50_000, source_url: picture(entity.picture) }] },
      }),
    };
  }
  const ok = (data?: unknown): Answer =>
    isListing(data)
      ? {
          status: 200,
          body: data.rows,
          headers: { "x-wp-total": String(data.total), "x-wp-totalpages": String(data.pages) },
        }
      : { status: 200, body: isPage(data) ? [data] : (data ?? {}) };

  return {
    style,
    dialect,
    pictureIn: ({ _embedded: embedded }) =>
      (embedded as { "wp:featuredmedia": [{ source_url: string }] } | undefined)?.["wp:featuredmedia"][0]
        .source_url,
    write: {
      companies: (shop) => ({
        ...post("obchod", shop, shop.text, {
          druh: {
            value: { store: "prodejna", restaurant: "gastro", service: "servis" }[shop.kind],
            label: "",
          },
          patro: String(shop.floor),
          cislo_jednotky: shop.unit,
          telefon: shop.phone,
          mail: shop.email,
          stranky: { title: "", url: shop.web, target: "_blank" },
          oteviraci_doba: repeater(shop.hours),
        }),
        rubriky: [shop.category],
      }),
      products: (offer) => ({
        ...post("sleva", offer, offer.text, {
          obchod: [offer.shop],
          akcni_cena: String(offer.price),
          bezna_cena: String(offer.before),
          kusu: "12",
          zacatek: local(offer.from).slice(0, 10).replaceAll("-", ""),
          konec: local(offer.to).slice(0, 10).replaceAll("-", ""),
        }),
        rubriky: [offer.category],
      }),
      rewards: (reward) => ({
        ...post("darek", reward, reward.text, {
          obchod: reward.shop ? [reward.shop] : false,
          cena_v_bodech: String(reward.points),
          skladem: String(reward.stock),
          zacatek: local(reward.from),
          konec: local(reward.to),
        }),
        rubriky: [reward.category],
      }),
      events: (event) =>
        post("akce", event, event.text, {
          poradatel: event.type === "mall" ? "centrum" : "najemce",
          obchod: event.shop ? [event.shop] : false,
          misto: event.place.cz,
          zacatek: local(event.from),
          konec: local(event.to),
        }),
      news: (item) =>
        post("post", item, item.text, {
          poradatel: item.type === "mall" ? "centrum" : "najemce",
          obchod: item.shop ? [item.shop] : false,
        }),
      amenities: (amenity) => ({
        ...post("sluzba", amenity, amenity.text, { patro: String(amenity.floor) }),
        rubriky: [amenity.category],
      }),
      categories: (category) => ({
        id: category.id,
        name: category.name.cz.replaceAll("&", "&amp;"),
        slug: `rubrika-${category.id}`,
        taxonomy: kinds[category.kind],
        lang: "cs",
      }),
      faq: (entry) => post("otazka", entry, entry.answer, {}),
      "website-pages": (page) => ({ ...post("page", page, page.article, {}), slug: page.permalink }),
    },
    strays: {
      companies: [
        { id: 198, status: "draft", lang: "cs", title: { rendered: "Rozpracovaný obchod" }, acf: {} },
        { id: 10_101, status: "publish", lang: "en", title: { rendered: "The English post" }, acf: {} },
      ],
      products: [{ id: 298, status: "private", lang: "cs", title: { rendered: "Stažená nabídka" }, acf: {} }],
    },
    nameOf: ({ id, name }) => (id < 100 ? { cz: name.cz } : name),
    malls: () => ({
      id: mall.id,
      nazev: mallName,
      uvod: mall.text.cz,
      logo: { url: picture("mall-logo.png"), width: 600, height: 300 },
      telefon: mall.phone,
      mail: mall.email,
      adresa: { ulice: mall.street, mesto: mall.city, psc: mall.zip },
      oteviraci_doba: zones[0] ? repeater(zones[0].week) : [],
    }),
    settings: () => {
      const settings = settingsOf(mallName, picture);
      return {
        nazev: mallName,
        barva: settings["colors.primary"] ?? "",
        banner: settings.hero_banner_items ?? "",
      };
    },
    profile: ({ changes, ...account }) => ({
      id: account.id,
      user_email: account.email,
      jmeno: changes.first_name ?? account.firstName,
      prijmeni: changes.last_name ?? account.lastName,
      telefon: changes.phone ?? account.phone,
      datum_narozeni: style.day(account.born),
      jazyk: changes.language ?? "cs_CZ",
    }),
    legal: (_key, text) => ({ content: rendered(text.cz) }),
    list(rows, query) {
      const size = Math.min(Math.max(Number(query.get("per_page")) || 10, 1), 100);
      const page = Math.max(Number(query.get("page")) || 1, 1);
      const wanted = rows.filter(({ lang }) => !query.has("lang") || !lang || lang === query.get("lang"));
      return {
        rows: wanted.slice((page - 1) * size, page * size),
        total: wanted.length,
        pages: Math.ceil(wanted.length / size),
      } satisfies Listing;
    },
    search: (found) => found,
    filters: false,
    likedIds: () => [],
    ok,
    created: (data) => ({ ...ok(data), status: 201 }),
    failure(kind, message, errors) {
      const [status, code] = failures[kind];
      return {
        status,
        body: { code, message, data: { status, ...(errors && kind === "invalid" && { params: errors }) } },
      };
    },
    login: (token) => ok({ token, user_display_name: "" }),
    oauth: () => ({ status: 404, body: "" }),
    methods: { "/me/profile": ["GET", "POST"] },
    missing: [],
  };
}

type Listing = { rows: Row[]; total: number; pages: number };
const isListing = (data: unknown): data is Listing =>
  typeof data === "object" && data !== null && "rows" in data && "pages" in data;
/** Found by its slug, in a list. */
const isPage = (data: unknown): boolean =>
  typeof data === "object" && data !== null && Reflect.get(data, "type") === "page";
