import type { IncomingMessage, ServerResponse } from "node:http";
import { accountEndpoints } from "@contract/account-endpoints";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import { secondFactorEndpoints } from "@contract/second-factor-endpoints";
import { json, startUpstream } from "./upstream";

type Fault = (response: ServerResponse, request: IncomingMessage) => void;

const withStatus =
  (status: number, httpStatus: string): Fault =>
  (response) =>
    json(response, { status: "error", httpStatus, message: "A message of the API" }, status, noStore);

/** Nothing is cached: each screen makes all of its calls. */
const noStore = { "cache-control": "no-store" };

/** The ways in which a call fails. */
export const faults: Record<string, Fault> = {
  "404": withStatus(404, "NotFound"),
  "501": withStatus(501, "NotImplemented"),
  "403": withStatus(403, "Forbidden"),
  "429": withStatus(429, "TooManyRequests"),
  "500": withStatus(500, "Internal"),
  garbage: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  "wrong type": (response) => json(response, { status: "success", data: true }, 200, noStore),
  "lost connection": (response) => response.destroy(),
  timeout: () => {},
};

const reads = Object.values({
  ...publicEndpoints,
  ...memberEndpoints,
  profile: accountEndpoints.profile,
  sessions: accountEndpoints.sessions,
  secondFactor: secondFactorEndpoints.secondFactor,
})
  .filter(({ method }) => method === "GET")
  .map(({ path }) => ({
    path,
    pattern: new RegExp(`^/[^/]+/v1/${path.replaceAll(/\{\w+\}/g, "[^?]+")}(?:\\?|$)`),
  }))
  // `companies/featured` before `companies/{id}`.
  .sort((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")));

/** The path in the contract of a read's URL. */
export const pathOfRead = (url: string): string | undefined =>
  reads.find(({ pattern }) => pattern.test(url))?.path;

/** A mall API with another's answers, each read from it once, of which some calls fail. */
export async function startCallByCallApi(mallApi: string) {
  const answers = new Map<string, { status: number; type: string; body: Buffer }>();
  const called = new Set<string>();
  let failing: { paths: readonly string[]; fault: Fault } | null = null;
  const upstream = await startUpstream(async (request, response, body) => {
    const { url = "", method = "GET", headers } = request;
    const path = method === "GET" ? pathOfRead(url) : undefined;
    if (path) called.add(path);
    if (path && failing?.paths.includes(path)) return failing.fault(response, request);
    const key = `${method} ${url} ${headers.authorization ?? ""}`;
    const answer = (path && answers.get(key)) || (await answerOf(mallApi + url, request, body));
    if (path) answers.set(key, answer);
    response.writeHead(answer.status, { "content-type": answer.type, "x-money-unit": "haler", ...noStore });
    response.end(answer.body);
  });
  return {
    url: upstream.url,
    stop: upstream.stop,
    /** The reads of the contract that were called since the last time. */
    takeCalled() {
      const taken = [...called].sort();
      called.clear();
      return taken;
    },
    fail(paths: readonly string[], fault: Fault) {
      failing = { paths, fault };
    },
    recover() {
      failing = null;
    },
  };
}

async function answerOf(url: string, { method = "GET", headers }: IncomingMessage, body: string) {
  const answer = await fetch(url, {
    method,
    headers: {
      ...(headers.authorization && { authorization: headers.authorization }),
      ...(headers["content-type"] && { "content-type": headers["content-type"] }),
    },
    ...(method !== "GET" && { body }),
  });
  return {
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    body: Buffer.from(await answer.arrayBuffer()),
  };
}
