import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { problemsOfHtml } from "../screens/valid-html";
import { json, startUpstream } from "../stand-ins/upstream";

const content = sharedSite();
let upstream: Awaited<ReturnType<typeof startUpstream>>;
let site: RunningSite;

/** An operator's API that rejects requests for one shop and fails for another. */
beforeAll(async () => {
  upstream = await startUpstream(async ({ url = "" }, response) => {
    const failure = (httpStatus: string, message: string) => ({ status: "error", httpStatus, message });
    if (url.includes("/companies/refused"))
      return json(response, failure("Forbidden", "Closed for <stocktaking>"), 403);
    if (url.includes("/companies/broken")) return json(response, failure("Internal", "secret stack"), 500);
    const answer = await fetch(content.mallApi + url);
    json(response, await answer.json(), answer.status);
  });
  site = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}`, TRUST_PROXY: "1" });
}, 90_000);
afterAll(async () => {
  await site.stop();
  await upstream.stop();
});

describe("the error screen", () => {
  const open = async (path: string) => {
    const response = await ask(site, "galerieharfa", path);
    return {
      status: response.status,
      id: response.headers.get("x-request-id") ?? "",
      html: await response.text(),
    };
  };

  it("has the mall API's status and message, as text, and the request's id", async () => {
    const { status, id, html } = await open("/en/shop/refused/x");
    expect(status).toBe(403);
    expect(html).toContain("Closed for &lt;stocktaking&gt;");
    expect(id.length).toBeGreaterThan(20);
    expect(html).toContain(`>${id.slice(0, 8)}</code>`);
    expect(html).toContain("Galerie Harfa");
  });

  it("reveals nothing of a failure but the request's id", async () => {
    const { status, id, html } = await open("/en/shop/broken/x");
    expect(status).toBe(503);
    expect(html).not.toContain("secret stack");
    expect(html).toContain(`>${id.slice(0, 8)}</code>`);
  });

  it.each([
    ["X-Request-Id", "proxy-1234567890", "proxy-1234567890"],
    [
      "traceparent",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "4bf92f3577b34da6a3ce929d0e0e4736",
    ],
  ])(
    "names the request as %s of a trusted proxy does, like the call of the mall API",
    async (name, value, id) => {
      const response = await ask(site, "galerieharfa", "/en/shop/broken/x", { headers: { [name]: value } });
      expect(response.headers.get("x-request-id")).toBe(id);
      expect(await response.text()).toContain(`>${id}</code>`);
      const calls = upstream.asked.filter(({ url }) => url.includes("/companies/broken"));
      expect(calls.map(({ headers }) => headers["x-request-id"])).toContain(id);
    },
  );

  it("of an outage shows the mall's hours and address, and what still works", async () => {
    const { html } = await open("/en/shop/broken/x");
    expect(html).toMatch(/Open until|Opens (?:today|tomorrow)/);
    expect(html, "open or not is said once").not.toContain("open as usual");
    expect(html).toContain("still work");
    expect(html).toContain('href="tel:+420');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });

  it("has its title in the head, is not indexed, and offers the likeliest pages", async () => {
    const { html } = await open("/en/parking-price");
    const [head = "", body = ""] = html.split("</head>");
    expect(head).toContain("<title>This page isn’t here | Galerie Harfa</title>");
    expect(head.match(/name="robots"/g)).toHaveLength(1);
    expect(head).toContain('name="robots" content="noindex"');
    expect(body).not.toContain("<title");
    const likely = /You may be looking for[\s\S]*?<\/nav>/.exec(body)?.[0] ?? "";
    const links = [...likely.matchAll(/<a[^>]*href="([^"]+)"/g)].map(([, to = ""]) => to);
    expect(links).toHaveLength(4);
    expect(links[0]).toBe("/en/parking");
    for (const link of links) expect((await open(link)).status, link).toBe(200);
  });

  it.each(["/en/shop/refused/x", "/en/shop/broken/x", "/en/parking-price"])(
    "is valid HTML at %s",
    async (path) => {
      expect(problemsOfHtml((await open(path)).html)).toEqual([]);
    },
  );

  it("has neither for a page that is not found", async () => {
    const { status, html } = await open("/en/nothing-here");
    expect(status).toBe(404);
    expect(html).not.toContain("</code>");
  });
});
