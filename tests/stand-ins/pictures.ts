import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TenantId } from "@contract/tenant-ids";
import sharp from "sharp";
import { afterEach, beforeAll, beforeEach } from "vitest";
import {
  createImageService,
  type ImageService,
  type ImageServiceOptions,
} from "../../app/mall/media/image.server";
import { signature } from "../../app/mall/media/image-signature.server";
import { startUpstream } from "./upstream";

export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#b4472a" d="M0 0h10v10H0z"/></svg>';
const scene =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#1e3a32"/></svg>';
/** What a browser accepts. */
export const browser = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";

/**
 * For each test of the file: an upstream that has photos, a member's portraits, logos and scenes, an empty folder for
 * copies of them, and a clock that the test advances.
 */
export function withPictures() {
  const world = {
    upstream: undefined as Awaited<ReturnType<typeof startUpstream>> | undefined,
    directory: "",
    clock: 0,
    photo: Buffer.alloc(0),
    services: [] as ImageService[],
  };

  beforeAll(() => {
    process.env.MALL_API_URL = "http://127.0.0.1:9/{tenant}";
  });

  beforeEach(async () => {
    world.directory = await mkdtemp(join(tmpdir(), "images-"));
    world.clock = Date.now();
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#884422" } })
      .jpeg()
      .toBuffer();
    world.photo = photo;
    world.upstream = await startUpstream((request, response) => {
      const path = request.url ?? "";
      if (path.includes("logo")) response.writeHead(200, { "content-type": "image/svg+xml" }).end(logo);
      else if (path.includes("scene"))
        response.writeHead(200, { "content-type": "image/svg+xml" }).end(scene);
      else if (path.includes("portrait"))
        response
          .writeHead(200, { "content-type": "image/jpeg", "cache-control": "private, max-age=300" })
          .end(photo);
      else if (path.includes("photo")) response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
      else response.writeHead(404).end();
    });
  });

  afterEach(async () => {
    await world.upstream?.stop();
    await Promise.all(world.services.splice(0).map((service) => service.close()));
    await rm(world.directory, { recursive: true, force: true });
  });

  return {
    get upstream() {
      if (!world.upstream) throw new Error("The upstream runs during a test");
      return world.upstream;
    },
    get directory() {
      return world.directory;
    },
    get photo() {
      return world.photo;
    },
    pass(milliseconds: number) {
      world.clock += milliseconds;
    },
    newService(options: Partial<ImageServiceOptions> = {}): ImageService {
      const service = createImageService({
        rules: { apiBaseOf: (tenantId) => `${world.upstream?.url}/${tenantId}`, hosts: null },
        networks: [],
        directory: world.directory,
        maxBytes: 10 * 1024 * 1024,
        now: () => world.clock,
        ...options,
      });
      world.services.push(service);
      return service;
    },
  };
}

/** A picture, at a URL that is signed for a mall. */
export function ask(
  service: ImageService,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const signed = query.src !== undefined && { src: signature(query.src, "promenade") + query.src };
  return askAs("promenade", service, { ...query, ...signed }, headers);
}

export function askAs(
  tenantId: TenantId,
  service: ImageService,
  query: Record<string, string> | string,
  headers: Record<string, string> = {},
) {
  const request = new Request(`http://mall.test/image?${new URLSearchParams(query)}`, {
    headers: { accept: browser, ...headers },
  });
  return service.respond(request, tenantId);
}
