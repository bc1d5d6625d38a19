import type { Page } from "@contract/envelope";

/** All items of a list, page by page, up to a maximum: an upstream's paging might never end. */
export async function everyItem<Item>(
  read: (page: number) => Promise<Page<Item>>,
  maxPages: number,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, maxPages); page++) {
    const answer = await read(page);
    last = answer.last_page;
    items.push(...answer.data);
  }
  return items;
}
