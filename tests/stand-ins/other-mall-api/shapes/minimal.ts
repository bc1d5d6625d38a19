import { mall, zones } from "../content/mall";
import type { Moment, Week } from "../content/model";
import { legal } from "../content/pages";
import { settingsOf } from "../content/settings";
import { shopCategories } from "../content/shops";
import { sameName } from "../content/words";
import { momentAt, pragueText } from "../dates";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";
import { plainText, translations } from "../translations";

const failures: Record<Failure, [status: number, name: string]> = {
  unauthorized: [401, "Unauthorized"],
  "wrong-login": [400, "Bad Request"],
  "not-found": [404, "Not Found"],
  invalid: [422, "Unprocessable Entity"],
  "bad-request": [400, "Bad Request"],
  method: [404, "Not Found"],
};

/** A day as one object, closed days with nulls. */
const days = (week: Week): Row =>
  Object.fromEntries(
    Object.entries(week).map(([day, intervals]) => [
      day,
      { from: intervals[0]?.[0] ?? null, to: intervals.at(-1)?.[1] ?? null },
    ]),
  );

/** An API that has what any such site needs and nothing more: whole lists, flat rows. */
export function minimal({ now, mallName, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const at = (moment: Moment) => pragueText(momentAt(now, moment));
  const style: Style = {
    id: (id) => id,
    moment: pragueText,
    day: (moment) => pragueText(moment).slice(0, 10),
    money: (amount) => amount,
    count: (amount) => amount,
    flag: (value) => value,
    picture,
    words: (fields) => ({ translations: translations(fields) }),
    rename: {},
  };
  const ok = (data?: unknown, message?: string): Answer => ({
    status: 200,
    body: { status: "success", ...(data === undefined ? {} : { data }), ...(message ? { message } : {}) },
  });

  return {
    style,
    write: {
      companies: (shop) => {
        const category = shopCategories.find(({ id }) => id === shop.category);
        return {
          id: shop.id,
          category_id: shop.category,
          image: picture(shop.picture),
          image_wide: picture(`shop-wide-${shop.id}.png`),
          phone: shop.phone,
          email: shop.email,
          website: shop.web,
          floor: shop.floor,
          opening_hours: [{ zone: "default", status: "open", days: days(shop.hours) }],
          translations: translations({
            title: shop.name,
            description: shop.text,
            ...(category ? { company_category: category.name } : {}),
          }),
        };
      },
      products: (offer) => ({
        id: offer.id,
        company_id: offer.shop,
        category_id: offer.category,
        image: picture(offer.picture),
        price: offer.price,
        valid_from: at(offer.from),
        valid_to: at(offer.to),
        translations: translations({ name: offer.name, description: offer.text }),
      }),
      rewards: (reward) => ({
        id: reward.id,
        company_id: reward.shop ?? null,
        category_id: reward.category,
        image: picture(reward.picture),
        points: reward.points,
        valid_from: at(reward.from),
        valid_to: at(reward.to),
        translations: translations({ title: reward.name, description: reward.text }),
      }),
      events: (event) => ({
        id: event.id,
        type: event.type,
        company_id: event.shop ?? null,
        image: picture(event.picture),
        date_from: at(event.from),
        date_to: at(event.to),
        translations: translations({ title: event.name, article: event.text }),
      }),
      news: (item) => ({
        id: item.id,
        type: item.type,
        company_id: item.shop ?? null,
        image: picture(item.picture),
        published_at: at(item.published),
        translations: translations({
          title: item.name,
          article: item.text,
          description: plainText(item.text),
        }),
      }),
      amenities: (amenity) => ({
        id: amenity.id,
        category_id: amenity.category,
        image: picture(amenity.picture),
        translations: translations({ title: amenity.name, description: amenity.text }),
      }),
      categories: (category) => ({
        id: category.id,
        type: category.kind,
        translations: translations({ name: category.name }),
      }),
      faq: (entry) => ({
        id: entry.id,
        translations: translations({ question: entry.name, answer: entry.answer }),
      }),
      "website-pages": (page) => ({
        id: page.id,
        permalink: page.permalink,
        image: picture(page.picture),
        translations: translations({ title: page.name, article: page.article }),
      }),
    },
    strays: {},
    nameOf: ({ name }) => name,
    malls: () => ({
      id: mall.id,
      image: picture("mall-logo.png"),
      image_wide: picture("mall-wide.png"),
      image_inverted: picture("mall-inverted.png"),
      image_wide_inverted: picture("mall-wide-inverted.png"),
      image_icon: picture("mall-icon.png"),
      management: mall.management.map(({ name, role, phone }) => `${name}, ${role}, ${phone}`),
      property_management: mall.propertyManagement,
      ...mall.socials,
      date_format: "DD.MM.YYYY",
      time_format: "HH:mm",
      opening_hours: zones.map((zone) => ({
        zone: zone.name,
        status: zone.open ? "open" : "closed",
        days: days(zone.week),
      })),
      supported_languages: ["cz", "en", "sk", "de"],
      legal_name: mall.legalName,
      purchase_order_number: mall.purchaseOrder,
      billing_email: mall.billingEmail,
      registration_number: mall.registration,
      vat_registration_number: mall.vat,
      address: mall.street,
      address_2: mall.address2,
      city: mall.city,
      state: mall.state,
      country: mall.country,
      zip_code: mall.zip,
      translations: translations({
        name: sameName(mallName),
        description: mall.text,
        ...legal,
        opening_hours_description: mall.hoursText,
        parking_description: mall.parkingText,
      }),
    }),
    settings: () => settingsOf(mallName, picture),
    profile: (account) => ({
      id: account.id,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      birth_date: style.day(account.born),
      image: account.picture ? picture(account.picture) : null,
      ...account.changes,
    }),
    legal: (key, text) => ({ translations: translations({ [key]: text }) }),
    list: (rows) => ({ data: rows }),
    search: (found) => found,
    filters: false,
    likedIds(liked) {
      const ids: Record<string, number[]> = {};
      for (const target of liked) {
        const [resource = "", id] = target.split(":");
        ids[resource] = [...(ids[resource] ?? []), Number(id)];
      }
      return ids;
    },
    ok,
    created: ok,
    failure(kind, message) {
      const [status, httpStatus] = failures[kind];
      return { status, body: { status: "error", httpStatus, message } };
    },
    login: (token) => ({ status: 200, body: { status: "success", token } }),
    oauth(request, tokenOf) {
      const { username, email, password } = request.fields;
      const token = tokenOf(String(username ?? email ?? ""), String(password ?? ""));
      return token ? this.login(token) : this.failure("wrong-login", "Wrong e-mail or password.");
    },
    methods: { "/messages/message/read": ["PATCH"] },
    missing: [],
  };
}
