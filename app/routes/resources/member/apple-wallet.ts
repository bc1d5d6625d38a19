import { readText } from "@contract/form-data.server";
import { walletDeviceRequest } from "@contract/wallet-pass";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type LimitName, retryAfterSeconds } from "~/forms/rate-limit.server";
import { MallApiError } from "~/mall/client/mall-api-error";
import { clientAddressOf } from "~/process/client-address.server";
import { log } from "~/process/log.server";
import { parsedJson } from "~/process/parsed-json";
import { visitorReports } from "~/process/visitor-reports.server";
import { mallApi } from "~/tenant/mall-api.server";
import { tenantOf } from "~/tenant/tenant.server";
import { walletPassesOf } from "~/tenant/wallet-passes.server";
import { applePassType } from "~/wallet-passes/apple-pass.server";
import { currentApplePass } from "~/wallet-passes/current-pass.server";
import { readDeviceReport } from "~/wallet-passes/device-report.server";

const longest = 16 * 1024;
const mostLogs = 10;
const logReport = visitorReports("A device reported a problem with a pass");

const { device: deviceId, push_token: pushToken, token: passToken } = walletDeviceRequest.shape;
const registration = z.object({ pushToken });
const report = z.object({ logs: z.array(z.string()) });

/**
 * `/wallet/apple/v1/`, the web service of Apple's wallet, for devices that fetch changed passes: `GET
 * devices/{device}/registrations/{pass type}?passesUpdatedSince=` and `GET passes/{pass type}/{serial}`.
 */
export const loader = ({ request, params }: LoaderFunctionArgs) =>
  answered(request, "devices", async (tenantId, passType) => {
    const { device, pass } = subjectOf(params["*"], passType);
    const api = mallApi({ tenantId, signal: request.signal });
    if (device && !pass) {
      const [since] =
        /^\d{1,11}$/.exec(new URL(request.url).searchParams.get("passesUpdatedSince") ?? "") ?? [];
      const known = await api.walletDevice(device, since ? { since: instantOf(since) } : {});
      if (known.ids.length === 0 || !known.updated_at) return answer(204);
      const lastUpdated = String(Math.floor(Date.parse(known.updated_at) / 1000));
      return Response.json({ serialNumbers: known.ids, lastUpdated }, { headers: uncached });
    }
    if (!pass) return answer(404);
    const token = tokenOf(request);
    if (!token) return answer(401);
    const current = await currentApplePass(request, pass, token);
    if (!current) return answer(404);
    const headers = { ...uncached, "Last-Modified": current.updatedAt.toUTCString() };
    // The date is another one after each change.
    if (request.headers.get("If-Modified-Since") === headers["Last-Modified"]) return answer(304);
    return new Response(new Uint8Array(await current.file()), {
      headers: { ...headers, "Content-Type": applePassType },
    });
  });

/** `POST` and `DELETE devices/{device}/registrations/{pass type}/{serial}`, and `POST log`. */
export const action = ({ request, params }: ActionFunctionArgs) => {
  const isLog = params["*"] === "v1/log";
  return answered(request, isLog ? "reports" : "devices", async (tenantId, passType) => {
    const body = parsedJson(await readText(request, longest).catch(() => ""));
    if (isLog) {
      for (const text of report.safeParse(body).data?.logs.slice(0, mostLogs) ?? [])
        logReport(tenantId, readDeviceReport(text));
      return answer(200);
    }
    const { device, pass } = subjectOf(params["*"], passType);
    if (!device || !pass) return answer(404);
    const token = tokenOf(request);
    if (!token) return answer(401);
    const api = mallApi({ tenantId, signal: request.signal });
    if (request.method === "DELETE") {
      await api.removeWalletDevice(pass, { token, device });
      return answer(200);
    }
    const given = registration.safeParse(body).data;
    if (request.method !== "POST" || !given) return answer(400);
    const { data } = await api.addWalletDevice(pass, { token, device, push_token: given.pushToken });
    return answer(data?.is_new === false ? 200 : 201);
  });
};

/** The device and the serial number in a path. */
function subjectOf(path = "", passType: string): { device?: string | undefined; pass?: string | undefined } {
  const [, device, type, pass] =
    /^v1\/devices\/([^/]+)\/registrations\/([^/]+)(?:\/([\w-]{1,64}))?$/.exec(path) ?? [];
  if (device) return type === passType && deviceId.safeParse(device).success ? { device, pass } : {};
  const [, latestType, latest] = /^v1\/passes\/([^/]+)\/([\w-]{1,64})$/.exec(path) ?? [];
  return latestType === passType ? { pass: latest } : {};
}

const tokenOf = (request: Request): string | undefined =>
  passToken.safeParse(/^ApplePass (\S+)$/.exec(request.headers.get("Authorization") ?? "")?.[1]).data;

const instantOf = (seconds: string): string => new Date(Number(seconds) * 1000).toISOString();

/** A device tries again later if the mall API doesn't answer. */
async function answered(
  request: Request,
  limit: LimitName,
  call: (tenantId: string, passType: string) => Promise<Response>,
): Promise<Response> {
  const { tenantId } = tenantOf(request);
  const { apple } = walletPassesOf({ tenantId }, new Date());
  if (!apple) return answer(404);
  const wait = await retryAfterSeconds(limit, { tenantId, address: clientAddressOf(request) });
  if (wait) return answer(429, { "Retry-After": String(wait) });
  try {
    return await call(tenantId, apple.passTypeId);
  } catch (error) {
    if (error instanceof MallApiError && error.status < 500) return answer(error.status);
    log.warn({ err: error, tenant: tenantId }, "A device's request about a pass failed");
    return answer(503, { "Retry-After": "60" });
  }
}

const uncached = { "Cache-Control": "private, no-store" };

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...uncached, ...headers } });
