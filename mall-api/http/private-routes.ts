import type { Endpoint } from "@contract/endpoint";
import { privateEndpoints } from "@contract/private-endpoints";
import { fileLimit } from "@contract/profile";
import type { TenantId } from "@contract/tenant-ids";
import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { customerOfToken } from "../domain/accounts/tokens";
import { ApiFailure, notLoggedIn, TooLarge } from "../domain/call/failure";
import type { RequestInput } from "../domain/call/request-input";
import type { Call, Services } from "../domain/call/services";
import type { ContentQueries } from "../domain/content/content-reader";
import { privateHandlers } from "./private-handlers";
import { bodyOf } from "./request-body";
import { visitorReader } from "./visitor";

const jsonLimit = 64 * 1024;
/** The files plus the fields beside them, in bytes. */
const formLimit = (files: number) => files * fileLimit + 256 * 1024;

type Handler = (call: Call, body: unknown, given: RequestInput<unknown>) => Promise<unknown>;

/**
 * Adds every endpoint of the contract other than the public reads, with the member whom the bearer token
 * identifies.
 */
export function addPrivateRoutes(
  app: Hono<{ Bindings: Partial<HttpBindings> }>,
  services: Services,
  content: ContentQueries,
  tenantOf: (context: Context) => TenantId,
) {
  const visitorOf = visitorReader(services.environment);
  // `messages/overview` has to match before `messages/{id}`.
  const endpoints = Object.entries(privateEndpoints as Record<string, Endpoint>).sort(
    ([, one], [, other]) => Number(one.path.includes("{")) - Number(other.path.includes("{")),
  );
  for (const [name, endpoint] of endpoints) {
    const path = `/:tenant/v1/${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    // The types are checked where the handlers are listed.
    const handler = privateHandlers[name as keyof typeof privateHandlers] as unknown as Handler;
    const maxSize = endpoint.encoding === "form" ? formLimit(endpoint.files ?? 1) : jsonLimit;
    const limit = bodyLimit({
      maxSize,
      onError: () => {
        throw new TooLarge();
      },
    });
    app.on(endpoint.method, path, limit, async (context) => {
      const anyone = { ...services, ...visitorOf(context), content, tenant: tenantOf(context) };
      const call = await withCustomer(context, anyone, endpoint);
      const query = queryOf(context, endpoint);
      const body = await bodyOf(context, endpoint, maxSize);
      const data = await handler(call, body, {
        query,
        id: context.req.param("id") ?? "",
        idempotencyKey: keyOf(context, endpoint),
      });
      context.header("Cache-Control", "no-store");
      return context.json({ status: "success", data }, endpoint.status);
    });
  }
}

async function withCustomer(
  context: Context<{ Bindings: Partial<HttpBindings> }>,
  call: Call,
  { access }: Endpoint,
): Promise<Call> {
  if (access === "anyone") return call;
  const [, token] = /^Bearer ([\x21-\x7e]{1,512})$/i.exec(context.req.header("authorization") ?? "") ?? [];
  const customer = token && (await customerOfToken(call, token));
  // An invalid token is an error even if the endpoint needs none: the visitor believes they are logged in.
  if (!customer && (access === "member" || token)) throw notLoggedIn();
  return { ...call, customer: customer ?? null, token } as Call;
}

function queryOf(context: Context, { query }: Endpoint): unknown {
  const result = (query as z.ZodObject).safeParse(context.req.query());
  if (result.success) return result.data;
  const fields = result.error.issues.map(({ path }) => [String(path[0]), ["invalid"]]);
  throw new ApiFailure("ValidationFailed", "The query is not valid", Object.fromEntries(fields));
}

function keyOf(context: Context, { keyed }: Endpoint): string {
  const key = context.req.header("idempotency-key") ?? "";
  if (keyed && !/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new ApiFailure("ValidationFailed", "An Idempotency-Key of 8 to 128 characters is needed");
  }
  return key;
}
