import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startUpstream } from "../../../tests/stand-ins/upstream";
import type { ImageHost } from "../../process/image-hosts";
import { createFileFetcher, type FileUnavailable } from "./remote-file.server";

type Upstream = Awaited<ReturnType<typeof startUpstream>>;

let api: Upstream;
let cdn: Upstream;
let fetchers: ReturnType<typeof createFileFetcher>[];
beforeEach(async () => {
  fetchers = [];
  api = await startUpstream((_request, response) => response.end("of the API"));
  cdn = await startUpstream((_request, response) => response.end("of the CDN"));
});
afterEach(async () => {
  await Promise.all(fetchers.map((fetcher) => fetcher.close()));
  await Promise.all([api.stop(), cdn.stop()]);
});

/** Names under `cdn.example` are this machine, which is allowed; those under `inner.example` are a private network. */
const lookup: LookupFunction = (host, _options, callback) =>
  callback(null, [{ address: host.endsWith("cdn.example") ? "127.0.0.1" : "10.0.0.7", family: 4 }]);

function newFetcher({ networks = ["127.0.0.1/32"], hosts = ["cdn.example", "inner.example"] } = {}) {
  const port = new URL(cdn.url).port;
  const listed: ImageHost[] = [...hosts, "127.0.0.1"].map((name) => ({ name, isWildcard: false, port }));
  const fetcher = createFileFetcher({
    rules: { apiBaseOf: (tenantId) => `${api.url}/${tenantId}`, hosts: listed },
    networks: networks.map((network) => ipaddr.parseCIDR(network)),
    limits: { connectMs: 1_000, connections: 2, answerMs: 1_000, bodyBytes: 10_000 },
    lookup,
  });
  fetchers.push(fetcher);
  return {
    text: async (source: string) => (await fetcher.fetch(source, "promenade", "*/*")).bytes.toString(),
    failure: (source: string): Promise<FileUnavailable> =>
      fetcher.fetch(source, "promenade", "*/*").then(
        ({ status }) => Promise.reject(new Error(`It answered ${status}`)),
        (error) => error,
      ),
  };
}

const atCdn = (path: string, host = "cdn.example") => `http://${host}:${new URL(cdn.url).port}${path}`;
const redirecting = (upstream: Upstream, location: string, status = 302) =>
  upstream.answerWith((_request, response) => response.writeHead(status, { location }).end("moved"));

test("fetches a file from the API on any network, and from other hosts by their names", async () => {
  const { text } = newFetcher();
  expect(await text("/a.png")).toBe("of the API");
  expect(await text(`${api.url}/storage/a.png`)).toBe("of the API");
  expect(await text(atCdn("/a.png?w=1"))).toBe("of the CDN");
  expect(api.asked.map(({ url }) => url)).toEqual(["/promenade/a.png", "/storage/a.png"]);
  expect(cdn.asked[0]).toMatchObject({ url: "/a.png?w=1", headers: { host: new URL(atCdn("/")).host } });
  expect(cdn.asked[0]?.headers).not.toHaveProperty("cookie");
});

test("follows redirects to allowed URLs", async () => {
  redirecting(api, atCdn("/moved.png"), 301);
  expect(await newFetcher().text("/a.png")).toBe("of the CDN");
  api.answerWith((request, response) =>
    request.url === "/storage/b.png"
      ? response.end("of the API")
      : response.writeHead(307, { location: "/storage/b.png" }).end(),
  );
  expect(await newFetcher().text("/a.png")).toBe("of the API");
});

test.each([
  ["the machine itself", "http://127.0.0.1/secret"],
  ["the machine itself in another notation", "http://2130706433/secret"],
  ["the machine itself by IPv6", "http://[::ffff:127.0.0.1]/secret"],
  ["the cloud metadata address", "http://169.254.169.254/latest/meta-data"],
  ["a file", "file:///etc/passwd"],
  ["data", "data:image/png;base64,AA"],
  ["another port", "http://cdn.example:22/"],
  ["credentials", "http://user:pass@cdn.example/a.png"],
  ["a host that is not listed", "https://other.example/a.png"],
  ["nowhere", "http://["],
])("does not follow a redirect to %s", async (_name, location) => {
  redirecting(cdn, location);
  redirecting(api, location);
  for (const source of [atCdn("/a.png"), "/a.png"]) {
    expect((await newFetcher().failure(source)).status, source).toBe(404);
  }
  expect([cdn.asked.length, api.asked.length]).toEqual([1, 1]);
});

test("does not follow a redirect to a name on a private network", async () => {
  redirecting(api, atCdn("/a.png", "inner.example"));
  const failure = await newFetcher().failure("/a.png");
  expect(failure).toMatchObject({
    status: 404,
    message: expect.stringContaining("no public address (10.0.0.7)"),
  });
});

test.runIf(process.platform === "linux")(
  "lets only the API itself redirect to a mall API on a private network",
  async () => {
    await cdn.stop();
    cdn = await startUpstream((_request, response) => response.end("of the CDN"), "127.0.0.2");
    redirecting(cdn, `${api.url}/promenade/v1/malls`);
    const listed = { networks: ["127.0.0.2/32"], hosts: ["127.0.0.2"] };
    const failure = await newFetcher(listed).failure(atCdn("/a.png", "127.0.0.2"));
    expect(failure.message).toContain("127.0.0.1 has no public address");
    expect(api.asked).toEqual([]);

    redirecting(api, atCdn("/a.png", "127.0.0.2"));
    expect((await newFetcher(listed).failure("/a.png")).message).toContain("127.0.0.1 has no public address");
    expect(api.asked.map(({ url }) => url)).toEqual(["/promenade/a.png"]);
  },
);

test("does not fetch from a private network, by name or by address", async () => {
  const { failure } = newFetcher({ networks: [] });
  for (const source of [atCdn("/a.png", "inner.example"), atCdn("/a.png"), atCdn("/a.png", "127.0.0.1")])
    expect(await failure(source), source).toMatchObject({
      status: 404,
      message: expect.stringContaining("no public address"),
    });
  expect(cdn.asked).toEqual([]);
});

test("gives up a redirect loop", async () => {
  redirecting(cdn, atCdn("/again.png"));
  expect(await newFetcher().failure(atCdn("/a.png"))).toMatchObject({ status: 404 });
  expect(cdn.asked).toHaveLength(4);
});

test("reports a file that is too large, missing, broken or slow", async () => {
  const failureOf = (answer: Parameters<Upstream["answerWith"]>[0]) => {
    cdn.answerWith(answer);
    return newFetcher().failure(atCdn("/a.png"));
  };
  expect(await failureOf((_request, response) => response.end("x".repeat(20_000)))).toMatchObject({
    status: 404,
  });
  expect(await failureOf((_request, response) => response.writeHead(410).end())).toMatchObject({
    status: 404,
  });
  expect(await failureOf((_request, response) => response.writeHead(302).end())).toMatchObject({
    status: 404,
  });
  expect(await failureOf((_request, response) => response.writeHead(503).end())).toMatchObject({
    status: 502,
  });
  expect(await failureOf((_request, response) => response.destroy())).toMatchObject({ status: 502 });
  expect(await failureOf(() => {})).toMatchObject({
    status: 502,
    message: expect.stringContaining("over 1000 ms"),
  });
});
