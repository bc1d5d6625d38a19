import type { TenantId } from "@contract/tenant-ids";
import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IPolicy,
  wrap,
} from "cockatiel";
import { LRUCache } from "lru-cache";
import { environment } from "~/process/environment.server";
import { type Log, log } from "~/process/log.server";
import { firstInHour } from "~/process/log-once.server";
import { createFileCache } from "../cache/file-cache.server";
import { failedAnswer, imageAnswer, type ResizedImage, rejectedAnswer } from "./image-answer.server";
import { acceptedFormat, type ImageFormat, type ImageRequest, imageRequest } from "./image-request.server";
import { createImageResizer, type ImageType } from "./image-resizing.server";
import { isSigned } from "./image-signature.server";
import { imageAddress, imageRules, imageSource, isVersioned } from "./image-source.server";
import {
  createFileFetcher,
  type FileFetcherOptions,
  FileUnavailable,
  HostUnreachable,
} from "./remote-file.server";

const day = 24 * 60 * 60;
const sourceLimits = { connectMs: 1_000, connections: 8, answerMs: 5_000, bodyBytes: 20 * 1024 * 1024 };
/**
 * Resizing two pictures at once leaves the processor to the pages. `fetched` bounds the memory of pictures that wait
 * for resizing, `fetchedFromHost` keeps one slow host from blocking the others, and beyond `waiting` requests are
 * rejected.
 */
const workLimits = { drawn: 2, fetched: 8, fetchedFromHost: 4, waiting: 200 };
/** After so many failures in a row a host is not fetched from for a while: its pictures get placeholders. */
const hostLimits = { failures: 5, pauseMs: 10_000 };

const extensions: Record<ImageType, string> = {
  "image/avif": "avif",
  "image/webp": "webp",
  "image/png": "png",
  "image/jpeg": "jpg",
};

export type ImageServiceOptions = Omit<FileFetcherOptions, "limits"> & {
  directory: string;
  maxBytes: number;
  now?: () => number;
  log?: Log;
};

export type ImageService = ReturnType<typeof createImageService>;

let processService: ImageService | undefined;

/** `/image` of a tenant: the requested picture, in the best format that the browser accepts. */
export function imageResponse(
  request: Request,
  tenantId: TenantId,
  options?: { isPrivate: boolean },
): Promise<Response> {
  processService ??= createImageService({
    rules: imageRules(),
    networks: environment().IMAGE_NETWORKS,
    directory: environment().IMAGE_CACHE_DIR,
    maxBytes: environment().IMAGE_CACHE_MEGABYTES * 1024 * 1024,
  });
  return processService.respond(request, tenantId, options);
}

/** A service with its own connections and disk cache. */
export function createImageService(options: ImageServiceOptions) {
  const { rules, now = Date.now, log: logger = log } = options;
  const fetcher = createFileFetcher({ ...options, limits: sourceLimits });
  const resizer = createImageResizer();
  const files = createFileCache({
    directory: options.directory,
    maxBytes: options.maxBytes,
    now,
    log: logger,
  });
  const filling = bulkhead(workLimits.fetched, workLimits.waiting);
  const drawing = bulkhead(workLimits.drawn, workLimits.fetched);
  const hosts = new LRUCache<string, IPolicy>({ max: 500 });
  const underWay = new Map<string, Promise<ResizedImage>>();
  /** Negative cache. */
  const failures = new LRUCache<string, FileUnavailable>({ max: 2_000, ttl: 30_000 });
  const isNews = firstInHour();

  function policyOf(host: string): IPolicy {
    const known = hosts.get(host);
    if (known) return known;
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof HostUnreachable),
      { halfOpenAfter: hostLimits.pauseMs, breaker: new ConsecutiveBreaker(hostLimits.failures) },
    );
    const policy = wrap(bulkhead(workLimits.fetchedFromHost, workLimits.waiting), breaker);
    hosts.set(host, policy);
    return policy;
  }

  async function draw({ address, tenantId, wanted, format }: Asked): Promise<ResizedImage> {
    const { bytes, headers } = await fetcher.fetch(wanted.source, tenantId, "image/*");
    // A member's own picture may be revoked: it is cached neither here nor on the way.
    const isPrivate = /\b(?:private|no-store)\b/i.test(headers["cache-control"] ?? "");
    try {
      return { ...(await drawing.execute(() => resizer.resize(bytes, wanted, format))), isPrivate };
    } catch (error) {
      if (error instanceof BulkheadRejectedError) throw error;
      const problem = `is no picture: ${error instanceof Error ? error.message : error}`;
      throw new FileUnavailable(404, `${new URL(address).host} ${problem}`, `${address} ${problem}`);
    }
  }

  async function fill(key: string, asked: Asked): Promise<ResizedImage> {
    try {
      const policy = policyOf(new URL(asked.address).host);
      const image = await policy.execute(() => filling.execute(() => draw(asked)));
      if (!image.isPrivate && !asked.isPrivate) await files.set(key, extensions[image.type], image.bytes);
      return image;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.status === 404) failures.set(key, failure);
      report(failure, asked);
      throw failure;
    }
  }

  /** One line for each reason: a host that is down lacks all its pictures. */
  function report({ reason, message, status }: FileUnavailable, { wanted, tenantId }: Asked) {
    const level = isNews(`${tenantId} ${reason}`) ? "warn" : "debug";
    logger[level]({ tenant: tenantId, source: wanted.source, reason: message, status }, "Picture not shown");
  }

  function fillOnce(key: string, asked: Asked): Promise<ResizedImage> {
    const image = underWay.get(key) ?? fill(key, asked).finally(() => underWay.delete(key));
    underWay.set(key, image);
    return image;
  }

  async function image(asked: Asked): Promise<ResizedImage> {
    const { address, wanted, format, isPrivate } = asked;
    const key = [address, wanted.width, wanted.ratio, wanted.fit, wanted.focus, format].join(" ");
    const cached = isPrivate ? null : await files.get(key);
    const type = cached && typeOf(cached.extension);
    if (cached && type) {
      const isOld = !isVersioned(wanted.source) && now() - cached.storedAt > day * 1000;
      // `fill` has logged the reason; the stale picture will do.
      if (isOld && !failures.has(key)) fillOnce(key, asked).catch(() => {});
      return { bytes: cached.bytes, type, isPrivate: false };
    }
    const failure = failures.get(key);
    if (failure) throw failure;
    return fillOnce(key, asked);
  }

  /** With `isPrivate`, the picture is not stored on disk. */
  async function respond(
    request: Request,
    tenantId: TenantId,
    { isPrivate = false } = {},
  ): Promise<Response> {
    const parameters = imageRequest(new URL(request.url).searchParams);
    if (!parameters) return rejectedAnswer(400);
    const { signature } = parameters;
    // The configuration may have changed since it was signed.
    const source = imageSource(parameters.wanted.source, tenantId, rules);
    if (source === null || !isSigned(source, signature, tenantId)) {
      if (source && signature && isNews(`${tenantId} signature`))
        logger.warn(
          { tenant: tenantId, source },
          "Picture rejected: its URL is signed with another key. All instances need the same IMAGE_KEY",
        );
      return rejectedAnswer(403);
    }
    const wanted = { ...parameters.wanted, source };
    const address = imageAddress(source, rules.apiBaseOf(tenantId));
    const format = wanted.format ?? acceptedFormat(request.headers.get("accept"));
    try {
      const drawn = await image({ address, tenantId, wanted, format, isPrivate });
      return imageAnswer(request, wanted, drawn);
    } catch (error) {
      return failedAnswer(failureOf(error).status, wanted);
    }
  }

  async function close(): Promise<void> {
    resizer.close();
    await fetcher.close();
  }

  return { respond, diskBytes: files.diskBytes, close };
}

type Asked = {
  address: string;
  tenantId: TenantId;
  wanted: ImageRequest;
  format: ImageFormat;
  isPrivate: boolean;
};

function failureOf(error: unknown): FileUnavailable {
  if (error instanceof FileUnavailable) return error;
  if (error instanceof BulkheadRejectedError)
    return new FileUnavailable(503, "busy", "Too many pictures are being resized");
  if (error instanceof BrokenCircuitError)
    return new FileUnavailable(
      503,
      "paused",
      "Its host failed several times and is not fetched from for a moment",
    );
  throw error;
}

const typeOf = (extension: string): ImageType | undefined =>
  imageTypes.find((type) => extensions[type] === extension);

const imageTypes: ImageType[] = ["image/avif", "image/webp", "image/png", "image/jpeg"];
