import type { Shop } from "../other-mall-api/content/model";
import { shopCategories, shops } from "../other-mall-api/content/shops";
import type { Row } from "./envelope";
import { events, news, offers, rewards } from "./posts";
import { itemState, picture, type Setting, storedFile, translations } from "./values";

/** Shops that tests look for: each has something that the others don't. */
export const nonStop = 109;
export const temporarilyClosed = 116;
export const withHoursAsText = 104;
export const withFloorInWords = 108;
export const withoutPoints = 113;
export const withPublicPhoto = 105;
export const withPrivatePhoto = 106;
const withPhotoAlone = [withPublicPhoto, withPrivatePhoto];

const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

/** Monday first; one span a day. */
const openHours = ({ hours }: Shop) =>
  weekdays.map((day) => {
    const spans = hours[day];
    const [from, to] = [spans[0]?.[0], spans.at(-1)?.[1]];
    return { from: from ? `${from}:00` : null, to: to ? `${to}:00` : null };
  });

/** `company-cats`; the first is one that the platform has for shops without a category. */
export const categories = (): Row[] => [
  { id: 1_000, company_category: "Default", description: null, parent_id: null, sort: 0, translations: [] },
  ...shopCategories.map(({ id, name }) => ({
    id,
    company_category: name.cz,
    description: null,
    parent_id: null,
    sort: id,
    subcategory: null,
    translations: translations("company_category", id, { company_category: name }).map((row) => ({
      ...row,
      description: null,
    })),
  })),
];

const storeys = { cz: "2. patro", en: "2nd floor", sk: "2. poschodie" };

function companyRow(setting: Setting, shop: Shop): Row {
  const isNamedFloor = shop.id === withFloorInWords;
  const ofShop = (rows: Row[]) => rows.filter(({ company_id }) => company_id === shop.id);
  return {
    id: shop.id,
    mall_id: 1,
    country_id: 1,
    organization_id: 1,
    company_sub_category_id: null,
    shop_photo_file_id: null,
    store_name: shop.name.cz,
    title: `${shop.name.cz} s.r.o.`,
    logo_picture: picture(setting, shop.picture),
    big_logo: withPhotoAlone.includes(shop.id) ? null : picture(setting, `shop-wide-${shop.id}.png`),
    company_shop_photos: [
      {
        id: shop.id,
        company_id: shop.id,
        description: null,
        photo_file_id: shop.id,
        photo_file: storedFile(setting, shop.id, `gallery-${shop.id}.png`, shop.id !== withPrivatePhoto),
      },
    ],
    company_category_id: shop.category,
    company_category: categories().find(({ id }) => id === shop.category),
    company_type_id: 2,
    company_type: { id: 2, company_type: "Obchod" },
    open_hours: shop.id === withHoursAsText ? JSON.stringify(openHours(shop)) : openHours(shop),
    non_stop: shop.id === nonStop,
    temporary_closed: shop.id === temporarilyClosed,
    phones: shop.id === 106 ? null : [shop.phone, `${shop.phone}-2`],
    email: shop.email,
    website: shop.web,
    facebook: shop.id === 104 ? "https://www.facebook.com/knihy-letna.example" : null,
    instagram: null,
    floor: isNamedFloor ? null : shop.floor,
    description: shop.text.cz,
    translations: translations("company", shop.id, {
      description: shop.text,
      ...(isNamedFloor && { floor: storeys }),
    }),
    status: itemState.published,
    loyalty_status: shop.id === withoutPoints ? 0 : 1,
    company_identification: {
      company_id: shop.id,
      legal_name: `${shop.name.cz} s.r.o.`,
      legal_address: null,
      legal_company_id: `0${shop.id}1234`,
      vat: `CZ0${shop.id}1234`,
      loyalty_company_name: null,
      loyalty_store_name: null,
      loyalty_receipt_copy_words: null,
      loyalty_unique_string: null,
    },
    vat: null,
    stop_words: null,
    map_link: null,
    events: ofShop(events(setting)),
    news: ofShop(news(setting)),
    products: ofShop(offers(setting)),
    rewards: ofShop(rewards(setting)),
    receipts: null,
    tiers: null,
    company_reviews: [],
    mall: {
      id: 1,
      title: "Centrum",
      description: null,
      zip_code: "15000",
      country_id: 1,
      city: "Praha",
      address: null,
    },
    country: { id: 1, country: "Česko", code_short: "CZ", code_full: "CZE", code_number: 203 },
  };
}

/** All companies, among them some that visitors must not see. */
export function companies(setting: Setting): Row[] {
  const rows = shops.map((shop) => companyRow(setting, shop));
  const hidden = (["archived", "draft", "scheduled"] as const).map((state, number) => ({
    ...rows[0],
    id: 151 + number,
    store_name: `Neveřejné: ${state}`,
    title: `Neveřejné: ${state}`,
    status: itemState[state],
  }));
  return [...hidden, ...rows];
}
