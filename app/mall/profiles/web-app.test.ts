import type { RequestListener } from "node:http";
import { beforeEach, describe, expect, it } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { isUnauthorized, isWrongLogin, MallApiError } from "../client/mall-api-error";
import { shippedProfiles } from "./shipped-profiles.server";

const world = withUpstream();
const traitsOf = () => ({
  profile: shippedProfiles["web-app"],
  headers: [{ name: "Origin", value: "https://{tenant}.platform.example" }],
});
const newClient = () => world.newClient({ url: `${world.upstream.url}/api/web-app`, traitsOf });
const api = (token?: string) => newClient().mallApi({ tenantId: "beta", token });

const paginated = (...data: object[]) => ({
  status: "success",
  data: { data, current_page: 1, per_page: 100, total: data.length },
});
const one = (data: unknown) => ({ status: "success", data });
/** Answers of the platform by path; without a query. */
let answers: Record<string, unknown> = {};
const answer: RequestListener = (request, response) => {
  const found = answers[request.url?.replace(/\?.*/, "") ?? ""];
  response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
  response.end(JSON.stringify(found ?? { status: "error", httpCode: 404 }));
};
beforeEach(() => {
  answers = {};
  world.upstream.answerWith(answer);
});
const answering = (path: string, value: unknown) => {
  answers[`/api/web-app/v1/${path}`] = value;
};

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
  answers["/api/entities"] = {
    ...one([{ id: 1, type: "mall", level: null, geom: square(0.001), children: [floor] }]),
    current_server_datetime: "2026-11-25 10:00:00",
  };
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

describe("queries to the web-app platform", () => {
  const queryTo = (path: string) => {
    const asked = world.upstream.asked.find(({ url }) => url.startsWith(`/api/web-app/v1/${path}?`));
    return Object.fromEntries(new URLSearchParams(asked?.url.split("?")[1]));
  };

  it("have the platform's names of filters and orders", async () => {
    answering("companies", paginated({ id: 1, store_name: "A", company_category_id: 4, status: 1 }));
    await api().companies({ category: "4", sort: "-name", page: 1, per_page: 24 });
    expect(queryTo("companies")).toEqual({
      "filter[company_category_id]": "4",
      sort: "-title",
      page: "1",
      per_page: "24",
    });
  });

  it("are put in order here where the platform ignores the order", async () => {
    const event = (id: number, day: string) => ({
      id,
      title: "Koncert",
      status: 1,
      start: `2027-03-${day} 18:00:00`,
    });
    answering("events", paginated(event(1, "20"), event(2, "05"), event(3, "12")));
    expect((await api().events({ sort: "starts_at" })).data.map(({ id }) => id)).toEqual(["2", "3", "1"]);
    expect(queryTo("events")).toMatchObject({ sort: "start" });
  });

  it("leave out an order that the platform doesn't know, which is made here", async () => {
    const offer = (id: number, price: number) => ({ id, name: `Offer ${id}`, discount_price: price });
    answering("offers", paginated(offer(1, 30), offer(2, 10), offer(3, 20)));
    const { data } = await api().products({ sort: "price" });
    expect(world.upstream.asked.every(({ url }) => !url.includes("sort="))).toBe(true);
    expect(data.map(({ id }) => id)).toEqual(["2", "3", "1"]);
  });

  it("search here where the platform ignores the search", async () => {
    const shop = (id: number, store_name: string) => ({ id, store_name, status: 1 });
    answering("companies", paginated(shop(1, "Boty Novák"), shop(2, "Knihy")));
    expect((await api().companies({ search: "novak" })).data.map(({ id }) => id)).toEqual(["1"]);
    expect(queryTo("companies")).toMatchObject({ "filter[store_name]": "novak" });
  });

  it("say by Origin which mall they are for", async () => {
    answering("companies", paginated());
    await api().companies();
    expect(world.upstream.asked.at(-1)?.headers.origin).toBe("https://beta.platform.example");
  });
});

describe("members of the web-app platform", () => {
  it("see in which state their vouchers and receipts are", async () => {
    const reward = { id: 9, title: "Káva", photo_link: "/r.jpg" };
    const states = [0, 1, 2, 7].map((status) => ({
      id: status + 1,
      status,
      reward,
      created_at: "2026-11-01 10:00:00",
    }));
    answering("me/customer-rewards", paginated(...states));
    const receipt = { date: "2026-11-02", total: "109.50", invoice: "A1", description: "Nákup" };
    const shop = { store_name: "Boty Novák", title: "Novák s.r.o." };
    answering(
      "me/receipts",
      paginated(
        ...[0, 1, 2, 9].map((status) => ({
          ...receipt,
          id: status + 1,
          status,
          company: shop,
          company_id: 17,
          currency: { code: status === 1 ? "EUR" : "CZK" },
        })),
      ),
    );
    const vouchers = (await api("t").customerRewards()).data;
    expect(vouchers.map(({ status }) => status)).toEqual(["active", "used", "expired", "unknown"]);
    expect(vouchers[0]).toMatchObject({
      reward_id: "9",
      image: { url: "/r.jpg" },
      translations: [{ title: "Káva" }],
    });
    const receipts = (await api("t").receipts()).data;
    expect(receipts.map(({ status }) => status)).toEqual(["pending", "approved", "rejected", "unknown"]);
    expect(receipts.map(({ total }) => total)).toEqual([10950, null, 10950, 10950]);
    expect(receipts[0]).toMatchObject({
      number: "A1",
      issued_at: "2026-11-02",
      total: 10950,
      company_id: "17",
      translations: [{ title: "Boty Novák" }],
    });
  });

  it("show the picture that is a voucher's code", async () => {
    const reward = { id: 9, title: "Káva" };
    answering("me/customer-rewards", paginated({ id: 1, status: 0, reward, qr_code_link: "/qr/1.png" }));
    expect((await api("t").customerRewards()).data[0]).toMatchObject({
      code: "",
      code_image: { url: "/qr/1.png" },
    });
  });

  it("have a profile in the site's language, which is written back in the platform's", async () => {
    const customer = {
      id: 1,
      email: "ada@example.test",
      birthday: "1990-05-01",
      selected_app_language: "cs",
    };
    answering("me/profile", one({ ...customer, profile_photo: "/p.jpg" }));
    expect(await api("t").profile()).toMatchObject({
      language: "cz",
      birth_date: "1990-05-01",
      image: { url: "/p.jpg" },
    });
    await api("t").updateProfile({ language: "cz", birth_date: "1991-06-02" });
    expect(JSON.parse(world.upstream.asked.at(-1)?.body ?? "")).toEqual({
      selected_app_language: "cs",
      birthday: "1991-06-02",
    });
  });

  it("have the points that stand in the customer", async () => {
    answering("me/points", one({ id: 1, customer_point: { points: 1250 } }));
    expect((await api("t").points()).balance).toBe(1250);
  });

  it("log in by a token called access_token, and out by GET", async () => {
    answering("login", one({ access_token: "a-token", permissions: [] }));
    answering("logout", one(null));
    expect((await api().login({ email: "ada@example.test", password: "x" })).data?.token).toBe("a-token");
    await api("a-token").logout();
    expect(world.upstream.asked.at(-1)).toMatchObject({ method: "GET", url: "/api/web-app/v1/logout" });
  });

  it("are logged out by httpCode 401, which comes with HTTP 200", async () => {
    answering("me/profile", { status: "error", httpCode: 401 });
    expect(isUnauthorized(await caught(api("t").profile()))).toBe(true);
  });

  it("read what is wrong with each field of a log-in that failed", async () => {
    answering("login", { status: "error", data: { email: "Neznámý e-mail", password: ["Krátké", "Slabé"] } });
    const error = await caught(api().login({ email: "ada@example.test", password: "x" }));
    expect(isWrongLogin(error)).toBe(true);
    expect(error instanceof MallApiError && error.body?.errors).toEqual({
      email: ["Neznámý e-mail"],
      password: ["Krátké", "Slabé"],
    });
  });
});
