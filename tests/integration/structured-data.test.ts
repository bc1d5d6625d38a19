import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";

import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { complaintsOf, structuredDataOf } from "../screens/schema-org";
import { readList, screensOf } from "../screens/screens";

const site = sharedSite();

const screensOfTenant = (tenant: string) =>
  screensOf(async (resource) =>
    readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json()),
  );

/** The structured data type of each screen, besides the breadcrumb. */
const expected: Record<string, string> = {
  index: "ShoppingCenter",
  contact: "ShoppingCenter",
  "opening-hours": "ShoppingCenter",
  faq: "FAQPage",
  "shop-detail": "Store",
  "offer-detail": "Product",
  "event-detail": "Event",
  "news-detail": "NewsArticle",
  rewards: "ShoppingCenter",
};

describe.each(tenantIds)("%s", (tenant) => {
  it("has valid structured data on every screen", async () => {
    const screens = await screensOfTenant(tenant);
    const rotation = tenantIds.indexOf(tenant);
    const seen = new Set<string>();
    // Each screen in one language per mall: together the malls cover all languages. What has no more than a breadcrumb
    // is read at one mall.
    const chosen = screens.filter(({ name, language }, at) => {
      const number = Math.floor(at / languages.length);
      const isHere = name in expected || number % tenantIds.length === rotation;
      return isHere && language === languages[(number + rotation) % languages.length];
    });
    for (const { name, path } of chosen) {
      const html = await (await ask(site, tenant, path)).text();
      const data = structuredDataOf(html);
      expect(complaintsOf(data, path)).toEqual([]);
      const types = data.map((node) => String(node["@type"]));
      const wanted = expected[name];
      if (wanted) {
        expect(types, path).toContain(wanted);
        seen.add(name);
      }
      const breadcrumbs = data.find((node) => node["@type"] === "BreadcrumbList");
      if (breadcrumbs) expect(JSON.stringify(breadcrumbs), path).toContain(`${site.of(tenant)}${path}"`);
    }
    expect([...seen].sort()).toEqual(
      Object.keys(expected)
        .filter((name) => screens.some((screen) => screen.name === name))
        .sort(),
    );
  }, 60_000);
});

describe("the mall's own data", () => {
  const nodeOf = async (tenant: string, path: string, type: string) => {
    const data = structuredDataOf(await (await ask(site, tenant, path)).text());
    return data.find((node) => node["@type"] === type) ?? {};
  };

  it("has the regular opening hours and the exceptions", async () => {
    const { openingHoursSpecification } = await nodeOf("galerieharfa", "/cz", "ShoppingCenter");
    expect(openingHoursSpecification).toContainEqual({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].map(
        (day) => `https://schema.org/${day}`,
      ),
      opens: "09:00",
      closes: "21:00",
    });
    expect(openingHoursSpecification).toContainEqual(
      expect.objectContaining({
        validFrom: expect.stringMatching(/-12-25$/),
        validThrough: expect.stringMatching(/-12-25$/),
        opens: "00:00",
        closes: "00:00",
      }),
    );
  });

  it("has the loyalty programme with its tiers on the first page of rewards", async () => {
    const { hasMemberProgram } = await nodeOf("promenade", "/en/rewards/1", "ShoppingCenter");
    const { "@type": type, name, hasTiers } = hasMemberProgram as Record<string, unknown>;
    expect([type, name]).toEqual(["MemberProgram", "Promenade: Loyalty programme"]);
    expect(hasTiers).toContainEqual(
      expect.objectContaining({ name: "Friend", hasTierRequirement: "500\u00a0points" }),
    );
    expect(await nodeOf("promenade", "/en/rewards/2", "ShoppingCenter")).toEqual({});
  });

  it("is where each event is: in the shop that invites to it, or at a place of its own", async () => {
    const events = z
      .object({
        data: z.object({ data: z.array(z.object({ id: z.string(), company_id: z.string().nullable() })) }),
      })
      .parse(await (await ask(site, "europasc", "/api/proxy/events?per_page=48")).json()).data.data;
    for (const { id, company_id: shop } of [
      events.find((one) => one.company_id),
      events.find((one) => !one.company_id),
    ].flatMap((one) => one ?? [])) {
      const page = await followed("europasc", `/en/event/${id}`);
      const { location } = await nodeOf("europasc", page, "Event");
      expect(location).toMatchObject({
        "@type": shop ? "Store" : "Place",
        ...(shop && { "@id": expect.stringContaining(`/en/shop/${shop}/`) }),
        address: { addressLocality: "Banská Bystrica" },
        containedInPlace: { name: "Europa SC" },
      });
    }
  });

  const followed = async (tenant: string, path: string) =>
    (await ask(site, tenant, path)).headers.get("Location") ?? path;

  it("is the same node on each page that refers to it", async () => {
    const [mall, shop] = await Promise.all([
      nodeOf("europasc", "/sk", "ShoppingCenter"),
      nodeOf("europasc", "/en/shop/books-inkoust", "Store").then(async (node) =>
        Object.keys(node).length > 0 ? node : nodeOf("europasc", await firstShop("europasc"), "Store"),
      ),
    ]);
    expect(mall["@id"]).toBe(`${site.of("europasc")}/#mall`);
    expect(shop.containedInPlace).toMatchObject({ "@id": mall["@id"], name: "Europa SC" });
    expect(mall.address).toMatchObject({ addressLocality: "Banská Bystrica", addressCountry: "SK" });
  });

  async function firstShop(tenant: string): Promise<string> {
    const screens = await screensOfTenant(tenant);
    return screens.find(({ name, language }) => name === "shop-detail" && language === "en")?.path ?? "";
  }
});

describe("films", () => {
  it("are screening events in the mall's cinema, those still to come", async () => {
    const html = await (await ask(site, "galerieharfa", "/en/cinema")).text();
    const data = structuredDataOf(html).filter((node) => node["@type"] === "ScreeningEvent");
    expect(complaintsOf(data)).toEqual([]);
    expect(data.length).toBeGreaterThan(0);
    expect(data[0]).toMatchObject({
      location: {
        "@type": "MovieTheater",
        name: "Cinema, Galerie Harfa",
        address: { addressLocality: "Praha 9" },
      },
      workPresented: { "@type": "Movie", name: data[0]?.name },
    });
    for (const { startDate } of data)
      expect(Date.parse(String(startDate))).toBeGreaterThan(Date.now() - 60_000);
    const film = await (
      await ask(
        site,
        "galerieharfa",
        new URL(String(data[0]?.url)).pathname + new URL(String(data[0]?.url)).search,
      )
    ).text();
    expect(structuredDataOf(film).map((node) => node.name)).toContain(data[0]?.name);
  });
});

describe("the rules of these tests", () => {
  const offer = { "@type": "Offer", url: "https://mall.test/en/offer/1/a" };

  it.each([
    [{ "@type": "Shop", name: "A" }, "the type Shop is unknown"],
    [{ "@type": "Event", name: "A", startDate: "2026-11-21T18:00:00+01:00" }, "location is missing"],
    [{ "@type": "Person", name: "Nov&amp;k" }, "name is no text"],
    [{ "@type": "Product", name: "A", image: ["/a.jpg"], offers: { ...offer, price: 1 } }, "priceCurrency"],
    [{ "@type": "Product", name: "A", image: ["/a.jpg"], offers: offer }, "a picture has no address"],
    [{ "@type": "OpeningHoursSpecification", opens: "9:00", closes: "21:00" }, "opens is no time"],
  ])("find what is wrong with %j", (node, complaint) => {
    expect(complaintsOf(node).join("\n")).toContain(complaint);
  });
});
