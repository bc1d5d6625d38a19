import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent, fetch, type RequestInit, type Response } from "undici";
import { demoMember } from "./screens";

export type RunningSite = {
  port: number;
  pid: number;
  /** The address of a tenant's site. */
  of: (tenant: string) => string;
  /** The address of the reference API that it runs on. */
  mallApi: string;
  /** The port where servers publish live events; 0 where another server does that. */
  realtimePort: number;
  /** Sends a signal and waits for the end; gives the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/** Runs the built site of a project on a free port, on demo content in a folder of its own. */
export async function startSite(
  environment: Record<string, string> = {},
  project = ".",
): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-"));
  const child = fork(`${project}/build/process/main.js`, [], {
    cwd: project,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "silent",
      DATABASE_URL: `file:${folder}/mall-api.db`,
      IMAGE_CACHE_DIR: `${folder}/images`,
      ...environment,
    },
    silent: true,
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const { port, mallApi = "", realtimePort = 0 } = await startOf(child);
  return {
    port,
    pid: child.pid ?? 0,
    of: (tenant) => `http://${tenant}.localhost:${port}`,
    mallApi,
    realtimePort,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

type Start = { port: number; mallApi?: string; realtimePort?: number };

function startOf(child: ChildProcess): Promise<Start> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    child.once("message", (message: Start) => resolve(message));
    child.once("exit", (code) => reject(new Error(`The site ended with code ${code}: ${output}`)));
  });
}

/** Names under localhost are this machine, also where the system's resolver doesn't know them. */
const here = new Agent({
  connect: { lookup: (_host, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]) },
});

/** Asks a site by its own host name; redirects are answers like any other. */
export function ask(
  site: Pick<RunningSite, "of">,
  tenant: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${site.of(tenant)}${path}`, { redirect: "manual", ...init, dispatcher: here });
}

/** Logs the demo member in by the site's own form; gives the Cookie header of the session. */
export async function logIn(site: RunningSite, tenant: string): Promise<string> {
  const body = new URLSearchParams({ intent: "login", ...demoMember });
  const response = await ask(site, tenant, "/en/login", { method: "POST", body });
  await response.text();
  const token = response.headers.getSetCookie().find((cookie) => cookie.startsWith("token="));
  if (!token) throw new Error(`The log-in answered ${response.status}`);
  return token.split(";")[0] ?? "";
}
