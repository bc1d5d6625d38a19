import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ownShapes, type ShapeName, shapeNames } from "./shape";
import { wifiClient } from "./shapes/password-grant";
import { type OtherMallApi, startOtherMallApi } from "./start";

/** The mall whose API has the shape. */
export const mallOf: Record<ShapeName, string> = {
  minimal: "galerieharfa",
  laravel: "europasc",
  plain: "novoplaza",
  sparse: "promenade",
  aspnet: "severka",
  php: "trznice",
  graphql: "nadrazi",
  wordpress: "pasaz",
};

/** Writes the files of a mounted mall whose API is elsewhere, with the profile of its shape. */
function mount(folder: string, shape: ShapeName, url: string) {
  const mall = join(folder, mallOf[shape]);
  mkdirSync(mall);
  const config = {
    tenantId: mallOf[shape],
    tenantSecondLevelDomain: mallOf[shape],
    gtmId: null,
    metaId: null,
    redirectRule: "root",
    mallApi: { url },
  };
  writeFileSync(join(mall, "config.json"), JSON.stringify(config));
  const metaTags = { cz: { index: { title: mallOf[shape], description: "Obchody." } } };
  writeFileSync(join(mall, "meta-tags.json"), JSON.stringify(metaTags));
  cpSync(join(import.meta.dirname, "profiles", `${shape}.json`), join(mall, "profile.json"));
}

/**
 * Starts an API of each shape for one site that serves them all: those that name things as the contract does share a
 * host, under which each is at its mall's path; the others have an address of their own, and a profile.
 */
export async function startEveryShape() {
  const folder = mkdtempSync(join(tmpdir(), "promenade-every-shape-"));
  const apis = new Map<string, OtherMallApi>();
  for (const shape of shapeNames)
    apis.set(mallOf[shape], await startOtherMallApi({ shape, tenant: mallOf[shape] }));
  for (const shape of ownShapes) mount(folder, shape, apis.get(mallOf[shape])?.url ?? "");
  const server = createServer((incoming, outgoing) => {
    const [, tenant = "", path = ""] = /^\/(\w+)(\/.*)$/.exec(incoming.url ?? "") ?? [];
    const api = apis.get(tenant);
    if (!api) return outgoing.writeHead(404).end();
    const { method = "GET", headers } = incoming;
    incoming.pipe(
      httpRequest(api.url + path, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      }).on("error", () => outgoing.destroy()),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const hosts = [...apis.values()].flatMap(({ url, picturesUrl }) => [url, picturesUrl]);
  return {
    /** The site's configuration. */
    environment: {
      MALL_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/{tenant}`,
      TENANTS_DIR: folder,
      IMAGE_HOSTS: hosts.map((url) => new URL(url).host).join(","),
      IMAGE_NETWORKS: "127.0.0.0/8",
      OAUTH_CLIENTS: JSON.stringify({ [mallOf.laravel]: wifiClient }),
    },
    apiOf(shape: ShapeName): OtherMallApi {
      const api = apis.get(mallOf[shape]);
      if (!api) throw new Error(`There is no ${shape} API`);
      return api;
    },
    async close() {
      server.closeAllConnections();
      await Promise.all([...apis.values()].map((api) => api.close()));
      await new Promise<void>((resolve) => server.close(() => resolve()));
      rmSync(folder, { recursive: true });
    },
  };
}
