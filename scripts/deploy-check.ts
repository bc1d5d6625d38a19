// `npm run deploy-check`: stages what the Dockerfile copies, runs two instances with Redis and a reference API of its own
// behind nginx with the files in deploy/, and sends forms while each part is replaced or killed. Fails if the rolling
// restart, which deploys another build, loses a request or leaves a page without its styles or scripts, or if anything
// loses a form that was acknowledged. `-- <part>` replaces or kills only that one; `--node <binary>` runs the staged
// server with another Node.
import { type ChildProcess, execFileSync, type StdioOptions, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient } from "@libsql/client";
import { fetch } from "undici";
import { freePort } from "../tests/processes/free-port";
import { buildIfStale } from "../tests/processes/fresh-build";
import { nextBuild } from "../tests/processes/next-build";
import { agents, listen, type Outcomes, startLoad } from "./deploy-load";
import { type Visits, visit } from "./deploy-visits";
import { findNginx, findRedis } from "./find-program.js";
import { nginxPorts, shippedNginx } from "./shipped-proxies";

const host = "galerieharfa.localhost";
const uid = 10_001;
const { values, positionals } = parseArgs({
  options: { node: { type: "string", default: process.execPath } },
  allowPositionals: true,
});
const { node } = values;
const parts = ["rolling", "site-1", "redis", "mall-api", "site-2", "nginx"];
const isTried = (part: string) => positionals.length === 0 || positionals.includes(part);
const unknown = positionals.filter((name) => !parts.includes(name));
if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}, only ${parts.join(", ")}`);
const app = { PUSHER_APP_ID: "1", PUSHER_KEY: "promenade", PUSHER_SECRET: "a secret of the deploy check" };
const editorSecret = "the deploy check's secret of those who edit";
/** Instances that don't share the clock of this process reject what it signs; its shared memory is of another user. */
const fakedClock = Object.fromEntries(
  ["LD_PRELOAD", "FAKETIME", "FAKETIME_DONT_FAKE_MONOTONIC", "TZ"].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value]] : [];
  }),
);
const imageTag = "promenade-deploy-check";
const baseImage = /^ARG NODE_IMAGE=(\S+)/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "";

const folder = mkdtempSync(join(tmpdir(), "promenade-deploy-"));
execFileSync("chmod", ["755", folder]);
const builds = { first: join(folder, "site"), next: join(folder, "next") };
/** Which build each instance runs when it is started. */
const buildOf: Record<string, string> = {};
const assets = join(folder, "assets");
const running = new Map<string, ChildProcess>();
const ports = Object.fromEntries(
  await Promise.all(
    [...nginxPorts, "mall-api", "redis"].map(async (name) => [name, await freePort()] as const),
  ),
) as Record<string, number>;
const portOf = (name: string) => String(ports[name]);

if (positionals.length === 0) buildImage();
stage();
const failures: string[] = [];
try {
  await startAll();
  await check();
} finally {
  for (const name of running.keys()) await end(name, "SIGKILL");
  await wait(200);
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
}
if (failures.length > 0) {
  console.error(failures.join("\n"));
  process.exit(1);
}
console.log("Nothing was lost");
process.exit();

/** Where buildah and the base image are on this machine, the image itself is built too. */
function buildImage() {
  const found = spawnSync("buildah", ["inspect", "--type", "image", baseImage], { stdio: "ignore" });
  if (found.status !== 0)
    return console.log(`The image is not built: that needs buildah, and ${baseImage} on this machine`);
  execFileSync("buildah", ["bud", "--pull-never", "-t", imageTag, "."], { stdio: "inherit" });
  const container = execFileSync("buildah", ["from", "--pull-never", imageTag], { encoding: "utf8" }).trim();
  const writes = "touch .data/written .cache/written .assets/written && ! touch build/written";
  execFileSync("buildah", ["run", "--user", `${uid}:${uid}`, container, "--", "sh", "-c", writes]);
  execFileSync("buildah", ["rm", container], { stdio: "ignore" });
}

/** The same files as in the image, owned by this process's user and read-only; and a later build. */
function stage() {
  buildIfStale();
  const site = builds.first;
  mkdirSync(site);
  mkdirSync(builds.next);
  const workspaces: string[] = JSON.parse(readFileSync("package.json", "utf8")).workspaces;
  const manifests = ["package.json", ...workspaces.map((name) => `${name}/package.json`)];
  for (const file of [...manifests, "package-lock.json", ".npmrc"]) cpSync(file, join(site, file));
  cpSync("build", join(site, "build"), {
    recursive: true,
    filter: (path) => !/\.map$/.test(path),
  });
  const install = "ci --omit=dev --ignore-scripts --workspace deploy --prefer-offline --loglevel=error";
  execFileSync("npm", install.split(" "), { cwd: site });
  nextBuild(site, builds.next);
  execFileSync("chmod", ["-R", "a-w,a+rX", site, builds.next]);
  const kilobytes = Number(execFileSync("du", ["-sk", site], { encoding: "utf8" }).split("\t")[0]);
  console.log(`The image is its base and ${Math.round(kilobytes / 1024)} MB`);
}

async function startAll() {
  await start("redis");
  await start("mall-api");
  await Promise.all([start("site-1"), start("site-2")]);
  await start("nginx");
}

async function start(name: string) {
  const child = launch(name);
  running.set(name, child);
  const path = name === "mall-api" ? "/galerieharfa/v1/malls" : "/readyz";
  const address =
    name === "nginx" ? `https://127.0.0.1:${portOf("https")}` : `http://127.0.0.1:${portOf(name)}`;
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}`);
    if (name === "redis" ? await isOpen(portOf(name)) : await isAnswering(address + path)) return;
    await wait(100);
  }
  throw new Error(`${name} does not answer`);
}

async function isAnswering(address: string): Promise<boolean> {
  const signal = AbortSignal.timeout(2_000);
  const answer = await fetch(address, { dispatcher: agents[0], signal }).catch(() => null);
  await answer?.text().catch(() => "");
  return answer?.ok === true;
}

function isOpen(port: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(Number(port), "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.on("close", () => socket.destroy()).setTimeout(1_000, () => socket.destroy());
    socket.once("connect", () => socket.end());
  });
}

function launch(name: string): ChildProcess {
  const output: StdioOptions = ["ignore", "ignore", "inherit"];
  if (name === "redis")
    return spawn(findRedis(), ["--port", portOf(name), "--save", "", "--bind", "127.0.0.1"], {
      stdio: output,
      // It doesn't start with a library that fakes the clock.
      env: { ...process.env, LD_PRELOAD: "" },
    });
  if (name !== "nginx") return startNode(name);
  return spawn(findNginx(), shippedNginx(folder, host, portOf), { stdio: output, detached: true });
}

/** As in its container: any user, and only three folders that it may write to, one of them common to the instances. */
function startNode(name: string): ChildProcess {
  const own = join(folder, name);
  const written = [join(own, ".data"), join(own, ".cache"), assets];
  for (const place of written) mkdirSync(place, { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chmod", ["777", ...written]);
  const at = name.at(-1);
  const program = name === "mall-api" ? "mall-api.js" : "main.js";
  return spawn(node, [join(buildOf[name] ?? builds.first, "build/process", program)], {
    cwd: own,
    ...(isRoot && { uid, gid: uid }),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      ...fakedClock,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      MALL_API_SECRET: "the deploy check's secret of the mall API",
      ...app,
      ...(name === "mall-api"
        ? {
            MALL_API_PORT: portOf("mall-api"),
            PUSHER_HOST: "127.0.0.1",
            PUSHER_PORT: portOf("realtime"),
            PUSHER_USE_TLS: "false",
            PURGE_URL: `http://127.0.0.1:${portOf("operator")}`,
            EDITOR_SECRET: editorSecret,
          }
        : {
            PORT: portOf(name),
            HOST: "127.0.0.1",
            MALL_API_URL: `http://127.0.0.1:${portOf("mall-api")}/{tenant}`,
            REDIS_URL: `redis://127.0.0.1:${portOf("redis")}`,
            REALTIME_PORT: portOf(`realtime-${at}`),
            OPERATOR_PORT: portOf(`operator-${at}`),
            ASSETS_DIR: assets,
            EDITOR_SECRET: editorSecret,
            TRUST_PROXY: "1",
            DRAIN_SECONDS: "3",
            // The check is about restarts, not about how fast this machine is.
            PAGE_SECONDS: "10",
            SITE_HOSTS: `${host} = galerieharfa`,
            COOKIE_SECRET: "the deploy check's secret of 32 characters",
            IMAGE_KEY: "the deploy check's key",
          }),
    },
  });
}

async function end(name: string, signal: NodeJS.Signals) {
  const child = running.get(name);
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  if (child.pid) process.kill(name === "nginx" ? -child.pid : child.pid, signal);
  await ended;
}

async function check() {
  const load = startLoad(`https://${host}:${portOf("https")}`);
  const live = listen(
    { appId: app.PUSHER_APP_ID, key: app.PUSHER_KEY, secret: app.PUSHER_SECRET },
    Number(portOf("https")),
  );
  await wait(2_000);
  if (isTried("rolling")) {
    const opened = await (await browse("/en")).text();
    for (const name of ["site-1", "site-2"]) {
      buildOf[name] = builds.next;
      await end(name, "SIGTERM");
      await start(name);
      await wait(2_500);
      reportVisits(`pages once ${name} has another build`, await visit(browse, Array(16).fill("/en")));
    }
    report("rolling restart", load.take(), "nothing");
    const again = async (path: string) =>
      path === "/en" ? { status: 200, text: async () => opened } : browse(path);
    reportVisits("a page that was opened before", await visit(again, ["/en"]));
  }
  for (const name of parts.filter((part) => part !== "rolling" && isTried(part))) {
    await end(name, "SIGKILL");
    await wait(500);
    await start(name);
    await wait(2_500);
    report(`${name} killed`, load.take(), "what was acknowledged");
  }
  const acknowledged = await load.stop();
  const stored = await storedAddresses();
  const lost = acknowledged.filter((email) => !stored.has(email));
  console.log(`${acknowledged.length} forms were acknowledged, ${lost.length} of them are not stored`);
  if (lost.length > 0) failures.push(`Lost: ${lost.join(", ")}`);
  const isHeard = await live.hears(
    ["realtime-1", "realtime-2", "realtime"].map((name) => Number(portOf(name))),
  );
  const purge = spawnSync(node, [join(builds.first, "build/process/operator.js"), "purge", "galerieharfa"], {
    encoding: "utf8",
    env: { ...process.env, EDITOR_SECRET: editorSecret, PURGE_URL: `http://127.0.0.1:${portOf("operator")}` },
  });
  console.log(`Changed content: ${(purge.stdout + purge.stderr).trim()}`);
  if (purge.status !== 0) failures.push("Changed content can't be announced");
  console.log(
    `A browser ${isHeard ? "hears" : "does not hear"} what is published at either instance, and through nginx`,
  );
  if (!isHeard) failures.push("Realtime events of an instance don't reach browsers of the other");
}

function report(what: string, { sent, failed }: Outcomes, mayNotLose: "nothing" | "what was acknowledged") {
  console.log(`${what}: ${sent} requests, ${failed.length} failed ${[...new Set(failed)].join(", ")}`);
  if (mayNotLose === "nothing" && failed.length > 0)
    failures.push(`${what}: ${failed.length} requests failed`);
}

function browse(path: string) {
  const dispatcher = agents[Math.floor(Math.random() * agents.length)];
  return fetch(`https://${host}:${portOf("https")}${path}`, { dispatcher });
}

function reportVisits(when: string, { pages, unstyled, unhydrated, missing }: Visits) {
  console.log(`${when}: ${pages} opened, ${unstyled} without style sheet, ${unhydrated} not hydrated`);
  if (missing.length > 0) failures.push(`${when}: missing ${[...new Set(missing)].join(", ")}`);
}

async function storedAddresses(): Promise<Set<unknown>> {
  const client = createClient({ url: `file:${join(folder, "mall-api/.data/mall-api.db")}` });
  const { rows } = await client.execute("SELECT email FROM newsletter_subscription");
  client.close();
  return new Set(rows.map(({ email }) => email));
}
