import { languages } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { childrenOf, readXml, textOf } from "../../../../tests/screens/xml";
import { json, listOf, startUpstream, success } from "../../../../tests/stand-ins/upstream";
import { loader as calendar } from "./event-calendar";
import { loader as feed } from "./feed";
import { loader as manifest } from "./manifest";
import { loader as robots } from "./robots";
import { loader as sitemap } from "./sitemap";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
/** Each test uses another tenant, so that no response is cached from the test before. */
const tenants = ["promenade", "galerieharfa", "novoplaza", "europasc", "presentation", "beta"];
let tenant = "";

const mall = {
  id: "m",
  translations: [{ locale: "en", name: "Mall & Co" }],
  address: { street: "Lipová 12", city: "Brno", zip_code: "602 00", country: "Česko" },
  geo: { lat: 49.1951, lng: 16.6068 },
};
const entries = ["company", "product", "reward"].map((type) => ({
  type,
  id: `${type} 1`,
  updated_at: "2026-11-01T08:00:00+01:00",
  translations: [
    { locale: "en", slug: "a" },
    { locale: "cz", slug: "b" },
  ],
}));
const event = {
  id: "e;1",
  starts_at: "2026-12-24T18:00:00+01:00",
  ends_at: "2026-12-24T20:30:00+01:00",
  updated_at: "2026-11-01T08:00:00+01:00",
  translations: [
    {
      locale: "en",
      title: 'Carols, candles & 3 < 4 "bells" >; ž\u0001',
      slug: "carols",
      article: `<p>${"žluťoučký kůň; ".repeat(12)}</p>`,
    },
  ],
};

/** A mall API with these settings; any path can be given another answer. */
function mallWith(settings: Record<string, string> | null, answers: Record<string, unknown> = {}) {
  upstream.answerWith((request, response) => {
    const path = request.url?.replace(/^\/[a-z]+\/v1\//, "").replace(/\?.*/, "") ?? "";
    if (path in answers) return json(response, answers[path]);
    if (path === "malls") return json(response, listOf([mall]));
    if (path === "settings-web-app/web" && settings) return json(response, success(settings));
    json(response, { status: "error", httpStatus: "NotFound", message: "" }, 404);
  });
}

const ask = (loader: (args: LoaderFunctionArgs) => Promise<Response>, path: string, file = "") =>
  loader({ request: new Request(`http://${tenant}.localhost${path}`), params: { file }, context: {} });

beforeAll(async () => {
  upstream = await startUpstream((_, response) => json(response, listOf([])));
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
});
beforeEach(() => {
  tenant = tenants.pop() ?? "";
});
afterAll(() => upstream.stop());

test("omits from a small mall's sitemap what anonymous visitors or inactive languages can't see", async () => {
  const settings = {
    inactive_locales: languages.filter((language) => !["en", "cz"].includes(language)).join(", "),
    offers_only_when_logged_in: "true",
    rewards_only_when_logged_in: "true",
  };
  mallWith(settings, { sitemap: listOf(entries) });
  const document = readXml(await (await ask(sitemap, "/sitemap.xml")).text());
  const addresses = childrenOf(document, "url").map((url) => textOf(url, "loc") ?? "");
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toContain("/en/shop/company%201/a");
  expect(paths).toContain("/cz/obchod/company%201/b");
  expect(paths.filter((path) => /offer|nabid|reward|odmen|^\/(?:sk|de)/.test(path))).toEqual([]);
  const alternates = childrenOf(childrenOf(document, "url")[0], "xhtml:link");
  expect(alternates.map(({ attributes }) => attributes.hreflang)).toEqual(["en", "cs", "x-default"]);
});

test("splits a large mall's sitemap into an index and exactly its parts", async () => {
  const large = { data: entries, current_page: 1, last_page: 60, per_page: 1000, total: 60_000 };
  mallWith({}, { sitemap: success(large) });
  const index = readXml(await (await ask(sitemap, "/sitemap.xml")).text());
  expect(index.name).toBe("sitemapindex");
  const parts = childrenOf(index, "sitemap").map((part) => textOf(part, "loc") ?? "");
  expect(parts).toHaveLength(60);
  for (const part of [parts[0], parts[59]]) {
    const { pathname, search } = new URL(part ?? "");
    const document = readXml(await (await ask(sitemap, pathname + search)).text());
    expect(childrenOf(document, "url").length).toBeGreaterThanOrEqual(entries.length * 4);
  }
  expect((await ask(sitemap, "/sitemap.xml?page=61")).status).toBe(404);
});

test("names no sitemap in robots.txt of a mall that disallows indexing, and blocks members' screens only", async () => {
  mallWith({ robots: "noindex, nofollow" });
  const text = await (await ask(robots, "/robots.txt")).text();
  expect(text).not.toContain("Sitemap");
  expect(text).not.toMatch(/^Disallow: \/$/m);
  expect(text).toMatch(/^User-agent: \*\nDisallow: /);
  for (const path of ["/en/dashboard", "/cz/muj-ucet", "/de/mein-konto"])
    expect(text.split("\n")).toContain(`Disallow: ${path}`);
  expect(text).not.toMatch(/login|register|prihlaseni|registrace|anmelden/);
});

test("escapes any text in feeds and calendar entries, and answers 404 in languages that are not offered", async () => {
  const answers = { "events/upcoming": listOf([event]), "events/e%3B1": success(event) };
  mallWith({ inactive_locales: "de" }, answers);
  const [channel] = childrenOf(
    readXml(await (await ask(feed, "/feed/events.en.xml", "events.en.xml")).text()),
    "channel",
  );
  const [item] = childrenOf(channel, "item");
  expect(textOf(item, "title")).toBe('Carols, candles & 3 < 4 "bells" >; ž');
  expect((await ask(feed, "/feed/events.de.xml", "events.de.xml")).status).toBe(404);

  const text = await (await ask(calendar, "/event/e%3B1.ics?language=en", "e;1.ics")).text();
  const lines = text.split("\r\n");
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const unfolded = text.replaceAll("\r\n ", "").split("\r\n");
  expect(unfolded).toContain('SUMMARY:Carols\\, candles & 3 < 4 "bells" >\\; ž');
  expect(unfolded.filter((line) => line.startsWith("UID:"))).toEqual([`UID:event-e%3B1@${tenant}`]);
  expect(unfolded).toContain("DTSTART:20261224T170000Z");
  expect(unfolded).toContain("DTEND:20261224T193000Z");
  expect(unfolded).toContain("DTSTAMP:20261101T070000Z");
  expect(
    unfolded.some((line) => line.startsWith("DESCRIPTION") && line.includes("žluťoučký kůň\\; žluť")),
  ).toBe(true);
  expect((await ask(calendar, "/event/e%3B1.ics?language=de", "e;1.ics")).status).toBe(404);
});

test("serves the manifest without the mall's settings", async () => {
  mallWith(null);
  const response = await ask(manifest, "/site.webmanifest?language=en");
  expect(await response.json()).toMatchObject({
    name: "Mall & Co",
    lang: "en",
    start_url: "/en",
    icons: [{ src: "/icon.png" }],
  });
});

test("answers 503 while the mall API fails, and caches nothing", async () => {
  upstream.answerWith((_, response) => json(response, { status: "error", httpStatus: "Internal" }, 500));
  const response = await ask(sitemap, "/sitemap.xml");
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([503, "no-store"]);
  expect(response.headers.get("Retry-After")).toBe("60");
});
