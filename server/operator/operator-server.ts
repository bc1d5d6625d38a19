import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, isIP } from "node:net";
import { listening } from "@contract/listening.server";
import { type MachineAnswer, type MachineRequest, readMachineRequest } from "./signed-request";
import type { OperatorStatus } from "./status";
import { statusPage } from "./status-page";

/** What operators ask for. */
export type Operator = {
  metrics: { contentType: string; text: () => Promise<string> };
  status: () => OperatorStatus | Promise<OperatorStatus>;
  /** Whether a name is that of a host of a mall. */
  isDeclaredName: (name: string) => boolean | Promise<boolean>;
  /** By the path that another machine posts to. */
  signed: (path: SignedPath, request: MachineRequest) => Promise<MachineAnswer>;
};

/** The paths that signed requests are posted to, and more bytes than any of them needs. */
const signedPaths = { "/purge": 4_096, "/push": 131_072 };
export type SignedPath = keyof typeof signedPaths;
type Options = Operator & {
  port: number;
  host: string;
  /** By which operators may ask, beside addresses and names without a dot. */
  names: string[];
  log: (error: unknown) => void;
};

/** Serves operators and their machines on a port of its own, which is not for visitors. Returns the port. */
export async function startOperatorServer({
  port,
  host,
  names,
  metrics,
  status,
  isDeclaredName,
  signed,
  log,
}: Options): Promise<number> {
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const [path, query] = (request.url ?? "/").split("?", 2);
    if (isSignedPath(path) && request.method === "POST") {
      const machineRequest = await readMachineRequest(request, signedPaths[path]);
      const { status, message, isJson } = await signed(path, machineRequest);
      return send(response, status, isJson ? "application/json" : "text/plain", `${message}\n`);
    }
    if (request.method !== "GET" && request.method !== "HEAD") return send(response, 405, "text/plain", "");
    if (!isOperatorName(request.headers.host, [host, ...names]))
      return send(response, 421, "text/plain", "OPERATOR_NAMES does not have the name that was asked for\n");
    if (path === "/metrics") return send(response, 200, metrics.contentType, await metrics.text());
    if (path === "/status")
      return request.headers.accept?.includes("text/html")
        ? send(response, 200, "text/html; charset=utf-8", statusPage(await status()))
        : send(response, 200, "application/json", `${JSON.stringify(await status(), null, 2)}\n`);
    if (path === "/declared-host") {
      // Caddy's name of the parameter.
      const isDeclared = await isDeclaredName(new URLSearchParams(query).get("domain") ?? "");
      return send(
        response,
        isDeclared ? 200 : 404,
        "text/plain",
        isDeclared ? "declared\n" : "not declared\n",
      );
    }
    const paths = "/status, /metrics, /declared-host?domain=, POST /purge and POST /push are here\n";
    return send(response, 404, "text/plain", paths);
  }

  const server = createServer({ headersTimeout: 10_000, requestTimeout: 15_000 }, (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(error);
      response.destroy();
    });
  });
  await listening(server, { port, host, settings: { port: "OPERATOR_PORT", host: "OPERATOR_HOST" } });
  // The site's listener decides when the process ends.
  server.unref();
  return (server.address() as AddressInfo).port;
}

/**
 * Whether a browser that sends this host can't be on a page of another's: who owns a name on the internet may have it lead
 * to this port once the page is loaded. An address leads nowhere else, and nobody owns a name without a dot.
 */
function isOperatorName(host: string | undefined, names: string[]): boolean {
  const name = (host ?? "").toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
  const isAddress = isIP(name.replace(/^\[(.*)\]$/, "$1")) !== 0;
  return isAddress || !name.includes(".") || name.endsWith(".localhost") || names.includes(name);
}

const isSignedPath = (path = ""): path is SignedPath => Object.hasOwn(signedPaths, path);

function send(response: ServerResponse, status: number, type: string, body: string) {
  response.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(body);
}
