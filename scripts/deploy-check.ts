// `npm run deploy-check`: stages what the Dockerfile copies, runs two instances with Redis and a reference API of its own
// behind nginx with the files in deploy/, and sends forms while each part is replaced or killed. Fails if the rolling
// restart loses a request, or anything loses a form that was acknowledged. `-- <part>` replaces or kills only that one; `--node <binary>` runs the staged
// server with another Node.
import { type ChildProcess, execFileSync, type StdioOptions, spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient } from "@libsql/client";
import { fetch } from "undici";
import { freePort } from "../tests/processes/free-port";
import { buildIfStale } from "../tests/processes/fresh-build";
import { agents, listen, type Outcomes, startLoad } from "./deploy-load";
import { findNginx, findOpenssl, findRedis } from "./find-program.js";

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
const site = join(folder, "site");
const running = new Map<string, ChildProcess>();
const ports = Object.fromEntries(
  await Promise.all(
    [
      ...["http", "https", "site-1", "site-2", "realtime-1", "realtime-2", "operator-1", "operator-2"],
      ...["mall-api", "redis", "realtime", "operator"],
    ].map(async (name) => [name, await freePort()] as const),
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
  const writes = "touch .data/written .cache/written && ! touch build/written";
  execFileSync("buildah", ["run", "--user", `${uid}:${uid}`, container, "--", "sh", "-c", writes]);
  execFileSync("buildah", ["rm", container], { stdio: "ignore" });
}

/** The same files as in the image, owned by this process's user and read-only. */
function stage() {
  buildIfStale();
  mkdirSync(site);
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) cpSync(file, join(site, file));
  cpSync("build", join(site, "build"), {
    recursive: true,
    filter: (path) => !/\.map$/.test(path),
  });
  execFileSync("npm", ["ci", "--omit=dev", "--ignore-scripts", "--prefer-offline", "--loglevel=error"], {
    cwd: site,
  });
  execFileSync("chmod", ["-R", "a-w,a+rX", site]);
  const kilobytes = Number(execFileSync("du", ["-sk", site], { encoding: "utf8" }).split("\t")[0]);
  console.log(`The image is its base and ${Math.round(kilobytes / 1024)} MB`);
}

async function startAll() {
  await start("redis");
  await start("mall-api");
  await Promise.all([start("site-1"), start("site-2")]);
  const certificate = [
    "-keyout",
    join(folder, "site.key"),
    "-out",
    join(folder, "site.pem"),
    "-subj",
    `/CN=${host}`,
  ];
  execFileSync(
    findOpenssl(),
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...certificate],
    {
      stdio: "ignore",
    },
  );
  const configuration = readFileSync("deploy/nginx/nginx.conf", "utf8")
    .replaceAll(/site-([12]):3000/g, (_, at) => `127.0.0.1:${portOf(`site-${at}`)}`)
    .replaceAll(/site-([12]):6001/g, (_, at) => `127.0.0.1:${portOf(`realtime-${at}`)}`)
    .replaceAll(/site-([12]):9400/g, (_, at) => `127.0.0.1:${portOf(`operator-${at}`)}`)
    .replace("listen 6001", `listen 127.0.0.1:${portOf("realtime")}`)
    .replace("listen 9400", `listen 127.0.0.1:${portOf("operator")}`)
    .replace("listen 80 ", `listen 127.0.0.1:${portOf("http")} `)
    .replace("listen 443 ", `listen 127.0.0.1:${portOf("https")} `)
    .replaceAll(" /tmp/", ` ${folder}/`)
    .replaceAll("/etc/nginx/certs", folder);
  writeFileSync(join(folder, "nginx.conf"), configuration);
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
  const words = ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
  return spawn(findNginx(), words, { stdio: output, detached: true });
}

/** As in its container: any user, and only two folders that it may write to. */
function startNode(name: string): ChildProcess {
  const own = join(folder, name);
  for (const place of [".data", ".cache"]) mkdirSync(join(own, place), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) execFileSync("chmod", ["777", join(own, ".data"), join(own, ".cache")]);
  const at = name.at(-1);
  const program = name === "mall-api" ? "mall-api.js" : "main.js";
  return spawn(node, [join(site, "build/process", program)], {
    cwd: own,
    ...(isRoot && { uid, gid: uid }),
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      ...fakedClock,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
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
    for (const name of ["site-1", "site-2"]) {
      await end(name, "SIGTERM");
      await start(name);
      await wait(2_500);
    }
    report("rolling restart", load.take(), "nothing");
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
  const purge = spawnSync(node, [join(site, "build/process/operator.js"), "purge", "galerieharfa"], {
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

async function storedAddresses(): Promise<Set<unknown>> {
  const client = createClient({ url: `file:${join(folder, "mall-api/.data/mall-api.db")}` });
  const { rows } = await client.execute("SELECT email FROM newsletter_subscription");
  client.close();
  return new Set(rows.map(({ email }) => email));
}
