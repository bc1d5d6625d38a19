import type { z } from "zod";
import { bodyForApi, errorsInContract } from "../profiles/body-for-api.server";
import { resourceAt } from "../profiles/resource-at.server";
import type { Reading } from "../reading/reading-context";
import type { Ask } from "./ask-upstream.server";
import { pathOf, queryText } from "./call-address.server";
import type { ClientParts } from "./client-parts.server";
import type { Envelope } from "./envelope.server";
import { frozen } from "./frozen";
import { applyListQuery } from "./list-query.server";
import type { Caller } from "./mall-api";
import { MallApiError } from "./mall-api-error";
import type { ApiCall, ApiResponse } from "./private-calls.server";
import type { Call } from "./upstream.server";

type Method = Call["method"];
type ListEndpoint = Extract<ApiCall["endpoint"], { shape: "list" }>;
type Sent = { body?: unknown; query?: string; idempotencyKey?: string | undefined };

/** A caller's writes, and reads of what is the caller's own. */
export function ownCalls(
  parts: Pick<ClientParts, "reader" | "targetOf" | "profileOf" | "withMethod">,
  { tenantId }: Pick<Caller, "tenantId">,
  ask: Ask,
) {
  const { reader, targetOf, withMethod } = parts;
  const profile = parts.profileOf(tenantId);

  /** Performs a call of the contract. */
  async function perform(call: ApiCall): Promise<unknown> {
    const { endpoint, parameters, query } = call;
    const path = pathOf(endpoint.path, ...parameters);
    if (endpoint.shape === "list") return readList(endpoint, path, query);
    const sent = {
      body: inMoneyUnit(call.body, moneyUnitAt(path)),
      query: queryText(endpoint, query),
      idempotencyKey: call.idempotencyKey,
    };
    if (endpoint.method === "GET") {
      const answer = await exchange("GET", path, sent);
      return reader.one(endpoint.data, { tenantId, path, template: endpoint.path, profile }, answer);
    }
    const declared = resourceAt(profile, path).methods?.[endpoint.method];
    if (declared) return write(declared, path, endpoint.data, sent);
    return withMethod(tenantId, endpoint, (verb) => write(verb, path, endpoint.data, sent));
  }

  async function readList(endpoint: ListEndpoint, path: string, asked: ApiCall["query"]): Promise<unknown> {
    const read = async (given: object) => {
      const query = queryText(endpoint, given);
      const answer = await ask(endpoint.method, targetOf(tenantId, path, query));
      return reader.list(endpoint.item, { tenantId, path, template: endpoint.path, query, profile }, answer);
    };
    return frozen(await applyListQuery(path, asked, await read(asked), read, profile));
  }

  /** A write that the API has carried out has succeeded, whatever it says about it. */
  async function write(method: Method, path: string, data: z.ZodType, sent: Sent) {
    const answer = await exchange(method, path, sent);
    return responseOf(answer, reader.oneOrNull(data, { tenantId, path, profile }, answer));
  }

  /** Performs a call of a path outside of the contract. */
  async function send<Data extends z.ZodType>(
    method: Method,
    path: string,
    data: Data,
    sent: Sent = {},
  ): Promise<ApiResponse<z.output<Data>>> {
    const answer = await exchange(method, path, sent);
    return responseOf(answer, reader.one(data, { tenantId, path, profile }, answer));
  }

  async function exchange(
    method: Method,
    path: string,
    { body, query, idempotencyKey }: Sent,
  ): Promise<Envelope> {
    const target = targetOf(tenantId, path, query);
    try {
      return await ask(method, target, { body: bodyForApi(profile, path, body), idempotencyKey });
    } catch (error) {
      throw error instanceof MallApiError && error.body?.errors
        ? error.withErrors(errorsInContract(profile, path, error.body.errors))
        : error;
    }
  }

  const moneyUnitAt = (path: string): Reading["moneyUnit"] => {
    const declared = resourceAt(profile, path).units?.total;
    return declared ? (declared === "crowns" ? "crowns" : "haler") : reader.moneyUnit(tenantId);
  };

  return { perform, send };
}

/** An amount is sent in the unit in which the API's own amounts come. */
function inMoneyUnit(body: unknown, unit: Reading["moneyUnit"]): unknown {
  if (unit === "crowns" && body instanceof FormData && body.has("total"))
    body.set("total", (Number(body.get("total")) / 100).toFixed(2));
  return body;
}

const responseOf = <Data>({ json: { message } }: Envelope, data: Data): ApiResponse<Data> =>
  frozen({ status: "success", data, ...(typeof message === "string" ? { message } : {}) });
