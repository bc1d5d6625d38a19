import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { json, listOf, startUpstream, success } from "../../tests/stand-ins/upstream";
import { log } from "../process/log.server";
import { loadSite, type Site } from "../site/site.server";
import { pageMeta } from "./page-head";
import { pageHead } from "./page-head.server";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    if (!request.url?.includes("settings-web-app")) return json(response, listOf([]));
    if (request.url.includes("beta")) return json(response, { status: "error", httpStatus: "Internal" }, 500);
    json(response, success({ website_name: "Harfa" }));
  });
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => upstream.stop());

const siteOf = (tenant: string, language = "en") =>
  loadSite(new Request(`http://${tenant}.localhost/${language}/offers/1`));

/** The tags as rendered in the document. */
function tagsOf(
  head: ReturnType<typeof pageHead>,
  { isFirst = true, titlePrefix = "", language = "en" } = {},
) {
  const data = { origin: "https://mall.test", language, siteName: "Harfa", titlePrefix };
  const root = { id: "root", data };
  // Remix passes more arguments than are used here.
  const given = { data: { head }, matches: [root], location: { key: isFirst ? "default" : "x" } };
  return pageMeta(given as unknown as Parameters<typeof pageMeta>[0]) ?? [];
}

async function withoutTags(): Promise<Site> {
  const site = await siteOf("galerieharfa");
  return { ...site, tenant: { ...site.tenant, pagesMetaTags: {} } };
}
async function withoutLanguage(): Promise<Site> {
  return { ...(await siteOf("galerieharfa")), languages: ["cz"] };
}

test.each([
  ["Tenant config not loaded or SEO tags missing", withoutTags],
  ["Selected language not loaded", withoutLanguage],
  ["mallSettings not loaded", () => siteOf("beta")],
])("logs %s, and renders the title alone", async (message, siteWith) => {
  const error = vi.spyOn(log, "error");
  const head = pageHead(await siteWith(), "offers", { parameters: { page: 1 }, title: "Offers" });
  expect(tagsOf(head)).toEqual([{ title: "Offers" }]);
  expect(error.mock.calls.map((call) => call.at(-1))).toContain(message);
});

test("prefers an entity's own SEO texts to the tenant's and the screen's", async () => {
  const site = await siteOf("galerieharfa");
  const seo = { title: "Harfa by night", description: "Own texts", keywords: "night" };
  expect(pageHead(site, "about", { title: "About", description: "Other", seo })).toMatchObject({
    title: "Harfa by night",
    description: "Own texts. Other",
    keywords: "night",
  });
  expect(pageHead(site, "about", { title: "About", description: "Other" })).toMatchObject({
    title: "About | Harfa",
    description: expect.stringMatching(/^Other/),
  });
});

test("distinguishes a list's later pages by their titles", async () => {
  const site = await siteOf("galerieharfa");
  const at = (page: number) => pageHead(site, "offers", { parameters: { page }, title: "Offers" });
  expect(new Set([1, 2, 3].map((page) => at(page).title)).size).toBe(3);
  expect(at(2).canonical).toBe("/en/offers/2");
});

test.each([
  ["en", ["en", "cz"], { en: "/en/offers/2", cs: "/cz/nabidky/2", "x-default": "/en/offers/2" }, ["cs_CZ"]],
  ["sk", ["cz", "sk"], { cs: "/cz/nabidky/2", sk: "/sk/ponuky/2", "x-default": "/cz/nabidky/2" }, ["cs_CZ"]],
] as const)(
  "links a page in %s to the same in the mall's languages alone",
  async (language, languages, links, others) => {
    const site = { ...(await siteOf("galerieharfa", language)), languages: [...languages] };
    const tags = tagsOf(pageHead(site, "offers", { parameters: { page: 2 } }), { language });
    const alternates = tags.flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []));
    expect(Object.fromEntries(alternates)).toEqual(
      Object.fromEntries(Object.entries(links).map(([tag, path]) => [tag, `https://mall.test${path}`])),
    );
    const locales = tags.flatMap((tag) =>
      "property" in tag && tag.property === "og:locale:alternate" ? [tag.content] : [],
    );
    expect(locales).toEqual(others);
  },
);

test("never weakens the mall's robots setting by a page's noindex", async () => {
  const site = await siteOf("galerieharfa");
  const closed = { ...site, settings: { ...site.settings, robots: "noindex, nofollow" } };
  expect(pageHead(closed, "index", { noIndex: true }).robots).toBe("noindex, nofollow");
  expect(pageHead(site, "index", { noIndex: true }).robots).toBe("noindex, follow");
  expect(pageHead(site, "index").robots).toBe("index, follow");
});

test("states the actual size of the preview's picture", async () => {
  const site = await siteOf("galerieharfa");
  const sizeOf = (src: string, width: number, height: number) =>
    pageHead(site, "index", { image: { src, width, height, color: "#ffffff" } }).image;
  expect(sizeOf("/image?src=0123abcd/art/a.svg", 300, 200)).toMatchObject({ width: 1200, height: 630 });
  expect(sizeOf("/image?src=0123abcd/photo.jpg", 4000, 3000)).toMatchObject({ width: 1200, height: 630 });
  expect(sizeOf("/image?src=0123abcd/photo.jpg", 600, 600)).toMatchObject({ width: 600, height: 315 });
});

test("a refused form's document says so in its title, the pages after it don't", async () => {
  const head = pageHead(await siteOf("galerieharfa"), "login", { title: "Log in" });
  expect(tagsOf(head, { titlePrefix: "Error: " })).toContainEqual({ title: `Error: ${head.title}` });
  expect(tagsOf(head, { isFirst: false, titlePrefix: "Error: " })).toContainEqual({ title: head.title });
});
