import { createHash } from "node:crypto";
import { readText } from "@contract/form-data.server";
import type { TenantId } from "@contract/tenant-ids";
import type Pusher from "pusher";
import { retryAfterSeconds } from "~/forms/rate-limit.server";
import { clientAddressOf } from "~/process/client-address.server";
import { log } from "~/process/log.server";
import { type ConfirmedMember, memberOfToken } from "~/session/member-of-token.server";
import { tokenOf } from "~/session/token.server";
import { tenantOf } from "~/tenant/tenant.server";
import { isOwnOrigin } from "./own-hosts";
import { realtimeApp, sessionBinding } from "./pusher.server";

/** The member who requests a signature, and the form's fields, each present exactly once. */
export type Asked<Field extends string> = {
  pusher: Pusher;
  hasMasterKey: boolean;
  tenantId: TenantId;
  token: string;
  member: ConfirmedMember;
  /** Binds the signature to this session; null if the server doesn't support that. */
  binding: ReturnType<typeof sessionBinding>;
  fields: Record<Field, string>;
};

/** More than the protocol's two fields need. */
const bodyLimit = 2_048;
/** How long a browser may cache the preflight response, in seconds. */
const preflightSeconds = 7_200;

/**
 * Responds to a realtime client's request for a signature: accepts only the mall's own pages, only fields that match
 * `patterns`, and only a member's token; then `sign` gives the response, or null to reject it.
 */
export async function authorized<Field extends string>(
  request: Request,
  patterns: Record<Field, RegExp>,
  sign: (asked: Asked<Field>) => Promise<object | null>,
): Promise<Response> {
  const { tenantId, tenantSecondLevelDomain } = tenantOf(request);
  const origin = request.headers.get("Origin");
  const answer = (status: number, body: object | null, headers: Record<string, string> = {}) =>
    new Response(body && JSON.stringify(body), {
      status,
      headers: {
        ...(body && { "Content-Type": "application/json; charset=utf-8" }),
        "Cache-Control": "private, no-store",
        Vary: "Origin, Cookie",
        ...(origin && { "Access-Control-Allow-Origin": origin, "Access-Control-Allow-Credentials": "true" }),
        ...headers,
      },
    });
  const refused = (status: number, error: string, headers: Record<string, string> = {}) =>
    answer(status, { error }, headers);

  if (origin ? !isOwnOrigin(origin, request.url, tenantSecondLevelDomain) : isFromForeignPage(request)) {
    return Response.json(
      { error: "Only the mall's own pages may ask" },
      { status: 403, headers: { "Cache-Control": "private, no-store", Vary: "Origin, Cookie" } },
    );
  }
  if (request.method === "OPTIONS") {
    return answer(204, null, {
      Allow: "POST, OPTIONS",
      "Access-Control-Allow-Methods": "POST",
      "Access-Control-Allow-Headers": "Content-Type, X-Requested-With",
      "Access-Control-Max-Age": String(preflightSeconds),
    });
  }
  if (request.method !== "POST") return refused(405, "Ask by POST", { Allow: "POST, OPTIONS" });

  const token = tokenOf(request);
  const wait = await waitOf(tenantId, clientAddressOf(request), token);
  if (wait) return refused(429, "Too many requests", { "Retry-After": String(wait) });

  const fields = await fieldsOf(request, patterns);
  if (!fields)
    return refused(400, `The form has ${Object.keys(patterns).join(" and ")}, each once and well formed`);
  if (!token) return refused(403, "Members only");
  try {
    const member = await memberOfToken(tenantId, token);
    if (!member) return refused(403, "Members only");
    const app = await realtimeApp();
    if (!app) return refused(503, "There are no live events here", { "Retry-After": "60" });
    const binding = sessionBinding(app, token, member.checkedAt);
    const signed = await sign({ ...app, tenantId, token, member, binding, fields });
    return signed ? answer(200, signed) : refused(403, "This channel is not yours");
  } catch (error) {
    log.warn({ err: error, tenantId }, "A realtime client could not be authorized");
    return refused(503, "The mall does not answer", { "Retry-After": "5" });
  }
}

/** Old browsers and programs send no Origin; then Sec-Fetch-Site decides. */
function isFromForeignPage(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  return site === "cross-site" || site === "same-site";
}

/** Without client addresses (remix-serve), members are counted by their session alone. */
async function waitOf(tenantId: TenantId, address: string | undefined, token: string | null) {
  if (!address && !token) return null;
  const session = token ? createHash("sha256").update(token).digest("base64url") : undefined;
  return retryAfterSeconds("realtime", {
    tenantId,
    address: address ?? session,
    ...(session && { account: session }),
  });
}

/** The form's fields, or null if one is missing, repeated, or doesn't match its pattern completely. */
async function fieldsOf<Field extends string>(
  request: Request,
  patterns: Record<Field, RegExp>,
): Promise<Record<Field, string> | null> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") return null;
  const body = await readText(request, bodyLimit).catch(() => null);
  if (body === null) return null;
  const form = new URLSearchParams(body);
  const fields: Partial<Record<Field, string>> = {};
  for (const name of Object.keys(patterns) as Field[]) {
    const [value, ...more] = form.getAll(name);
    if (value === undefined || more.length > 0 || !patterns[name].test(value)) return null;
    fields[name] = value;
  }
  return fields as Record<Field, string>;
}
