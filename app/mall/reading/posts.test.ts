import { event } from "@contract/event";
import { newsArticle } from "@contract/news";
import { product } from "@contract/product";
import { describe, expect, it } from "vitest";
import { readEntity } from "../../../tests/stand-ins/read-entity";

const eventOf = (fields: object) => readEntity(event, { id: 1, title: "Koncert", ...fields });

describe("an event or article", () => {
  it.each<[object, string | null]>([
    [{ type: "stores" }, "stores"],
    [{ type: "obchod" }, "stores"],
    [{ type: { value: "stores" } }, "stores"],
    [{ type: { id: 3, code: "shop" } }, "stores"],
    [{ type: "centrum" }, "mall"],
    [{ company_id: 7 }, "stores"],
    [{ company: { id: 7, name: "Boty" } }, "stores"],
    [{ type: "event", company_id: 7 }, "stores"],
    [{ type: "mall", company_id: 7 }, "mall"],
    [{}, null],
    [{ company_id: null }, null],
    [{ type: "special" }, null],
    [{ type: "special", company_id: 7 }, null],
    [{ type: 2 }, null],
  ])("with %j is of %s", (fields, type) => {
    expect(eventOf(fields).type).toBe(type);
    expect(readEntity(newsArticle, { id: 1, title: "Zpráva", ...fields }).type).toBe(type);
    // An API in the contract's form is read in the same way.
    const translations = [{ locale: "cz", title: "Koncert", slug: "koncert" }];
    expect(readEntity(event, { id: "1", translations, ...fields }, "haler").type).toBe(type);
  });
});

describe("the times of an event", () => {
  it.each<[object, string | null, string | null]>([
    [{ start_date: "2026-07-22", start_time: "18:00" }, "2026-07-22T16:00:00Z", null],
    [
      { date: "22. 7. 2026", time_from: "18.00", time_to: "20:30" },
      "2026-07-22T16:00:00Z",
      "2026-07-22T18:30:00Z",
    ],
    [{ date: "2026-07-22", time: "18:00 – 20:30" }, "2026-07-22T16:00:00Z", "2026-07-22T18:30:00Z"],
    [
      {
        start_date: "2026-07-22 00:00:00",
        start_time: "18:00:00",
        end_date: "2026-07-23",
        end_time: "01:00",
      },
      "2026-07-22T16:00:00Z",
      "2026-07-22T23:00:00Z",
    ],
    [{ start_date: "2026-07-22" }, "2026-07-21T22:00:00Z", null],
    [{ starts_at: "2026-07-22T18:00:00Z", ends_at: "2026-07-22T16:00:00Z" }, "2026-07-22T18:00:00Z", null],
    [{ date: "2026-07-22", time_from: "18:00", time_to: "02:00" }, "2026-07-22T16:00:00Z", null],
    [{ start_time: "18:00" }, null, null],
  ])("of %j are from %s to %s", (fields, start, end) => {
    const read = eventOf(fields);
    expect([read.starts_at, read.ends_at ?? null]).toEqual([start, end]);
  });

  it("and an offer's validity have no end before their beginning", () => {
    const valid = { valid_from: "2026-07-22", valid_to: "2026-07-01" };
    expect(readEntity(product, { id: 1, title: "Sleva", ...valid })).toMatchObject({ dropped: ["valid_to"] });
  });
});
