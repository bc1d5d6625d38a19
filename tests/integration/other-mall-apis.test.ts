import { randomUUID } from "node:crypto";
import { type Language, languages } from "@contract/languages";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RouteName } from "../../app/locale/route-table";
import { routeNames } from "../../app/locale/route-table";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { photo, sendForm } from "../requests/member";
import { hasPicture, isOver, mainOf, offersLinkedIn, titleIn } from "../screens/parts-of-screens";
import { isForMembers, screenPath, voucherIn } from "../screens/screens";
import { type Shown, shownOn } from "../screens/shown-on-screens";
import { type FactKind, factKinds, screenIn, untrueStatements } from "../screens/untrue-statements";
import { visitor } from "../stand-ins/other-mall-api/content/loyalty";
import { offers } from "../stand-ins/other-mall-api/content/offers";
import { languages as writtenLanguages } from "../stand-ins/other-mall-api/content/words";
import { mallOf, startEveryShape } from "../stand-ins/other-mall-api/every-shape";
import { type NamedEntity, nameIn } from "../stand-ins/other-mall-api/names";
import { type Resource, type ShapeName, shapeNames } from "../stand-ins/other-mall-api/shape";
import type { OtherMallApi } from "../stand-ins/other-mall-api/start";

const lists = {
  offers: "products",
  rewards: "rewards",
  events: "events",
  news: "news",
  amenities: "amenities",
} satisfies Partial<Record<RouteName, Resource>>;

const details = routeNames.flatMap((name): [RouteName, Resource][] => {
  const shown = shownOn(name);
  return typeof shown === "object" && "detail" in shown ? [[name, shown.detail]] : [];
});

/** The contract's names of what categories divide. */
const categoryKinds: Partial<Record<Resource, string>> = {
  companies: "company",
  products: "product",
  rewards: "reward",
  amenities: "amenity",
};

type Part = "banners" | "floor plan" | "messages" | "Wi-Fi";

/** What a platform has nothing for. */
const lacking: Partial<Record<ShapeName, Part[]>> = {
  sparse: ["banners", "messages"],
  aspnet: ["floor plan", "Wi-Fi"],
  php: ["banners", "floor plan", "messages", "Wi-Fi"],
  graphql: ["floor plan", "Wi-Fi"],
  wordpress: ["floor plan", "messages", "Wi-Fi"],
};

/** What the site can't read from an API that has it. */
const unsaid: Partial<Record<ShapeName, FactKind[]>> = {
  laravel: ["price before", "points"],
  aspnet: [],
  php: [],
  graphql: [],
  wordpress: [],
};

let malls: Awaited<ReturnType<typeof startEveryShape>>;
let site: RunningSite;
beforeAll(async () => {
  malls = await startEveryShape();
  site = await startSite(malls.environment);
}, 60_000);
afterAll(async () => {
  await site.stop();
  await malls.close();
});

describe.each(shapeNames)("on the %s mall API", (shape: ShapeName) => {
  const tenant = mallOf[shape];
  const turn = shapeNames.indexOf(shape);
  let api: OtherMallApi;
  let cookie = "";
  beforeAll(async () => {
    api = malls.apiOf(shape);
    cookie = await tokenOf("/en/login", {
      intent: "login",
      email: visitor.email,
      password: visitor.password,
    });
  }, 60_000);

  /** Follows redirects to the canonical URL. */
  async function open(path: string, headers: Record<string, string> = {}) {
    let at = path;
    for (let hops = 0; hops < 3; hops++) {
      const response = await ask(site, tenant, at, { headers });
      const html = await response.text();
      const location = response.headers.get("Location");
      if (response.status !== 301) return { status: response.status, location, main: mainOf(html), html };
      at = new URL(location ?? "", site.of(tenant)).pathname;
    }
    return { status: 310, location: at, main: "", html: "" };
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

  const lacks = (part: Part): boolean => lacking[shape]?.includes(part) ?? false;

  it("renders every screen, in two languages each", async () => {
    const voucher = voucherIn((await open("/en/dashboard/rewards", { Cookie: cookie })).main);
    const { data } = JSON.parse(await (await ask(site, tenant, "/api/proxy/categories?per_page=48")).text());
    const problems: string[] = [];
    const screens = routeNames.flatMap((name, at) =>
      [at + turn, at + turn + 2].map((number) => ({
        name,
        language: languages[number % languages.length] ?? "en",
      })),
    );
    for (const { name, language } of screens) {
      const shown = shownOn(name);
      const parameters = parametersOf(shown, language, { voucher, categories: data.data });
      const path = screenPath(name, language, parameters);
      const { status, main } = await open(path, visitorOf(name));
      const mayLack =
        ["accessibility", "dashboard-two-step"].includes(name) ||
        (name === "floorplan" && lacks("floor plan"));
      if (mayLack && status === 404) continue;
      if (status !== 200) problems.push(`${path} is ${status}`);
      else if (!isShown(shown, language, parameters.id, main))
        problems.push(`${path} called "${titleIn(main)}" shows no ${JSON.stringify(shown)}`);
    }
    expect(problems).toEqual([]);
  }, 120_000);

  type KnownCategory = { id: string; kind: string; translations: { locale: string; slug: string }[] };

  function parametersOf(
    shown: Shown,
    language: Language,
    { voucher, categories }: { voucher: string; categories: KnownCategory[] },
  ) {
    const common = { page: "1", permaLink: "terrace", title: "x", category: "none", id: voucher };
    if (shown === "title") return common;
    if ("detail" in shown) return { ...common, id: entitiesOf(shown.detail)[0]?.id ?? "none" };
    if ("list" in shown && shown.list === "companies") return { ...common, id: "1" };
    if (!("category" in shown)) return common;
    const category = categories.find(({ kind }) => kind === categoryKinds[shown.category]);
    const words = category?.translations.find(({ locale }) => locale === language);
    const slug = words?.slug ?? category?.translations[0]?.slug;
    return { ...common, category: slug ?? "none", id: category?.id ?? "none" };
  }

  function isShown(shown: Shown, language: Language, id: string, main: string): boolean {
    const title = titleIn(main);
    const isNamed = (entity: NamedEntity | undefined) =>
      entity !== undefined && title.includes(nameIn(entity, language));
    if (!/\S/.test(title)) return false;
    if (shown === "title") return true;
    if ("list" in shown)
      return entitiesOf(shown.list).some((entity) => main.includes(nameIn(entity, language)));
    if ("page" in shown)
      return isNamed(entitiesOf("website-pages").find(({ permalink }) => permalink === shown.page));
    const entity = entitiesOf("category" in shown ? "categories" : shown.detail).find(
      (each) => each.id === id,
    );
    return isNamed(entity) && ("category" in shown || hasPicture(main, entity));
  }

  it("shows each entity's name and picture on its page, and of offers only a shop's own", async () => {
    const problems: string[] = [];
    const shopsWithOffers = new Set(offers.map(({ shop }) => shop));
    for (const [name, resource] of details) {
      for (const [index, entity] of entitiesOf(resource).entries()) {
        const language = writtenLanguages[index % writtenLanguages.length] ?? "en";
        const path = screenPath(name, language, { id: entity.id, title: "x" });
        const { status, main, location } = await open(path, visitorOf(name));
        if (status === 302 && location === "https://banky.example.test") continue;
        if (status !== 200) problems.push(`${path} is ${status}`);
        else if (!titleIn(main).includes(nameIn(entity, language)))
          problems.push(`${path} is called ${titleIn(main)}, not ${nameIn(entity, language)}`);
        else if (!hasPicture(main, entity)) problems.push(`${path} has no picture`);
        if (resource !== "companies") continue;
        const shop = entity.number;
        const shown = offersLinkedIn(main, language);
        const strange = shown.filter((id) => !offers.some((offer) => offer.id === id && offer.shop === shop));
        if (strange.length > 0) problems.push(`${path} shows other shops' offers ${strange}`);
        if (shape !== "sparse" && shopsWithOffers.has(shop) && shown.length === 0)
          problems.push(`${path} shows none of its offers`);
      }
    }
    expect(problems).toEqual([]);
  }, 120_000);

  it("lists each entity", async () => {
    const problems: string[] = [];
    for (const [name, resource] of Object.entries(lists) as [RouteName, Resource][]) {
      let listed = "";
      for (let page = 1; page < 9; page++) {
        const path = screenPath(name, "cz", { page: String(page) });
        const { status, main } = await open(path, visitorOf(name));
        if (status !== 200) break;
        listed += main;
      }
      const missing = entitiesOf(resource).filter(
        (entity) => !isOver(entity) && !listed.includes(nameIn(entity, "cz")),
      );
      problems.push(...missing.map((entity) => `${name} lacks ${nameIn(entity, "cz")}`));
    }
    const directory = (await open(screenPath("shops-services", "cz", {}))).main;
    const missing = entitiesOf("companies").filter((entity) => !directory.includes(nameIn(entity, "cz")));
    problems.push(...missing.map((entity) => `shops lack ${nameIn(entity, "cz")}`));
    expect(problems).toEqual([]);
  }, 60_000);

  it.skipIf(!(shape in unsaid))(
    "says nothing untrue, and what it can say",
    async () => {
      const openScreen = async (path: string) => screenIn((await open(path, { Cookie: cookie })).html);
      const { untrue, stated } = await untrueStatements(openScreen, api);
      expect(untrue).toEqual([]);
      expect(factKinds.filter((kind) => !stated.has(kind))).toEqual(unsaid[shape]);
    },
    120_000,
  );

  it.skipIf(lacks("banners"))(
    "shows the mall's banners and its shops' pictures on the home page",
    async () => {
      const { main } = await open("/cz");
      expect(main).toContain("Sto obchodů u řeky");
      expect(main).toMatch(/banner-1\.png/);
      expect(main).toMatch(/shop-\d+\.png/);
    },
  );

  it.skipIf(lacks("Wi-Fi"))("logs in to the Wi-Fi", async () => {
    const token = await tokenOf("/en/wl", { email: visitor.email, password: visitor.password });
    expect((await open("/en/dashboard/profile", { Cookie: token })).main).toContain(visitor.email);
  });

  it("shows a wrong password as such", async () => {
    for (const path of lacks("Wi-Fi") ? ["/en/login"] : ["/en/login", "/en/wl"]) {
      const body = new URLSearchParams({ intent: "login", email: visitor.email, password: "wrong" });
      const response = await ask(site, tenant, path, { method: "POST", body });
      expect([response.status, await response.text()], path).toEqual([
        422,
        expect.stringContaining("is incorrect"),
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
    expect(main).toContain("1,249.50\u00a0Kč");
  });

  it("sends a message", async () => {
    const text = "Have you found a grey glove?";
    const asked = { key: randomUUID(), topic: "lost-and-found", text };
    if (lacks("messages")) {
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
