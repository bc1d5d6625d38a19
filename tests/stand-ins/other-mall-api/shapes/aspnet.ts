import { mall, zones } from "../content/mall";
import type { Moment, Week } from "../content/model";
import { settingsOf } from "../content/settings";
import { languages, sameName, type Words } from "../content/words";
import { momentAt, pragueText } from "../dates";
import { dialect, rowNames } from "../dialects/aspnet";
import type { Answer, Failure, Row, Setting, Shape, Style } from "../shape";

const problems: Record<Failure, [status: number, title: string]> = {
  unauthorized: [401, "Unauthorized"],
  "wrong-login": [400, "One or more validation errors occurred."],
  "not-found": [404, "Not Found"],
  invalid: [400, "One or more validation errors occurred."],
  "bad-request": [400, "Bad Request"],
  method: [405, "Method Not Allowed"],
};

const cultures = { cz: "cs-CZ", en: "en-GB", sk: "sk-SK", de: "de-DE" };
/** `DayOfWeek` of .NET begins with Sunday. */
const dayNumbers = { sunday: 0, monday: 1, tuesday: 2, wednesday: 3, thursday: 4, friday: 5, saturday: 6 };
const targets = { companies: 0, products: 1, rewards: 2, amenities: 3 };
const states: Record<string, unknown> = {
  pending: 0,
  approved: 1,
  rejected: 2,
  active: "Issued",
  used: "Redeemed",
  expired: "Lapsed",
  confirmed: "Confirmed",
};

const guid = (id: number): string => `7d9e1c40-5b2a-4f6e-8a31-${String(id).padStart(12, "0")}`;

/** ISO 8601 with Prague's offset at that moment. */
function withOffset(moment: Date): string {
  const local = pragueText(moment).replace(" ", "T");
  const hours = Math.round((Date.parse(`${local}Z`) - moment.getTime()) / 3_600_000);
  return `${local}+0${hours}:00`;
}

const pascal = (name: string): string =>
  name.replaceAll(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const span = (day: string, opens: string, closes: string): Row => ({
  DayOfWeek: dayNumbers[day as keyof typeof dayNumbers],
  OpensAt: `${opens}:00`,
  ClosesAt: `${closes}:00`,
});
const timetable = (week: Week): Row[] =>
  Object.entries(week).flatMap(([day, intervals]) =>
    intervals.length > 0
      ? intervals.map(([opens, closes]) => span(day, opens, closes))
      : [
          {
            DayOfWeek: dayNumbers[day as keyof typeof dayNumbers],
            IsClosed: true,
            OpensAt: null,
            ClosesAt: null,
          },
        ],
  );

/** An API in the style of ASP.NET: Pascal case, GUIDs, cultures, numbered enums, problem details. */
export function aspnet({ now, mallName, picturesUrl }: Setting): Shape {
  const picture = (file: string) => `${picturesUrl}/${file}`;
  const at = (moment: Moment) => withOffset(momentAt(now, moment));
  const photo = (file: string) => ({ Uri: picture(file), AltText: null });
  const money = (amount: number) => ({ Value: amount, CurrencyCode: "CZK" });
  const texts = (fields: Record<string, Words>): Row => ({
    Translations: languages.flatMap((language) => {
      const written = Object.entries(fields).flatMap(([field, words]) =>
        words[language] === undefined ? [] : [[field, words[language]]],
      );
      return written.length > 0 ? [{ Culture: cultures[language], ...Object.fromEntries(written) }] : [];
    }),
  });
  const scope = (type: "mall" | "stores") => (type === "mall" ? 0 : 1);
  const style: Style = {
    id: guid,
    moment: withOffset,
    day: (moment) => `${pragueText(moment).slice(0, 10)}T00:00:00`,
    money,
    count: (amount) => amount,
    flag: (value) => value,
    picture,
    words: (fields) =>
      texts(Object.fromEntries(Object.entries(fields).map(([field, words]) => [pascal(field), words]))),
    rename: {},
    row: (kind, row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [rowNames[`${kind}.${key}`] ?? pascal(key), value]),
      ),
    state: (word) => states[word] ?? word,
  };
  const ok = (data?: unknown): Answer => ({ status: 200, body: data ?? {} });

  return {
    style,
    dialect,
    pictureIn: ({ Photo }) => (Photo as Row | undefined)?.Uri,
    write: {
      companies: (shop) => ({
        ShopId: guid(shop.id),
        BusinessKind: { store: 1, restaurant: 2, service: 3 }[shop.kind],
        TaxonomyIds: [guid(shop.category)],
        Photo: photo(shop.picture),
        WidePhoto: photo(`shop-wide-${shop.id}.png`),
        Storey: shop.floor,
        DoorNumber: shop.unit,
        Contact: { Line: shop.phone, Mailbox: shop.email, Site: shop.web },
        OnHomepage: shop.featured,
        Timetable: timetable(shop.hours),
        Lifecycle: 2,
        ...texts({ TradeName: shop.name, Profile: shop.text }),
      }),
      products: (offer) => ({
        PromotionId: guid(offer.id),
        ShopId: guid(offer.shop),
        TaxonomyIds: [guid(offer.category)],
        Photo: photo(offer.picture),
        PriceNow: money(offer.price),
        PriceUsual: money(offer.before),
        PiecesInBox: 12,
        RunsFrom: at(offer.from),
        RunsTill: at(offer.to),
        Lifecycle: 2,
        ...texts({ Slogan: offer.name, Copy: offer.text }),
      }),
      rewards: (reward) => ({
        BenefitId: guid(reward.id),
        ShopId: reward.shop ? guid(reward.shop) : null,
        TaxonomyIds: [guid(reward.category)],
        Photo: photo(reward.picture),
        CostInPoints: reward.points,
        PiecesLeft: reward.stock,
        PiecesIssued: 17,
        RunsFrom: at(reward.from),
        RunsTill: at(reward.to),
        Lifecycle: 2,
        ...texts({ Slogan: reward.name, Copy: reward.text }),
      }),
      events: (event) => ({
        HappeningId: guid(event.id),
        Scope: scope(event.type),
        ShopId: event.shop ? guid(event.shop) : null,
        Photo: photo(event.picture),
        Commences: at(event.from),
        Concludes: at(event.to),
        Lifecycle: 2,
        ...texts({ Slogan: event.name, Copy: event.text, Whereabouts: event.place }),
      }),
      news: (item) => ({
        ArticleId: guid(item.id),
        Scope: scope(item.type),
        ShopId: item.shop ? guid(item.shop) : null,
        Photo: photo(item.picture),
        ReleasedOn: at(item.published),
        Lifecycle: 2,
        ...texts({ Slogan: item.name, Copy: item.text }),
      }),
      amenities: (amenity) => ({
        FacilityId: guid(amenity.id),
        TaxonomyIds: [guid(amenity.category)],
        Photo: photo(amenity.picture),
        Storey: amenity.floor,
        ...texts({ Slogan: amenity.name, Copy: amenity.text }),
      }),
      categories: (category) => ({
        TaxonomyId: guid(category.id),
        Target: targets[category.kind],
        ...texts({ Slogan: category.name }),
      }),
      faq: (entry) => ({ QuestionId: guid(entry.id), ...texts({ Ask: entry.name, Reply: entry.answer }) }),
      "website-pages": (page) => ({
        PageId: guid(page.id),
        Key: page.permalink,
        Photo: photo(page.picture),
        ...texts({ Slogan: page.name, Copy: page.article }),
      }),
    },
    strays: {
      companies: [
        { ShopId: guid(198), Lifecycle: 1, ...texts({ TradeName: sameName("Rozpracovaný obchod") }) },
      ],
      products: [{ PromotionId: guid(298), Lifecycle: 3, ...texts({ Slogan: sameName("Stažená nabídka") }) }],
    },
    nameOf: ({ name }) => name,
    malls: () => ({
      CentreId: guid(mall.id),
      Logo: photo("mall-logo.png"),
      Contact: { Line: mall.phone, Mailbox: mall.email },
      Address: { Line1: mall.street, Town: mall.city, PostCode: mall.zip, CountryCode: mall.country },
      Position: { Latitude: mall.latitude, Longitude: mall.longitude },
      Timetables: zones.map(({ name, week }) => ({ Zone: name, Days: timetable(week) })),
      ...texts({
        CentreName: sameName(mallName),
        Profile: mall.text,
        HoursNote: mall.hoursText,
        ParkingNote: mall.parkingText,
      }),
    }),
    settings: () => {
      const settings = settingsOf(mallName, picture);
      return {
        CentreName: mallName,
        PrimaryColour: settings["colors.primary"] ?? "",
        SecondaryColour: settings["colors.secondary"] ?? "",
        Banners: settings.hero_banner_items ?? "",
      };
    },
    profile: ({ changes, ...account }) => ({
      CustomerId: guid(account.id),
      Email: account.email,
      GivenName: changes.first_name ?? account.firstName,
      FamilyName: changes.last_name ?? account.lastName,
      Mobile: changes.phone ?? account.phone,
      BornOn: `${account.born.toISOString().slice(0, 10)}T00:00:00`,
      Culture: changes.language ?? "cs-CZ",
    }),
    legal: (_key, text) => texts({ Copy: text }),
    list(rows, query) {
      const size = Math.min(Math.max(Number(query.get("per_page")) || 10, 1), 20);
      const page = Math.max(Number(query.get("page")) || 1, 1);
      return {
        Items: rows.slice((page - 1) * size, page * size),
        PageNumber: page,
        PageSize: size,
        TotalCount: rows.length,
      };
    },
    search: (found) => found,
    filters: true,
    likedIds: () => [],
    ok,
    created: (data) => ({ ...ok(data), status: 201 }),
    failure(kind, message, errors) {
      const [status, title] = problems[kind];
      const fields = Object.entries(errors ?? {}).map(([field, text]) => [ownName(field), [text]]);
      return {
        status,
        headers: { "content-type": "application/problem+json" },
        body: {
          type: "https://tools.ietf.org/html/rfc9110#section-15.5.1",
          title,
          status,
          detail: message,
          ...(fields.length > 0 && { errors: Object.fromEntries(fields) }),
          traceId: "00-84c1fd4063c38d9f3900d06e56542d48-85d1d4-00",
        },
      };
    },
    login: (token) => ok({ SessionKey: token, ValidMinutes: 120 }),
    oauth: () => ({ status: 404, body: "" }),
    methods: { "/me/profile": ["GET", "PUT"] },
    missing: [],
  };
}

/** Of a field of a body. */
const ownName = (field: string): string =>
  Object.entries(dialect.fields).find(([, name]) => name === field)?.[0] ?? pascal(field);
