import { createHash } from "node:crypto";
import { publicEndpoints } from "@contract/endpoints";
import { type FailureWord, moneyUnitHeader } from "@contract/envelope";
import { permittedUntil, previewHeader } from "@contract/preview.server";
import { requestIdIn } from "@contract/request-id";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { ApiFailure, notFound, TooLarge } from "../domain/call/failure";
import type { Services } from "../domain/call/services";
import { contentQueries } from "../domain/content/content-queries";
import { isSortName } from "../domain/content/content-reader";
import { fileByName } from "../domain/files/stored-files";
import { contentSearch } from "../domain/search/content-search";
import { isOutboxOpen } from "../environment";
import { logError } from "../log";
import { openApiDocument } from "./openapi";
import { outboxMails, outboxPage } from "./outbox-page";
import { addPrivateRoutes } from "./private-routes";
import { publicReaders, type Reader } from "./public-readers";

const statusOf: Record<FailureWord, ContentfulStatusCode> = {
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  ValidationFailed: 422,
  Conflict: 409,
  TooManyRequests: 429,
  Internal: 500,
};

/** Draws the content picture for a path below `/art/`; null if there is no such picture. */
export type RenderPicture = (address: string) => { body: string; contentType: string } | null;

/**
 * The reference mall API over HTTP: `/{tenant}/v1/…` with every endpoint of the contract, and the pictures
 * and files.
 */
export function mallApiApp(services: Services, drawPicture: RenderPicture) {
  const { database, now } = services;
  const search = contentSearch(database, now);
  const queries = contentQueries(database, search);
  const draftQueries = contentQueries(database, search, true);
  const readers = publicReaders(services, search, queries);
  const previewReaders = publicReaders(services, search, draftQueries);
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();

  app.use(async (context, next) => {
    context.header(moneyUnitHeader, "haler");
    await next();
  });

  // `companies/featured` has to match before `companies/{id}`.
  const endpoints = Object.entries(publicEndpoints).sort(
    ([, one], [, other]) => Number(one.path.includes("{")) - Number(other.path.includes("{")),
  );
  for (const [name, endpoint] of endpoints) {
    const path = endpoint.path.replaceAll(
      /\{(\w+)\}/g,
      name === "websitePageByPermalink" ? ":$1{.+}" : ":$1",
    );
    app.get(`/:tenant/v1/${path}`, async (context) => {
      const tenant = tenantOf(context);
      const query = (endpoint.query as z.ZodObject).safeParse(context.req.query());
      if (!query.success) {
        const { fieldErrors } = z.flattenError(query.error);
        throw new ApiFailure(
          "ValidationFailed",
          "The query is not valid",
          fieldErrors as Record<string, string[]>,
        );
      }
      const { sort } = query.data;
      if (typeof sort === "string" && !isSortName(sort)) {
        throw new ApiFailure("ValidationFailed", "The query is not valid", {
          sort: ["is not a known order"],
        });
      }
      const isPreview = showsUnpublished(context, tenant);
      const reader: Reader = (isPreview ? previewReaders : readers)[name as keyof typeof publicEndpoints];
      const data = await reader(tenant, parametersOf(context), query.data as never);
      if (data === null) throw notFound();
      return answer(context, data, isPreview ? "private, no-store" : "public, max-age=30");
    });
  }

  function showsUnpublished(context: Context, mall: TenantId): boolean {
    const secret = services.environment.EDITOR_SECRET;
    const permission = context.req.header(previewHeader);
    return Boolean(secret && permission && permittedUntil(secret, { mall }, permission, now()));
  }

  addPrivateRoutes(app, services, queries, tenantOf);

  app.get("/:tenant/files/:name", async (context) => {
    const file = await fileByName(database, tenantOf(context), context.req.param("name"));
    if (!file) throw notFound();
    context.header("Content-Type", file.type);
    context.header("Cache-Control", "private, max-age=300");
    context.header("X-Content-Type-Options", "nosniff");
    if (!file.type.startsWith("image/")) context.header("Content-Disposition", "attachment");
    return context.body(new Uint8Array(file.body));
  });
  if (isOutboxOpen(services.environment)) {
    app.get("/__outbox", async (context) => {
      const mails = await outboxMails(database, context.req.query());
      const wantsJson = context.req.header("accept")?.includes("application/json");
      return wantsJson ? context.json(mails) : context.html(outboxPage(mails));
    });
  }

  app.get("/:tenant/art/:name{.+}", (context) => {
    tenantOf(context);
    const art = drawPicture(`/art/${context.req.param("name")}`);
    if (!art) throw new ApiFailure("NotFound", "There is no such picture");
    context.header("Content-Type", art.contentType);
    context.header("Cache-Control", "public, max-age=31536000, immutable");
    return context.body(art.body);
  });
  app.get("/healthz", (context) => context.text("ok"));
  app.get("/openapi.json", (context) => context.json(openApiDocument()));

  app.notFound((context) => failure(context, notFound()));
  app.onError((error, context) => {
    if (error instanceof ApiFailure) return failure(context, error);
    logError(error, {
      id: requestIdIn(context.req.header()),
      method: context.req.method,
      path: context.req.path,
    });
    return failure(context, new ApiFailure("Internal", "The request could not be served"));
  });
  return {
    fetch: app.fetch,
    /** Drops everything cached of the content, after the content has changed. */
    forget() {
      queries.forget();
      draftQueries.forget();
      search.forget();
    },
  };
}

/**
 * The path parameters. The routes come from the contract's table, so the compiler doesn't know their names.
 */
function parametersOf(context: Context): Record<string, string> {
  return context.req.param() as Record<string, string>;
}

function tenantOf(context: Context): TenantId {
  const tenant = tenantIds.find((id) => id === context.req.param("tenant"));
  if (!tenant) throw new ApiFailure("NotFound", "There is no such mall");
  return tenant;
}

function answer(context: Context, data: unknown, caching: string) {
  const body = JSON.stringify({ status: "success", data });
  const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
  context.header("ETag", etag);
  context.header("Cache-Control", caching);
  if (context.req.header("If-None-Match") === etag) return context.body(null, 304);
  context.header("Content-Type", "application/json; charset=utf-8");
  return context.body(body);
}

function failure(context: Context, refusal: ApiFailure) {
  const { word, message, errors, retryAfterSeconds } = refusal;
  if (retryAfterSeconds) context.header("Retry-After", String(retryAfterSeconds));
  return context.json(
    { status: "error", httpStatus: word, message, ...(errors && { errors }) },
    refusal instanceof TooLarge ? 413 : statusOf[word],
  );
}
