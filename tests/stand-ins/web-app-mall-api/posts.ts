import { events as eventItems, news as newsItems } from "../other-mall-api/content/happenings";
import type { EventItem, NewsItem, Offer, Reward } from "../other-mall-api/content/model";
import { offers as offerItems, rewards as rewardItems } from "../other-mall-api/content/offers";
import { shops } from "../other-mall-api/content/shops";
import { sameName } from "../other-mall-api/content/words";
import type { Row } from "./envelope";
import { at, itemState, momentOf, picture, type Setting, storedFile, translations } from "./values";

/** The company beside an entity: nothing but its title in staff lists, and its logo. */
export function companyBeside(setting: Setting, id: number | undefined): Row | null {
  const shop = shops.find((candidate) => candidate.id === id);
  return shop ? { title: `${shop.name.cz} s.r.o.`, logo_picture: picture(setting, shop.picture) } : null;
}

/** The same entity in the states in which visitors must not see it, with ids of its own and a name that tells. */
function withUnpublished(rows: Row[], changes: Record<string, Row>): Row[] {
  const [first] = rows;
  const hidden = Object.entries(changes).map(([name, change], number) => ({
    ...first,
    id: Number(first?.id) + 50 + number,
    title: `Neveřejné: ${name}`,
    translations: [],
    ...change,
  }));
  return [...hidden, ...rows];
}

const stamps = (setting: Setting): Row => ({
  created_at: at(setting, -60, "08:00"),
  updated_at: at(setting, -2, "08:00"),
});

const published = { status: itemState.published, published: 1, unpublish_at: null };

function eventRow(setting: Setting, event: EventItem): Row {
  return {
    id: event.id,
    title: event.name.cz,
    description: event.text.cz,
    // One has its picture in its translations alone, one never ends.
    picture_link: event.id === 403 ? null : picture(setting, event.picture),
    start: momentOf(setting, event.from),
    finish: event.id === 405 ? null : momentOf(setting, event.to),
    publish_at: at(setting, -60, "08:00"),
    ...published,
    company_id: event.shop ?? null,
    company: companyBeside(setting, event.shop),
    tag_ids: null,
    tags: [],
    ...stamps(setting),
    translations: translations("event", event.id, { title: event.name, description: event.text }).map(
      (row) => ({
        ...row,
        picture_link: event.id === 403 ? picture(setting, event.picture) : null,
      }),
    ),
  };
}

export const events = (setting: Setting): Row[] =>
  withUnpublished(
    eventItems.map((event) => eventRow(setting, event)),
    {
      "archivovaná akce": { status: itemState.archived },
      "koncept akce": { status: itemState.draft },
      "naplánovaná akce": { status: itemState.scheduled, publish_at: at(setting, 3, "08:00") },
      "stažená akce": { unpublish_at: at(setting, -1, "08:00") },
      "nevydaná akce": { published: 0 },
    },
  );

function newsRow(setting: Setting, item: NewsItem): Row {
  const inTranslation = item.id === 502;
  return {
    id: item.id,
    title: item.name.cz,
    article: item.text.cz,
    title_picture: inTranslation ? null : picture(setting, item.picture),
    photo_file_id: null,
    publish_at: momentOf(setting, item.published),
    ...published,
    company_id: item.shop ?? null,
    company: companyBeside(setting, item.shop),
    tags: [],
    news_attachments: item.id === 501 ? [{ attachment_link: picture(setting, "attachment-501.png") }] : [],
    translations: translations("news", item.id, { title: item.name, article: item.text }).map((row) => ({
      ...row,
      title_picture: null,
      photo_file_id: inTranslation ? 77 : null,
      photo_file: inTranslation ? storedFile(setting, 77, item.picture) : null,
    })),
  };
}

export const news = (setting: Setting): Row[] =>
  withUnpublished(
    newsItems.map((item) => newsRow(setting, item)),
    {
      "archivovaný článek": { status: itemState.archived },
      "koncept článku": { status: itemState.draft },
      "naplánovaný článek": { publish_at: at(setting, 2, "08:00") },
    },
  );

/** What differs from reward to reward: pieces, the member's limit, the end. */
const rewardTraits: Record<number, Row> = {
  301: { limit: 50, limit_left: 46, limit_per_customer: 3 },
  302: { limit: 25, limit_left: 0, limit_per_customer: 1 },
  303: { limit: 0, limit_left: 0, unlimited_amount: true, unlimit: true, limit_per_customer: null },
  306: { limit: 500, limit_left: 400, limit_per_customer: 5, termless: true },
};

function rewardRow(setting: Setting, reward: Reward): Row {
  const isFile = reward.id === 304;
  return {
    id: reward.id,
    uuid: `00000000-0000-4000-8000-000000000${reward.id}`,
    title: reward.name.cz,
    name: reward.name.cz,
    description: reward.text.cz,
    points_cost: reward.points,
    limit: reward.stock,
    limit_left: reward.stock,
    limit_per_customer: 2,
    unlimited_amount: false,
    unlimit: false,
    termless: false,
    date_from: momentOf(setting, reward.from),
    // The platform keeps an end that no longer counts.
    date_to: reward.id === 306 ? at(setting, -400, "23:59") : momentOf(setting, reward.to),
    photo_link: isFile ? null : picture(setting, reward.picture),
    photo_file: isFile ? storedFile(setting, 88, reward.picture) : null,
    archived: 0,
    published: 1,
    status: itemState.published,
    sort: reward.id,
    company_id: reward.shop ?? null,
    company: companyBeside(setting, reward.shop),
    loyalty_program_id: 1,
    translations: translations("reward", reward.id, { title: reward.name, description: reward.text }),
    ...rewardTraits[reward.id],
  };
}

export const rewards = (setting: Setting): Row[] =>
  withUnpublished(
    rewardItems.map((reward) => rewardRow(setting, reward)),
    {
      "archivovaná odměna": { status: itemState.archived, archived: 1 },
      "naplánovaná odměna": { status: itemState.scheduled },
    },
  );

/** An offer has texts in Czech alone; its price is the reduced one. */
const offerRow = (setting: Setting, offer: Offer): Row => ({
  id: offer.id,
  name: offer.name.cz,
  description: offer.text.cz,
  picture_link: picture(setting, offer.picture),
  discount_price: offer.price,
  price: offer.before,
  company_id: offer.shop,
  company: companyBeside(setting, offer.shop),
});

export const offers = (setting: Setting): Row[] => offerItems.map((offer) => offerRow(setting, offer));

/** What becomes of the entities beside an unpublished one, for tests. */
export const unpublishedTitle = sameName("Neveřejné").cz;
