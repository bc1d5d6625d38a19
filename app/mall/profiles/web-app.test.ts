import { describe, expect, it } from "vitest";
import { caught } from "../../../tests/stand-ins/mall-client";
import { one, paginated, withWebAppPlatform } from "../../../tests/stand-ins/web-app-platform";

const { world, api, answering, answeringAt } = withWebAppPlatform();

describe("content of the web-app platform", () => {
  const file = { public_url: "https://cdn.example/photo.jpg", is_public: true, storage_file_path: "x" };

  it("has shops by the name that visitors see, with logo, hours, storey, category and points", async () => {
    answering(
      "companies",
      paginated({
        id: 17,
        store_name: "Boty Novák",
        title: "Novák s.r.o.",
        logo_picture: "https://cdn.example/logo.png",
        big_logo: null,
        company_shop_photos: [{ photo_file: file }, { photo_file: { ...file, is_public: false } }],
        company_category_id: 4,
        company_category: {
          id: 4,
          company_category: "Obuv",
          translations: [
            { locale: "cs", company_category: "Obuv" },
            { locale: "en", company_category: "Shoes" },
          ],
        },
        open_hours: [...Array(6).fill({ from: "09:00:00", to: "21:00:00" }), { from: null, to: null }],
        phones: ["+420 111", "+420 222"],
        floor: null,
        loyalty_status: 1,
        status: 1,
        company_identification: { vat: "CZ123", legal_company_id: "123", loyalty_unique_string: null },
        translations: [
          { locale: "cs", floor: "1. patro", description: "Kožené" },
          { locale: "en", floor: "1st", description: "Leather" },
        ],
        events: [
          { id: 5, status: 1 },
          { id: 6, status: 2 },
        ],
        rewards: null,
      }),
    );
    const { data } = await api().companiesWithEntities();
    expect(data).toEqual([
      expect.objectContaining({
        id: "17",
        logo: { url: "https://cdn.example/logo.png" },
        image: { url: "https://cdn.example/photo.jpg" },
        images: [{ url: "https://cdn.example/photo.jpg" }],
        categories: ["4"],
        phone: "+420 111",
        floor: 1,
        gives_points: true,
        receipt_issuers: ["CZ123", "123"],
        entities: { events: ["5"] },
        translations: expect.arrayContaining([
          expect.objectContaining({ locale: "cz", name: "Boty Novák", company_category: "Obuv" }),
          expect.objectContaining({ locale: "en", company_category: "Shoes", description: "Leather" }),
        ]),
      }),
    ]);
    const [zone] = data[0]?.opening_hours ?? [];
    expect(zone?.days.monday).toEqual([{ from: "09:00", to: "21:00" }]);
    expect(zone?.days.sunday).toEqual([]);
    expect((await api().companies()).data[0]).toMatchObject({ id: "17" });
  });

  it("is open day and night, or closed for now, whatever the week says", async () => {
    const open_hours = Array(7).fill({ from: "09:00:00", to: "21:00:00" });
    answering(
      "companies",
      paginated(
        { id: 1, store_name: "A", open_hours, non_stop: true, temporary_closed: false, status: 1 },
        { id: 2, store_name: "B", open_hours, non_stop: false, temporary_closed: true, status: 1 },
      ),
    );
    const [nonStop, closed] = (await api().companies()).data;
    expect(nonStop?.opening_hours[0]?.days.tuesday).toEqual([{ from: "00:00", to: "24:00" }]);
    expect(closed?.opening_hours[0]?.status).toBe("closed");
  });

  it.each(["companies", "events", "news", "rewards"] as const)("leaves out unpublished %s", async (name) => {
    const entities = [0, 1, 2, 3, 4, 5, 6].map((status) => ({
      id: status,
      title: `Title ${status}`,
      status,
    }));
    answering(name, paginated(...entities));
    answering(`${name}/2`, one(entities[2]));
    expect((await api()[name]()).data.map(({ id }) => id)).toEqual(["1"]);
    const detail = { companies: "company", events: "event", news: "newsArticle", rewards: "reward" } as const;
    expect(await caught(api()[detail[name]]("2"))).toMatchObject({ status: 404 });
  });

  it("has categories by name in their languages, without the default one", async () => {
    answering(
      "categories",
      paginated(
        { id: 1, company_category: "Default", sort: 0 },
        {
          id: 2,
          company_category: "Sport",
          sort: 3,
          translations: [
            { locale: "cs", company_category: "Sport", company_category_id: 2 },
            { locale: "en", company_category: "Sports", company_category_id: 2 },
          ],
        },
      ),
    );
    expect((await api().categories()).data).toEqual([
      expect.objectContaining({
        id: "2",
        order: 3,
        translations: expect.arrayContaining([
          expect.objectContaining({ locale: "en", name: "Sports" }),
          expect.objectContaining({ locale: "cz", name: "Sport" }),
        ]),
      }),
    ]);
  });

  it("has events with their times, picture and whose they are", async () => {
    const event = { title: "Koncert", description: "Hraje se", status: 1, start: "2027-03-01 18:00:00" };
    answering(
      "events",
      paginated(
        { ...event, id: 1, finish: "2027-03-01 20:00:00", picture_link: "/a.jpg", company_id: 17 },
        {
          ...event,
          id: 2,
          finish: null,
          company_id: null,
          translations: [{ locale: "cs", picture_link: "/b.jpg" }],
        },
      ),
    );
    expect((await api().events()).data).toMatchObject([
      {
        id: "1",
        type: "stores",
        company_id: "17",
        starts_at: "2027-03-01T17:00:00Z",
        ends_at: "2027-03-01T19:00:00Z",
        image: { url: "/a.jpg" },
        translations: [{ title: "Koncert", article: "Hraje se" }],
      },
      { id: "2", type: "mall", image: { url: "/b.jpg" } },
    ]);
  });

  it("has news with the picture that only their translations have, from their day of publication on", async () => {
    world.pass(Date.parse("2026-11-25T12:00:00Z") - world.now);
    const news = { title: "Nové", article: "Text", status: 1, company_id: 17, title_picture: null };
    answering(
      "news",
      paginated(
        {
          ...news,
          id: 1,
          publish_at: "2026-11-20 08:00:00",
          translations: [{ locale: "cs", photo_file: file }],
        },
        { ...news, id: 2, publish_at: "2026-11-30 08:00:00" },
        { ...news, id: 3, publish_at: "2026-11-01 08:00:00", unpublish_at: "2026-11-24 00:00:00" },
      ),
    );
    expect((await api().news()).data).toMatchObject([
      { id: "1", published_at: "2026-11-20T07:00:00Z", image: { url: "https://cdn.example/photo.jpg" } },
    ]);
  });

  it("has rewards with the pieces that are left and a member's limit, unless they are unlimited", async () => {
    const reward = { status: 1, points_cost: 120, date_from: "2026-01-01", limit: 50, photo_link: "/r.jpg" };
    answering(
      "rewards",
      paginated(
        { ...reward, id: 1, title: "Káva", limit_left: 0, limit_per_customer: 3, date_to: "2027-01-01" },
        { ...reward, id: 2, title: "Sleva", limit_left: 0, unlimited_amount: true, limit_per_customer: null },
        { ...reward, id: 3, title: "Čaj", limit_left: 5, termless: 1, date_to: "2020-01-01" },
      ),
    );
    expect((await api().rewards()).data).toMatchObject([
      { id: "1", points_price: 120, stock: 0, limit_per_member: 3, image: { url: "/r.jpg" } },
      { id: "2", stock: null },
      { id: "3", stock: 5, valid_to: null },
    ]);
    const [, unlimited] = (await api().rewards()).data;
    expect(unlimited?.limit_per_member ?? null).toBeNull();
  });

  it("has offers at the price that is paid now, from a path of their own", async () => {
    answering(
      "offers",
      paginated({ id: 1, name: "Boty", discount_price: 990, price: 1290, picture_link: "/o.jpg" }),
    );
    expect((await api().products()).data).toMatchObject([
      {
        price: 99000,
        price_before: 129000,
        image: { url: "/o.jpg" },
        translations: [{ title: "Boty" }],
      },
    ]);
  });
});

it("has a floor plan of the tree of places, which is beside the paths of the platform's version", async () => {
  const square = (size: number) => ({
    type: "Polygon",
    coordinates: [
      [
        [14.49, 50.1],
        [14.49 + size, 50.1],
        [14.49 + size, 50.1 + size],
        [14.49, 50.1 + size],
        [14.49, 50.1],
      ],
    ],
  });
  const unit = {
    id: 3,
    type: "unit",
    level: "0",
    geom: square(0.0002),
    unit: { id: 4, company: { id: 17 } },
  };
  const floor = { id: 2, type: "floor", level: "0", geom: square(0.001), children: [unit] };
  answeringAt("/api/entities", {
    ...one([{ id: 1, type: "mall", level: null, geom: square(0.001), children: [floor] }]),
    current_server_datetime: "2026-11-25 10:00:00",
  });
  const plan = await api().floorPlan("1");
  expect(world.upstream.asked.at(-1)?.url).toBe("/api/entities?format=tree&forEditor=false");
  expect(plan.floors.map(({ level, units }) => [level, units.map(({ company_id: id }) => id)])).toEqual([
    [0, ["17"]],
  ]);
});

it("has the settings' floor plan, of which it has one without an id", async () => {
  answering("settings-web-app/web", one({ website_name: "Harfa", offers: { value: "true" } }));
  expect(await api().settings()).toMatchObject({ default_floorplan_id: "1", offers: "true" });
});
