import { rmSync } from "node:fs";
import { signedHeaders } from "@contract/signed-request.server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../processes/free-port";
import { ask, editorSecret, logIn, type RunningSite, startSite } from "../processes/site-process";
import { earn, openPage, operator } from "../requests/member";
import { newMember } from "../requests/new-member";
import { type ApplePushStandIn, startApplePush } from "../stand-ins/apple-push";
import { type GoogleWalletStandIn, startGoogleWallet } from "../stand-ins/google-wallet";
import { type PassCertificates, passCertificates, passType, team } from "../stand-ins/pass-certificates";

const tenant = "galerieharfa";
let site: RunningSite;
let certificates: PassCertificates;
let google: GoogleWalletStandIn;
let push: ApplePushStandIn;
let demo = "";

beforeAll(async () => {
  certificates = passCertificates();
  [google, push] = await Promise.all([startGoogleWallet(), startApplePush(certificates)]);
  const apple = { ...certificates.apple, push: push.url };
  site = await startSite({
    // The mall API announces changed passes there.
    PORT: String(await freePort()),
    EDITOR_SECRET: editorSecret,
    NODE_EXTRA_CA_CERTS: certificates.apple.wwdr,
    WALLET_PASSES: JSON.stringify({ [tenant]: { apple, google: google.google }, promenade: { apple } }),
    MALL_API_OUTBOX: "open",
    LOG_LEVEL: "warn",
  });
  demo = await logIn(site, tenant);
}, 60_000);
afterAll(async () => {
  await site.stop();
  google.close();
  push.close();
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
    // The page has the day and the hours below each other.
    const [day = "", hours = ""] = (when ?? "").split(/, (?=\d)/);
    expect(hours).toMatch(/\d/);
    expect(text).toContain(day);
    expect(text).toContain(hours);
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

/** A phone with a pass: what its wallet asks the site for. */
function phone(
  pass: { authenticationToken: string; serialNumber: string; webServiceURL: string },
  pushToken: string,
) {
  const device = `phone-${pushToken}`;
  const call = (
    method: string,
    path: string,
    given: { token?: string; body?: object; since?: string } = {},
  ) => {
    const { token = pass.authenticationToken, body, since } = given;
    return ask(site, tenant, `${new URL(pass.webServiceURL).pathname}/v1/${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `ApplePass ${token}` }),
        ...(since && { "If-Modified-Since": since }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  };
  const registrations = `devices/${device}/registrations/${passType}`;
  return {
    call,
    register: (token?: string) =>
      call("POST", `${registrations}/${pass.serialNumber}`, { ...(token && { token }), body: { pushToken } }),
    remove: () => call("DELETE", `${registrations}/${pass.serialNumber}`),
    list: async (since = "") => {
      const response = await call("GET", `${registrations}${since && `?passesUpdatedSince=${since}`}`, {
        token: "",
      });
      if (response.status === 204) return null;
      return (await response.json()) as { serialNumbers: string[]; lastUpdated: string };
    },
    latest: (since?: string, token?: string) =>
      call("GET", `passes/${passType}/${pass.serialNumber}`, {
        ...(since && { since }),
        ...(token && { token }),
      }),
    async pass() {
      const response = await call("GET", `passes/${passType}/${pass.serialNumber}`);
      expect(response.status).toBe(200);
      return certificates.open(new Uint8Array(await response.arrayBuffer())).pass;
    },
  };
}

/** A new member's card. */
async function card(language = "en") {
  const { cookie, token } = await newMember(site.mallApi, tenant, language);
  const found = await links("/en/dashboard", cookie);
  return { cookie, token, links: found, pass: (await applePass(found.apple, cookie)).pass };
}

describe("the web service of Apple's wallet", () => {
  it("registers a phone, lists its changed passes, and sends each as it is now", async () => {
    const { pass } = await card();
    const mine = phone(pass, "aa01");
    expect([(await mine.register()).status, (await mine.register()).status]).toEqual([201, 200]);
    const listed = await mine.list();
    expect(listed?.serialNumbers).toEqual([pass.serialNumber]);
    expect(await mine.list(String(Number(listed?.lastUpdated) + 1))).toBeNull();
    const latest = await mine.latest();
    const current = certificates.open(new Uint8Array(await latest.arrayBuffer())).pass;
    expect(current).toEqual(pass);
    const modified = latest.headers.get("Last-Modified") ?? "";
    expect((await mine.latest(modified)).status).toBe(304);
    expect((await mine.remove()).status).toBe(200);
    expect(await mine.list()).toBeNull();
  });

  it("logs of a phone's report what kind it is, not its words, and refuses a flood of them", async () => {
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count++) {
      const body = JSON.stringify({
        logs: [`Get pass task of ada${count}@example.com encountered error: \n{}`],
      });
      statuses.add((await ask(site, tenant, "/wallet/apple/v1/log", { method: "POST", body })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await expect.poll(() => site.output()).toContain('"task":"fetch a pass","problem":"other"');
    expect(site.output().match(/A device reported/g)).toHaveLength(1);
    expect(site.output()).not.toContain("ada");
  });

  it("refuses another token, and one that is no pass's", async () => {
    const [one, other] = [await card(), await card()];
    const mine = phone(one.pass, "aa02");
    for (const token of [other.pass.authenticationToken, one.token, "guessed-guessed-guessed"])
      expect([(await mine.register(token)).status, (await mine.latest("", token)).status]).toEqual([
        401, 401,
      ]);
    const session = { Cookie: `token=${one.pass.authenticationToken}` };
    expect((await ask(site, tenant, "/en/dashboard", { headers: session })).status).toBe(302);
    const elsewhere = await ask(
      site,
      "europasc",
      `/wallet/apple/v1/passes/${passType}/${one.pass.serialNumber}`,
      {
        headers: { Authorization: `ApplePass ${one.pass.authenticationToken}` },
      },
    );
    expect(elsewhere.status).toBe(404);
  });
});

describe("a change in the mall API", () => {
  const changed = { timeout: 40_000, interval: 100 };

  it("reaches both wallets with the new balance, and phones that are gone are forgotten", async () => {
    const { cookie, pass, links } = await card("sk");
    const added = await googlePass(links.google, cookie);
    const [mine, lost] = [phone(pass, "ab01"), phone(pass, "ab02")];
    await Promise.all([mine.register(), lost.register()]);
    push.gone.add("ab02");
    await earn(site, tenant, cookie, 1230);
    await expect.poll(() => push.pushed, changed).toContain("ab01");
    expect((await mine.pass()).storeCard.primaryFields[0].value).toBe("123");
    const shown = () => google.stored.get(String(added.id))?.header;
    await expect.poll(shown, changed).toEqual({ defaultValue: { language: "en", value: "123" } });
    await expect.poll(() => lost.list(), changed).toBeNull();
    expect(await mine.list()).not.toBeNull();
  }, 120_000);

  it("makes the pass of a used voucher void, without its code", async () => {
    const voucher = await firstVoucher();
    const found = await links(voucher);
    const added = await googlePass(found.google);
    const { pass } = await applePass(found.apple);
    const mine = phone(pass, "ab03");
    await mine.register();
    const code = pass.barcodes?.[0].message ?? values(pass.coupon.secondaryFields).code;
    await operator(site.databaseUrl, "use", tenant, String(code).replaceAll(" ", ""));
    await expect.poll(() => push.pushed, changed).toContain("ab03");
    const used = await mine.pass();
    expect([used.voided, used.barcodes]).toEqual([true, undefined]);
    const stored = () => google.stored.get(String(added.id))?.state;
    await expect.poll(stored, changed).toBe("EXPIRED");
    expect(google.stored.get(String(added.id))?.barcode).toBeFalsy();
  }, 120_000);

  it("is announced by nobody without the secret, and once", async () => {
    const { pass } = await card();
    const body = JSON.stringify({
      mall: tenant,
      wallet: "apple",
      id: pass.serialNumber,
      token: pass.authenticationToken,
      devices: [{ device: "phone", push_token: "ab04" }],
    });
    const announce = (headers: Record<string, string>, mall = tenant) =>
      ask(site, mall, "/wallet-changes", { method: "POST", body, headers });
    const signed = (secret: string) =>
      signedHeaders({ secret, method: "POST", path: "/wallet-changes", body });
    expect((await announce(signed("another secret of the same length"))).status).toBe(401);
    expect((await announce(signed(editorSecret), "promenade")).status).toBe(400);
    const headers = signed(editorSecret);
    expect([(await announce(headers)).status, (await announce(headers)).status]).toEqual([200, 409]);
    expect(push.pushed).toContain("ab04");
  });
});
