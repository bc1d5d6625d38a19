import { rmSync } from "node:fs";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPage } from "../member";
import { newMember } from "../new-member";
import { ask, logIn, type RunningSite, startSite } from "../site-process";
import { type GoogleWalletStandIn, startGoogleWallet } from "../stand-ins/google-wallet";
import { type PassCertificates, passCertificates, passType, team } from "../stand-ins/pass-certificates";

const tenant = "galerieharfa";
let site: RunningSite;
let certificates: PassCertificates;
let google: GoogleWalletStandIn;
let demo = "";

beforeAll(async () => {
  certificates = passCertificates();
  google = await startGoogleWallet();
  const { apple } = certificates;
  site = await startSite({
    WALLET_PASSES: JSON.stringify({ [tenant]: { apple, google: google.google }, promenade: { apple } }),
    MALL_API_OUTBOX: "open",
  });
  demo = await logIn(site, tenant);
}, 60_000);
afterAll(async () => {
  await site.stop();
  google.close();
  rmSync(certificates.folder, { recursive: true });
});

const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="(\/wallet-pass\?[^"]+)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));

/** The links to a member's passes on a screen, by wallet. */
async function links(path: string, cookie = demo, mall = tenant) {
  const { html } = await openPage(site, mall, path, cookie);
  const of = (wallet: string) => linksIn(html).find((href) => href.includes(`wallet=${wallet}`)) ?? "";
  return { apple: of("apple"), google: of("google") };
}

async function applePass(path: string, cookie = demo) {
  const response = await ask(site, tenant, path, { headers: { Cookie: cookie } });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "application/vnd.apple.pkpass",
  ]);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  return certificates.open(new Uint8Array(await response.arrayBuffer()));
}

/** The object that a link adds to Google's wallet. */
async function googlePass(path: string, cookie = demo) {
  const { status, location } = await openPage(site, tenant, path, cookie);
  expect(status).toBe(302);
  const { objects, origins } = await google.saved(location ?? "");
  expect(origins).toEqual([site.of(tenant)]);
  return objects[0] ?? expect.fail("Google does not have the object");
}

async function firstVoucher(): Promise<string> {
  const { html } = await openPage(site, tenant, "/en/dashboard/rewards?show=active", demo);
  return /href="(\/en\/my-reward\/[\w-]+)"/.exec(html)?.[1] ?? expect.fail("There is no voucher");
}

const values = (fields: { key: string; value: string }[]) =>
  Object.fromEntries(fields.map(({ key, value }) => [key, value]));

describe("links", () => {
  it("are on the card, on a voucher and on a booking, for the wallets that the mall signs for", async () => {
    for (const path of ["/cz/muj-ucet", await firstVoucher(), "/en/dashboard/purchases"]) {
      const found = await links(path);
      expect([found.apple, found.google], path).not.toContain("");
    }
    const { html } = await openPage(site, "promenade", "/en/dashboard", await logIn(site, "promenade"));
    expect(linksIn(html)).toEqual(["/wallet-pass?wallet=apple&kind=card&language=en"]);
  });

  it("are nowhere without certificates, and their addresses don't exist", async () => {
    const cookie = await logIn(site, "europasc");
    expect(linksIn((await openPage(site, "europasc", "/en/dashboard", cookie)).html)).toEqual([]);
    for (const wallet of ["apple", "google"]) {
      const path = `/wallet-pass?wallet=${wallet}&kind=card&language=en`;
      expect((await openPage(site, "europasc", path, cookie)).status).toBe(404);
    }
  });

  it("lead anyone else to the log-in, and give nobody another member's", async () => {
    const { apple } = await links(await firstVoucher());
    const stranger = await openPage(site, tenant, apple);
    expect([stranger.status, stranger.location]).toEqual([302, expect.stringMatching(/^\/en\/login\?/)]);
    const { cookie } = await newMember(site.mallApi, tenant);
    expect((await openPage(site, tenant, apple, cookie)).status).toBe(404);
  });
});

describe("a pass for Apple's wallet", () => {
  it("is a signed archive of the card in the member's language and the mall's looks", async () => {
    const { apple } = await links("/cz/muj-ucet");
    const { files, pass } = await applePass(apple);
    const { html, text } = await openPage(site, tenant, "/cz/muj-ucet", demo);
    expect(pass).toMatchObject({
      passTypeIdentifier: passType,
      teamIdentifier: team,
      organizationName: "Galerie Harfa",
      description: "Věrnostní karta",
      voided: false,
      locations: [{ latitude: expect.any(Number), longitude: expect.any(Number) }],
    });
    const [points] = pass.storeCard.primaryFields;
    expect(points).toMatchObject({
      key: "points",
      label: "Body",
      changeMessage: expect.stringContaining("%@"),
    });
    expect(text).toContain(points.value);
    expect(text).toContain(values(pass.storeCard.secondaryFields).tier);
    const [code] = pass.barcodes;
    expect(code).toMatchObject({
      format: "PKBarcodeFormatCode128",
      message: expect.stringMatching(/^\d{13}$/),
    });
    expect(html.replaceAll(/\D/g, "")).toContain(code.message);
    for (const [name, size] of Object.entries({ "icon.png": 29, "icon@2x.png": 58, "icon@3x.png": 87 }))
      expect(await sharp(files[name]).metadata()).toMatchObject({ format: "png", width: size, height: size });
    expect((await sharp(files["logo@2x.png"]).metadata()).height).toBeLessThanOrEqual(100);
    expect(pass.backgroundColor).toMatch(/^rgb\(\d+, \d+, \d+\)$/);
    expect(pass.backgroundColor).not.toBe(pass.foregroundColor);
  });

  it("has a voucher's code until it expires", async () => {
    const voucher = await firstVoucher();
    const { pass } = await applePass((await links(voucher)).apple);
    const { text } = await openPage(site, tenant, voucher, demo);
    expect(text).toContain(pass.coupon.primaryFields[0].value);
    expect(Date.parse(pass.expirationDate)).toBeGreaterThan(Date.now());
    const shown = pass.barcodes?.[0].altText ?? values(pass.coupon.secondaryFields).code;
    expect(text).toContain(shown);
  });

  it("says when and where a booking is", async () => {
    const { pass } = await applePass((await links("/en/dashboard/purchases")).apple);
    const { text } = await openPage(site, tenant, "/en/dashboard/purchases", demo);
    const { when } = values(pass.eventTicket.secondaryFields);
    expect(when).toBeTruthy();
    expect(text).toContain(when);
    expect(Date.parse(pass.expirationDate)).toBeGreaterThan(Date.parse(pass.relevantDate));
  });
});

describe("a pass for Google's wallet", () => {
  it("is the same as an object that a signed link names", async () => {
    const object = await googlePass((await links("/de/mein-konto")).google);
    const { pass } = await applePass((await links("/de/mein-konto")).apple);
    expect(object).toMatchObject({
      genericType: "GENERIC_LOYALTY_CARD",
      state: "ACTIVE",
      cardTitle: { defaultValue: { language: "de", value: "Galerie Harfa" } },
      header: { defaultValue: { value: pass.storeCard.primaryFields[0].value } },
      barcode: { type: "CODE_128", value: pass.barcodes[0].message },
    });
    for (const path of [await firstVoucher(), "/en/dashboard/purchases"])
      expect(await googlePass((await links(path)).google)).toMatchObject({ state: "ACTIVE" });
  });

  it("leads back with a message while Google does not answer", async () => {
    const { google: link } = await links("/en/dashboard");
    google.setDown(true);
    const answer = await openPage(site, tenant, link, demo);
    google.setDown(false);
    expect([answer.status, answer.location]).toEqual([302, "/en/dashboard"]);
    expect(answer.headers.getSetCookie().join()).toContain("toast=");
    expect(await googlePass(link)).toBeDefined();
  });
});
