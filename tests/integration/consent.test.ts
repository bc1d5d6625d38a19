import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { visitorsOf } from "../requests/visitor";

const site = sharedSite();
let withMap: RunningSite;
beforeAll(async () => {
  const map = { galerieharfa: { mapsKey: "test-key" } };
  withMap = await startSite({
    MALL_API_URL: `${site.mallApi}/{tenant}`,
    TRUST_PROXY: "1",
    THIRD_PARTIES: JSON.stringify(map),
  });
}, 90_000);
afterAll(() => withMap.stop());

const { send, open } = visitorsOf(() => site, "galerieharfa");
const mapVisitor = visitorsOf(() => withMap, "galerieharfa");
const page = "/en/shops-services";
const question = "May we count visits?";
const tagHost = /googletagmanager|facebook/;
const tagId = /GTM-HARFA01/;

async function decided(choice: string, cookies: string[] = []): Promise<string> {
  const answer = await mapVisitor.send("/cookie-consent", {
    choice,
    redirectTo: page,
    ...(cookies[0] && { cookies: cookies[0] }),
  });
  expect([answer.status, answer.location]).toEqual([303, page]);
  return answer.cookie("consent");
}

describe("a visitor's choice", () => {
  it("is requested until it is made, lasts half a year, and returns to the page", async () => {
    const undecided = await open(page);
    expect(undecided.text).toContain(question);
    expect(undecided.html).not.toMatch(tagId);
    expect(undecided.headers.get("Content-Security-Policy")).toMatch(tagHost);
    for (const choice of ["accept", "decline", "save"]) {
      const answer = await send("/cookie-consent", { choice, redirectTo: page });
      expect(answer.cookies[0]).toMatch(/^consent=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
      const decidedPage = await open(page, { Cookie: answer.cookie("consent") });
      expect(decidedPage.text).not.toContain(question);
      expect(tagId.test(decidedPage.html)).toBe(choice === "accept");
      expect(decidedPage.headers.get("Content-Security-Policy")).toMatch(tagHost);
    }
  });

  it("counts over TLS only in a cookie that no other host of the domain can plant", async () => {
    const tls = { "X-Forwarded-Proto": "https" };
    const Origin = site.of("galerieharfa").replace("http:", "https:");
    const answer = await send("/cookie-consent", { choice: "accept" }, { headers: { ...tls, Origin } });
    expect(answer.cookies[0]).toMatch(
      /^__Host-consent=[^;]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const given = answer.cookie("__Host-consent");
    expect((await open(page, { ...tls, Cookie: given })).html).toMatch(tagId);
    const planted = await open(page, { ...tls, Cookie: given.replace("__Host-", "") });
    expect([planted.text.includes(question), tagId.test(planted.html)]).toEqual([true, false]);
  });

  it("is a refusal where the browser sends Global Privacy Control, until the visitor decides otherwise", async () => {
    const controlled = await open(page, { "Sec-GPC": "1" });
    expect(controlled.text).not.toContain(question);
    expect(controlled.html).not.toMatch(tagId);
    const { cookie } = await send("/cookie-consent", { choice: "accept", redirectTo: page });
    expect((await open(page, { "Sec-GPC": "1", Cookie: cookie("consent") })).html).toMatch(tagId);
    expect((await open(page)).text).toContain(question);
  });

  it.each([
    "consent=",
    "consent=x",
    "consent=00000000.STAT",
    "consent=.STAT",
    "consent=%00",
    `consent=${"S".repeat(5_000)}`,
  ])("is not made by %s", async (Cookie) => {
    const drawn = await open(page, { Cookie });
    expect(drawn.text).toContain(question);
    expect(drawn.html).not.toMatch(tagId);
  });

  it("is requested again when its definition has changed", async () => {
    const answer = await send("/cookie-consent", { choice: "accept", redirectTo: page });
    const before = answer.cookie("consent");
    expect((await open(page, { Cookie: before })).text).not.toContain(question);
    expect((await mapVisitor.open(page, { Cookie: before })).text).toContain(question);
  });

  it("is never requested if a mall uses nothing that needs it", async () => {
    const bare = visitorsOf(() => site, "beta");
    expect((await bare.open(page)).text).not.toContain(question);
    const answer = await bare.send("/cookie-consent", { choice: "accept", redirectTo: page });
    const csp = (await bare.open(page, { Cookie: answer.cookie("consent") })).headers.get(
      "Content-Security-Policy",
    );
    expect(csp).not.toMatch(tagHost);
  });

  it("is accepted from the mall's own pages only, and never redirects elsewhere", async () => {
    const foreign = await send(
      "/cookie-consent",
      { choice: "accept" },
      { headers: { Origin: "https://evil.example" } },
    );
    expect([foreign.status, foreign.cookies]).toEqual([403, []]);
    const nonsense = await send("/cookie-consent", { choice: "rob" });
    expect([nonsense.status, nonsense.cookies]).toEqual([400, []]);
    const away = await send("/cookie-consent", { choice: "accept", redirectTo: "//evil.example" });
    expect(away.location).toBe("/");
    const unknown = await send("/cookie-consent", { choice: "save", cookies: "STAT-MAPS; Domain=evil" });
    expect(unknown.cookie("consent")).toMatch(/^consent=[0-9a-f]{8}\.$/);
  });

  it("that withdraws consent removes its cookies, for the host and every parent domain", async () => {
    const held = "_ga=1; _ga_ABC=2; _fbp=3; other=4";
    const answer = await send("/cookie-consent", { choice: "decline" }, { headers: { Cookie: held } });
    const removed = answer.cookies.filter((cookie) => !/^(consent|toast)=/.test(cookie));
    for (const name of ["_ga", "_ga_ABC", "_fbp"]) {
      expect(removed).toContain(`${name}=; Max-Age=0; Path=/`);
      expect(removed).toContain(`${name}=; Max-Age=0; Domain=galerieharfa.localhost; Path=/`);
    }
    expect(removed.some((cookie) => cookie.startsWith("other"))).toBe(false);
    const late = await open(page, { Cookie: `${answer.cookie("consent")}; _ga=1` });
    expect(late.cookies, "also what is written after").toContain("_ga=; Max-Age=0; Path=/");
    expect(late.headers.get("Cache-Control")).toBe("private, no-store");
    const kept = await send("/cookie-consent", { choice: "accept" }, { headers: { Cookie: held } });
    expect(kept.cookies.map((cookie) => cookie.split("=")[0])).toEqual(["consent", "toast"]);
  });
});

it("removes withdrawn cookies a few at a time: proxies reject responses with long headers", async () => {
  const planted = Array.from({ length: 150 }, (_, at) => `_ga_PLANTED${at}=1`).join("; ");
  const page = await mapVisitor.open("/en/faq", { Cookie: `${await decided("decline")}; ${planted}` });
  expect(page.status).toBe(200);
  expect(page.cookies.length).toBeGreaterThan(0);
  expect(page.cookies.join("").length).toBeLessThan(4_000);
});

it("never shares a cached page with visitors who chose otherwise", async () => {
  const states = {
    undecided: "",
    declined: await decided("decline"),
    statistics: await decided("save", ["STAT"]),
    map: await decided("save", ["MAPS"]),
    all: await decided("accept"),
  };
  const seen = async (cookie: string) => {
    const { text, html } = await mapVisitor.open(page, { Cookie: cookie });
    return [text.includes(question), tagId.test(html), html.includes("MAPS")].join();
  };
  const expected = {
    undecided: "true,false,false",
    declined: "false,false,false",
    statistics: "false,true,false",
    map: "false,false,true",
    all: "false,true,true",
  };
  for (let round = 0; round < 3; round++) {
    for (const [name, cookie] of Object.entries(states)) {
      expect(await seen(cookie), name).toBe(expected[name as keyof typeof expected]);
    }
  }
  const again = await mapVisitor.open(page, { Cookie: states.statistics });
  expect(again.headers.has("Age"), "and yet it is kept").toBe(true);
});

describe("the interactive map", () => {
  it("is a frame with its own policy, for visitors who agreed to it", async () => {
    const path = "/interactive-map?language=de";
    for (const Cookie of ["", await decided("decline"), await decided("save", ["STAT"])]) {
      expect((await mapVisitor.open(path, { Cookie })).status).toBe(404);
    }
    const Cookie = await decided("add", ["MAPS"]);
    const map = await mapVisitor.open(path, { Cookie });
    expect(map.status).toBe(200);
    expect(map.html).toContain("https://maps.googleapis.com/maps/api/js?key=test-key&amp;libraries=places");
    expect(map.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
    expect((await mapVisitor.open("/interactive-map?language=xx", { Cookie })).status).toBe(404);
    expect((await open(path, { Cookie })).status).toBe(404);
  });

  it("is offered beside the sketch if there is a key, and nowhere else", async () => {
    const path = "/en/how-to-get-here";
    const offered = await mapVisitor.open(path);
    expect(offered.text).toContain("Show the interactive map");
    expect(offered.text).not.toContain("<iframe");
    const shown = await mapVisitor.open(path, { Cookie: await decided("accept") });
    expect(shown.text).toContain('<iframe src="/interactive-map?language=en"');
    expect((await open(path)).text).not.toContain("interactive map");
  });
});

it.each(["/app-link", "/willopeninapp"])("%s redirects to the page about the app", async (path) => {
  const answer = await open(path, { "Accept-Language": "de" });
  expect([answer.status, answer.location]).toEqual([302, "/de/mobile-app"]);
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
});
