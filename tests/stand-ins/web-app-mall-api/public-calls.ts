import { amenities } from "../other-mall-api/content/mall";
import { categories, companies } from "./companies";
import { type Answer, failure, type ListRules, page, type Row, success } from "./envelope";
import { events, news, offers, rewards } from "./posts";
import { picture, type Setting } from "./values";

type List = ListRules & { rows: (setting: Setting) => Row[] };

/** The lists, with what they can be filtered and sorted by. */
const lists: Record<string, List> = {
  companies: {
    rows: companies,
    filters: ["status", "company_category_id", "store_name", "title"],
    sorts: ["title", "floor", "status", "company_category.company_category"],
  },
  events: {
    rows: events,
    filters: ["status", "company_id", "title", "start_from", "start_to"],
    sorts: ["start", "finish", "title"],
  },
  news: { rows: news, filters: ["status", "company_id", "title", "article"], sorts: ["publish_at", "title"] },
  rewards: {
    rows: rewards,
    filters: ["status", "company_id", "title", "archived"],
    sorts: ["points_cost", "company.title", "date_to", "limit_left", "archived"],
  },
  offers: { rows: offers, filters: ["company_id"], sorts: [] },
  amenities: {
    rows: (setting) =>
      amenities.map(({ id, name, picture: file }) => ({ id, title: name.cz, image: picture(setting, file) })),
    filters: [],
    sorts: [],
  },
  categories: { rows: categories, filters: [], sorts: [] },
};

/** A list of content, or one of its entities; null for a path that is neither. The member's own lists are the same. */
export function contentCall(path: string, query: URLSearchParams, setting: Setting): Answer | null {
  const [, name = "", id] = /^(?:me\/)?(\w+)(?:\/(\d+))?$/.exec(path) ?? [];
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (!list) return null;
  const rows = list.rows(setting);
  if (id === undefined) return page(rows, query, list);
  const found = rows.find((row) => row.id === Number(id));
  return found ? success(found) : failure(404);
}
