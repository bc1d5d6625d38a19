import { company } from "@contract/company";
import { likeIds } from "@contract/favourites";
import { mall } from "@contract/mall";
import { memberTier } from "@contract/member-tier";
import { points } from "@contract/points";
import { searchAnswer } from "@contract/search";
import { settings } from "@contract/settings";
import { legalText } from "@contract/website-page";
import { describe, expect, it } from "vitest";
import { readEntity as read } from "../../../tests/stand-ins/read-entity";
import { readList } from "./read-answer.server";

const named = { id: 1, name: "Obchod" };

describe("the mall", () => {
  it("has its links, address and operator under their names or as its own fields", () => {
    const address = { street: "Nábřeží 1", city: "Praha", zip_code: "15000" };
    const flat = read(mall, {
      id: 1,
      facebook: "facebook.com/mall",
      x: "https://x.com/mall",
      address: "Nábřeží 1",
      city: "Praha",
      zip_code: 15000,
      lat: "50.1",
      longitude: 14.4,
      legal_name: "Mall s.r.o.",
    });
    expect(flat).toMatchObject({
      social_links: { facebook: "https://facebook.com/mall", twitter: "https://x.com/mall" },
      address,
      geo: { lat: 50.1, lng: 14.4 },
      property_management: { legal_name: "Mall s.r.o." },
    });
    expect(
      read(mall, { id: 1, social: [{ type: "Facebook", url: "https://facebook.com/mall" }], address }),
    ).toMatchObject({ social_links: { facebook: "https://facebook.com/mall" }, address });
  });

  it("loses only an invalid entry of its people", () => {
    const { management, dropped } = read(mall, {
      id: 1,
      name: "Centrum",
      management: ["Jan Novák, ředitel", { name: "Eva", email: 5 }, 17, null],
    });
    expect(management.map(({ name }) => name)).toEqual(["Jan Novák, ředitel", "Eva"]);
    expect(dropped).toEqual(["management[]"]);
  });

  it("converts date patterns of other frameworks", () => {
    const formats = (date_format: string, time_format: string) => {
      const read_ = read(mall, { id: 1, date_format, time_format });
      return [read_.date_format, read_.time_format];
    };
    expect(formats("d.m.Y", "H:i")).toEqual(["DD.MM.YYYY", "HH:mm"]);
    expect(formats("dd.MM.yyyy", "HH:mm")).toEqual(["DD.MM.YYYY", "HH:mm"]);
    expect(formats("%d.%m.%Y", "%H:%M")).toEqual(["DD.MM.YYYY", "HH:mm"]);
    expect(formats("D. M. YYYY", "H:mm")).toEqual(["D. M. YYYY", "H:mm"]);
  });

  it("uses the tenant's time zone if it names none", () => {
    expect(read(mall, { id: 1 }).time_zone).toBe("Europe/Prague");
  });
});

describe("other structures", () => {
  it.each([[1250], ["1250"], [{ currentBalance: 1250 }], [{ points: "1 250" }]])(
    "are points from %j",
    (sent) => {
      expect(read(points, sent).balance).toBe(1250);
    },
  );

  it("are a member's tier as current, or none where it is empty", () => {
    expect(read(memberTier, { current: { id: 1, name: "Zlatá" } }).tier.id).toBe("1");
    for (const none of [
      { current: {} },
      { tier: null },
      { current_tier: [], next: { id: 2, name: "Zlatá" } },
    ])
      expect(() => read(memberTier, none)).toThrow(expect.objectContaining({ status: 404 }));
  });

  it("are liked ids by type, in one list, or without a type", () => {
    expect(read(likeIds, { companies: [1], product_ids: ["2"] })).toMatchObject({
      company: ["1"],
      product: ["2"],
    });
    expect(read(likeIds, [{ likeable_type: "App\\Models\\Company", likeable_id: 1 }])).toMatchObject({
      company: ["1"],
    });
    expect(read(likeIds, [5])).toMatchObject({ company: ["5"], event: ["5"] });
  });

  it.each([
    ["a list", [{ ...named, type: "companies" }]],
    ["lists by type", { companies: [named], products: null }],
    ["pages by type", { companies: { data: [named], total: 1 } }],
  ])("are hits of a search from %s", (_, hits) => {
    expect(read(searchAnswer, hits).groups).toMatchObject([
      { type: "company", total: 1, hits: [{ id: "1" }] },
    ]);
  });

  it("are legal texts from text alone or from translations alone", () => {
    const article = "<p>Ano</p>";
    for (const text of [
      article,
      [{ locale: "cz", article }],
      { privacy_policy: article },
      { cs: article },
      { translations: [{ locale: "cz", privacy_policy: article }] },
    ])
      expect(read(legalText, text).translations).toMatchObject([{ locale: "cz", article }]);
  });

  it("are settings from a list or groups", () => {
    const flat = { website_name: "Centrum", "colors.primary": "#123456", is_on: "true" };
    expect(read(settings, [{ key: "website_name", value: "Centrum" }])).toMatchObject({
      website_name: "Centrum",
    });
    expect(
      read(settings, { website_name: "Centrum", colors: { primary: "#123456" }, is_on: true }),
    ).toMatchObject(flat);
  });
});

describe("lists", () => {
  const pageOf = (answer: Record<string, unknown>) =>
    readList(company, answer, "companies", {
      timeZone: "Europe/Prague",
      moneyUnit: "crowns",
      now: Date.now,
      note: () => {},
    });
  const rows = [named, { ...named, id: 2 }];

  it.each([
    ["a plain list", { data: rows }, [1, 2]],
    ["a page", { data: { data: rows, current_page: 2, last_page: 3, per_page: 2, total: 6 } }, [3, 6]],
    ["a page of text", { data: { data: rows, current_page: "2", last_page: "3", total: "6" } }, [3, 6]],
    ["figures beside the list", { data: rows, meta: { current_page: 1, last_page: 3, total: 6 } }, [3, 6]],
    ["items with a total", { data: { items: rows, total: 6 } }, [3, 6]],
    ["other names", { data: { results: rows, totalPages: 3, totalCount: 6 } }, [3, 6]],
    ["the resource's name", { data: { companies: rows } }, [1, 2]],
    ["numbers for names", { data: { 0: named, 4: { ...named, id: 2 } } }, [1, 2]],
  ])("are read from %s", (_, answer, [lastPage, total]) => {
    const page = pageOf(answer);
    expect(page.data.map(({ id }) => id)).toEqual(["1", "2"]);
    expect([page.last_page, page.total]).toEqual([lastPage, total]);
  });

  it("are empty if the answer is, and null if it is something else", () => {
    expect(pageOf({ data: [] }).data).toEqual([]);
    expect(() => pageOf({ data: "wrong" })).toThrow("no list");
    expect(() => pageOf({ data: [{ other: 1 }] })).toThrow();
  });
});
