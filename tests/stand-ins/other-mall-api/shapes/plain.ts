import { mall, zones } from "../content/mall";
import type { Moment, Week } from "../content/model";
import { legal } from "../content/pages";
import { settingsOf } from "../content/settings";
import { sameName } from "../content/words";
import { momentAt, pragueText } from "../dates";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";
import { translations } from "../translations";

const failures: Record<Failure, [status: number, name: string]> = {
  unauthorized: [401, "Unauthorized"],
  "wrong-login": [401, "Unauthorized"],
  "not-found": [404, "NotFound"],
  invalid: [400, "BadRequest"],
  "bad-request": [400, "BadRequest"],
  method: [404, "NotFound"],
};

/** The first letter of the resource before the number, so that an id tells its resource. */
const letters: Record<string, string> = { "1": "s", "2": "o", "3": "r", "4": "e", "5": "n", "6": "a" };
const id = (number: number): string =>
  number >= 100 && number < 700 ? `${letters[String(number)[0] ?? ""]}${number}` : String(number);

const days = (week: Week): Row =>
  Object.fromEntries(
    Object.entries(week).map(([day, intervals]) => [
      day,
      intervals.map(([open, close]) => ({ open, close })),
    ]),
  );

/** An API of whole lists that ignores all parameters: seconds, text instead of numbers, pictures separate. */
export function plain({ now, mallName }: Setting): Shape {
  const picture = (file: string) => `/uploads/${file}`;
  const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
  const at = (moment: Moment) => seconds(momentAt(now, moment));
  const dayOf = (moment: Moment) => pragueText(momentAt(now, moment)).slice(0, 10);
  const style: Style = {
    id,
    moment: seconds,
    day: (moment) => pragueText(moment).slice(0, 10),
    money: String,
    count: String,
    flag: String,
    picture,
    words: (fields) => ({ translations: translations(fields) }),
    rename: {
      "receipt.company_id": "company",
      "receipt.created_at": "date",
      "points-entry.created_at": "date",
      "message.created_at": "time",
      "message.sender": "from",
      "reward.reward_id": "rewardId",
    },
  };
  const ok = (data?: unknown): Answer => ({ status: 200, body: { status: "success", data: data ?? null } });

  return {
    style,
    write: {
      companies: (shop) => ({
        id: id(shop.id),
        category: String(shop.category),
        image: picture(shop.picture),
        phone: shop.phone,
        email: shop.email,
        web: shop.web,
        floor: String(shop.floor),
        opening_hours: [{ name: "default", status: "true", days: days(shop.hours) }],
        translations: translations({ title: shop.name, description: shop.text }),
      }),
      products: (offer) => ({
        id: id(offer.id),
        company: id(offer.shop),
        category: String(offer.category),
        image: picture(offer.picture),
        price: String(offer.price),
        from: dayOf(offer.from),
        to: dayOf(offer.to),
        translations: translations({ title: offer.name, description: offer.text }),
      }),
      rewards: (reward) => ({
        id: id(reward.id),
        company: reward.shop ? id(reward.shop) : null,
        category: String(reward.category),
        image: picture(reward.picture),
        points: String(reward.points),
        stock: String(reward.stock),
        from: dayOf(reward.from),
        to: dayOf(reward.to),
        translations: translations({ title: reward.name, description: reward.text }),
      }),
      events: (event) => ({
        id: id(event.id),
        type: event.type,
        company: event.shop ? id(event.shop) : null,
        image: picture(event.picture),
        start: at(event.from),
        end: at(event.to),
        translations: translations({ title: event.name, article: event.text }),
      }),
      news: (item) => ({
        id: id(item.id),
        type: item.type,
        company: item.shop ? id(item.shop) : null,
        image: picture(item.picture),
        published: at(item.published),
        translations: translations({ title: item.name, article: item.text }),
      }),
      amenities: (amenity) => ({
        id: id(amenity.id),
        category: String(amenity.category),
        image: picture(amenity.picture),
        translations: translations({ title: amenity.name, description: amenity.text }),
      }),
      categories: (category) => ({
        id: String(category.id),
        type: category.kind,
        translations: translations({ name: category.name }),
      }),
      faq: (entry) => ({
        id: String(entry.id),
        translations: translations({ question: entry.name, answer: entry.answer }),
      }),
      "website-pages": (page) => ({
        id: String(page.id),
        permalink: page.permalink,
        image: picture(page.picture),
        translations: translations({ title: page.name, article: page.article }),
      }),
    },
    strays: {},
    nameOf: ({ name }) => name,
    malls: () => ({
      id: String(mall.id),
      image: picture("mall-logo.png"),
      image_wide: picture("mall-wide.png"),
      image_inverted: picture("mall-inverted.png"),
      image_wide_inverted: picture("mall-wide-inverted.png"),
      image_icon: picture("mall-icon.png"),
      management: mall.management.map(({ name, role, email, phone }) => ({ name, role, email, phone })),
      property_management: JSON.stringify(mall.propertyManagement),
      social_links: mall.socials,
      date_format: "D. M. YYYY",
      time_format: "H:mm",
      opening_hours: zones.map((zone) => ({
        name: zone.name,
        status: String(zone.open),
        days: days(zone.week),
      })),
      supported_languages: "cz, en, sk, de",
      legal_name: mall.legalName,
      registration_number: mall.registration,
      vat_registration_number: mall.vat,
      billing_email: mall.billingEmail,
      address: mall.street,
      city: mall.city,
      country: mall.country,
      zip_code: mall.zip,
      lat: String(mall.latitude),
      lng: String(mall.longitude),
      translations: translations({
        title: sameName(mallName),
        description: mall.text,
        ...legal,
        opening_hours_description: mall.hoursText,
        parking_description: mall.parkingText,
      }),
    }),
    settings: () => settingsOf(mallName, picture),
    profile: (account) => ({
      id: String(account.id),
      email: account.email,
      name: account.firstName,
      surname: account.lastName,
      phone: account.phone,
      birthdate: style.day(account.born),
      picture: account.picture ? picture(account.picture) : "",
      points: String(account.points),
      ...account.changes,
    }),
    legal: (_key, text) => translations({ article: text }),
    list: (rows) => rows,
    search: (found) =>
      Object.entries(found).flatMap(([resource, rows]) => rows.map((row) => ({ ...row, type: resource }))),
    filters: false,
    likedIds: (liked) => liked.map((target) => id(Number(target.split(":")[1]))),
    ok,
    created: ok,
    failure(kind, message) {
      const [status, httpStatus] = failures[kind];
      return { status, body: { status: "error", httpStatus, message } };
    },
    login: (token) => ok({ token }),
    oauth(request, tokenOf) {
      const { username, email, password } = request.fields;
      const token = tokenOf(String(username ?? email ?? ""), String(password ?? ""));
      return token ? this.login(token) : this.failure("wrong-login", "Bad credentials");
    },
    methods: { "/messages/message/read": ["POST"] },
    missing: ["/post-categories", "/options/parking"],
  };
}
