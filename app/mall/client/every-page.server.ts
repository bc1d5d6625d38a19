import { log } from "~/process/log.server";
import { firstInHour } from "~/process/log-once.server";
import { report } from "~/process/request-context.server";
import { memoizedByObject } from "../cache/memoize-by-object.server";

/** The largest page size of the API. */
const pageSize = 48;
/** As many pages of a list as a screen has time to read. */
export const mostPages = 40;

type Pages<Item> = (query: { page: number; per_page: typeof pageSize }) => Promise<{
  data: Item[];
  last_page: number;
}>;

/** The items of each page of a list, in their order; the screen says so if there are more pages than it reads. */
export async function everyPage<Item>(list: string, read: Pages<Item>): Promise<Item[][]> {
  const first = await read({ page: 1, per_page: pageSize });
  if (first.last_page > mostPages) noteShortened(list);
  const pages = Array.from({ length: Math.min(first.last_page, mostPages) - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => read({ page, per_page: pageSize })));
  return [first, ...rest].map(({ data }) => data);
}

const listsOnce = memoizedByObject<unknown[]>();

/** The same as one list, which is the same array until one of its pages is refetched. */
export async function wholeList<Item>(list: string, read: Pages<Item>): Promise<Item[]> {
  const pages = await everyPage(list, read);
  return listsOnce(pages, "", () => pages.flat()) as Item[];
}

const isNews = firstInHour();

/** Part of a list was left out: the screen and the log say so. */
export function noteShortened(list: string) {
  report({ isShortened: true });
  if (isNews(list)) log.warn({ list }, "A list is longer than what is read of it: the rest is left out");
}
