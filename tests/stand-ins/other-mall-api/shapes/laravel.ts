import { amenityCategories, mall, zones } from "../content/mall";
import type { Category, Intervals, Moment, Week } from "../content/model";
import { offerCategories, rewardCategories } from "../content/offers";
import { legal } from "../content/pages";
import { settingsOf } from "../content/settings";
import { shopCategories, shops } from "../content/shops";
import { sameName } from "../content/words";
import { momentAt } from "../dates";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";
import { plainText, translations } from "../translations";
import { passwordGrant } from "./password-grant";

const failures: Record<Failure, [status: number, name: string]> = {
  unauthorized: [401, "Unauthorized"],
  "wrong-login": [422, "Unprocessable Entity"],
  "not-found": [404, "Not Found"],
  invalid: [422, "Unprocessable Entity"],
  "bad-request": [400, "Bad Request"],
  method: [405, "Method Not Allowed"],
};

const categories = [...shopCategories, ...offerCategories, ...rewardCategories, ...amenityCategories];

const dayText = (intervals: Intervals): string | null =>
  intervals.length > 0 ? intervals.map(([from, to]) => `${from} - ${to}`).join(", ") : null;

const days = (week: Week): Row =>
  Object.fromEntries(Object.entries(week).map(([day, intervals]) => [day, dayText(intervals)]));

const iso = (moment: Date): string => moment.toISOString().replace(/\.\d+Z$/, "Z");

/** An API in the style of a PHP framework: pages, embedded relations, 0 and 1, decimals as text. */
export function laravel({ now, mallName, apiUrl, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const at = (moment: Moment) => iso(momentAt(now, moment));
  const flag = (value: boolean) => (value ? 1 : 0);
  const money = (amount: number) => amount.toFixed(2);
  const style: Style = {
    id: (id) => id,
    moment: iso,
    day: (moment) => iso(moment),
    money,
    count: (amount) => amount,
    flag,
    picture,
    words: (fields) => ({ translations: translations(fields) }),
    rename: {
      "points.points": "balance",
      "receipt.number": "receipt_number",
      "receipt.amount": "total_price",
      "message.text": "body",
    },
  };
  const category = (entry: Category): Row => ({
    id: entry.id,
    type: entry.kind,
    translations: translations({ name: entry.name }).map((row, index) => ({
      id: entry.id * 10 + index,
      category_id: entry.id,
      ...row,
    })),
  });
  const categoriesOf = (id: number): Row[] => categories.filter((entry) => entry.id === id).map(category);
  const company = (id: number | undefined): Row | null => {
    const shop = shops.find((entry) => entry.id === id);
    return shop
      ? { id: shop.id, image: picture(shop.picture), translations: translations({ name: shop.name }) }
      : null;
  };
  const stamps = {
    created_at: at({ days: -400, time: "08:00" }),
    updated_at: at({ days: -2, time: "08:00" }),
    deleted_at: null,
  };
  const ok = (data?: unknown, message?: string): Answer => ({
    status: 200,
    body: { status: "success", message: message ?? null, data: data ?? null },
  });

  return {
    style,
    write: {
      companies: (shop) => ({
        id: shop.id,
        mall_id: mall.id,
        image: picture(shop.picture),
        image_wide: picture(`shop-wide-${shop.id}.png`),
        is_featured: flag(shop.featured),
        is_active: 1,
        floor: String(shop.floor),
        unit_number: shop.unit,
        phone: shop.phone,
        email: shop.email,
        website: shop.web,
        opening_hours: [{ zone: "default", status: 1, days: days(shop.hours) }],
        categories: categoriesOf(shop.category),
        translations: translations({ name: shop.name, description: shop.text }),
        ...stamps,
      }),
      products: (offer) => ({
        id: offer.id,
        company_id: offer.shop,
        company: company(offer.shop),
        categories: categoriesOf(offer.category),
        image: picture(offer.picture),
        price: money(offer.price),
        original_price: money(offer.before),
        currency: "CZK",
        is_active: 1,
        valid_from: at(offer.from),
        valid_to: at(offer.to),
        translations: translations({ name: offer.name, description: offer.text }),
        ...stamps,
      }),
      rewards: (reward) => ({
        id: reward.id,
        company_id: reward.shop ?? null,
        company: company(reward.shop),
        categories: categoriesOf(reward.category),
        image: picture(reward.picture),
        points: reward.points,
        stock: reward.stock,
        is_active: 1,
        valid_from: at(reward.from),
        valid_to: at(reward.to),
        translations: translations({ name: reward.name, description: reward.text }),
        ...stamps,
      }),
      events: (event) => ({
        id: event.id,
        type: event.type,
        company: company(event.shop),
        image: picture(event.picture),
        is_all_day: 0,
        starts_at: at(event.from),
        ends_at: at(event.to),
        translations: translations({ title: event.name, article: event.text, place: event.place }),
        ...stamps,
      }),
      news: (item) => ({
        id: item.id,
        type: item.type,
        company: company(item.shop),
        image: picture(item.picture),
        published_at: at(item.published),
        translations: translations({
          title: item.name,
          description: plainText(item.text),
          article: item.text,
        }),
        ...stamps,
      }),
      amenities: (amenity) => ({
        id: amenity.id,
        categories: categoriesOf(amenity.category),
        image: picture(amenity.picture),
        floor: String(amenity.floor),
        translations: translations({ name: amenity.name, description: amenity.text }),
        ...stamps,
      }),
      categories: category,
      faq: (entry) => ({
        id: entry.id,
        sort_order: entry.id,
        translations: translations({ question: entry.name, answer: entry.answer }),
      }),
      "website-pages": (page) => ({
        id: page.id,
        permalink: page.permalink,
        is_published: 1,
        image: picture(page.picture),
        translations: translations({ title: page.name, article: page.article }),
        ...stamps,
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
      management: mall.management.map((person, index) => ({
        id: index + 1,
        name: person.name,
        position: person.role,
        email: person.email,
        phone: person.phone,
      })),
      property_management: mall.propertyManagement,
      ...mall.socials,
      twitter: null,
      telegram: null,
      phone: mall.phone,
      email: mall.email,
      latitude: mall.latitude.toFixed(7),
      longitude: mall.longitude.toFixed(7),
      date_format: "d.m.Y",
      time_format: "H:i",
      opening_hours: zones.map((zone) => ({
        zone: zone.name,
        status: flag(zone.open),
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
      ...stamps,
    }),
    settings: () => settingsOf(mallName, picture),
    profile: (account) => ({
      id: account.id,
      email: account.email,
      email_verified_at: stamps.created_at,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone || null,
      date_of_birth: iso(account.born),
      profile_picture: account.picture ? picture(account.picture) : null,
      newsletter: 0,
      points: account.points,
      ...account.changes,
    }),
    legal: (_key, text) => ({ id: 1, translations: translations({ article: text }) }),
    list(rows, query, path) {
      const size = Math.min(Math.max(Number(query.get("per_page")) || 15, 1), 100);
      const page = Math.max(Number(query.get("page")) || 1, 1);
      const last = Math.max(Math.ceil(rows.length / size), 1);
      const shown = rows.slice((page - 1) * size, page * size);
      const address = (number: number) =>
        number < 1 || number > last ? null : `${apiUrl}${path}?page=${number}`;
      return {
        current_page: page,
        data: shown,
        first_page_url: address(1),
        from: shown.length > 0 ? (page - 1) * size + 1 : null,
        last_page: last,
        last_page_url: address(last),
        next_page_url: address(page + 1),
        path: `${apiUrl}${path}`,
        per_page: size,
        prev_page_url: address(page - 1),
        to: shown.length > 0 ? (page - 1) * size + shown.length : null,
        total: rows.length,
      };
    },
    search: (found) => found,
    filters: true,
    likedIds: (liked) =>
      liked.map((target) => {
        const [type, id] = target.split(":");
        return { likeable_type: type, likeable_id: Number(id) };
      }),
    ok,
    created: (data, message) => ({ ...ok(data, message), status: 201 }),
    failure(kind, message, errors) {
      const [status, httpStatus] = failures[kind];
      const lists = Object.entries(errors ?? {}).map(([field, text]) => [field, [text]]);
      return {
        status,
        body: {
          status: "error",
          httpStatus,
          message: kind === "unauthorized" ? "Unauthenticated." : message,
          ...(lists.length > 0 ? { errors: Object.fromEntries(lists) } : {}),
        },
      };
    },
    login: (token) => ok({ access_token: token, token_type: "Bearer" }),
    oauth: passwordGrant,
    methods: {
      "/delete-account": ["POST"],
      "/messages/message/read": ["POST"],
      "/me/likes": ["GET", "POST"],
      "/me/likes/:id": [],
      "/me/likes/:resource/:id": [],
      "/me/follows/companies": ["GET", "POST"],
      "/me/follows/companies/:id": [],
      "/me/thumbs": ["GET", "POST"],
    },
    missing: [],
  };
}
