import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { kioskPlaces } from "../screens/kiosk-places";
import { timeless } from "../screens/timeless";
import { json, startUpstream } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const start = "/en/kiosk/entrance-2";
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ KIOSK: "all", SIGNAGE: "all", ASSISTANTS: "all" });
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
}, 60_000);
afterAll(() => site?.stop());

const read = async (path: string) => {
  const response = await ask(site, tenant, path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const linksIn = (html: string) =>
  [...html.matchAll(/<(?:a|form)\b[^>]*? (?:href|action)="([^"]*)"/g)].map(([, to = ""]) =>
    to.replaceAll("&amp;", "&"),
  );

it("is a page that isn't found in a mall without kiosks, at an unknown place and for what is not there", async () => {
  expect((await ask(sharedSite(), tenant, start)).status).toBe(404);
  expect((await ask(sharedSite(), tenant, "/en/signage/entrance-2")).status).toBe(404);
  for (const path of [
    "/en/kiosk/nowhere",
    "/xx/kiosk/entrance-2",
    `${start}?view=shop&id=none`,
    `${start}?view=x`,
  ])
    expect((await read(path)).status, path).toBe(404);
  expect((await read(start)).status).toBe(200);
});

it("has links to its own screens alone, sets no cookie, and no form but the search", async () => {
  const own = /^\/(?:en|cz|sk|de)\/kiosk\/entrance-2(?:\?|$)/;
  const seen = new Set([start]);
  for (const path of seen) {
    const { status, headers, html } = await read(path);
    expect(status, path).toBe(200);
    expect(headers.get("set-cookie"), path).toBeNull();
    expect(headers.get("x-robots-tag"), path).toBe("noindex");
    expect(html.match(/<form\b/g)?.length ?? 0, path).toBe(path.includes("view=search") ? 1 : 0);
    for (const to of linksIn(html)) {
      expect(to, path).toMatch(own);
      // One of each kind of detail is enough.
      const kind = (each: string) => each.replace(/(?:id|letter|category|to)=[^&]*/g, "");
      const isNew = [...seen].every((each) => kind(each) !== kind(to));
      if (isNew && to.startsWith("/en/")) seen.add(to);
    }
  }
  expect(seen.size).toBeGreaterThan(10);
});

const shopsOf = async (mall: string): Promise<Set<string>> => {
  const ids = new Set<string>();
  for (let page = 1; ; page++) {
    const response = await ask(site, mall, `/api/proxy/companies?per_page=48&page=${page}`);
    const { data } = (await response.json()) as { data: { total: number; data: { id: string }[] } };
    for (const { id } of data.data) ids.add(id);
    if (data.data.length === 0 || ids.size >= data.total) return ids;
  }
};

it.each(kioskPlaces)("finds every shop of %s within four touches", async (mall, place) => {
  const missing = await shopsOf(mall);
  expect(missing.size).toBeGreaterThan(0);
  const seen = new Set([`/en/kiosk/${place}`]);
  let screens = [...seen];
  for (let touches = 1; touches <= 4 && missing.size > 0; touches++) {
    const next: string[] = [];
    for (const path of screens)
      for (const to of linksIn(await (await ask(site, mall, path)).text())) {
        const search = new URLSearchParams(to.split("?")[1]);
        if (search.get("view") === "shop") missing.delete(search.get("id") ?? "");
        else if (to.startsWith("/en/") && !seen.has(to)) {
          seen.add(to);
          next.push(to);
        }
      }
    screens = next;
  }
  expect([...missing]).toEqual([]);
});

it("adds to a page of the site nothing, and an assistant's door its one script", async () => {
  const without = await startSite();
  const door = '<script type="module" src="/assistant-tools.js"></script>';
  const pageOf = async (of: RunningSite, path: string) => {
    const response = await ask(of, tenant, path);
    expect(response.status, path).toBe(200);
    const html = (await response.text()).replaceAll(`:${of.port}`, "");
    return { html: timeless(html), link: response.headers.get("Link") };
  };
  // The plan of a mall with kiosks says where one can find out where one is.
  for (const path of ["/en", "/cz/obchody-a-sluzby", "/en/opening-hours"]) {
    const { html, link } = await pageOf(site, path);
    const usual = await pageOf(without, path);
    expect(usual.html, path).not.toMatch(/kiosk|signage|assistant-tools/);
    expect({ html: html.replace(door, ""), link }, path).toEqual(usual);
  }
  await without.stop();
}, 60_000);

it("says where one stands, the way in words, and gives it to a phone in the visitor's language", async () => {
  const { html } = await read("/cz/kiosk/entrance-2?view=shop&id=dining-sushi-koi");
  expect(html).toContain("Stojíte zde: Hlavní vchod");
  expect(html).toMatch(/Jste v\s?cíli/);
  const codes = [...html.matchAll(/<figure[^>]* data-opens="([^"]*)">(<svg[\s\S]*?<\/svg>)/g)];
  const opened = [];
  for (const [, href = "", svg = ""] of codes) {
    const drawing = svg.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg" width="450" height="450"');
    const png = await sharp(Buffer.from(drawing)).flatten({ background: "#fff" }).png().toBuffer();
    const [code] = await readBarcodes(new Uint8Array(png), { formats: ["QRCode"] });
    expect(code?.text).toBe(href.replaceAll("&amp;", "&"));
    opened.push(new URL(code?.text ?? ""));
  }
  expect(opened.map(({ pathname }) => pathname)).toEqual([
    "/cz/plan-centra/main",
    "/cz/obchod/dining-sushi-koi/sushi-koi",
  ]);
  for (const { pathname, search } of opened) expect((await read(pathname + search)).status).toBe(200);
});

it("begins with ways without steps where its address says so, and stays so", async () => {
  const { html } = await read("/en/kiosk/entrance-2?step-free=1&view=shop&id=dining-sushi-koi");
  expect(html).toContain("No stairs or escalators on this route");
  expect(html).toContain("step-free=1");
  for (const to of linksIn(html)) expect(to).toContain("step-free=1");
});

it("goes on during an outage of the mall API, as do screens in passages, with the time of the data", async () => {
  let isDown = false;
  const upstream = await startUpstream(async ({ url = "" }, response) => {
    if (isDown) return response.destroy();
    const answer = await fetch(site.mallApi + url);
    return json(response, await answer.json(), answer.status);
  });
  const other = await startSite({ KIOSK: "all", SIGNAGE: "all", MALL_API_URL: `${upstream.url}/{tenant}` });
  const paths = [start, `${start}?view=shops`, `${start}?view=plan`, "/en/signage/entrance-2"];
  const shown = async () => {
    const answers = [];
    for (const path of paths) {
      const answer = await ask(other, tenant, path);
      expect(answer.status, path).toBe(200);
      answers.push(await answer.text());
    }
    return answers;
  };
  await shown();
  isDown = true;
  for (const html of await shown()) expect(html).toMatch(/As of \d{1,2}:\d\d/);
  await other.stop();
  await upstream.stop();
}, 60_000);

it("returns to its start without scripts, and has no site's script", async () => {
  const { html } = await read(`${start}?view=shops`);
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="75;url=${start}"/></noscript>`);
  expect((await read(start)).html).not.toContain("refresh");
  expect(html.match(/<script\b/g)).toHaveLength(1);
});
