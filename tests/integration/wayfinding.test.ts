import bwip from "bwip-js/node";
import sharp from "sharp";
import { FormData } from "undici";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { anyAddress } from "../requests/any-address";

const tenant = "galerieharfa";
const way = "from=point.entrance-2&to=shop.dining-sushi-koi";
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ KIOSK: tenant });
}, 60_000);
afterAll(() => site?.stop());

/** A photo of a code, on a grey table. */
async function photoOf(text: string): Promise<Blob> {
  const code = await bwip.toBuffer({
    bcid: "qrcode",
    text,
    scale: 6,
    padding: 12,
    backgroundcolor: "ffffff",
  });
  const background = "#999";
  const photo = await sharp(code)
    .extend({ top: 90, bottom: 60, left: 140, right: 70, background })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(photo)], { type: "image/jpeg" });
}

async function send(photo: Blob, { name = "photo.jpg", origin = site.of(tenant) } = {}) {
  const body = new FormData();
  body.set("file", photo, name);
  const response = await ask(site, tenant, "/cz/where-am-i", {
    method: "POST",
    body,
    redirect: "manual",
    headers: { Origin: origin, "X-Forwarded-For": anyAddress() },
  });
  const html = await response.text();
  const [, error] = /id="file-error"[^>]*>(?:<[^>]*>)*([^<]+)/.exec(html) ?? [];
  return { status: response.status, to: response.headers.get("location"), error, html };
}

it("opens a shared way in the receiver's language", async () => {
  const { status, headers } = await ask(sharedSite(), tenant, `/to/floorplan?${way}&step-free=1`, {
    headers: { "Accept-Language": "de" },
    redirect: "manual",
  });
  expect(status).toBe(302);
  expect(headers.get("location")).toBe(
    "/de/lageplan/main?from=point.entrance-2&to=shop.dining-sushi-koi&step-free=1",
  );
});

it("gives a way away as a code and a link, and no other page", async () => {
  const plan = await (await ask(sharedSite(), tenant, `/en/floorplan/main?${way}`)).text();
  expect(plan).toContain(`/en/share-way?${way.replace("&", "&amp;")}`);
  const page = await ask(sharedSite(), tenant, `/en/share-way?${way}`);
  const html = await page.text();
  expect(html).toContain("The way to Sushi Koi");
  expect(html).toContain(`/to/floorplan?${way.replace("&", "&amp;")}"`);
  for (const query of ["", "?to=nowhere", "?from=point.entrance-2&to=point.entrance-2"])
    expect((await ask(sharedSite(), tenant, `/en/share-way${query}`)).status, query).toBe(404);
});

it("has no photo of a code in a mall without kiosks", async () => {
  expect((await ask(sharedSite(), tenant, "/en/where-am-i")).status).toBe(404);
  expect((await ask(site, "europasc", "/en/where-am-i")).status).toBe(404);
  expect(await (await ask(sharedSite(), tenant, "/en/floorplan/main")).text()).not.toContain("where-am-i");
  expect(await (await ask(site, tenant, "/en/floorplan/main")).text()).toContain('href="/en/where-am-i"');
});

it("shows where one stands by the code of a kiosk, of a way, or of a shop", async () => {
  const codes = {
    "/en/kiosk/entrance-2": "point.entrance-2",
    [`/de/lageplan/main?${way}`]: "point.entrance-2",
    "/cz/obchod/dining-sushi-koi/sushi-koi": "shop.dining-sushi-koi",
  };
  for (const [path, place] of Object.entries(codes)) {
    const { status, to } = await send(await photoOf(site.of(tenant) + path));
    expect(status, path).toBe(303);
    const url = new URL(to ?? "", site.of(tenant));
    expect(url.pathname).toBe("/cz/plan-centra/main");
    expect(url.searchParams.get("from")).toBe(place);
    const plan = await (await ask(site, tenant, url.pathname + url.search)).text();
    expect(plan).toContain("Stojíte zde");
  }
});

it("says beside the field why a photo says of no place", async () => {
  const { error } = await send(await photoOf(`${site.of("europasc")}/en/kiosk/entrance-2`));
  expect(error).toBe("Tento kód patří jinému obchodnímu centru.");
  const noPlaces = [
    "https://example.com/en/kiosk/entrance-2",
    "hello",
    `${site.of(tenant)}/en/kiosk/nowhere`,
  ];
  for (const text of noPlaces) {
    const { status, error } = await send(await photoOf(text));
    expect(status, text).toBe(422);
    expect(error, text).toBe("Tento kód neoznačuje žádné místo v\u00a0našem centru.");
  }
  const blank = await sharp({ create: { width: 300, height: 300, channels: 3, background: "#ccc" } })
    .png()
    .toBuffer();
  const { error: none } = await send(new Blob([new Uint8Array(blank)], { type: "image/png" }));
  expect(none).toContain("žádný kód nenašli");
});

it("refuses what is no photo, too large, or sent from another site", async () => {
  const noPhoto = new Blob(["<svg onload='alert(1)'/>"], { type: "image/png" });
  expect(await send(noPhoto)).toMatchObject({ status: 422, to: null, error: expect.stringMatching(/./) });
  expect((await send(new Blob(["x"], { type: "text/html" }), { name: "x.html" })).status).toBe(422);
  expect((await send(new Blob([new Uint8Array(6_000_000)], { type: "image/jpeg" }))).status).toBe(422);
  expect((await send(await photoOf("x"), { origin: "https://example.com" })).status).toBe(403);
});
