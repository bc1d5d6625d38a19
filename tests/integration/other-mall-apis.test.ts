import { randomUUID } from "node:crypto";
import { type Language, languages } from "@contract/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RouteName } from "../../app/locale/route-table";
import { routeNames } from "../../app/locale/route-table";
import { photo, sendForm } from "../member";
import { isForMembers, screenPath, voucherIn } from "../screens";
import { ask, type RunningSite, startSite } from "../site-process";
import { events } from "../stand-ins/other-mall-api/content/happenings";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { offers } from "../stand-ins/other-mall-api/content/offers";
import { languages as writtenLanguages } from "../stand-ins/other-mall-api/content/words";
import { type NamedEntity, nameIn } from "../stand-ins/other-mall-api/names";
import { type Resource, type ShapeName, shapeNames } from "../stand-ins/other-mall-api/shape";
import { wifiClient } from "../stand-ins/other-mall-api/shapes/password-grant";
import { type OtherMallApi, startOtherMallApi } from "../stand-ins/other-mall-api/start";

const tenant = "galerieharfa";

/** Screens whose feature or page these malls don't have at all: they are skipped. */
const leftOut: RouteName[] = ["cinema", "eshops", "floorplan"];

const details = {
  "shop-detail": "companies",
  "offer-detail": "products",
  "reward-detail": "rewards",
  "event-detail": "events",
  "news-detail": "news",
  "amenity-detail": "amenities",
} as const satisfies Partial<Record<RouteName, Resource>>;

const lists = {
  offers: "products",
  rewards: "rewards",
  events: "events",
  news: "news",
  amenities: "amenities",
} as const satisfies Partial<Record<RouteName, Resource>>;

const categoryKinds: Partial<Record<RouteName, string>> = {
  "shops-category": "company",
  "offers-category": "product",
  "rewards-category": "reward",
  "amenities-category": "amenity",
};

const isDetail = (name: RouteName): name is keyof typeof details => name in details;

describe.each(shapeNames)("on the %s mall API", (shape: ShapeName) => {
  let api: OtherMallApi;
  let site: RunningSite;
  let cookie = "";
  beforeAll(async () => {
    api = await startOtherMallApi({ shape, tenant });
    site = await startSite({
      MALL_API_URL: api.url,
      IMAGE_HOSTS: new URL(api.picturesUrl).host,
      IMAGE_NETWORKS: "127.0.0.0/8",
      OAUTH_CLIENTS: shape === "laravel" ? JSON.stringify({ [tenant]: wifiClient }) : "",
    });
    const fields = { intent: "login", email: visitor.email, password: visitor.password };
    cookie = await tokenOf("/en/login", fields);
  }, 60_000);
  afterAll(async () => {
    await site.stop();
    await api.close();
  });

  /** Follows redirects to the canonical URL. */
  async function open(path: string, headers: Record<string, string> = {}) {
    let at = path;
    for (let hops = 0; hops < 3; hops++) {
      const response = await ask(site, tenant, at, { headers });
      const html = await response.text();
      const location = response.headers.get("Location");
      if (response.status !== 301) return { status: response.status, location, main: mainOf(html) };
      at = new URL(location ?? "", site.of(tenant)).pathname;
    }
    return { status: 310, location: at, main: "" };
  }

  async function tokenOf(path: string, fields: Record<string, string>): Promise<string> {
    const response = await ask(site, tenant, path, { method: "POST", body: new URLSearchParams(fields) });
    await response.text();
    expect(response.status, path).toBe(303);
    return (
      response.headers
        .getSetCookie()
        .find((set) => set.startsWith("token="))
        ?.split(";")[0] ?? ""
    );
  }

  /** A visitor who may see the screen: one of these malls shows its offers to members only. */
  const visitorOf = (name: RouteName): Record<string, string> =>
    isForMembers(name) || (shape === "sparse" && name.startsWith("offer")) ? { Cookie: cookie } : {};

  const entitiesOf = (resource: Resource): NamedEntity[] =>
    api.entities.filter((entity) => entity.resource === resource);

  it("renders every screen in every language", async () => {
    const voucher = voucherIn((await open("/en/dashboard/rewards", { Cookie: cookie })).main);
    const problems: string[] = [];
    // A category without a kind belongs to no list, and a mall without a description has no text about itself.
    const lacks = (name: RouteName) => shape === "sparse" && (name in categoryKinds || name === "about");
    const names = routeNames.filter((name) => !leftOut.includes(name) && !isDetail(name) && !lacks(name));
    for (const name of names) {
      await Promise.all(
        languages.map(async (language) => {
          const path = await pathOf(name, language, voucher);
          const { status, main } = await open(path, visitorOf(name));
          if (status !== 200) problems.push(`${path} is ${status}`);
          else if (!/<h1[^>]*>[^<]*\S/.test(main)) problems.push(`${path} has no title`);
        }),
      );
    }
    expect(problems).toEqual([]);
  }, 120_000);

  async function pathOf(name: RouteName, language: Language, voucher: string): Promise<string> {
    const { data } = JSON.parse(await (await ask(site, tenant, "/api/proxy/categories?per_page=48")).text());
    const kind = categoryKinds[name];
    const category = data.data.find((each: { kind: string }) => each.kind === kind);
    const words = category?.translations.find((each: { locale: string }) => each.locale === language);
    return screenPath(name, language, {
      page: "1",
      permaLink: "terrace",
      id: voucher,
      category: words?.slug ?? category?.translations[0]?.slug ?? "none",
    });
  }

  it("shows each entity's name and picture on its page", async () => {
    const problems: string[] = [];
    for (const name of routeNames.filter(isDetail)) {
      for (const [index, entity] of entitiesOf(details[name]).entries()) {
        const language = writtenLanguages[index % writtenLanguages.length] ?? "en";
        const path = screenPath(name, language, { id: entity.id, title: "x" });
        const { status, main, location } = await open(path, visitorOf(name));
        if (status === 302 && location === "https://banky.example.test") continue;
        const expected = nameIn(entity, language);
        if (status !== 200) problems.push(`${path} is ${status}`);
        else if (!titleIn(main).includes(expected))
          problems.push(`${path} is called ${titleIn(main)}, not ${expected}`);
        else if (!hasPicture(main, entity)) problems.push(`${path} has no picture`);
      }
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it("lists each entity", async () => {
    const problems: string[] = [];
    for (const name of ["offers", "rewards", "events", "news", "amenities"] as const) {
      let listed = "";
      for (let page = 1; page < 9; page++) {
        const path = screenPath(name, "cz", { page: String(page) });
        const { status, main } = await open(path, visitorOf(name));
        if (status !== 200) break;
        listed += main;
      }
      const missing = entitiesOf(lists[name]).filter(
        (entity) => !isOver(entity) && !listed.includes(nameIn(entity, "cz")),
      );
      problems.push(...missing.map((entity) => `${name} lacks ${nameIn(entity, "cz")}`));
    }
    const directory = (await open(screenPath("shops-services", "cz", {}))).main;
    const missing = entitiesOf("companies").filter((entity) => !directory.includes(nameIn(entity, "cz")));
    problems.push(...missing.map((entity) => `shops lack ${nameIn(entity, "cz")}`));
    expect(problems).toEqual([]);
  }, 60_000);

  it("shows no other shop's offers on a shop's page", async () => {
    for (const shop of entitiesOf("companies")) {
      const { main } = await open(screenPath("shop-detail", "en", { id: shop.id, title: "x" }));
      const shown = [...main.matchAll(/\/en\/offer\/([^/"]+)/g)].map(([, id]) =>
        Number(id?.replace(/\D/g, "")),
      );
      const own = offers
        .filter((offer) => offer.shop === Number(shop.id.replace(/\D/g, "")))
        .map(({ id }) => id);
      expect(own, shop.id).toEqual(expect.arrayContaining(shown));
      if (shape !== "sparse" && own.length > 0) expect(shown.length, shop.id).toBeGreaterThan(0);
    }
  }, 60_000);

  it("logs in to the Wi-Fi", async () => {
    const token = await tokenOf("/en/wl", { email: visitor.email, password: visitor.password });
    expect((await open("/en/dashboard/profile", { Cookie: token })).main).toContain(visitor.email);
  });

  it("shows a wrong password as such", async () => {
    for (const path of ["/en/login", "/en/wl"]) {
      const body = new URLSearchParams({ intent: "login", email: visitor.email, password: "wrong" });
      const response = await ask(site, tenant, path, { method: "POST", body });
      expect([response.status, await response.text()], path).toEqual([
        422,
        expect.stringContaining("is not right"),
      ]);
    }
  });

  it("sends a receipt in", async () => {
    const screen = "/en/dashboard/receipts";
    const fields = {
      intent: "receipt",
      key: randomUUID(),
      file: await photo(),
      company_id: entitiesOf("companies")[0]?.id ?? "",
      issued_at: new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Prague" }).format(new Date()),
      total: "1 249,50",
      number: "A-77",
    };
    const sent = await sendForm(site, tenant, screen, { cookie, fields });
    expect(sent.status).toBe(303);
    expect(api.callsTo("POST", "/v1/me/receipts").at(-1)?.fields.total).toBe("1249.50");
    const { main } = await open(screen, { Cookie: cookie });
    expect(main).toContain("A-77");
    expect(main).toContain("Kč\u00a01,249.50");
  });

  it("sends a message", async () => {
    const text = "Have you found a grey glove?";
    const asked = { key: randomUUID(), topic: "lost-and-found", text };
    if (shape === "sparse") {
      const fields = { name: "Ada", email: visitor.email, topic: "general", message: text, started: "1" };
      const sent = await sendForm(site, tenant, "/en/contact", {
        cookie,
        fields: { intent: "support", ...fields },
      });
      expect(sent.status).toBe(303);
      return expect(api.callsTo("POST", "/v1/support").at(-1)?.fields.message).toBe(text);
    }
    const sent = await sendForm(site, tenant, "/en/dashboard/support", {
      cookie,
      fields: { intent: "question", ...asked },
    });
    expect(sent.status).toBe(303);
    expect(api.callsTo("POST", "/v1/messages/message").at(-1)?.fields.text).toBe(text);
    expect((await open("/en/dashboard/support?conversation=1", { Cookie: cookie })).main).toContain(text);
  });
});

const mainOf = (html: string): string =>
  decoded(html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", ""));

const titleIn = (main: string): string =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1]?.replaceAll(/<[^>]+>/g, "") ?? "";

/** Events that have begun are not in lists of upcoming ones. */
const isOver = ({ resource, id }: NamedEntity): boolean =>
  resource === "events" && events.some((event) => id.endsWith(String(event.id)) && event.from.days <= 0);

const decoded = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Its own picture, or else the default one. */
function hasPicture(main: string, { picture }: NamedEntity): boolean {
  const file = picture?.split("/").at(-1);
  return !file || [file, file.replace("shop-", "shop-wide-")].some((name) => main.includes(name));
}
