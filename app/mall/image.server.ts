import { createHash } from "node:crypto";
import type { TenantId } from "@contract/tenant-ids";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { LRUCache } from "lru-cache";
import { environment } from "~/environment.server";
import { type Log, log } from "~/log.server";
import { createFileCache } from "./file-cache.server";
import { acceptedFormat, type ImageFormat, type WantedImage, wantedImage } from "./image-request.server";
import { createImageResizer, DrawingLost, type EncodedImage, type ImageType } from "./image-resizing.server";
import { imageAddress, isVersioned, mallApiBase } from "./image-source.server";
import { MallApiUnavailable } from "./mall-api-error";
import { createTransport } from "./transport.server";

const day = 24 * 60 * 60;
const sourceLimits = { connectMs: 1_000, connections: 8, answerMs: 5_000, bodyBytes: 20 * 1024 * 1024 };
/**
 * Two pictures drawn at once leave the processor to the pages. So many fetched at once bound the memory that waits for
 * them, and more than so many waiting are sent away.
 */
const workLimits = { drawn: 2, fetched: 8, waiting: 200 };

const extensions: Record<ImageType, string> = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
};

export type ImageServiceOptions = {
  apiBaseOf: (tenantId: TenantId) => string;
  directory: string;
  maxBytes: number;
  now?: () => number;
  log?: Log;
};

type Drawn = EncodedImage & { isPrivate: boolean };

export type ImageService = ReturnType<typeof createImageService>;

let processService: ImageService | undefined;

/** `/image` of a tenant: the picture asked for, in the best format that the browser reads. */
export function imageResponse(request: Request, tenantId: TenantId): Promise<Response> {
  processService ??= createImageService({
    apiBaseOf: mallApiBase,
    directory: environment().IMAGE_CACHE_DIR,
    maxBytes: environment().IMAGE_CACHE_MEGABYTES * 1024 * 1024,
  });
  return processService.respond(request, tenantId);
}

/** A service with connections and a disk cache of its own. */
export function createImageService(options: ImageServiceOptions) {
  const { apiBaseOf, now = Date.now, log: logger = log } = options;
  const transport = createTransport(sourceLimits);
  const resizer = createImageResizer();
  const files = createFileCache({
    directory: options.directory,
    maxBytes: options.maxBytes,
    now,
    log: logger,
  });
  const filling = bulkhead(workLimits.fetched, workLimits.waiting);
  const drawing = bulkhead(workLimits.drawn, workLimits.fetched);
  const underWay = new Map<string, Promise<Drawn>>();
  /** What was no picture a moment ago is none now. */
  const failures = new LRUCache<string, ImageFailure>({ max: 2_000, ttl: 30_000 });

  async function fetchSource(address: string): Promise<{ bytes: Buffer; isPrivate: boolean }> {
    const answer = await transport.exchange({
      url: address,
      method: "GET",
      headers: { accept: "image/*" },
      signal: AbortSignal.timeout(sourceLimits.answerMs),
      bodyLimit: sourceLimits.bodyBytes,
    });
    if (answer.status >= 500 || answer.status === 429)
      throw new ImageFailure(502, `${address}: ${answer.status}`);
    if (answer.status !== 200) throw new ImageFailure(404, `${address}: ${answer.status}`);
    // A member's own picture may be taken back: no copy of it stays here or on the way.
    const isPrivate = /\b(?:private|no-store)\b/i.test(answer.headers["cache-control"] ?? "");
    return { bytes: answer.bytes, isPrivate };
  }

  async function draw(address: string, wanted: WantedImage, format: ImageFormat): Promise<Drawn> {
    const { bytes, isPrivate } = await fetchSource(address);
    try {
      return { ...(await drawing.execute(() => resizer.resize(bytes, wanted, format))), isPrivate };
    } catch (error) {
      throw new ImageFailure(
        404,
        `${address} is no picture: ${error instanceof Error ? error.message : error}`,
      );
    }
  }

  async function fill(key: string, address: string, wanted: WantedImage, format: ImageFormat) {
    try {
      const image = await filling.execute(() => draw(address, wanted, format));
      if (!image.isPrivate) await files.set(key, extensions[image.type], image.bytes);
      return image;
    } catch (error) {
      const failure = failureOf(error);
      // A picture that ended the drawing process would do so again at once.
      if (failure.status === 404 || failure.cause instanceof DrawingLost) failures.set(key, failure);
      logger.warn({ reason: failure.message, status: failure.status }, "Picture not made");
      throw failure;
    }
  }

  function fillOnce(key: string, address: string, wanted: WantedImage, format: ImageFormat): Promise<Drawn> {
    const image = underWay.get(key) ?? fill(key, address, wanted, format).finally(() => underWay.delete(key));
    underWay.set(key, image);
    return image;
  }

  async function image(tenantId: TenantId, wanted: WantedImage, format: ImageFormat): Promise<Drawn> {
    const address = imageAddress(wanted.source, apiBaseOf(tenantId));
    const key = [address, wanted.width, wanted.ratio, wanted.fit, format].join(" ");
    const kept = await files.get(key);
    const type = kept && typeOf(kept.extension);
    if (kept && type) {
      const isOld = !isVersioned(wanted.source) && now() - kept.storedAt > day * 1000;
      // `fill` has logged why not; the one at hand is good for now.
      if (isOld && !failures.has(key)) fillOnce(key, address, wanted, format).catch(() => {});
      return { bytes: kept.bytes, type, isPrivate: false };
    }
    const failure = failures.get(key);
    if (failure) throw failure;
    return fillOnce(key, address, wanted, format);
  }

  async function respond(request: Request, tenantId: TenantId): Promise<Response> {
    const wanted = wantedImage(new URL(request.url).searchParams, apiBaseOf(tenantId));
    if (!wanted) return failed(new ImageFailure(400, "Not a picture of this mall in a known size"));
    try {
      const format = wanted.format ?? acceptedFormat(request.headers.get("accept"));
      const { bytes, type, isPrivate } = await image(tenantId, wanted, format);
      const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
      const headers = {
        "cache-control": isPrivate ? "private, max-age=300" : publicCaching(wanted.source),
        etag,
        vary: "Accept",
      };
      if (matches(request.headers.get("if-none-match"), etag))
        return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(bytes), {
        headers: { ...headers, "content-type": type, "content-length": String(bytes.byteLength) },
      });
    } catch (error) {
      return failed(failureOf(error));
    }
  }

  async function close(): Promise<void> {
    resizer.close();
    await transport.close();
  }

  return { respond, diskBytes: files.diskBytes, close };
}

const publicCaching = (source: string): string =>
  isVersioned(source)
    ? `public, max-age=${365 * day}, immutable`
    : `public, max-age=${2 * day}, stale-while-revalidate=${7 * day}`;

class ImageFailure extends Error {
  constructor(
    readonly status: 400 | 404 | 502 | 503,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

function failureOf(error: unknown): ImageFailure {
  if (error instanceof ImageFailure) return error;
  if (error instanceof BulkheadRejectedError)
    return new ImageFailure(503, "Too many pictures are being made");
  if (error instanceof MallApiUnavailable) {
    return new ImageFailure(error.kind === "too_large" ? 404 : 502, error.message);
  }
  throw error;
}

const failureTexts = {
  400: "Bad Request",
  404: "Not Found",
  502: "Bad Gateway",
  503: "Service Unavailable",
};

function failed({ status }: ImageFailure): Response {
  return new Response(failureTexts[status], {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": status === 404 ? "public, max-age=60" : "no-store",
      ...(status === 503 ? { "retry-after": "2" } : {}),
    },
  });
}

const typeOf = (extension: string): ImageType | undefined =>
  imageTypes.find((type) => extensions[type] === extension);

const imageTypes: ImageType[] = ["image/avif", "image/webp", "image/png", "image/jpeg"];

const matches = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch === "*" || !!ifNoneMatch?.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag);
