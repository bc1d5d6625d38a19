import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "~/process/log.server";
import { inOwnRequest, rendering } from "~/process/request-context.server";
import { everyItem } from "./every-item.server";
import { everyPage, mostPages } from "./every-page.server";
import { missingParts } from "./missing-parts.server";

/** Pages of one item each. */
const pagesOf = (last_page: number) => async (page: number) => ({
  data: [page],
  current_page: page,
  last_page,
  per_page: 1,
  total: last_page,
});
const warned = vi.spyOn(log, "warn").mockImplementation(() => {});
afterEach(() => warned.mockClear());

const ways = {
  "page by page": async (list: string, last: number) => everyItem(list, pagesOf(last)),
  "at once": async (list: string, last: number) =>
    (await everyPage(list, ({ page }) => pagesOf(last)(page))).flat(),
};

describe.each(Object.entries(ways))("a list that is read %s", (way, read) => {
  it("is whole, and nothing is said of it", async () => {
    await inOwnRequest(async () => {
      expect(await read(`short ${way}`, mostPages)).toHaveLength(mostPages);
      expect([rendering().isShortened, missingParts("en")]).toEqual([false, []]);
    });
    expect(warned).not.toHaveBeenCalled();
  });

  it("ends at a maximum, which the screen and the log say", async () => {
    for (const _ of [1, 2])
      await inOwnRequest(async () => {
        expect(await read(`long ${way}`, 1_000)).toHaveLength(mostPages);
        expect(missingParts("de")).toEqual([expect.stringContaining("nicht vollständig")]);
      });
    expect(warned.mock.calls).toEqual([
      [{ list: `long ${way}` }, expect.stringContaining("longer than what is read")],
    ]);
  });
});
