import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signedImage } from "~/mall/media/image-signature.server";
import { imageHref } from "~/ui/picture";
import { json, listOf, startUpstream } from "../../../tests/stand-ins/upstream";
import { loader as proxy, action as refuse } from "./files/api-proxy";
import { loader as icons } from "./files/icons";
import { loader as image } from "./files/image";

let upstream: Awaited<ReturnType<typeof startUpstream>>;
let directory: string;

beforeAll(async () => {
  upstream = await startUpstream((request, response) => {
    if (!request.url?.endsWith(".svg")) return json(response, listOf([]));
    response
      .writeHead(200, { "content-type": "image/svg+xml" })
      .end(
        '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60"/></svg>',
      );
  });
  directory = await mkdtemp(join(tmpdir(), "resources-"));
  process.env.MALL_API_URL = `${upstream.url}/{tenant}`;
  process.env.IMAGE_CACHE_DIR = directory;
});

beforeEach(() => {
  upstream.asked.length = 0;
});

afterAll(async () => {
  await upstream.stop();
  rmSync(directory, { recursive: true, force: true });
});

const args = (url: string, splat = ""): LoaderFunctionArgs => ({
  request: new Request(url, { headers: { accept: "image/webp" } }),
  params: { "*": splat },
  context: {},
});

test("serves each host the pictures and reads of its own tenant, unknown hosts those of beta", async () => {
  const malls = {
    "galerieharfa.localhost": "galerieharfa",
    "www.europasc.sk": "europasc",
    "evil.example": "beta",
    "127.0.0.1": "beta",
  } as const;
  const hosts = Object.keys(malls) as (keyof typeof malls)[];
  for (const host of hosts) {
    const address = imageHref(signedImage("/art/a.svg", malls[host]) ?? "", 48);
    const picture = await image(args(`http://${host}${address}`));
    const read = await proxy(args(`http://${host}/api/proxy/tiers?page=${hosts.indexOf(host) + 1}`, "tiers"));
    expect([picture.status, read.status]).toEqual([200, 200]);
  }
  const tenants = new Set(upstream.asked.map(({ url }) => url.split("/")[1]));
  // A proxy that looks for a server of its own may ask this port, too.
  tenants.delete("readyz");
  expect([...tenants]).toEqual(["galerieharfa", "europasc", "beta"]);
});

test("rejects writes, and serves icons without the mall API", async () => {
  expect(refuse().status).toBe(405);
  expect(
    (await icons(args("http://beta.localhost/icons/lucide.json?icons=shirt", "lucide.json"))).status,
  ).toBe(200);
  expect(upstream.asked).toEqual([]);
});
