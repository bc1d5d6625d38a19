import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";

const site = sharedSite();

const page = async (tenant: string, path: string) => {
  const response = await ask(site, tenant, path);
  const html = await response.text();
  return { status: response.status, html, body: html.slice(html.indexOf("<main"), html.indexOf("</main>")) };
};
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = ""]) => href);
const graphOf = (html: string): { "@type": string; mainEntity?: { name: string }[] }[] =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{"@graph":[]}')[
    "@graph"
  ];

const inOrder = (body: string, parts: string[]) => {
  const places = parts.map((part) => body.indexOf(part));
  expect(Math.min(...places), parts[places.indexOf(-1)]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
};

describe("website pages", () => {
  const permalinks = [
    ...[
      "gift-cards",
      "contact",
      "mobile_app",
      "parking",
      "loyalty-program",
      "blog",
      "job-offers",
      "space-lease",
    ],
    ...["christmass-stall", "service-information", "information"],
  ];

  it.each(tenantIds)(
    "%s has every known permalink, with a title, a sentence and a picture",
    async (tenant) => {
      for (const permalink of permalinks) {
        const { status, body } = await page(tenant, `/en/a/${permalink}`);
        expect(status, permalink).toBe(200);
        expect(/<h1[^>]*>[^<]+<\/h1><p[^>]*>[^<]+<\/p>/.test(body), permalink).toBe(true);
        expect(body.includes('<img src="/image?src='), permalink).toBe(true);
      }
    },
  );

  it("has pages that only some malls have, and 404 for unknown ones", async () => {
    const status = async (tenant: string, path: string) => (await page(tenant, path)).status;
    expect(await status("europasc", "/en/a/sustainability")).toBe(200);
    expect(await status("galerieharfa", "/en/a/sustainability")).toBe(404);
    expect(await status("europasc", "/en/a/winter-garden")).toBe(200);
    expect(await status("promenade", "/en/a/terrace")).toBe(200);
    expect(await status("beta", "/en/a/terrace")).toBe(404);
    for (const path of [
      "a/nothing",
      "a/terrace/more",
      "a/%2e%2e%2fmalls",
      "a/%00",
      "a/..%5c",
      `a/${"x".repeat(400)}`,
    ])
      expect(await status("galerieharfa", `/en/${path}`), path.slice(0, 20)).toBe(404);
  });

  it("are redirected from their ids to their own addresses", async () => {
    for (const [id, address] of [
      ["p-terrace", "/cz/a/terrace"],
      ["p-gift-cards", "/cz/darkove-karty"],
    ]) {
      const response = await ask(site, "promenade", `/cz/a/${id}`);
      expect([response.status, response.headers.get("Location")]).toEqual([301, address]);
    }
  });

  it("shows search engines one canonical URL and the mall's own text", async () => {
    const { html } = await page("promenade", "/en/a/gift-cards");
    expect(html).toContain(`rel="canonical" href="${site.of("promenade")}/en/gift-cards"`);
    expect(html).toContain(`hrefLang="de" href="${site.of("promenade")}/de/geschenkkarten"`);
    expect(html).toContain("<title>Gift cards | Promenade</title>");
    expect(html).toContain('<meta name="description" content="You give the card, they make the choice.');
  });

  it("lists each page once in the sitemap, under its own screen if it has one", async () => {
    const xml = await (await ask(site, "promenade", "/sitemap.xml")).text();
    const count = (path: string) => xml.split(`<loc>${site.of("promenade")}${path}</loc>`).length - 1;
    expect(count("/en/a/terrace")).toBe(1);
    expect(count("/en/gift-cards")).toBe(1);
    expect(count("/en/mobile-app")).toBe(1);
    expect(count("/en/about") + count("/en/cinema") + count("/en/eshops")).toBe(3);
    expect(count("/en/a/gift-cards") + count("/en/a/mobile_app")).toBe(0);
  });

  it("links a gallery's pictures to the large ones", async () => {
    const { body } = await page("promenade", "/en/a/terrace");
    const large = linksIn(body).filter((href) => href.startsWith("/image?"));
    expect(large).toHaveLength(4);
    const response = await ask(site, "promenade", (large[0] ?? "").replaceAll("&amp;", "&"));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toMatch(/^image\//);
    await response.arrayBuffer();
  });
});

describe("screens with data of their own", () => {
  it.each([
    ["galerieharfa", "an object"],
    ["novoplaza", "JSON text"],
  ])("%s shows its billing data, which the mall gives as %s", async (tenant) => {
    const { body } = await page(tenant, "/cz/kontakt");
    const terms = [...body.matchAll(/<dt[^>]*>([^<]+)<\/dt><dd>([^<]+)/g)].map(([, label]) => label);
    expect(terms).toEqual(["Společnost", "Sídlo", "IČO", "DIČ", "Číslo objednávky", "E-mail pro faktury"]);
    expect(body).toContain(`faktury@${tenant}.test`);
    expect(body).toContain("https://www.openstreetmap.org/?mlat=");
  });

  it("writes the names of social networks as they do", async () => {
    const { html } = await page("europasc", "/sk/kontakt");
    expect(html.slice(html.indexOf("<footer"))).toContain('aria-label="YouTube"');
  });

  it("shows a person once, even if both the mall and its page have her", async () => {
    const { body } = await page("promenade", "/en/contact");
    expect(body.split("Jana Horáčková")).toHaveLength(2);
    expect(body).toContain("Centre manager");
  });

  it("shows where gift cards are accepted, and who helps", async () => {
    const { body } = await page("europasc", "/en/gift-cards");
    const parts = ["Where to buy it", "Where it is accepted", "What you get", "How much is left"];
    const places = parts.map((part) => body.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(linksIn(body)).toContain("/en/shops-services?gift=1");
    expect(linksIn(body)).toContain("mailto:karty@europasc.test");
    expect(linksIn(body).filter((href) => href.startsWith("/en/shop/"))).toHaveLength(12);
  });

  it("lists the vacancies before how to apply, each with its shop's own page", async () => {
    const { body } = await page("promenade", "/en/a/job-offers");
    inOrder(body, ["Open positions", "Sales assistant", "How to apply", 'id="write"']);
    expect(
      linksIn(body).filter((href) => /^https:\/\/www\.[\w-]+\.test\/jobs$/.test(href)).length,
    ).toBeGreaterThan(3);
  });

  it("says where and who answers before the form, and where and what for beside others", async () => {
    inOrder((await page("promenade", "/en/contact")).body, [
      "<h1",
      "<address",
      "Jana Horáčková",
      'id="write"',
    ]);
    inOrder((await page("beta", "/en/a/christmass-stall")).body, [
      "<h1",
      "four Saturdays",
      "900\u00a0Kč",
      'id="write"',
    ]);
  });

  it("shows the plan and the brochure beside the form for a lease", async () => {
    const { body } = await page("galerieharfa", "/de/a/space-lease");
    inOrder(body, ["<h1", "Lageplan öffnen", "(PDF)", 'id="write"']);
    expect(linksIn(body)).toContain("/de/lageplan/main");
  });

  it("says in short how to collect from web shops, and lists them by what they sell", async () => {
    const { body } = await page("galerieharfa", "/en/eshops");
    inOrder(body, ['#kind-1"', "Collect at the mall", ">Fashion</h2>", ">Shoes and bags</h2>"]);
    // Those that begin the page with their pictures are among the others, too.
    const shelves = body.slice(body.indexOf('id="kind-1"'));
    const shops = linksIn(shelves).filter((href) => /^https:\/\/www\.[\w-]+\.test\/?$/.test(href));
    expect(shops.length).toBeGreaterThan(20);
    expect(new Set(shops).size).toBe(shops.length);
  });

  it("says what works without an app, and nothing that the mall doesn't have", async () => {
    const { body } = await page("beta", "/en/mobile-app");
    expect(body).toContain("Without a signal");
    expect(body).toContain("The way to any door");
    expect(body, "this site can sign no passes").not.toContain("Apple Wallet");
  });

  it("links to the app stores", async () => {
    expect(linksIn((await page("beta", "/de/mobile-app")).body)).toEqual(
      expect.arrayContaining([
        "https://apps.promenade.test/ios/beta",
        "https://apps.promenade.test/android/beta",
      ]),
    );
  });

  it("says on the information page what is asked first, and in numbers what the mall is on its own", async () => {
    inOrder((await page("promenade", "/en/information")).body, [
      "Opening hours",
      "Parking",
      "420 spaces",
      "Contact",
    ]);
    expect((await page("galerieharfa", "/sk/o-nas")).body).toMatch(/>96<[\s\S]+>1\s600</);
  });

  it("links from the information page to existing screens", async () => {
    const links = linksIn((await page("galerieharfa", "/sk/informacie")).body).filter((href) =>
      /^\/sk\/./.test(href),
    );
    expect(links).toEqual(expect.arrayContaining(["/sk/caste-otazky", "/sk/kontakt", "/sk/darcekove-karty"]));
    for (const href of links) expect((await page("galerieharfa", href)).status, href).toBe(200);
  });

  it("paginates posts and filters them by category, in any language's slug", async () => {
    const titles = async (path: string) =>
      [...(await page("galerieharfa", path)).body.matchAll(/<h3[^>]*><a [^>]*>([^<]+)/g)].map(
        ([, title]) => title,
      );
    const first = await titles("/en/blog");
    const second = await titles("/en/blog?page=2");
    expect(first.length).toBeGreaterThanOrEqual(12);
    expect(second[0]).not.toBe(first[0]);
    expect(await titles("/en/blog?category=stories")).toEqual(first);
    expect(await titles("/en/blog?category=pribehy")).toEqual(first);
    expect(await titles("/en/news")).not.toEqual(first);
    for (const query of ["page=99", "page=0", "page=x", "category=nonsense"])
      expect((await page("galerieharfa", `/en/blog?${query}`)).status, query).toBe(404);
    expect((await page("galerieharfa", "/en/blog?page=2")).html).toContain(
      `rel="canonical" href="${site.of("galerieharfa")}/en/blog?page=2"`,
    );
  });
});

describe("legal texts", () => {
  it("list their sections, each of which exists", async () => {
    const { body } = await page("promenade", "/de/datenschutz");
    const targets = linksIn(body).filter((href) => href.startsWith("#"));
    expect(targets.length).toBeGreaterThanOrEqual(3);
    for (const target of targets) expect(body).toContain(`<section id="${target.slice(1)}"`);
  });

  it("have their document beside their contents, after a few rules in short as wide as the page", async () => {
    const { body } = await page("presentation", "/en/operating-rules");
    inOrder(body, ["In short", "Smoking is allowed", "On this page", "(PDF)"]);
    expect(body).not.toContain(">Documents<");
  });

  it("name the company that owns the mall", async () => {
    for (const path of ["/cz/ochrana-osobnich-udaju", "/sk/obchodne-podmienky", "/en/operating-rules"]) {
      const { body } = await page("galerieharfa", path);
      expect(/Galerie Harfa/.test(body), path).toBe(true);
    }
    expect((await page("galerieharfa", "/cz/ochrana-osobnich-udaju")).body).toContain("Harfa Galerie a.s.");
  });
});

describe("questions and answers", () => {
  const questions = (body: string) => [...body.matchAll(/<summary[^>]*>([^<]+)/g)].map(([, text]) => text);

  it("are grouped, have a URL each, and structured data for search engines", async () => {
    const { html, body } = await page("promenade", "/en/faq");
    // The first of each group, up to three, are answered in full above all others.
    const asked = [...body.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, text]) => text);
    expect(asked).toHaveLength(3);
    const all = [...asked, ...questions(body)];
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(new Set(all).size).toBe(all.length);
    const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = linksIn(body).filter((href) => href.startsWith("#"));
    expect(targets.length).toBeGreaterThanOrEqual(all.length - asked.length);
    for (const target of targets) expect(ids).toContain(target.slice(1));
    const data = graphOf(html).find((entry) => entry["@type"] === "FAQPage");
    expect(data?.mainEntity?.map(({ name }) => name).sort()).toEqual(all.sort());
    // The first below those that are answered at once.
    expect(body.match(/<details[^>]* open/g)).toHaveLength(1);
  });

  it("are searched regardless of accents and case, and open if there are few", async () => {
    const { html, body } = await page("promenade", "/cz/caste-dotazy?q=ZTRACENE+veci");
    expect(questions(body)).toEqual(["Kde najdu ztracené věci?"]);
    expect(/<details[^>]* open/.test(body)).toBe(true);
    expect(graphOf(html).some((entry) => entry["@type"] === "FAQPage")).toBe(false);
    expect(html).toContain(`rel="canonical" href="${site.of("promenade")}/cz/caste-dotazy"`);
  });

  it("say where to ask if none matches", async () => {
    for (const q of ["zzzz", "<script>alert(1)</script>", "\u0000", "💐".repeat(200), "((("]) {
      const { status, body } = await page("promenade", `/en/faq?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      expect(body.includes("No answer found"), q.slice(0, 10)).toBe(true);
      expect(body.includes("<script>alert")).toBe(false);
      expect(linksIn(body)).toContain("/en/contact");
    }
  });
});

describe("the footer", () => {
  it.each(languages)("in %s links to existing screens, and names the company", async (language) => {
    const { html } = await page("galerieharfa", `/${language}`);
    const footer = html.slice(html.indexOf("<footer"), html.indexOf("</footer>"));
    const links = linksIn(footer).filter((href) => href.startsWith("/"));
    expect(links.length).toBeGreaterThanOrEqual(10);
    for (const href of links) expect((await page("galerieharfa", href)).status, href).toBe(200);
    expect(footer).toContain("Harfa Galerie a.s.");
    expect(footer).toContain("CZ30210666");
  });
});
