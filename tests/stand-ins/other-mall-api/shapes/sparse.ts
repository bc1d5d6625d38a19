import { mall } from "../content/mall";
import { type Words, words } from "../content/words";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";

type NameField = "name" | "title" | "question";

const failures: Record<Failure, string> = {
  unauthorized: "Unauthorized",
  "wrong-login": "Forbidden",
  "not-found": "Not Found",
  invalid: "Unprocessable Entity",
  "bad-request": "Bad Request",
  method: "Method Not Allowed",
};

/** Each entity was written by another editor: without a language, in Czech alone, in English alone. */
function nameIn(id: number, name: Words, field: NameField): Row {
  if (id % 3 === 0) return { [field]: name.cz };
  if (id % 3 === 1)
    return { [field]: null, translations: [{ locale: "cz", [field]: name.cz, description: null }] };
  return { translations: [{ locale: "en", [field]: name.en, article: null }, { locale: null }] };
}

/** A name in markup, as if pasted from a word processor. */
const bold = (name: Words): Words => words(`<b>${name.cz}</b>`, `<b>${name.en}</b>`);

/** A half-empty API: hardly more than ids and names, and values that no client expects. */
export function sparse({ mallName, picturesUrl }: Setting): Shape {
  const style: Style = {
    id: String,
    moment: (moment) => moment.toISOString(),
    day: (moment) => moment.toISOString().slice(0, 10),
    money: (amount) => amount,
    count: (amount) => amount,
    flag: (value) => (value ? "yes" : "no"),
    picture: () => null,
    words: (fields) => Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, text.cz])),
    rename: {},
  };
  const ok = (data?: unknown): Answer => ({ status: 200, body: { status: "success", data: data ?? null } });
  const bare = (entity: { id: number; name: Words }, field: NameField): Row => ({
    id: String(entity.id),
    ...nameIn(entity.id, entity.name, field),
  });

  return {
    style,
    write: {
      companies: (shop) => ({
        ...bare(shop.id === 106 ? { ...shop, name: bold(shop.name) } : shop, "name"),
        image: shop.id === 101 ? `${picturesUrl}/shop-missing-101.png` : null,
        opening_hours: shop.id === 104 ? "dle dohody" : null,
        phone: shop.id === 105 ? { number: 226100105 } : null,
      }),
      products: (offer) => ({
        ...bare(offer, "name"),
        price: offer.id === 203 ? "dohodou" : null,
        valid_from: offer.id === 204 ? "0000-00-00 00:00:00" : null,
        valid_to: null,
        company: offer.id === 205 ? [] : null,
      }),
      rewards: (reward) => ({ ...bare(reward, "title"), points: reward.id === 303 ? "mnoho" : null }),
      events: (event) => ({
        ...bare(event.id === 402 ? { ...event, name: bold(event.name) } : event, "title"),
        type: event.id === 403 ? "popup" : event.type,
        date_from: event.id === 404 ? "příští úterý" : null,
        image: event.id === 405 ? "" : null,
      }),
      news: (item) => ({
        ...bare(item, "title"),
        created_at: item.id === 502 ? "32. 13. 2026" : null,
        type: item.id === 503 ? null : item.type,
      }),
      amenities: (amenity) => bare(amenity, "name"),
      categories: (category) => ({ ...bare(category, "name"), type: category.kind }),
      faq: (entry) => ({ ...bare(entry, "question"), answer: entry.id === 702 ? null : entry.answer.cz }),
      "website-pages": (page) => ({ ...bare(page, "title"), permalink: page.permalink, article: null }),
    },
    strays: {
      companies: [
        { id: "198", name: null, translations: [] },
        { id: null, name: "Obchod bez čísla" },
      ],
      products: [{ id: "298", translations: null }],
      events: [{ id: "498" }, { title: "Akce bez čísla" }],
      news: [{ id: "598", title: "" }],
    },
    nameOf({ id, name }) {
      if (id % 3 === 0) return { cz: name.cz, en: name.cz, sk: name.cz, de: name.cz };
      return id % 3 === 1 ? { cz: name.cz } : { en: name.en };
    },
    malls: () => ({
      id: String(mall.id),
      name: mallName,
      image: null,
      image_wide: null,
      management: [17, { name: "Tomáš Ďuriš", role: null, email: 5 }, null, ["?"]],
      property_management: '{"name": "Říční správa',
      instagram: "není",
      facebook: mall.socials.facebook,
      youtube: 0,
      date_format: null,
      time_format: null,
      opening_hours: [
        {
          zone: "default",
          status: null,
          days: {
            monday: "zavřeno do odvolání",
            tuesday: [{ from: "25:00", to: "26:00" }],
            wednesday: 7,
            thursday: [{ from: "09:00", to: "20:00" }, null],
            friday: "09:00 - 20:00",
            someday: "09:00 - 20:00",
          },
        },
        null,
        { status: "open" },
      ],
      supported_languages: null,
      zip_code: 15000,
      description: mall.text.cz,
      translations: null,
    }),
    settings: () => ({
      "colors.primary": "tmavě modrá",
      "colors.secondary": "#e8a33d",
      website_name: mallName,
      hero_banner_items: '[{"image": "banner-1.png", "title": "Sto obcho',
      footer_items: "[]",
      hero_banner_aspect_ratio: "široký",
      default_floorplan_id: "",
      offers_only_for_logged_in: "ano",
    }),
    profile: (account) => ({
      id: account.id,
      email: account.email,
      name: null,
      phone: null,
      ...account.changes,
    }),
    legal: (_key, text) => text.cz,
    list: (rows) => ({ data: rows, current_page: null, last_page: null }),
    search: (found) => ({ companies: found.companies ?? [], products: null }),
    filters: false,
    likedIds: (liked) => liked.map((target) => ({ id: target.split(":")[1] ?? null })),
    ok,
    created: ok,
    failure: (kind, message, errors) => ({
      status: 200,
      body: { status: "error", httpStatus: failures[kind], message, errors: errors ?? [] },
    }),
    login: (token) => ({ status: 200, body: { status: "success", access_token: token } }),
    oauth(request, tokenOf) {
      const { username, email, password } = request.fields;
      const token = tokenOf(String(username ?? email ?? ""), String(password ?? ""));
      return token ? this.login(token) : this.failure("wrong-login", "Přihlášení se nezdařilo.");
    },
    methods: {},
    missing: [
      "/tiers",
      "/me/tier",
      "/badges",
      "/booking",
      "/options",
      "/messages",
      "/companies-with-entities",
      "/companies/featured",
      "/events/upcoming",
      "/post-categories",
      "/sitemap",
      "/settings-web-app/hero-banner",
      "/me/thumbs",
      "/me/parking",
      "/me/customer-rewards/limits",
      "/translations",
    ],
  };
}
