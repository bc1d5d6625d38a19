import { request as httpRequest } from "node:http";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cpuOf } from "../processes/process-cpu";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";

const { mallApi } = sharedSite();
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_URL: `${mallApi}/{tenant}`, TRUST_PROXY: "1" });
  await (await ask(site, "galerieharfa", "/en/contact")).text();
}, 60_000);
afterAll(() => site.stop());

const many = (count: number, of: (at: number) => string, between = "") =>
  Array.from({ length: count }, (_, at) => of(at)).join(between);
const boundary = "----WebKitFormBoundaryZdGJQrBAp4q6o3rX";
const urlEncoded = (count: number) => ({
  type: "application/x-www-form-urlencoded",
  body: many(count, (at) => `n${at}=1`, "&"),
});
const multipart = (count: number) => ({
  type: `multipart/form-data; boundary=${boundary}`,
  body: `${many(count, (at) => `--${boundary}\r\nContent-Disposition: form-data; name="n${at}"\r\n\r\n1\r\n`)}--${boundary}--\r\n`,
});

let visitors = 0;
function post(path: string, { type, body }: { type: string; body: string }) {
  const address = `10.9.${++visitors >> 8}.${visitors & 255}`;
  const headers = { "Content-Type": type, Origin: site.of("galerieharfa"), "X-Forwarded-For": address };
  return ask(site, "galerieharfa", path, { method: "POST", headers, body });
}

describe("a form over its budget", () => {
  it.each([
    ["16,000 fields", "/en/contact", urlEncoded(16_000)],
    ["16,000 fields", "/en/login", urlEncoded(16_000)],
    ["101 fields", "/en/login", urlEncoded(101)],
    ["85,000 parts", "/en/contact", multipart(85_000)],
    ["200 parts", "/en/login", multipart(200)],
    ["80 KB of text", "/en/newsletter", { ...urlEncoded(1), body: `email=${"x".repeat(80_000)}` }],
  ])("of %s is answered by the mall's own screen: %s", async (_, path, form) => {
    const milliseconds = await cpuOf(site, async () => {
      const response = await post(path, form);
      const html = await response.text();
      expect(response.status).toBe(413);
      expect(html).toContain("This is too much at once");
      expect(html).toContain("<header");
    });
    expect(milliseconds).toBeLessThan(1_500);
  });

  it.each([
    "/en/contact.data",
    "/reactions",
    "/bookings",
    "/cookie-consent",
    "/logout",
    "/locale",
    "/token-handover",
    "/live-messages",
    "/send-message",
    "/receipt-upload?language=en",
  ])("is rejected by %s", async (path) => {
    const answers = [
      await post(path, urlEncoded(150)),
      await post(path, multipart(150)),
      await post(path, urlEncoded(40_000)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 413]);
    for (const answer of answers) await answer.arrayBuffer();
  });

  it("is rejected by the realtime endpoints", async () => {
    for (const path of ["/pusher/auth", "/pusher/user-auth"])
      for (const form of [urlEncoded(16_000), multipart(1_000)]) {
        const answer = await post(path, form);
        await answer.arrayBuffer();
        expect([400, 413]).toContain(answer.status);
      }
  });

  it("of another content type is rejected", async () => {
    for (const [type, status] of [
      ["application/json", 400],
      ["text/plain", 400],
      ["application/x-www-form-urlencoded-not", 400],
    ] as const) {
      const answer = await post("/en/contact", { type, body: "{}" });
      await answer.arrayBuffer();
      expect(answer.status, type).toBe(status);
    }
  });

  it("blocks nobody: the health check responds meanwhile", async () => {
    const load = Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        post("/en/contact", at % 2 ? urlEncoded(8_000) : multipart(60_000)).then((answer) => answer.text()),
      ),
    );
    const waits: number[] = [];
    for (let time = 0; time < 20; time++) {
      const started = performance.now();
      expect((await ask(site, "galerieharfa", "/healthz")).status).toBe(200);
      waits.push(performance.now() - started);
      await sleep(20);
    }
    await load;
    expect(Math.max(...waits)).toBeLessThan(3_000);
  });
});

describe("a body without a length", () => {
  /** Sends chunks as a proxy does that doesn't know how many there will be. */
  function sendChunked(path: string, type: string, chunks: string[], encoding = "chunked") {
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = {
        Host: `galerieharfa.localhost:${site.port}`,
        "Content-Type": type,
        "Transfer-Encoding": encoding,
        "X-Forwarded-For": `10.8.0.${++visitors & 255}`,
      };
      const request = httpRequest({ port: site.port, path, method: "POST", headers }, async (response) => {
        resolve({ status: response.statusCode ?? 0, body: await text(response) });
      });
      request.on("error", reject);
      Readable.from(chunks).pipe(request);
    });
  }
  const formType = "application/x-www-form-urlencoded";
  const file = [
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n\r\n`,
    ...Array<string>(480).fill("x".repeat(64 * 1024)),
  ];

  it("is a form like any other", async () => {
    const chunks = ["started=abc&email=chu", "nked%40example.com&", "password=wrong"];
    const { status, body } = await sendChunked("/en/login", formType, chunks);
    expect(status).toBe(422);
    expect(body).toContain("chunked@example.com");
  });

  it.each([
    ["80 KB of text", "/en/login", formType, Array<string>(2).fill("x".repeat(40_000))],
    ["30 MB of text", "/en/login", formType, Array<string>(480).fill("x".repeat(64 * 1024))],
    ["30 MB of files", "/en/contact", `multipart/form-data; boundary=${boundary}`, file],
    ["101 fields", "/en/login.data", formType, Array<string>(101).fill("a=1&")],
    ["30 MB of text", "/reactions", formType, file],
  ])("is rejected once it exceeds its budget: %s to %s", async (_, path, type, chunks) => {
    expect((await sendChunked(path, type, chunks)).status).toBe(413);
  });

  it("is rejected by the realtime endpoints as well", async () => {
    expect((await sendChunked("/pusher/auth", formType, file)).status).toBe(400);
  });

  it("that is not read is discarded", async () => {
    expect((await sendChunked("/en/shops-services", formType, file)).status).toBe(405);
    expect((await ask(site, "galerieharfa", "/healthz")).status).toBe(200);
  });

  it("in another encoding isn't understood", async () => {
    expect((await sendChunked("/en/login", formType, ["a=1"], "gzip, chunked")).status).toBe(501);
  });
});

describe("one address that sends without end", () => {
  it("rejects new pages while overloaded, and serves health checks and cached pages", async () => {
    const headers = { "X-Forwarded-For": "203.0.113.9", Accept: "text/html" };
    let pages = 0;
    const flood = (count: number, round: number) =>
      Array.from({ length: count }, async (_, at) => {
        const path = `/en/shops-services?flood=${round}-${at}`;
        const response = await ask(site, "galerieharfa", path, { headers });
        if (response.status === 200) pages++;
        return { response, html: await response.text() };
      });
    // The first are more than a second's work, so that those after a second find the site busy.
    const first = flood(450, 1);
    await sleep(1_000);
    const second = flood(60, 2);
    let pagesBefore = 0;
    for (let time = 0; time < 5; time++) {
      expect((await ask(site, "galerieharfa", "/healthz")).status).toBe(200);
      expect((await ask(site, "galerieharfa", "/en/contact")).status).toBe(200);
      pagesBefore ||= pages;
    }
    const answers = await Promise.all([...first, ...second]);
    expect([...new Set(answers.map(({ response }) => response.status))].sort()).toEqual([200, 503]);
    const refused = answers.find(({ response }) => response.status === 503);
    expect(refused?.response.headers.get("Retry-After")).toBe("5");
    expect(refused?.response.headers.get("Cache-Control")).toBe("no-store");
    expect(refused?.html).toContain('<html lang="en"');
    expect(refused?.html).toContain("Please try again in a few seconds");
    // Others are served between the pages of the flood, not after them.
    expect(pages - pagesBefore).toBeGreaterThan(10);
  }, 60_000);
});

describe("the reference API", () => {
  const send = (path: string, { type, body }: { type: string; body: string }) =>
    fetch(`${mallApi}/galerieharfa/v1/${path}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body,
    });

  it("rejects forms and JSON over their budget", async () => {
    const json = { type: "application/json", body: `{${many(16_000, (at) => `"n${at}":1`, ",")}}` };
    expect((await send("support", multipart(85_000))).status).toBe(413);
    expect((await send("support", multipart(101))).status).toBe(413);
    expect((await send("login", json)).status).toBe(413);
  });
});
