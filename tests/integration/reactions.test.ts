import { randomUUID } from "node:crypto";
import type { Response } from "undici";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { type NewMember, newMember } from "../requests/new-member";
import { newestMail } from "../requests/outbox";

const tenant = "galerieharfa";
const site = sharedSite();
let account: NewMember;
let member = "";
beforeAll(async () => {
  account = await newMember(site.mallApi, tenant);
  member = account.cookie;
}, 60_000);

type Item = { id: string; path: string };
/** An entity of the mall with the path of its page. */
async function item(resource: string, screen: string, at = 20): Promise<Item> {
  const answer = await ask(site, tenant, `/api/proxy/${resource}?per_page=48`);
  const { data } = (await answer.json()) as {
    data: { data: { id: string; translations: { locale: string; slug: string }[] }[] };
  };
  const found = data.data[at] ?? expect.fail(`There is no ${resource} ${at}`);
  const slug = found.translations.find(({ locale }) => locale === "en")?.slug;
  return { id: found.id, path: `/en/${screen}/${found.id}/${slug}` };
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(site, tenant, path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Origin: site.of(tenant), ...headers },
  });

const reaction = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post("/reactions", { language: "en", redirectTo: "/en", ...fields }, headers);

const page = async (path: string, cookie = "") => {
  const response = await ask(site, tenant, path, { headers: cookie ? { Cookie: cookie } : {} });
  const html = await response.text();
  return { response, html, text: html.replaceAll(/<script[\s\S]*?<\/script>/g, "") };
};

/** The reactions that a page's forms offer: `unlike` if it is liked. */
const offered = (html: string) =>
  [...html.matchAll(/name="reaction" value="([^"]+)"/g)].map(([, name]) => name);

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter((cookie) => !/Max-Age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

const toastOf = (response: Response) => {
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith("toast="));
  return decodeURIComponent(cookie?.split(";")[0] ?? "");
};

describe("a member's reactions", () => {
  it("are stored, shown on the page and undone, however often they are sent", async () => {
    const offer = await item("products", "offer");
    for (const [name, next] of [
      ["like", "unlike"],
      ["unlike", "like"],
    ] as const) {
      for (const _ of [1, 2]) {
        const done = await reaction(
          { reaction: name, type: "product", id: offer.id, redirectTo: offer.path },
          { Cookie: member },
        );
        expect(done.status).toBe(303);
        expect(done.headers.get("Location")).toBe(offer.path);
        expect(toastOf(done)).toContain('"kind":"success"');
      }
      expect(offered((await page(offer.path, member)).html)).toContain(next);
    }
  });

  it("change the public counts: one vote each, one follower each", async () => {
    const offer = await item("products", "offer", 21);
    const counts = async () => {
      const { html } = await page(offer.path, member);
      return [...html.matchAll(/(?:tabular|sr-only)">(\d+)<\/span><\/button>/g)].map(([, count]) =>
        Number(count),
      );
    };
    const [up = 0, down = 0] = await counts();
    const vote = (name: string) =>
      reaction({ reaction: name, type: "product", id: offer.id }, { Cookie: member });
    await vote("thumb-up");
    await vote("thumb-up");
    expect(await counts()).toEqual([up + 1, down]);
    await vote("thumb-down");
    expect(await counts()).toEqual([up, down + 1]);
    await vote("thumb-back");
    expect(await counts()).toEqual([up, down]);

    const shop = await item("companies", "shop", 9);
    const followers = async () =>
      Number(
        /Followers: (\d+)/.exec((await page(shop.path, member)).html.replaceAll(/<!-- -->|,/g, ""))?.[1],
      );
    const before = await followers();
    await reaction({ reaction: "follow", type: "company", id: shop.id }, { Cookie: member });
    await reaction({ reaction: "follow", type: "company", id: shop.id }, { Cookie: member });
    expect(await followers()).toBe(before + 1);
    await reaction({ reaction: "unfollow", type: "company", id: shop.id }, { Cookie: member });
    expect(await followers()).toBe(before);
  });

  it("return data to scripts, and report errors", async () => {
    const { id } = await item("events", "event", 3);
    const sent = (fields: Record<string, string>, cookie = member) =>
      reaction({ type: "event", reaction: "like", answer: "data", ...fields }, { Cookie: cookie });
    expect(await (await sent({ id })).json()).toEqual({ error: null });
    const gone = await sent({ id: "no-such-event" });
    expect(gone.status).toBe(404);
    expect(await gone.json()).toEqual({ error: "This is no longer here." });
    const ended = await sent({ id, redirectTo: "/en/faq" }, "token=of-nobody-at-all");
    expect(await ended.json()).toEqual({ to: "/en/login?redirectTo=%2Fen%2Ffaq" });
    expect(ended.headers.getSetCookie().some((cookie) => /^token=;.*Max-Age=0/i.test(cookie))).toBe(true);
    const plain = await reaction(
      { reaction: "like", type: "event", id: "no-such-event" },
      { Cookie: member },
    );
    expect(plain.status).toBe(303);
    expect(toastOf(plain)).toContain('"kind":"error"');
  });

  it("do not end the session if the API refuses to delete for it: the member's area does", async () => {
    const { id } = await item("events", "event", 3);
    const fields = { reaction: "unlike", type: "event", id, redirectTo: "/en" };
    const refused = await reaction(fields, { Cookie: "token=of-nobody-at-all" });
    expect([refused.status, refused.headers.get("Location")]).toEqual([303, "/en"]);
    const script = await reaction({ ...fields, answer: "data" }, { Cookie: "token=of-nobody-at-all" });
    expect(await script.json()).toEqual({ to: "/en" });
    for (const { headers } of [refused, script])
      expect(headers.getSetCookie().join()).not.toContain("token=");

    const headers = { Cookie: "token=of-nobody-at-all" };
    expect(await (await ask(site, tenant, "/en", { headers })).text()).not.toContain('href="/en/dashboard"');
    const page = await ask(site, tenant, "/en/dashboard", { headers });
    expect([page.status, page.headers.get("Location")]).toEqual([
      302,
      "/en/login?redirectTo=%2Fen%2Fdashboard",
    ]);
    expect(page.headers.getSetCookie().join()).toMatch(/token=;.*Max-Age=0/);
  });

  it("are rate limited", async () => {
    const { cookie } = await newMember(site.mallApi, tenant);
    const { id } = await item("products", "offer", 4);
    let last = await reaction({ reaction: "like", type: "product", id, answer: "data" }, { Cookie: cookie });
    for (let turn = 0; turn < 200 && last.status === 200; turn++) {
      await last.text();
      last = await reaction(
        { reaction: "like", type: "product", id, answer: "data" },
        { Cookie: cookie, "X-Forwarded-For": anyAddress() },
      );
    }
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

describe("a visitor's reaction", () => {
  const logInWith = (cookie: string, redirectTo?: string) =>
    post(
      "/en/login",
      {
        intent: "login",
        email: account.email,
        password: account.password,
        ...(redirectTo && { redirectTo }),
      },
      { Cookie: cookie },
    );
  const liked = async ({ path }: Item) => offered((await page(path, member)).html).includes("unlike");

  async function pressed(entity: Item) {
    const sent = await reaction({
      reaction: "like",
      type: "product",
      id: entity.id,
      redirectTo: entity.path,
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get("Location")).toBe(`/en/login?redirectTo=${encodeURIComponent(entity.path)}`);
    expect(sent.headers.getSetCookie().find((cookie) => cookie.startsWith("reaction="))).toMatch(
      /HttpOnly.*SameSite=Lax/i,
    );
    return cookiesOf(sent);
  }

  it("is carried out after the log-in that it redirected to, once", async () => {
    const offer = await item("products", "offer", 22);
    const cookie = await pressed(offer);
    expect(await liked(offer)).toBe(false);
    const back = await logInWith(cookie, offer.path);
    expect(back.headers.get("Location")).toBe(offer.path);
    expect(toastOf(back)).toContain("your favourites");
    expect(back.headers.getSetCookie().some((each) => /^reaction=;.*Max-Age=0/i.test(each))).toBe(true);
    expect(await liked(offer)).toBe(true);
  });

  it("is not performed by another log-in: it may be somebody else's", async () => {
    const offer = await item("products", "offer", 23);
    for (const place of [undefined, "/en/faq"]) {
      const back = await logInWith(await pressed(offer), place);
      expect(back.headers.getSetCookie().some((each) => /^reaction=;.*Max-Age=0/i.test(each))).toBe(true);
      expect(await liked(offer)).toBe(false);
    }
  });

  it("is carried out after registration, even by the mailed link, which has no return path", async () => {
    const offer = await item("products", "offer", 24);
    const email = `newcomer-${randomUUID()}@people.test`;
    const cookie = await pressed(offer);
    const registered = await post(
      "/en/register",
      {
        intent: "register",
        first_name: "Nová",
        last_name: "Členka",
        email,
        password: "dlouhá věta o lednici",
        terms: "on",
        started: (Date.now() - 60_000).toString(36),
      },
      { Cookie: cookie },
    );
    const { code } = await newestMail(site.mallApi, email);
    const joined = await post(
      "/en/register",
      { intent: "verify", email, code: code ?? "" },
      { Cookie: `${cookie}; ${cookiesOf(registered)}` },
    );
    expect(joined.headers.get("Location")).toBe(offer.path);
    expect(offered((await page(offer.path, cookiesOf(joined))).html)).toContain("unlike");
  });

  it.each([
    ["no JSON", "nonsense"],
    [
      "another reaction",
      JSON.stringify({ reaction: { reaction: "delete-account", type: "product", id: "x" }, place: "/en" }),
    ],
    [
      "another site's URL",
      JSON.stringify({ reaction: { reaction: "like", type: "product", id: "x" }, place: "//evil.example" }),
    ],
  ])("that is forged (%s) does not prevent the log-in", async (_, value) => {
    const answer = await logInWith(`reaction=${encodeURIComponent(value)}`, "/en");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/en");
  });
});

describe("hostile reactions", () => {
  it.each<[string, Record<string, string>]>([
    ["another site's Origin", { Origin: "https://evil.example" }],
    ["a cross-site Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
  ])("are rejected by %s, for members and anonymous visitors", async (_, headers) => {
    const { id, path } = await item("products", "offer", 25);
    for (const cookie of [member, ""]) {
      const answer = await reaction(
        { reaction: "like", type: "product", id },
        { ...headers, ...(cookie && { Cookie: cookie }) },
      );
      expect(answer.status).toBe(403);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(offered((await page(path, member)).html)).toContain("like");
  });

  it("never change anything by a link", async () => {
    const { id, path } = await item("products", "offer", 26);
    const query = new URLSearchParams({ reaction: "like", type: "product", id, language: "en" });
    const answer = await ask(site, tenant, `/reactions?${query}`, { headers: { Cookie: member } });
    await answer.text();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(offered((await page(path, member)).html)).toContain("like");
  });

  it.each<[string, Record<string, string>]>([
    ["an unknown reaction", { reaction: "buy" }],
    ["an unknown type", { type: "customer" }],
    ["a type without thumbs", { reaction: "thumb-up", type: "company" }],
    ["following an offer", { reaction: "follow", type: "product" }],
    ["no id", { id: "" }],
    ["a long id", { id: "x".repeat(101) }],
    ["a NUL", { id: "a\0b" }],
    ["an unknown language", { language: "xx" }],
  ])("answer 400 to %s", async (_, wrong) => {
    for (const cookie of [member, ""]) {
      const answer = await reaction(
        { reaction: "like", type: "product", id: "x", ...wrong },
        cookie ? { Cookie: cookie } : {},
      );
      expect(answer.status).toBe(400);
    }
  });

  it.each(["https://evil.example/", "//evil.example", "/\\evil.example", "javascript:alert(1)", "/\n/evil"])(
    "do not redirect to %j",
    async (redirectTo) => {
      const { id } = await item("products", "offer", 27);
      const ofMember = await reaction(
        { reaction: "like", type: "product", id, redirectTo },
        { Cookie: member },
      );
      expect(ofMember.headers.get("Location")).toBe("/en");
      const ofStranger = await reaction({ reaction: "like", type: "product", id, redirectTo });
      expect(ofStranger.headers.get("Location")).toBe("/en/login?redirectTo=%2Fen");
    },
  );
});

describe("the page cache", () => {
  it("never holds a member's state: a visitor between two members sees the public page", async () => {
    const shop = await item("companies", "shop", 10);
    const first = await page(shop.path);
    await reaction({ reaction: "follow", type: "company", id: shop.id }, { Cookie: member });
    await reaction({ reaction: "like", type: "company", id: shop.id }, { Cookie: member });
    for (let turn = 0; turn < 3; turn++) {
      const mine = await page(shop.path, member);
      expect(mine.response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(mine.response.headers.get("Age")).toBeNull();
      expect(offered(mine.html)).toEqual(["unfollow", "unlike"]);
      const stranger = await page(shop.path);
      expect(offered(stranger.html)).toEqual(["follow", "like"]);
      expect(stranger.html).toBe(first.html);
    }
    await reaction({ reaction: "unfollow", type: "company", id: shop.id }, { Cookie: member });
    await reaction({ reaction: "unlike", type: "company", id: shop.id }, { Cookie: member });
  });

  it("is bypassed while a reaction waits for the log-in", async () => {
    const { id, path } = await item("products", "offer", 28);
    const cookie = cookiesOf(await reaction({ reaction: "like", type: "product", id, redirectTo: path }));
    const { response, text } = await page(`/en/login?redirectTo=${encodeURIComponent(path)}`, cookie);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(text).toContain("Log in or join first");
  });
});

describe("a restaurant", () => {
  it("takes reservations on its own site, and marks the link as external", async () => {
    const answer = await ask(site, tenant, "/api/proxy/companies?kind=dine&per_page=1");
    const { data } = (await answer.json()) as {
      data: { data: { id: string; table_booking_url: string }[] };
    };
    const [place] = data.data;
    const { response } = await page(`/en/shop/${place?.id}/x`);
    const { text } = await page(response.headers.get("Location") ?? "");
    const link = new RegExp(`<a href="${place?.table_booking_url}"[^>]*>.*?</a>`).exec(text)?.[0] ?? "";
    expect(link).toContain('rel="noopener nofollow external"');
    expect(link).toContain("(opens another site)");
  });
});
