import type { Page } from "@contract/envelope";

/** All items of a list, page after page; `mostPages` keeps an upstream that never ends from being asked for ever. */
export async function everyPage<Item>(
  read: (page: number) => Promise<Page<Item>>,
  mostPages: number,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= Math.min(last, mostPages); page++) {
    const answer = await read(page);
    last = answer.last_page;
    items.push(...answer.data);
  }
  return items;
}
