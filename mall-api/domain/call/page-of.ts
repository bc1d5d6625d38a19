import type { Page } from "@contract/envelope";

/** Wraps items that the database has already counted and paginated. */
export function pageOf<Item>(
  data: Item[],
  { page, per_page }: { page: number; per_page: number },
  total: number,
): Page<Item> {
  return { data, current_page: page, last_page: Math.max(1, Math.ceil(total / per_page)), per_page, total };
}
