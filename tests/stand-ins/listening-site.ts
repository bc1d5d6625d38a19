import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { logSerializers } from "@contract/log-serializers.server";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { createPageCache } from "../../server/http/page-cache";
import { parseProxyTrust } from "../../server/http/proxy-trust";
import { siteListener } from "../../server/http/site-listener";
import { type RawAnswer, rawRequest } from "../requests/raw-request";

type Handle = (request: Request) => Promise<Response> | Response;

/** The maximum size of a form, in bytes. */
export const limit = 100;

export const cacheable = () =>
  new Response("a cached page", {
    headers: { "Content-Type": "text/html", "Cache-Control": "public, s-maxage=60" },
  });

const marks = { degradedHeader: "x-degraded", sharedHeader: "x-shared", unsharedHeader: "x-unshared" };

const keyOf = (mall: string, page: string, route: string) => ({ mall, page, isCanonical: true, route });

/** What the app does, and what has happened in this test. */
const fresh = () => ({
  handle: (() => new Response("a page", { headers: { "Content-Type": "text/html" } })) as Handle,
  handled: [] as Request[],
  logged: [] as Record<string, unknown>[],
  answered: [] as unknown[],
  rendered: [] as string[],
  refused: [] as string[],
  isDraining: false,
  isOverloaded: false,
  underWay: 0,
});

/** The site's listener around an app of the test, on a new port for each test of the file. */
export function listeningSite() {
  const site = fresh();
  let server: Server;
  let files: string;
  let sharedAssets: string;

  beforeAll(() => {
    files = mkdtempSync(join(tmpdir(), "promenade-files-"));
    sharedAssets = mkdtempSync(join(tmpdir(), "promenade-assets-"));
    mkdirSync(join(files, "assets"));
    for (const name of ["assets/app-1a2b.js", "robots.txt", ".secret"])
      writeFileSync(join(files, name), "a file");
  });
  afterAll(() => {
    for (const folder of [files, sharedAssets]) rmSync(folder, { recursive: true });
  });

  beforeEach(async () => {
    Object.assign(site, fresh());
    const answer = async (request: Request) => {
      site.handled.push(request);
      return site.handle(request);
    };
    const lines = new Writable({
      write(line, _, done) {
        site.logged.push(JSON.parse(String(line)));
        done();
      },
    });
    server = createServer(
      siteListener({
        site: {
          requests: {
            handle: answer,
            hostResponse: (host) =>
              host === "unknown.example" ? new Response("no mall", { status: 421 }) : null,
            subjectOf: (host) => ({ mall: host, route: "page" }),
            overloadResponse: () => new Response("too busy", { status: 503 }),
            bodyLimit: () => limit,
            clientAddressHeader: "x-client-address",
            rejectedBodyHeader: "x-body-refused",
            rejectedBodyRequest: (request) =>
              new Request(request, {
                headers: { ...Object.fromEntries(request.headers), "x-body-refused": "413" },
              }),
          },
          pages: {
            ...marks,
            // Everything below /cached/ is a public page; nothing expects /unexpected.
            keyOf: ({ protocol, host, url }) =>
              url === "/unexpected"
                ? expect.fail("unexpected")
                : url.startsWith("/cached/")
                  ? keyOf(host, `${protocol}://${host}${url}`, "cached")
                  : null,
            // Members with the same number share the pages below /members/.
            memberKeyOf: async ({ host, url, headers }) =>
              url.startsWith("/members/")
                ? keyOf(host, `http://${host}${url}?${headers.cookie}`, "members")
                : null,
            fill: ({ page }, clientAddress) =>
              answer(new Request(page, { headers: { "x-filled-for": clientAddress } })),
            maxBytes: 1024 * 1024,
            showsContent: () => () => true,
            cacheTagOf: () => "",
          },
        },
        overload: {
          admit: () => {
            if (site.isOverloaded) return null;
            site.underWay++;
            return () => {
              site.underWay--;
            };
          },
        },
        pageCache: createPageCache({ maxBytes: 1024 * 1024, ...marks }),
        files,
        sharedAssets,
        trust: parseProxyTrust("1") ?? expect.fail("one proxy"),
        isHostForwarded: true,
        log: pino({ level: "debug", serializers: logSerializers }, lines),
        isDraining: () => site.isDraining,
        observer: {
          answered: ({ mall, route }, status, cache) => site.answered.push([mall, route, status, cache]),
          rendered: ({ route }) => site.rendered.push(route),
          refused: ({ mall }) => site.refused.push(mall),
        },
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const port = () => (server.address() as AddressInfo).port;
  const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(port(), path, { Host: "mall.test", ...headers }, method);
  /** A form of a given size. */
  const post = (
    bytes: number,
    headers: Record<string, string> = {},
  ): Promise<Pick<RawAnswer, "status" | "headers">> =>
    new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          port: port(),
          path: "/en/form",
          method: "POST",
          agent: false,
          headers: { Host: "mall.test", ...headers },
        },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode ?? 0, headers: response.headers });
        },
      );
      request.on("error", reject);
      request.end("x".repeat(bytes));
    });

  return { site, port, ask, post, files: () => files, sharedAssets: () => sharedAssets };
}
