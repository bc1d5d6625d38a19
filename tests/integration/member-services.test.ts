import { fetch, type Response } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ask, logIn, type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";
import { newMember } from "../requests/new-member";
import { hides, shows } from "../screens/page-words";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const times = z.object({ data: z.object({ data: z.array(z.object({ ends_at: z.string() })).length(1) }) });
/** Of its own: the demo member is changed. */
let site: RunningSite;
let member = "";
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1", MALL_API_OUTBOX: "open" });
  member = await logIn(site, tenant);
}, 60_000);
afterAll(() => site.stop());

const read = async (response: Response) => ({
  status: response.status,
  location: response.headers.get("Location"),
  headers: response.headers,
  html: (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", ""),
});
const open = async (path: string, cookie = "") =>
  read(await ask(site, tenant, path, { headers: cookie ? { Cookie: cookie } : {} }));
const post = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  read(
    await ask(site, tenant, path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Origin: site.of(tenant), ...headers },
    }),
  );

describe("favourites", () => {
  const path = "/en/dashboard/favourites";
  const kinds = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/href="([^"]*favourites[^"]*)"[^>]*>([^<]+) <span class="tabular[^"]*">(\d+)</g)].map(
        ([, , title = "", count]) => [title, Number(count)],
      ),
    );
  const forms = (html: string) =>
    [...html.matchAll(/<form[^>]*action="\/reactions"[\s\S]*?<\/form>/g)].map(([form]) =>
      Object.fromEntries(
        [...form.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
          name,
          value.replaceAll("&amp;", "&"),
        ]),
      ),
    );

  const shopsOn = (html: string) => [...html.matchAll(/href="(\/en\/shop\/[^"]+)"/g)].map(([, to]) => to);

  it("are listed by type with their counts, removed by a press, and restored by another", async () => {
    const before = kinds((await open(path, member)).html);
    expect(before.Offers).toBe(4);
    const byKind = Object.entries(before).reduce((sum, [kind, n]) => (kind === "All" ? sum : sum + n), 0);
    expect(before.All).toBe(byKind);

    const list = await open(`${path}?kind=product`, member);
    const [first = {}] = forms(list.html);
    expect(first).toMatchObject({ reaction: "unlike", type: "product" });
    const gone = await post("/reactions", first, { Cookie: member });
    expect(gone.location).toContain(`removed=product.${first.id}`);
    const after = await open(gone.location ?? "", member);
    expect(kinds(after.html).Offers).toBe(3);
    const undo = forms(after.html).find(({ reaction }) => reaction === "like") ?? {};
    expect(undo.id).toBe(first.id);
    const back = await post("/reactions", undo, { Cookie: member });
    expect(kinds((await open(back.location ?? "", member)).html)).toEqual(before);
  });

  it("say which of them are over", async () => {
    const { html } = await open(`${path}?kind=event`, member);
    const rows = (html.match(/<li[\s\S]*?<\/li>/g) ?? []).filter((row) => row.includes('name="id"'));
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const id = /name="id" value="([^"]+)"/.exec(row)?.[1] ?? "";
      const { data } = times.parse(await (await ask(site, tenant, `/api/proxy/events?ids=${id}`)).json());
      expect(/Ended .* ago/.test(row), id).toBe(Date.parse(data.data[0]?.ends_at ?? "") < Date.now());
    }
  });

  it("name a shop once that is followed and a favourite, and end each by itself", async () => {
    const { html } = await open(path, member);
    const shops = shopsOn(html);
    expect(new Set(shops).size).toBe(shops.length);
    expect(kinds(html).Shops).toBe(shops.length);
    const { html: list } = await open(`${path}?kind=company`, member);
    expect(new Set(shopsOn(list))).toEqual(new Set(shops));
    const presses = forms(list).filter(({ type }) => type === "company");
    const followed = presses.filter(({ reaction }) => reaction === "unfollow");
    const liked = new Set(presses.filter(({ reaction }) => reaction === "unlike").map(({ id }) => id));
    expect(followed).toHaveLength(3);
    const both = followed.find(({ id }) => liked.has(id)) ?? {};
    expect(both.redirectTo).toContain(`removed=follows.${both.id}`);

    const gone = await post("/reactions", both, { Cookie: member });
    const after = await open(gone.location ?? "", member);
    const left = forms(after.html).filter(({ id }) => id === both.id);
    expect(left.map(({ reaction }) => reaction).sort()).toEqual(["follow", "unlike"]);
    const undo = left.find(({ reaction }) => reaction === "follow") ?? {};
    await post("/reactions", undo, { Cookie: member });
    expect(kinds((await open(path, member)).html)).toEqual(kinds(html));
  });

  it("say of no event or article when it was saved, which is no date of theirs", async () => {
    const { html } = await open(path, member);
    expect(html).not.toMatch(/>Since /);
  });

  it("are paginated, and redirect from a last page that became empty", async () => {
    const answer = await ask(site, tenant, "/api/proxy/news?per_page=24");
    const { data } = (await answer.json()) as { data: { data: { id: string }[] } };
    const news = data.data.slice(0, 13);
    for (const { id } of news) {
      await post("/reactions", { reaction: "like", type: "news", id, language: "en" }, { Cookie: member });
    }
    const second = await open(`${path}?kind=news&page=2`, member);
    expect(forms(second.html)).toHaveLength(1);
    const gone = await post("/reactions", forms(second.html)[0] ?? {}, { Cookie: member });
    const redirected = await open(gone.location ?? "", member);
    expect(redirected.status).toBe(302);
    expect(redirected.location).toContain("page=1");
    expect((await open(redirected.location ?? "", member)).html).toContain(">Undo<");
    for (const wrong of ["?page=9", "?kind=money", "?page=0", "?kind=news&page=2"]) {
      expect((await open(path + wrong, member)).status, wrong).toBe(404);
    }
  });

  it("are a member's own, and ignore invalid parameters", async () => {
    expect((await open(path)).location).toBe("/en/login?redirectTo=%2Fen%2Fdashboard%2Ffavourites");
    for (const made of ["product.nothing", "evil.x", "product.", "product.a,b", "%3Cb%3E"]) {
      expect((await open(`${path}?removed=${made}`, member)).html, made).not.toContain(">Undo<");
    }
  });

  it("are marked on the cards of a member's lists, and nobody else's", async () => {
    const liked = forms((await open(`${path}?kind=product`, member)).html).map(({ id }) => id);
    const mine = await open("/en/offers/1?size=48", member);
    const marks = forms(mine.html);
    expect(marks).toHaveLength(48);
    expect(
      marks
        .filter(({ reaction }) => reaction === "unlike")
        .map(({ id }) => id)
        .sort(),
    ).toEqual(marks.flatMap(({ id = "" }) => (liked.includes(id) ? [id] : [])).sort());
    expect(marks.some(({ id }) => liked.includes(id))).toBe(true);
    expect(forms((await open("/en/offers/1?size=48")).html)).toEqual([]);
  });
});

describe("a reward", () => {
  async function rewards() {
    const answer = await ask(site, tenant, "/api/proxy/rewards?per_page=48");
    const { data } = (await answer.json()) as {
      data: {
        data: {
          id: string;
          points_price: number;
          stock: number | null;
          tier_id: string | null;
          translations: { locale: string; slug: string }[];
        }[];
      };
    };
    return data.data.map((reward) => ({
      ...reward,
      path: `/en/reward/${reward.id}/${reward.translations.find(({ locale }) => locale === "en")?.slug}`,
    }));
  }

  it("redirects a visitor to the log-in and back", async () => {
    const [reward] = (await rewards()).filter(({ stock, tier_id }) => stock !== 0 && !tier_id);
    const { html } = await open(reward?.path ?? "");
    expect(html).toContain(`href="/en/login?redirectTo=${encodeURIComponent(reward?.path ?? "")}"`);
    expect(html).not.toContain("You have <strong");
  });

  const number = (count: number) => count.toLocaleString("en");

  it("shows a member the balance, and exactly why it can't be activated", async () => {
    const { cookie: newcomer } = await newMember(site.mallApi, tenant);
    const points = await open("/en/dashboard/my-points", newcomer);
    const balance = Number(/text-display tabular">([\d,]+)</.exec(points.html)?.[1]?.replace(",", ""));
    const seen = new Map<string, number>();
    for (const { path, points_price, stock, tier_id } of await rewards()) {
      const { html } = await open(path, newcomer);
      expect(html, path).toContain(`You have <strong class="tabular">${number(balance)}\u00a0points`);
      const reason = stock === 0 ? "stock" : tier_id ? "tier" : points_price > balance ? "points" : "none";
      seen.set(reason, (seen.get(reason) ?? 0) + 1);
      const sentence = {
        stock: "None are left.",
        tier: "Your tier is",
        points: `${number(points_price - balance)}\u00a0points more needed to reach ${number(points_price)}.`,
        none: "You will have",
      }[reason];
      expect(html, path).toContain(sentence);
    }
    expect(seen.get("points")).toBeGreaterThan(0);
    expect(seen.get("tier")).toBeGreaterThan(0);
  });
});

describe("a member's parking", () => {
  const path = "/en/parking";
  const plates = (html: string) =>
    [...html.matchAll(/tracking-widest tabular">([A-Z0-9]+)</g)].map(([, plate]) => plate);
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    post(path, fields, { Cookie: member, ...headers });

  it("shows a code that expires, and the plates with the remaining free time; visitors see neither", async () => {
    const first = await open(path);
    const mine = await open(path, member);
    expect(mine.headers.get("Cache-Control")).toBe("private, no-store");
    expect(mine.html).toContain('role="img" aria-label="QR code for the barrier"');
    expect(mine.html).toMatch(/Valid until \d{1,2}:\d\d/);
    expect(plates(mine.html)).toEqual(["4AB1234"]);
    expect(mine.html).toMatch(/Parked since \d{1,2}:\d\d.*left free of charge/);
    const stranger = await open(path);
    expect(stranger.html).toBe(first.html);
    expect(stranger.html).not.toContain("4AB1234");
    expect(stranger.html).not.toContain("QR code for the barrier");
    expect(stranger.html).toContain("/en/login?redirectTo=%2Fen%2Fparking%23members");
  });

  it("accepts plates as people write them, three at most, and removes them", async () => {
    expect((await send({ intent: "add-plate", plate: "5c 1-2345" })).location).toBe("/en/parking#members");
    await send({ intent: "add-plate", plate: "5c12345" });
    expect((await send({ intent: "add-plate", plate: "6CZ0001" })).status).toBe(303);
    const full = await open(path, member);
    expect(plates(full.html)).toEqual(["4AB1234", "5C12345", "6CZ0001"]);
    expect(full.html).not.toContain('value="add-plate"');
    expect((await send({ intent: "add-plate", plate: "7CZ0001" })).status).toBe(422);
    const ids = [...full.html.matchAll(/name="id" value="([^"]+)"/g)].map(([, id = ""]) => id);
    for (const id of ids.slice(1)) {
      expect((await send({ intent: "delete-plate", id })).status).toBe(303);
      expect((await send({ intent: "delete-plate", id })).status, "gone is gone").toBe(303);
    }
    expect(plates((await open(path, member)).html)).toEqual(["4AB1234"]);
  });

  it("shows a plate's error beside it, and preserves the input", async () => {
    for (const [plate, sentence] of [
      ["", "Please fill in this field."],
      ["AB", "such as 1AB\u00a02345"],
      ["<script>", "such as 1AB\u00a02345"],
    ] as const) {
      const answer = await send({ intent: "add-plate", plate });
      expect(answer.status).toBe(422);
      expect(answer.html).toContain(sentence);
      expect(answer.html).not.toContain("<script>");
    }
  });

  it("is private to its member", async () => {
    const add = { intent: "add-plate", plate: "9XX9999" };
    expect((await send(add, { Origin: "https://evil.example" })).status).toBe(403);
    expect((await post(path, add)).location).toMatch(/^\/en\/login\?redirectTo=%2Fen%2Fparking/);
    expect((await send({ intent: "sell-plate" })).status).toBe(400);
    expect((await post(path, add, { Cookie: "token=of-nobody-at-all" })).location).toMatch(/^\/en\/login/);
    expect(plates((await open(path, member)).html)).toEqual(["4AB1234"]);
  });
});

describe("a gift card's balance", () => {
  const path = "/de/geschenkkarten";
  const check = (
    number: string,
    pin: string,
    more: Record<string, string> = {},
    line = { "X-Forwarded-For": anyAddress() },
  ) =>
    post(
      path,
      { intent: "balance", number, pin, started: (Date.now() - 60_000).toString(36), ...more },
      line,
    );

  it("is shown for number and PIN, and never cached or put into a URL", async () => {
    const answer = await check("6390 0000 0000 0017", "1234");
    expect(answer.status).toBe(200);
    expect(answer.html.replaceAll("\u00a0", " ")).toContain("1.500 Kč");
    expect(answer.html).toContain("Karte mit der Endung 0017");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const next = await open(path);
    expect(next.html).not.toContain("0017");
  });

  it("is not shown for a mismatch; the PIN is never sent back", async () => {
    for (const [number, pin] of [
      ["6390000000000017", "9876"],
      ["6390000000000099", "9876"],
    ] as const) {
      const answer = await check(number, pin);
      expect(answer.status).toBe(422);
      expect(answer.html).toContain("Nummer und PIN passen nicht zusammen.");
      expect(answer.html).toContain(`value="${number}"`);
      expect(answer.html).not.toContain("9876");
    }
    expect((await check("12", "1")).status).toBe(422);
    expect((await check("6390000000000017", "1234", { contact_note: "x" })).status).toBe(422);
  });

  it("can't be guessed: after a few wrong PINs from one line even the right one has to wait", async () => {
    const number = "6390000000000025";
    const line = { "X-Forwarded-For": "10.7.1.1" };
    const statuses = [];
    for (let turn = 0; turn < 6; turn++) statuses.push((await check(number, "0001", {}, line)).status);
    expect(statuses.at(-1)).toBe(429);
    const right = await check(number, "4321", {}, line);
    expect(right.status).toBe(429);
    expect(right.html).not.toContain("250,50");
    expect(Number(right.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});

/** The demo member's; a new member has none. */
describe("payment methods", () => {
  const path = "/en/dashboard/payment-methods";

  const open = async (cookie: string, of = site, at = path) => {
    const response = await ask(of, tenant, at, { headers: { Cookie: cookie } });
    const html = await response.text();
    return { status: response.status, text: html.replaceAll(/<script[\s\S]*?<\/script>/g, "") };
  };
  const send = async (
    cookie: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ) => {
    const response = await ask(site, tenant, path, {
      method: "POST",
      body: new URLSearchParams(fields),
      headers: { Cookie: cookie, Origin: site.of(tenant), ...headers },
    });
    await response.text();
    return {
      status: response.status,
      location: response.headers.get("Location"),
      toast: decodeURIComponent(
        response.headers.getSetCookie().find((each) => each.startsWith("toast=")) ?? "",
      ),
    };
  };
  /** The cards in order, each with its id and whether it is the default. */
  const cardsOf = ({ text }: { text: string }) =>
    text.split("<li").flatMap((item) => {
      const id = /name="id" value="([^"]+)"/.exec(item)?.[1];
      const last4 = /ending in (\d{4})/.exec(item)?.[1];
      return id && last4 ? [{ id, last4, isDefault: item.includes(">Default<") }] : [];
    });

  it("can be made the default and removed, by their owner only", async () => {
    const owner = member;
    const stranger = (await newMember(site.mallApi, tenant)).cookie;
    const [first, second] = cardsOf(await open(owner));
    expect([first?.last4, first?.isDefault, second?.last4, second?.isDefault]).toEqual([
      "4242",
      true,
      "5100",
      false,
    ]);
    const id = second?.id ?? "";
    shows((await open(stranger)).text, "No card saved yet");

    expect((await send(stranger, { intent: "default", id })).toast).toContain("no longer on your account");
    expect((await send(stranger, { intent: "remove", id })).status).toBe(303);
    expect((await send(owner, { intent: "remove", id }, { Origin: "https://evil.example" })).status).toBe(
      403,
    );
    expect((await send(owner, { intent: "remove", id: "../me/profile" })).status).toBe(303);
    expect((await send(owner, { intent: "remove", id: "" })).status).toBe(422);
    expect((await send(owner, { intent: "sell", id })).status).toBe(400);
    expect(cardsOf(await open(owner))).toEqual([first, second]);

    const chosen = await send(owner, { intent: "default", id });
    expect([chosen.status, chosen.location]).toEqual([303, `${path}#cards`]);
    expect(cardsOf(await open(owner)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ["5100", true],
      ["4242", false],
    ]);
    const removals = await Promise.all([1, 2].map(() => send(owner, { intent: "remove", id })));
    expect(removals.map(({ status }) => status)).toEqual([303, 303]);
    expect(cardsOf(await open(owner)).map(({ last4, isDefault }) => [last4, isDefault])).toEqual([
      ["4242", true],
    ]);

    const ended = await send("token=ended", { intent: "remove", id });
    expect(ended.location).toBe(`${path}#cards`);
  });

  it("are not offered by a mall whose API has no extensions, nor is the plastic card", async () => {
    const missing = /^\/\w+\/v1\/me\/(?:payment-methods|physical-card)/;
    const upstream = await startUpstream(async ({ method, url, headers }, response, body) => {
      if (missing.test(url ?? "")) {
        return json(response, { status: "error", httpStatus: "NotFound", message: "No such path" }, 404);
      }
      const { authorization = "", "content-type": type = "application/json" } = headers;
      const answer = await fetch(`${site.mallApi}${url}`, {
        method: method ?? "GET",
        headers: { authorization, "content-type": type },
        ...(body && { body }),
      });
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    });
    const small = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
    try {
      const cookie = await logIn(small, tenant);
      const cards = await open(cookie, small);
      expect(cards.status).toBe(200);
      shows(cards.text, "This mall keeps no payment methods");
      const profile = await open(cookie, small, "/en/dashboard/profile");
      expect(profile.status).toBe(200);
      shows(profile.text, 'id="profile-phone"');
      hides(profile.text, 'id="card-number"');
      shows((await open(cookie, site, "/en/dashboard/profile")).text, 'id="card-number"');
    } finally {
      await small.stop();
      await upstream.stop();
    }
  }, 60_000);
});
