import { describe, expect, it } from "vitest";
import { caught } from "../../../tests/stand-ins/mall-client";
import { one, paginated, withWebAppPlatform } from "../../../tests/stand-ins/web-app-platform";
import { isUnauthorized, isWrongLogin, MallApiError } from "../client/mall-api-error";

const { world, api, answering } = withWebAppPlatform();

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
