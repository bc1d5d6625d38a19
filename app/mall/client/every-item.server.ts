import type { Page } from "@contract/envelope";
import { mostPages, noteShortened } from "./every-page.server";

/** All items of a list, page by page, up to a maximum: an upstream's paging might never end. */
export async function everyItem<Item>(
  list: string,
  read: (page: number) => Promise<Page<Item>>,
  maxPages = mostPages,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    if (page > maxPages) {
      noteShortened(list);
      break;
    }
    const answer = await read(page);
    last = answer.last_page;
    items.push(...answer.data);
  }
  return items;
}
