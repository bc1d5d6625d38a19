import { languages, languageTag, openGraphLocale } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { href } from "../../app/locale/href";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { childrenOf, readXml, textOf } from "../screens/xml";

const site = sharedSite();

const tags = [...languages.map(languageTag), "x-default"];

type Sitemap = Map<string, Record<string, string>>;
const sitemaps = new Map<string, Promise<Sitemap>>();

/** A site's sitemap: the alternates of each URL by language tag. */
function sitemapOf(tenant: string): Promise<Sitemap> {
  const known = sitemaps.get(tenant) ?? readSitemap(tenant);
  sitemaps.set(tenant, known);
  return known;
}

async function readSitemap(tenant: string): Promise<Sitemap> {
  const response = await ask(site, tenant, "/sitemap.xml");
  expect(response.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
  const document = readXml(await response.text());
  expect(document.name).toBe("urlset");
  return new Map(
    childrenOf(document, "url").map((url) => [
      textOf(url, "loc") ?? "",
      Object.fromEntries(
        childrenOf(url, "xhtml:link").map(({ attributes }) => [attributes.hreflang, attributes.href]),
      ),
    ]),
  );
}

/** The canonical URL and the alternates in a page's head. */
function headOf(html: string) {
  const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g);
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries([...alternates].map(([, tag, href]) => [tag, href])),
  };
}

const pathOf = (address: string) => new URL(address).pathname;

describe.each(tenantIds)("the sitemap of %s", (tenant) => {
  it("lists each page in all languages, and each lists all the others", async () => {
    const pages = await sitemapOf(tenant);
    expect(pages.size).toBeGreaterThan(200);
    const written = new Map([...pages].map(([address, alternates]) => [address, JSON.stringify(alternates)]));
    const wrong = [...pages].filter(([address, alternates]) => {
      const others = Object.values(alternates);
      const isWhole = Object.keys(alternates).sort().join() === [...tags].sort().join();
      const isMutual = others.every((other) => written.get(other) === written.get(address));
      return !isWhole || !isMutual || !others.includes(address);
    });
    expect(wrong).toEqual([]);
  });

  it("links to pages with the same canonical URLs", async () => {
    const pages = [...(await sitemapOf(tenant))];
    // Every page of the smallest mall, each in a different language from the one before, and an even sample of the
    // others.
    const isChosen = (at: number) => (tenant === "beta" ? at % 4 === Math.floor(at / 4) % 4 : at % 97 === 0);
    for (const [address, alternates] of pages.filter((_, at) => isChosen(at))) {
      const response = await ask(site, tenant, pathOf(address));
      const html = await response.text();
      expect(response.status, address).toBe(200);
      expect(headOf(html), address).toEqual({ canonical: address, alternates });
      expect(html.includes('<meta name="robots" content="index, follow"'), address).toBe(true);
    }
  }, 120_000);
});

describe("the sitemap", () => {
  it("has translated URLs, first pages only, and modification dates", async () => {
    const response = await ask(site, "galerieharfa", "/sitemap.xml");
    const urls = childrenOf(readXml(await response.text()), "url");
    const paths = urls.map((url) => pathOf(textOf(url, "loc") ?? ""));
    expect(paths).toContain("/cz/obchody-a-sluzby");
    expect(paths).toContain("/de/shop/books-inkoust/inkoust");
    expect(paths).toContain("/sk/obchody/moda/1");
    expect(paths.filter((path) => /\/(?:[02-9]|\d\d+)$/.test(path))).toEqual([]);
    const shop = urls.find((url) => textOf(url, "loc")?.endsWith("/en/shop/books-inkoust/inkoust"));
    expect(textOf(shop, "lastmod")).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/);
  });

  it.each(["?page=1", "?page=0", "?page=-1", "?page=x", "?page=1e3", "?page="])(
    "has no part %s",
    async (query) => {
      expect((await ask(site, "galerieharfa", `/sitemap.xml${query}`)).status).toBe(404);
    },
  );
});

it("the restaurants are a page of their own, in each language", async () => {
  const html = await (await ask(site, "galerieharfa", "/en/shops-services?f=dine&floor=1")).text();
  const { canonical, alternates } = headOf(html);
  expect(canonical).toBe(`${site.of("galerieharfa")}/en/shops-services?f=dine`);
  expect(alternates.de).toBe(`${site.of("galerieharfa")}/de/shops-und-services?f=dine`);
  expect(html).toMatch(/<a[^>]* href="\/de\/shops-und-services\?f=dine&amp;floor=1"/);
  const title = /<title>([^<]+)/.exec(html)?.[1];
  expect(title).not.toBe(
    /<title>([^<]+)/.exec(await (await ask(site, "galerieharfa", "/en/shops-services")).text())?.[1],
  );
});

describe("robots.txt", () => {
  it("names the mall's own sitemap and blocks nothing that it lists", async () => {
    const response = await ask(site, "novoplaza", "/robots.txt");
    const text = await response.text();
    const disallowed = [...text.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(text).toContain(`\nSitemap: ${site.of("novoplaza")}/sitemap.xml\n`);
    expect(disallowed).toContain("/api/");
    for (const address of (await sitemapOf("novoplaza")).keys())
      expect(disallowed.filter((path) => pathOf(address).startsWith(path))).toEqual([]);
  });
});

describe("the feeds", () => {
  const feedOf = async (tenant: string, file: string) => {
    const response = await ask(site, tenant, `/feed/${file}`);
    expect(response.headers.get("Content-Type")).toBe("application/rss+xml; charset=utf-8");
    const rss = readXml(await response.text());
    expect([rss.name, rss.attributes.version]).toEqual(["rss", "2.0"]);
    const [channel] = childrenOf(rss, "channel");
    if (!channel) throw new Error("The feed has no channel");
    return channel;
  };
  const kinds = ["news", "events"].flatMap((kind) => languages.map((language) => [kind, language] as const));

  it.each(kinds)("%s.%s is RSS whose entries link to pages", async (kind, language) => {
    const file = `${kind}.${language}.xml`;
    const channel = await feedOf("promenade", file);
    expect(textOf(channel, "title")).toMatch(/^Promenade: /);
    expect(textOf(channel, "link")).toBe(`${site.of("promenade")}/${language}`);
    expect(textOf(channel, "description")).toBeTruthy();
    expect(textOf(channel, "language")).toBe(languageTag(language));
    expect(childrenOf(channel, "atom:link")[0]?.attributes).toMatchObject({
      href: `${site.of("promenade")}/feed/${file}`,
      rel: "self",
      type: "application/rss+xml",
    });
    const items = childrenOf(channel, "item");
    expect(items.length).toBeGreaterThan(5);
    expect(new Set(items.map((item) => textOf(item, "guid"))).size).toBe(items.length);
    for (const item of items) {
      expect(textOf(item, "title")).toBeTruthy();
      expect(textOf(item, "description")).toBeTruthy();
      expect(textOf(item, "pubDate")).toMatch(
        /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      );
    }
    const page = await ask(site, "promenade", pathOf(textOf(items[0], "link") ?? ""));
    expect(page.status).toBe(200);
    const { url = "", length, type } = childrenOf(items[0], "enclosure")[0]?.attributes ?? {};
    const picture = await ask(site, "promenade", url.replace(site.of("promenade"), ""), {
      headers: { Accept: "image/avif,image/webp" },
    });
    expect([picture.status, picture.headers.get("Content-Type"), length]).toEqual([200, type, "0"]);
  });

  it("are linked in the head of every page in its language", async () => {
    const html = await (await ask(site, "europasc", "/sk/obchody-a-sluzby")).text();
    expect(html).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Europa SC: Podujatia" href="/feed/events.sk.xml"',
    );
  });

  it.each(["news.fr.xml", "offers.en.xml", "news.en.rss", "news..xml", "%2e%2e.en.xml", "NEWS.en.xml"])(
    "answers 404 for %s",
    async (file) => {
      expect((await ask(site, "promenade", `/feed/${file}`)).status).toBe(404);
    },
  );
});

describe("the web app manifest", () => {
  const shape = z.object({
    name: z.literal("Europa SC"),
    short_name: z.string().min(1),
    lang: z.literal("cs"),
    start_url: z.literal("/cz"),
    background_color: z.literal("#f5f6f8"),
    theme_color: z.literal("#14213d"),
    icons: z.array(
      z.object({ src: z.string(), sizes: z.string(), type: z.string(), purpose: z.string().optional() }),
    ),
    shortcuts: z.array(z.object({ name: z.string(), url: z.string() })),
  });

  it("is the mall's own, in the page's language, with icons of the declared sizes", async () => {
    const html = await (await ask(site, "europasc", "/cz")).text();
    const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "";
    const response = await ask(site, "europasc", address);
    expect(response.headers.get("Content-Type")).toBe("application/manifest+json; charset=utf-8");
    const { icons, shortcuts } = shape.parse(await response.json());
    expect(icons.map(({ purpose }) => purpose ?? "any")).toEqual(["any", "maskable", "any", "maskable"]);
    for (const { src, sizes, type } of icons) {
      const icon = await ask(site, "europasc", src, { headers: { Accept: "image/avif" } });
      expect(icon.headers.get("Content-Type")).toBe(type);
      const header = Buffer.from(await icon.arrayBuffer()).subarray(0, 24);
      expect(header.subarray(1, 4).toString()).toBe("PNG");
      expect(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { url } of shortcuts) expect((await ask(site, "europasc", url)).status).toBe(200);
  });

  it("returns 404 for a language that the mall doesn't have", async () => {
    expect((await ask(site, "europasc", "/site.webmanifest?language=fr")).status).toBe(404);
  });
});

describe("an event for the calendar", () => {
  const listed = z.object({ id: z.string(), starts_at: z.string(), ends_at: z.string().nullish() });
  const list = z.object({ data: z.object({ data: z.array(listed) }) });
  const eventThat = async (isWanted: (event: z.infer<typeof listed>) => boolean) => {
    const answer = await ask(site, "galerieharfa", "/api/proxy/events?per_page=48");
    const event = list.parse(await answer.json()).data.data.find(isWanted);
    if (!event) throw new Error("The mall has no such event");
    return event;
  };
  const firstEvent = () => eventThat(({ starts_at }) => Date.parse(starts_at) > Date.now());

  it("is a valid iCalendar file (RFC 5545)", async () => {
    const event = await firstEvent();
    const response = await ask(site, "galerieharfa", `/event/${event.id}.ics?language=cz`);
    const text = await response.text();
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(text.endsWith("\r\nEND:VCALENDAR\r\n")).toBe(true);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const lines = text.replaceAll("\r\n ", "").split("\r\n");
    expect(lines.slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
    const value = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
        ?.replace(/^[^:]+:/, "");
    expect(value("UID")).toBe(`event-${event.id}@galerieharfa`);
    expect(value("DTSTAMP")).toMatch(/^\d{8}T\d{6}Z$/);
    expect(value("DTSTART")).toBe(`${new Date(event.starts_at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`);
    expect(value("LOCATION")).toContain("\\, ");
    const page = await ask(site, "galerieharfa", pathOf(value("URL") ?? ""));
    expect(page.status).toBe(200);
    expect((await page.text()).includes(`href="/event/${event.id}.ics?language=cz"`)).toBe(true);
  });

  it("is not offered once the event is over", async () => {
    const dayAgo = Date.now() - 86_400_000;
    const { id } = await eventThat(({ starts_at, ends_at }) => Date.parse(ends_at ?? starts_at) < dayAgo);
    const moved = await ask(site, "galerieharfa", href("event-detail", { id, title: "x" }, "en"));
    const canonical = moved.headers.get("Location") ?? "";
    const page = await (await ask(site, "galerieharfa", canonical)).text();
    expect(page).toContain("Ended");
    expect(page).not.toContain(".ics");
  });

  it.each(["no-such-event.ics", "no-such-event", ".ics", "%2e%2e%2f.ics", "%00.ics", "%F0%9F%98%80.ics"])(
    "answers 404 for %s",
    async (file) => {
      expect((await ask(site, "galerieharfa", `/event/${file}`)).status).toBe(404);
    },
  );

  it("returns 404 for a language that the mall doesn't have", async () => {
    const { id } = await firstEvent();
    expect((await ask(site, "galerieharfa", `/event/${id}.ics?language=<script>`)).status).toBe(404);
  });
});

describe("the documents", () => {
  it.each(["/sitemap.xml", "/robots.txt", "/site.webmanifest?language=en", "/feed/news.en.xml"])(
    "%s are cached and revalidated by their ETag",
    async (path) => {
      const first = await ask(site, "promenade", path);
      await first.text();
      expect(first.headers.get("Cache-Control")).toMatch(/^public, .*s-maxage=\d+/);
      const again = await ask(site, "promenade", path, {
        headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
      });
      expect(again.status).toBe(304);
    },
  );
});

describe("the head of a page", () => {
  const meta = (html: string, name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

  it("has a preview for every network, in the declared size", async () => {
    const html = await (await ask(site, "galerieharfa", "/cz")).text();
    expect(meta(html, "og:locale")).toBe("cs_CZ");
    expect([...html.matchAll(/og:locale:alternate" content="([^"]+)"/g)].map(([, locale]) => locale)).toEqual(
      languages.filter((language) => language !== "cz").map(openGraphLocale),
    );
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
    const address = meta(html, "og:image")?.replaceAll("&amp;", "&") ?? "";
    const picture = await ask(site, "galerieharfa", address.replace(site.of("galerieharfa"), ""), {
      headers: { Accept: "image/avif,image/webp,*/*" },
    });
    expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(jpegSize(bytes)).toEqual([
      Number(meta(html, "og:image:width")),
      Number(meta(html, "og:image:height")),
    ]);
  });

  it("links a list's next and previous page where visitors see it: Firefox loads what the head names", async () => {
    const linked = async (path: string) => {
      const html = await (await ask(site, "galerieharfa", path)).text();
      expect(html).not.toMatch(/<link rel="(?:prev|next|prefetch)"/);
      return ["prev", "next"].map((rel) => {
        const [link] = html.match(new RegExp(`<a [^>]*rel="${rel}"[^>]*>`)) ?? [];
        return link && /href="([^"]+)"/.exec(link)?.[1];
      });
    };
    expect(await linked("/en/offers/1")).toEqual([undefined, "/en/offers/2"]);
    expect(await linked("/en/offers/2")).toEqual(["/en/offers/1", "/en/offers/3"]);
  });

  it("has an article's publication date", async () => {
    const items = childrenOf(
      readXml(await (await ask(site, "promenade", "/feed/news.en.xml")).text()).children[0],
      "item",
    );
    const html = await (await ask(site, "promenade", pathOf(textOf(items[0], "link") ?? ""))).text();
    expect(meta(html, "og:type")).toBe("article");
    expect(new Date(meta(html, "article:published_time") ?? "").toUTCString()).toBe(
      textOf(items[0], "pubDate"),
    );
  });
});

/** Width and height in a JPEG's frame header. */
function jpegSize(bytes: Buffer): [width: number, height: number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error("The picture is no JPEG");
}
