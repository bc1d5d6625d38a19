import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { freePort } from "../../tests/processes/free-port";
import { cpuOf } from "../../tests/processes/process-cpu";
import { ask, startMeasuredSite } from "../../tests/processes/site-process";
import { median } from "./median";
import { parsePage } from "./page-elements";
import { type PeerProject, peerProjects } from "./peer-projects";
import { startBareServer } from "./start-bare-server";

/** Outside the product's dependencies: each project has a folder and packages of its own. */
const folder = ".cache/peers";
/** What a large program needs until it is compiled. */
const warmRounds = 10;
const rounds = 4;
const times = 60;

/**
 * Builds the directory of shops in other frameworks, with the same elements and data, and compares the CPU time of a page
 * without compression. Installs their packages, which takes minutes for the first time.
 */
export async function comparePeers(tenant: string) {
  const site = await startMeasuredSite();
  const path = "/en/shops-services";
  const read = async (address: string) => {
    const answer = await ask(site, tenant, address, { headers: { "accept-encoding": "identity" } });
    if (answer.status !== 200) throw new Error(`${address} returned ${answer.status}`);
    return answer.text();
  };
  const html = await read(path);
  const react = await startBareServer({ html, by: "React" });
  const templates = await startBareServer({ html, by: "templates" });
  let opened = 0;
  const ways = [
    { name: "React's renderToString", pid: react.pid, open: () => plain(react.url), stop: react.stop },
    { name: "template strings", pid: templates.pid, open: () => plain(templates.url), stop: templates.stop },
    { name: "this site, new", pid: site.pid, open: () => read(`${path}?uncached=${++opened}`) },
    { name: "this site, unchanged", pid: site.pid, open: () => read(`${path}?uncached`), stop: site.stop },
  ] as { name: string; pid: number; open: () => Promise<string>; stop?: () => unknown }[];
  for (const project of peerProjects(parsePage(html))) {
    const peer = await startPeer(project);
    ways.push({ name: project.name, pid: peer.pid, open: () => plain(peer.url), stop: peer.stop });
  }

  const results = ways.map(() => [] as number[]);
  const sizes = ways.map(() => 0);
  for (let round = 0; round < warmRounds + rounds; round++)
    for (const [at, { pid, open }] of ways.entries()) {
      const ms = await cpuOf({ pid }, async () => {
        for (let time = 0; time < times; time++) sizes[at] = (await open()).length;
      });
      if (round >= warmRounds) results[at]?.push(ms / times);
    }
  for (const { stop } of ways) await stop?.();

  console.log(
    "The directory of shops, without compression: CPU milliseconds per page, and how many times React's",
  );
  console.log(`${"".padEnd(30)}${["ms", "ratio", "kB"].map((name) => name.padStart(8)).join("")}`);
  const base = median(results[0] ?? []);
  for (const [at, { name }] of ways.entries()) {
    const own = median(results[at] ?? []);
    const figures = [own, own / base, (sizes[at] ?? 0) / 1000];
    console.log(`  ${name.padEnd(28)}${figures.map((figure) => figure.toFixed(1).padStart(8)).join("")}`);
  }
}

const plain = async (url: string) => {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  if (answer.status !== 200) throw new Error(`${url} returned ${answer.status}`);
  return answer.text();
};

/** Installs, builds and starts a project. */
async function startPeer({ name, packages, files, build, start }: PeerProject) {
  const home = join(folder, name.toLowerCase().replaceAll(/\W+/g, "-"));
  for (const part of ["src", "app", "build", "dist"])
    rmSync(join(home, part), { recursive: true, force: true });
  const manifest = { private: true, type: "module", dependencies: packages };
  for (const [file, text] of Object.entries({ "package.json": JSON.stringify(manifest), ...files })) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    writeFileSync(join(home, file), text);
  }
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, { cwd: home, stdio: ["ignore", "ignore", "pipe"], env: production });
  run("npm", "install", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error");
  run("npx", ...build);
  const port = await freePort();
  const child = spawn(process.execPath, start, {
    cwd: home,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...production, HOST: "127.0.0.1", PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}/`;
  for (let wait = 0; ; wait++) {
    const html = await plain(url).catch(() => "");
    if (html.includes("</html>")) break;
    if (wait > 100 || child.exitCode !== null) throw new Error(`${name} doesn't serve its page`);
    await after(100);
  }
  return { pid: child.pid ?? 0, url, stop: () => child.kill() };
}

const production: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: "production",
  ASTRO_TELEMETRY_DISABLED: "1",
};
