/** The largest page size of the API, and more pages than any mall fills. */
const pageSize = 48;
const maxPages = 40;

type Pages<Item> = (query: { page: number; per_page: typeof pageSize }) => Promise<{
  data: Item[];
  last_page: number;
}>;

/** The items of each page of a list, in their order. */
export async function everyPage<Item>(read: Pages<Item>): Promise<Item[][]> {
  const first = await read({ page: 1, per_page: pageSize });
  const pages = Array.from({ length: Math.min(first.last_page, maxPages) - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(pages.map((page) => read({ page, per_page: pageSize })));
  return [first, ...rest].map(({ data }) => data);
}
