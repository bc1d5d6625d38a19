import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Agent, fetch, Headers, type RequestInit, type Response } from "undici";
import { mallApiSecret } from "../requests/from-site";
import { demoMember } from "../screens/screens";
import { buildIfStale } from "./fresh-build";
import { copySeededDatabase } from "./seeded-database";

/** Shared with those who edit content, where a site has one. */
export const editorSecret = "shared with those who edit content";

/** The part of a site that can be passed to other processes. */
export type SharedSite = {
  port: number;
  /** The URL of its reference API. */
  mallApi: string;
  /** The port where servers publish realtime events; 0 if another server does that. */
  realtimePort: number;
  /** The port of operators; 0 without OPERATOR_PORT. */
  operatorPort: number;
  /** The reference API's database. */
  databaseUrl: string;
};

export type Site = SharedSite & {
  /** The URL of a tenant's site. */
  of: (tenant: string) => string;
  /** The client address of requests; the site must trust one proxy. */
  visitor?: string;
};

export type RunningSite = Site & {
  pid: number;
  /** What it has written to stdout. */
  output: () => string;
  /** What it has written to stderr. */
  errors: () => string;
  /** Sends a signal, by default one that ends the process at once, and waits for the exit; returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
};

export const siteAt = (shared: SharedSite): Site => ({
  ...shared,
  of: (tenant) => `http://${tenant}.localhost:${shared.port}`,
});

/** Most functions of a tested site run too few times to gain what V8's last optimizations cost: it makes them later. */
const forTests = ["--interrupt-budget=1000000"];

/** Starts a site as it is in production, for what measures it. */
export const startMeasuredSite = (environment: Record<string, string> = {}): Promise<RunningSite> =>
  startSite(environment, ".", undefined, []);

/**
 * Runs a project's built site on a free port, on a copy of the demo content. It ends with this process at the latest.
 * @param output the file descriptor of its stdout and stderr, in place of the returned site's
 */
export async function startSite(
  environment: Record<string, string> = {},
  project = ".",
  output?: number,
  engineOptions: string[] = forTests,
): Promise<RunningSite> {
  buildIfStale();
  const folder = mkdtempSync(join(tmpdir(), "promenade-"));
  const databaseUrl = environment.DATABASE_URL ?? (await copySeededDatabase(folder));
  const child = fork(`${project}/build/process/main.js`, [], {
    cwd: project,
    // In place of this process's own, which may compile TypeScript.
    execArgv: [...engineOptions, "--import", resolve("scripts/end-with-parent.js")],
    env: {
      ...process.env,
      PARENT_PID: String(process.pid),
      NODE_ENV: "production",
      MALL_API: "demo",
      MALL_API_SECRET: mallApiSecret,
      PORT: "0",
      LOG_LEVEL: "silent",
      // Log-ins and pages outlast the site's limits for answers where many tests share a processor.
      PASSWORD_COST: "10",
      PAGE_SECONDS: "10",
      DATABASE_URL: databaseUrl,
      IMAGE_CACHE_DIR: `${folder}/images`,
      SHELL_CACHE_DIR: `${folder}/shell`,
      ASSETS_DIR: `${folder}/assets`,
      ...environment,
    },
    stdio: ["ignore", output ?? "pipe", output ?? "pipe", "ipc"],
  });
  let lines = "";
  child.stdout?.on("data", (chunk) => {
    lines += chunk;
  });
  let errors = "";
  child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const { port, mallApi = "", realtimePort = 0, operatorPort = 0 } = await startOf(child);
  return {
    ...siteAt({ port, mallApi, realtimePort, operatorPort, databaseUrl }),
    pid: child.pid ?? 0,
    output: () => lines,
    errors: () => errors,
    async stop(signal = "SIGKILL") {
      child.kill(signal);
      const code = await ended;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

type Start = { port: number; mallApi?: string; realtimePort?: number; operatorPort?: number };

function startOf(child: ChildProcess): Promise<Start> {
  return new Promise((resolve, reject) => {
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
      });
    child.once("message", (message: Start) => resolve(message));
    child.once("exit", (code) => reject(new Error(`The site exited with code ${code}: ${output}`)));
  });
}

/** Resolves names under localhost to this machine, even if the system's resolver doesn't. */
const here = new Agent({
  connect: { lookup: (_host, _options, callback) => callback(null, [{ address: "127.0.0.1", family: 4 }]) },
});

/** Requests a site by its own host name; doesn't follow redirects. */
export function ask(
  site: Pick<Site, "of" | "visitor">,
  tenant: string,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (site.visitor && !headers.has("X-Forwarded-For")) headers.set("X-Forwarded-For", site.visitor);
  return fetch(`${site.of(tenant)}${path}`, { redirect: "manual", ...init, headers, dispatcher: here });
}

/** Logs the demo member in with the site's form; returns the Cookie header of the session. */
export async function logIn(site: Site, tenant: string): Promise<string> {
  const body = new URLSearchParams({ intent: "login", ...demoMember });
  const response = await ask(site, tenant, "/en/login", { method: "POST", body });
  await response.text();
  const token = response.headers.getSetCookie().find((cookie) => cookie.startsWith("token="));
  if (!token) throw new Error(`The log-in returned ${response.status}`);
  return token.split(";")[0] ?? "";
}
