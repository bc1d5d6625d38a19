import type { Page } from "@contract/envelope";

/** The envelope of a page of items that were counted and cut by the database. */
export function pageOf<Item>(
  data: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): Page<Item> {
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}
