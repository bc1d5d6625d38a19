import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { json, listOf, startUpstream, success } from "../stand-ins/upstream";

/** A mall with hardly any content, some of it invalid. */
const answers: Record<string, unknown> = {
  malls: listOf([
    {
      id: "bare",
      property_management: "{legal_name",
      social_links: { instagram: "https://www.instagram.com/bare.test" },
      translations: [{ locale: "en", name: "Bare Mall" }],
    },
  ]),
  "settings-web-app/web": success({
    website_name: "Bare Mall",
    footer_sections: "mall",
    footer_items: JSON.stringify({
      our_brands: [
        { name: "shops-services", translations: [{ locale: "en", title: "All our brands" }] },
        { permalink: "all/of/it", translations: [{ locale: "en", title: "All of it" }] },
        { page_id: 77, translations: [{ locale: "en", title: "By its id" }] },
      ],
      broken: "[",
    }),
    hero_banner_items: "[",
    amenity_redirect_links: "no JSON",
    information_items: "faq, nonsense, contact",
    app_store_url: "javascript:alert(1)",
    "documents.gift_cards_terms": "/files/gift-cards.html",
    "documents.house_rules_de": "https://cdn.test/hausordnung.pdf?v=2",
    "documents.house_rules_en": "https://cdn.test/house-rules.pdf",
    "documents.Evacuation_plan": "//cdn.test/plan",
    "documents.bad": "javascript:alert(1)",
    "documents.worse": "/../../etc/passwd",
    "login_slider_images.1": "/pictures/login.jpg",
    "login_slider_images.2": "/pictures/register.jpg",
    "landings_images.hero": "/pictures/landing.jpg",
    "landings_images.all-of_it.2": "/pictures/all-2.jpg",
    "landings_images.all-of_it": "/pictures/all.jpg",
  }),
  ...Object.fromEntries(
    [
      "amenities",
      "categories",
      "companies",
      "events",
      "events/upcoming",
      "faq",
      "hero-banner",
      "map-way-items",
      "news",
      "products",
      "rewards",
      "sitemap",
    ].map((resource) => [resource, listOf([])]),
  ),
  "settings-web-app/hero-banner": success([
    { image: "/pictures/banner.jpg", translations: [{ locale: "en", title: "The banner's own path" }] },
  ]),
  "website-pages/permalink/empty": success({ id: 1, permalink: "empty", translations: [] }),
  "website-pages/permalink/all/of/it": success({
    id: 2,
    permalink: "all/of/it",
    translations: [
      {
        locale: "en",
        title: "All of it",
        perex: "<b>Bold</b> words",
        article: "<p onclick=x>Text</p><script>evil()</script>",
      },
    ],
    blocks: [
      {
        kind: "rich_text",
        translations: [{ locale: "en", title: "Words", text: "<h1>Part</h1><p>Rich</p>" }],
      },
      { kind: "from-the-future", translations: [] },
      { kind: "image", image: "/pictures/one.jpg", translations: [{ locale: "en", title: "A picture" }] },
      { kind: "image", image: "https://cdn.test/two.jpg", translations: [] },
      { kind: "image", image: "https://user:secret@elsewhere.test/three.jpg", translations: [] },
      { kind: "gallery", images: [], translations: [{ locale: "en", title: "Empty gallery" }] },
      { kind: "faq", items: [{ translations: [] }], translations: [] },
      { kind: "contact", people: [{ name: "Somebody", translations: [] }], translations: [] },
      {
        kind: "cards",
        cards: [
          { link: "javascript:alert(1)", translations: [{ locale: "en", title: "Bad link" }] },
          { link: "//elsewhere.test", translations: [{ locale: "en", title: "Sly link" }] },
          { link: "faq", translations: [{ locale: "en", title: "Screen" }] },
          { link: "some/page", translations: [{ locale: "en", title: "Page" }] },
          { link: "https://partner.test/x", translations: [{ locale: "en", title: "Partner" }] },
          { translations: [] },
        ],
        translations: [],
      },
      { kind: "form", form: "support", translations: [] },
    ],
  }),
};

let site: RunningSite;
let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream(({ url = "" }, response) => {
    const path = decodeURIComponent(url.replace(/^\/v1\//, "").replace(/\?.*$/, ""));
    if (path === "/files/gift-cards.html") return response.end("<script>evil()</script>");
    const answer = answers[path];
    if (answer) json(response, answer);
    else json(response, { status: "error", httpStatus: "NotFound", message: "Nothing here" }, 404);
  });
  site = await startSite({ MALL_API_URL: upstream.url });
}, 60_000);
afterAll(async () => {
  await site.stop();
  await upstream.stop();
});

const page = async (path: string) => {
  const response = await ask(site, "beta", path);
  const html = await response.text();
  return { status: response.status, html, body: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
};

describe("a mall without content", () => {
  it.each([
    ["/en/privacy-policy", "Privacy policy", "The privacy policy of Bare Mall is being prepared"],
    ["/cz/obchodni-podminky", "Obchodní podmínky", "Obchodní podmínky centra Bare Mall připravujeme"],
    [
      "/sk/prevadzkovy-poriadok",
      "Prevádzkový poriadok",
      "Prevádzkový poriadok centra Bare Mall pripravujeme",
    ],
    ["/de/datenschutz", "Datenschutz", "Die Datenschutzerklärung von Bare Mall ist in Vorbereitung"],
  ])("has a placeholder at %s", async (path, title, sentence) => {
    const { status, body } = await page(path);
    expect(status).toBe(200);
    expect(new RegExp(`<h1[^>]*>${title}</h1>`).test(body)).toBe(true);
    expect(body.includes(`<p>${sentence}`)).toBe(true);
  });

  it("still has its screens for contact, gift cards, app, information and FAQ", async () => {
    for (const path of ["contact", "gift-cards", "mobile-app", "information", "faq"]) {
      const { status, body } = await page(`/en/${path}`);
      expect(status, path).toBe(200);
      expect(/<h1[^>]*>[^<]+<\/h1>/.test(body), path).toBe(true);
    }
    expect((await page("/en/mobile-app")).html).not.toContain("javascript:");
    expect((await page("/en/contact")).body).not.toContain("Billing information");
  });

  it("has a menu of the usual screens", async () => {
    const { html } = await page("/de/kontakt");
    const header = html.slice(html.indexOf("<header"), html.indexOf("</header>"));
    const links = [...header.matchAll(/href="(\/de\/[^"?]+)"[^>]*>([^<]+)</g)].map(([, href, title]) => [
      title,
      href,
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ["Angebote", "/de/angebote/1"],
        ["Prämien", "/de/praemien/1"],
      ]),
    );
  });

  it("has the banners of their own path, as its settings have none", async () => {
    const { body } = await page("/en");
    expect(body).toContain("The banner&#x27;s own path");
    expect(body).toContain("/pictures/banner.jpg");
  });

  it("has a footer of the columns that it has, with its social networks", async () => {
    const { html } = await page("/en/contact");
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
    expect(footer).toMatch(
      /<h2[^>]*>Our brands<\/h2>[\s\S]*All our brands[\s\S]*href="\/en\/a\/all\/of\/it"/,
    );
    expect(footer).toContain('href="/en/a/77"');
    expect(footer).toContain('href="https://www.instagram.com/bare.test"');
  });

  it("links to documents at their own URLs, and to those of its API by the site", async () => {
    const { html } = await page("/de/kontakt");
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>")).replaceAll("<!-- -->", "");
    const links = [...footer.matchAll(/<a href="([^"]+)"[^>]*><span>([^<]+)<\/span>/g)];
    expect(links.map(([, href, title]) => [href, title])).toEqual([
      ["/documents/gift_cards_terms", "Bedingungen für Geschenkkarten (HTML)"],
      ["https://cdn.test/hausordnung.pdf?v=2", "Hausordnung (PDF)"],
      ["https://cdn.test/plan", "Evacuation plan"],
    ]);
    expect((await page("/cz/darkove-karty")).body).toContain('href="/documents/gift_cards_terms"');
  });

  it("lets no document but a PDF open on its own origin", async () => {
    const response = await ask(site, "beta", "/documents/gift_cards_terms");
    expect(await response.text()).toContain("<script>");
    expect(response.headers.get("content-type")).toBe("application/octet-stream");
    expect(response.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''gift-cards.html");
    for (const name of ["bad", "worse", "house_rules_en"])
      expect((await ask(site, "beta", `/documents/${name}`)).status, name).toBe(404);
  });

  it("opens a landing page without a picture with the picture for all of them, no other page", async () => {
    expect((await page("/en/a/empty")).body).toContain("/pictures/landing.jpg");
    expect((await page("/en/contact")).body).not.toContain("/pictures/landing.jpg");
  });

  it("has its own log-in pictures beside the account forms, in their order, instead of its card", async () => {
    const order = { login: "login", register: "register", "forgot-password": "login" };
    for (const [path, picture] of Object.entries(order)) {
      const { body } = await page(`/en/${path}`);
      expect(body, path).toContain(`/pictures/${picture}.jpg`);
      expect(body, path).not.toContain("Bare Mall");
    }
  });

  it("lists no broken URL for search engines", async () => {
    const { html } = await page("/sitemap.xml");
    const paths = [...html.matchAll(/<loc>http:\/\/[^/]+(\/en[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
    expect(paths.length).toBeGreaterThan(15);
    const statuses = await Promise.all(paths.map(async (path) => [path, (await page(path)).status] as const));
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  it("has no page if there is nothing to show", async () => {
    for (const path of ["about", "eshops", "accessibility", "a/nothing"])
      expect((await page(`/en/${path}`)).status, path).toBe(404);
    expect((await page("/en/blog?page=2")).status).toBe(404);
    expect(/href="\/en\/accessibility"|value="accessibility"/.test((await page("/en/contact")).html)).toBe(
      false,
    );
  });

  it("says what is missing on a page without text", async () => {
    expect((await page("/en/a/empty")).body).toMatch(/<h1[^>]*>Title missing<\/h1>[\s\S]*Article missing/);
    expect((await page("/cz/a/empty")).body).toMatch(/<h1[^>]*>Název chybí<\/h1>[\s\S]*Článek chybí/);
  });
});

describe("a page with every kind of block", () => {
  it("shows what it knows and trusts, and drops the rest", async () => {
    const { status, body } = await page("/en/a/all/of/it");
    expect(status).toBe(200);
    expect(body).toContain(">Bold words</p>");
    expect(body).toContain("<p>Text</p>");
    expect(body).toMatch(/<h2[^>]*>Words<\/h2>[\s\S]*<h3>Part<\/h3>/);
    expect(body).toContain("Translation is missing");
    expect(body).toContain("Somebody");
    for (const unwanted of ["evil", "onclick", "elsewhere.test", "javascript:", "Empty gallery"])
      expect(body.includes(unwanted), unwanted).toBe(false);
    const pictures = [...body.matchAll(/<img src="([^"&]+)/g)].map(([, src]) => src);
    expect(pictures).toEqual([
      expect.stringMatching(/^\/image\?src=[\w-]{8}\/pictures\/all\.jpg$/),
      expect.stringMatching(/^\/image\?src=[\w-]{8}\/pictures\/all-2\.jpg$/),
      expect.stringMatching(/^\/image\?src=[\w-]{8}\/pictures\/one\.jpg$/),
      expect.stringMatching(/^\/image\?src=[\w-]{16}https:\/\/cdn\.test\/two\.jpg$/),
    ]);
  });

  it("links cards only to safe URLs", async () => {
    const { body } = await page("/en/a/all/of/it");
    const cards = [...body.matchAll(/<h2 class="text-heading">(?:<a [^>]*href="([^"]+)"[^>]*>)?([^<]+)/g)];
    expect(cards.map(([, href, title]) => [title, href])).toEqual([
      ["Bad link", undefined],
      ["Sly link", undefined],
      ["Screen", "/en/faq"],
      ["Page", "/en/a/some/page"],
      ["Partner", "https://partner.test/x"],
      ["Title missing", undefined],
    ]);
  });
});
