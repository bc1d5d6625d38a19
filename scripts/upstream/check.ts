import { setTimeout as wait } from "node:timers/promises";
import { accountEndpoints } from "@contract/account-endpoints";
import type { Endpoint } from "@contract/endpoint";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import type { z } from "zod";
import { pathOf, queryText } from "../../app/mall/client/call-address.server";
import { callTargets, type MallApiTraits } from "../../app/mall/client/call-target.server";
import type { Envelope } from "../../app/mall/client/envelope.server";
import { isAbsent, MallApiError } from "../../app/mall/client/mall-api-error";
import { createUpstream, defaultLimits } from "../../app/mall/client/upstream.server";
import { answerInContract } from "../../app/mall/profiles/answer-in-contract.server";
import { moneyUnitOf } from "../../app/mall/profiles/money-unit";
import { compareFields, type FieldComparison } from "../../app/mall/reading/field-comparison.server";
import { isRow, type Row } from "../../app/mall/reading/field-names.server";
import { pageIn } from "../../app/mall/reading/lists.server";
import { readList, readOne } from "../../app/mall/reading/read-answer.server";
import type { Finding, Reading } from "../../app/mall/reading/reading-context";

type Read = {
  path: string;
  query: z.ZodObject;
  access?: string;
} & ({ shape: "one"; data: z.ZodType } | { shape: "list"; item: z.ZodType });

export type CallReport = FieldComparison & {
  call: string;
  answer: string;
  /** Whether the answer is in the contract's own form. */
  conforms: boolean;
  /** Values that can't be read. */
  dropped: string[];
  /** Whether the API says that it has no such path, or fails; null where it answers. */
  failure: "absent" | "fails" | null;
};

/** Sample values of the parameters of calls, from what the lists return. */
const listOfPath: Record<string, string> = {
  "companies/{id}": "companies",
  "products/{id}": "products",
  "events/{id}": "events",
  "news/{id}": "news",
  "rewards/{id}": "rewards",
  "amenities/{id}": "amenities",
  "floorplans/{id}": "settings-web-app/web",
  "website-pages/id/{id}": "website-pages/permalink/{permalink}",
  "me/receipts/{id}": "me/receipts",
  "me/customer-rewards/{id}": "me/customer-rewards",
};

/** Reads every call of the contract from a running API. With a token also the member's own. Nothing is changed. */
export async function checkUpstream(
  url: string,
  { tenant = "beta", traits = {}, token }: { tenant?: string; traits?: MallApiTraits; token?: string } = {},
) {
  const silent = () => {};
  const upstream = createUpstream({
    limits: { ...defaultLimits, answerMs: 10_000, breakerThreshold: 10_000 },
    now: Date.now,
    random: Math.random,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const targetOf = callTargets({ url: url.replace(/\/$/, ""), traitsOf: () => traits });
  const ids = new Map<string, string>();
  const reports: CallReport[] = [];
  const reads: Read[] = [
    ...Object.values(publicEndpoints),
    ...Object.values<Endpoint>({ ...memberEndpoints, profile: accountEndpoints.profile }).filter(
      ({ method, access }) => method === "GET" && (token || access !== "member"),
    ),
  ].sort((one, other) => turnOf(one) - turnOf(other));

  for (const read of reads) {
    const list = listOfPath[read.path];
    const parameter = list ? ids.get(list) : read.path.endsWith("{permalink}") ? "contact" : "1";
    const path = read.path.includes("{") ? pathOf(read.path, parameter ?? "1") : read.path;
    const query = queryOf(read, ids);
    if (query === null) continue;
    const ask = async () => {
      const target = targetOf(tenant, path, query);
      return upstream.ask({ tenantId: tenant, method: "GET", ...target, token, isProvoked: false });
    };
    reports.push(
      await patiently(ask)
        .then((answer) => reportOf(traits, read, path, answer, ids))
        .catch((error: unknown) => failureReport(read, error)),
    );
  }
  await upstream.close();
  return reports;
}

/** How often a call is made that the API limits, and how long is waited where it doesn't say. */
const attempts = 5;
const pauseMs = 2_000;

/** Makes a call again when the API has limited it, once it may be made. */
async function patiently<Answer>(call: () => Promise<Answer>, attempt = 1): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof MallApiError) || error.status !== 429 || attempt === attempts) throw error;
    const { retryAfter } = error;
    await wait(retryAfter === undefined ? pauseMs * attempt : retryAfter * 1_000);
    return patiently(call, attempt + 1);
  }
}

function queryOf(read: Read, ids: Map<string, string>): string | null {
  const given = {
    ...(read.path === "search" && { q: "a" }),
    ...(read.path === "messages" && { conversation: ids.get("messages/overview") ?? "1" }),
    ...(read.path === "booking/options" && { service: ids.get("booking/services") ?? "1" }),
  };
  try {
    return queryText(read, given);
  } catch {
    return null;
  }
}

function failureReport(read: Read, error: unknown): CallReport {
  const answer =
    error instanceof MallApiError ? String(error.status) : error instanceof Error ? error.message : "";
  return {
    call: read.path,
    answer,
    conforms: false,
    derived: [],
    missing: [],
    dropped: [],
    failure: isAbsent(error) ? "absent" : "fails",
  };
}

function reportOf(
  { profile = {}, timeZone = "Europe/Prague" }: MallApiTraits,
  read: Read,
  path: string,
  sent: Envelope,
  ids: Map<string, string>,
): CallReport {
  const findings: Finding[] = [];
  const reading: Reading = {
    timeZone,
    moneyUnit: moneyUnitOf(profile, sent.headers),
    now: Date.now,
    note: (finding) => findings.push(finding),
  };
  const schema = read.shape === "list" ? read.item : read.data;
  const answer = answerInContract(profile, { path, shape: read.shape, schema }, sent, reading);
  const given: unknown[] =
    read.shape === "list" ? (pageIn(answer.json, read.path).entries ?? []) : [answer.json.data];
  const values: unknown[] =
    read.shape === "list"
      ? readList(schema, answer.json, read.path, reading).data
      : [readOne(schema, answer.json, read.path, reading)];
  const id = values.map(idIn).find(Boolean);
  if (id) ids.set(read.path, id);

  const strict =
    read.shape === "list" ? strictPage(given, schema, answer.json) : schema.safeParse(given[0]).success;
  const { derived, missing } = compareFields(read.path, schema, given, values);
  const dropped = [...new Set(findings.map(({ path, reason }) => `${path} ${reason}`))];
  return {
    call: read.path,
    answer: read.shape === "list" ? `${values.length} of ${given.length}` : "one",
    conforms: strict && derived.length === 0 && dropped.length === 0,
    derived,
    missing,
    dropped,
    failure: null,
  };
}

const strictPage = (given: unknown[], item: z.ZodType, json: Row): boolean =>
  isRow(json.data) && "current_page" in json.data && given.every((entry) => item.safeParse(entry).success);

/** Calls with a parameter come after those that give its value. */
const turnOf = ({ path }: Read): number => (!path.includes("{") ? 0 : path.endsWith("{permalink}") ? 1 : 2);

function idIn(value: unknown): string | null {
  if (!isRow(value)) return null;
  const { id, default_floorplan_id: plan, conversations } = value;
  if (Array.isArray(conversations)) return idIn(conversations[0]);
  return [id, plan].find((each) => typeof each === "string") ?? null;
}
