import { fork, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import type { Language } from "@contract/languages";
import { Agent, fetch, type Response } from "undici";
import { matchRoute } from "../../app/locale/match-route";
import type { RouteEntry } from "../../app/locale/route-entry";
import { localizedPath, type RouteName, routeNames, routeTable } from "../../app/locale/route-table";
import { isBuildFresh } from "../build-sources.js";

/** One line of the site's log. */
export type LogLine = Record<string, unknown> & { msg?: string; route?: string };

export type RenderedScreen = {
  screen: RouteName;
  language: Language;
  path: string;
  status: number;
  html: string;
  /** What the site logged meanwhile, of this screen or of the answers that it reads. */
  log: LogLine[];
};

export type ScreensReport = {
  screens: RenderedScreen[];
  /** Screens with a parameter to which no rendered screen has a link. */
  unlinked: { screen: RouteName; language: Language }[];
};

/** Loads a file of the site by its path there, null where it can't; `type` is a media type without parameters. */
export type LoadFile = (path: string) => Promise<{ type: string; body: Buffer } | null>;

type Member = { email: string; password: string };

/**
 * Renders every screen of a mall by the built site, as a process of its own with these variables (`MALL_API_URL` and
 * whatever else is configured), which ends before this returns. Screens with a parameter are found by the links of the
 * others. A screen that lacks something because the API limits the site's calls is rendered again when the API has said
 * that it may.
 * @param member logs in to render what only members see; without one these screens are left out
 * @param onScreen is given each screen while the site still runs, and what loads the files that the screen names
 */
export async function renderScreens({
  environment,
  tenant,
  languages,
  member,
  onScreen,
}: {
  environment: Record<string, string>;
  tenant: string;
  languages: readonly Language[];
  member?: Member;
  onScreen?: (screen: RenderedScreen, load: LoadFile) => Promise<void>;
}): Promise<ScreensReport> {
  buildIfStale();
  const site = await startSite(environment, tenant);
  try {
    const cookie = member && (await logIn(site, member));
    const screens: RenderedScreen[] = [];
    const unlinked: ScreensReport["unlinked"] = [];
    for (const language of languages) {
      const links = new Map<RouteName, string>();
      const render = async (screen: RouteName, path: string) => {
        const visitor = guardOf(screen) === "anonymous-only" ? undefined : cookie;
        const rendered = { screen, language, path, ...(await patientlyOpened(site, path, visitor)) };
        for (const [name, link] of linksIn(rendered.html, language))
          if (!links.has(name)) links.set(name, link);
        screens.push(rendered);
        await onScreen?.(rendered, site.load);
      };
      const wanted = routeNames.filter((name) => cookie || guardOf(name) !== "member");
      const [fixed, linked] = [true, false].map((isFixed) =>
        wanted.filter((name) => (pathWithoutLink(name, language) !== null) === isFixed),
      );
      for (const name of fixed ?? []) await render(name, pathWithoutLink(name, language) ?? "");
      for (const name of linked ?? []) {
        const link = links.get(name);
        if (link) await render(name, link);
        else unlinked.push({ screen: name, language });
      }
    }
    return { screens, unlinked };
  } finally {
    site.stop();
  }
}

const guardOf = (name: RouteName): RouteEntry["guard"] => {
  const { guard }: RouteEntry = routeTable[name];
  return guard;
};

/** The path of a screen, of a list its first page; null where it has another parameter. */
function pathWithoutLink(name: RouteName, language: Language): string | null {
  const path = localizedPath(name, language).replace("{page}", "1");
  return path.includes("{") ? null : `/${language}${path && `/${path}`}`;
}

/** The screens of the language that a page has links to, each with its path. */
function* linksIn(html: string, language: Language): Generator<[RouteName, string]> {
  for (const [, href = ""] of html.matchAll(/<a [^>]*?href="(\/[^"?#]*)/g)) {
    const path = href.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");
    const match = matchRoute(path);
    if (match?.language === language) yield [match.name, path];
  }
}

type RunningSite = {
  open: (
    path: string,
    init?: { method: string; body: URLSearchParams } | { cookie?: string },
  ) => Promise<Response>;
  load: LoadFile;
  /** Takes the lines that were logged since the last time. */
  takeLog: () => LogLine[];
  stop: () => void;
};

/** The site's own limits are for visitors: here nobody waits, and a slow API is no failure. */
const patience = { PAGE_SECONDS: "10" };

function buildIfStale() {
  if (isBuildFresh()) return;
  const { status } = spawnSync("npm", ["run", "build", "--silent"], { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("The build failed");
}

async function startSite(environment: Record<string, string>, tenant: string): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-screens-"));
  const child = fork("build/process/main.js", [], {
    execArgv: [],
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "debug",
      IMAGE_CACHE_DIR: join(folder, "images"),
      SHELL_CACHE_DIR: join(folder, "shell"),
      ASSETS_DIR: join(folder, "assets"),
      ...patience,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let log: LogLine[] = [];
  const text: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    if (stream)
      createInterface(stream).on("line", (line) => {
        text.push(line);
        const parsed = lineOf(line);
        if (parsed) log.push(parsed);
      });
  const port = await new Promise<number>((resolve, reject) => {
    child.once("message", (message: { port: number }) => resolve(message.port));
    child.once("exit", (code) => reject(new Error(`The site exited with code ${code}: ${text.join("\n")}`)));
  });
  // Names under localhost are this machine, even if the system's resolver doesn't know.
  const here = new Agent({
    connect: { lookup: (_host, _options, done) => done(null, [{ address: "127.0.0.1", family: 4 }]) },
  });
  const open: RunningSite["open"] = (path, init = {}) =>
    fetch(`http://${tenant}.localhost:${port}${path}`, {
      redirect: "manual",
      dispatcher: here,
      ...("method" in init ? init : { headers: init.cookie ? { Cookie: init.cookie } : {} }),
    });
  return {
    open,
    async load(path) {
      const response = await open(path);
      const body = Buffer.from(await response.arrayBuffer());
      const [type = ""] = (response.headers.get("Content-Type") ?? "").split(";");
      return response.ok ? { type, body } : null;
    },
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    stop() {
      child.kill("SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function lineOf(line: string): LogLine | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

async function logIn(site: RunningSite, { email, password }: Member): Promise<string> {
  const body = new URLSearchParams({ intent: "login", email, password });
  const response = await site.open("/en/login", { method: "POST", body });
  await response.text();
  const token = response.headers.getSetCookie().find((cookie) => cookie.startsWith("token="));
  if (!token) throw new Error(`The log-in was answered with ${response.status} and no session`);
  return token.split(";")[0] ?? "";
}

/** How often a screen is rendered at most, and how long an API that doesn't say so limits calls. */
const attempts = 5;
const defaultWaitMs = 2_000;
const mostWaitMs = 60_000;

async function patientlyOpened(site: RunningSite, path: string, cookie: string | undefined) {
  for (let attempt = 1; ; attempt++) {
    site.takeLog();
    const response = await site.open(path, cookie ? { cookie } : {});
    const html = await response.text();
    const log = site.takeLog();
    const pauses = log.flatMap((line) => limitedFor(line) ?? []);
    if (pauses.length === 0 || attempt === attempts) return { status: response.status, html, log };
    await wait(Math.min(Math.max(...pauses) * attempt, mostWaitMs));
  }
}

/** How long the API wants the site to wait, if a line says that it limits the site's calls. */
function limitedFor({ err }: LogLine): number | null {
  if (typeof err !== "object" || err === null || !("status" in err) || err.status !== 429) return null;
  return "retryAfter" in err && typeof err.retryAfter === "number" ? err.retryAfter * 1_000 : defaultWaitMs;
}
