import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, type Site, startSite } from "../processes/site-process";
import { startMallApiWithCdn } from "../stand-ins/mall-api-with-cdn";

const shared = sharedSite();
let upstream: Awaited<ReturnType<typeof startMallApiWithCdn>>;
let site: RunningSite;
/** Signs with the older of the site's keys, and fetches nothing from a private network. */
let old: RunningSite;
beforeAll(async () => {
  upstream = await startMallApiWithCdn(shared.mallApi);
  const MALL_API_URL = upstream.url;
  const keys = ["the key of this year", "the key of last year"] as const;
  const { IMAGE_HOSTS } = upstream.environment;
  [site, old] = await Promise.all([
    startSite({ MALL_API_URL, ...upstream.environment, IMAGE_KEY: keys.join() }),
    startSite({ MALL_API_URL, IMAGE_HOSTS, IMAGE_KEY: keys[1] }),
  ]);
}, 60_000);
afterAll(async () => {
  await Promise.all([site.stop(), old.stop()]);
  await upstream.stop();
});

const mall = "galerieharfa";
const text = async (path: string, at: Site = site) => (await ask(at, mall, path)).text();

/** All picture URLs in a document of any kind, without their hosts. */
const picturesIn = (document: string): string[] => [
  ...new Set(
    [
      ...document
        .replaceAll("&amp;", "&")
        .replaceAll("\\u0026", "&")
        .matchAll(/\/image\?src=[^"'\\\s<,]+/g),
    ].map(([address]) => address),
  ),
];

async function pictureAt(address: string, at: Site = site, tenant = mall) {
  const response = await ask(at, tenant, address, { headers: { accept: "image/webp,*/*" } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("Content-Type"),
    bytes,
    headers: response.headers,
  };
}

const idIn = (html: string, path: string) =>
  new RegExp(`href="(${path}/[^"/]+/[^"]+)"`).exec(html)?.[1] ?? "";

describe("pictures at another host than the mall API's", () => {
  it("are shown on every kind of screen and document, through the site itself", async () => {
    const shop = idIn(await text("/en/shops-services"), "/en/shop");
    const offer = idIn(await text("/en/offers/1"), "/en/offer");
    const paths = [
      "/en",
      "/en/shops-services",
      shop,
      offer,
      "/en/events/1",
      "/en/a/terrace",
      "/en/parking",
      "/en/login",
      "/feed/news.en.xml",
      "/site.webmanifest",
    ];
    const host = new URL(upstream.cdn.url).host;
    const first = new Map<string, string>();
    for (const path of paths) {
      const document = await text(path);
      const addresses = picturesIn(document);
      expect(addresses.length, path).toBeGreaterThan(0);
      for (const address of addresses) {
        expect(address, path).toMatch(/^\/image\?src=[\w-]{16}http:\/\/127\.0\.0\.1:\d+\//);
        // A page's data has picture URLs without a width.
        const source = address.replace(/&.*/, "");
        if (!first.has(source)) first.set(source, address.includes("&w=") ? address : `${address}&w=320`);
      }
      // Nothing is loaded from another host.
      const others = document
        .replaceAll(/\/image\?src=[^"'\s]*/g, "")
        // A document is a link, which nothing loads.
        .replaceAll(/http:\/\/[\w.:]+\/galerieharfa\/documents\/\w+\.pdf/g, "");
      expect(others.includes(host), path).toBe(false);
    }
    expect(first.size).toBeGreaterThan(40);
    for (const address of [...first.values()].filter((_, at) => at % 4 === 0)) {
      const { status, type, bytes } = await pictureAt(address);
      expect([status, type?.startsWith("image/")], address).toEqual([200, true]);
      expect((await sharp(bytes).metadata()).width, address).toBeGreaterThan(0);
    }
    expect(upstream.cdn.asked.length).toBeGreaterThan(0);
  }, 60_000);

  it("are at the site too in what it proxies, for browsers anywhere", async () => {
    const lists = ["companies", "events", "news", "products", "rewards", "amenities"];
    for (const path of [...lists, "settings-web-app/web", "settings-web-app/hero-banner"]) {
      const answer = await text(`/api/proxy/${path}`);
      // Those of the upstream's host that are left are none that a browser loads as a picture.
      expect(answer.replaceAll(/\/image\?src=[^"]*/g, ""), path).not.toMatch(/\.(?:svg|jpe?g|png|webp)\b/);
      const [picture = ""] = picturesIn(answer);
      expect(answer, path).toContain(site.of(mall) + picture);
      expect(await pictureAt(picture), path).toMatchObject({ status: 200, type: "image/webp" });
    }
  });

  it("are cut and converted for previews and icons, which say no format", async () => {
    const html = (await text("/en")).replaceAll("&amp;", "&");
    const preview = /property="og:image" content="http:\/\/[^/]+([^"]+)"/.exec(html)?.[1] ?? "";
    expect(preview).toContain("as=jpeg");
    expect((await pictureAt(preview)).type).toBe("image/jpeg");
    const icons: { src: string }[] = JSON.parse(await text("/site.webmanifest")).icons;
    for (const { src } of icons) expect((await pictureAt(src)).type).toBe("image/png");
  });

  it("are not given for an address that another mall's page has, nor for a changed one", async () => {
    const address = picturesIn(await text("/en/shops-services"))[0] ?? "";
    expect((await pictureAt(address)).status).toBe(200);
    const asked = upstream.cdn.asked.length;
    for (const [tenant, changed] of [
      ["europasc", address],
      [mall, address.replace(/\.svg/, "-other.svg")],
      [mall, address.replace(/src=[\w-]{16}/, "src=")],
      [mall, address.replace(/src=[\w-]{16}/, "src=AAAAAAAAAAAAAAAA")],
    ] as const) {
      const { status, bytes, headers } = await pictureAt(changed, site, tenant);
      expect([status, headers.get("Cache-Control")], changed).toEqual([403, "no-store"]);
      expect(bytes.length).toBeLessThan(40);
    }
    expect(upstream.cdn.asked.length).toBe(asked);
  });

  it("are not fetched from a private network unless allowed: a placeholder is shown instead", async () => {
    const address = picturesIn(await text("/en/offers/1", old)).find((one) => one.includes("w=800")) ?? "";
    const asked = upstream.cdn.asked.length;
    const { status, type, bytes } = await pictureAt(address, old);
    expect([status, type]).toEqual([404, "image/svg+xml"]);
    expect((await sharp(bytes).metadata()).format).toBe("svg");
    expect(upstream.cdn.asked.length).toBe(asked);
  });

  it("are omitted at hosts that IMAGE_HOSTS doesn't list", async () => {
    const closed = await startSite({ MALL_API_URL: upstream.url, IMAGE_HOSTS: "none" });
    try {
      const response = await ask(closed, mall, "/en/shops-services");
      const html = await response.text();
      expect(response.status).toBe(200);
      expect(picturesIn(html)).toEqual([]);
    } finally {
      await closed.stop();
    }
  }, 60_000);
});

describe("the key that addresses of pictures are signed with", () => {
  it("outlives the process without any configuration, so that pictures of cached pages stay valid", async () => {
    const folder = mkdtempSync(join(tmpdir(), "promenade-key-"));
    const own = {
      MALL_API_URL: `${shared.mallApi}/{tenant}`,
      DATABASE_URL: `file:${folder}/mall-api.db`,
      IMAGE_CACHE_DIR: `${folder}/images`,
      IMAGE_KEY: "",
    };
    try {
      const before = await startSite(own);
      const address = picturesIn(await text("/en", before))[0] ?? "";
      await before.stop();
      const after = await startSite(own);
      const [{ status }, others] = [await pictureAt(address, after), await pictureAt(address)];
      await after.stop();
      expect([status, others.status]).toEqual([200, 403]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);

  it("is one for instances that share IMAGE_KEY, also while it is changed", async () => {
    const address = picturesIn(await text("/en/offers/1", old))[0] ?? "";
    expect((await pictureAt(address)).status).toBe(200);
    const again = picturesIn(await text("/en/offers/1"))[0] ?? "";
    const signature = /(?<=src=)[\w-]{16}/;
    expect(again).not.toBe(address);
    expect(again.replace(signature, "")).toBe(address.replace(signature, ""));
  });
});
