// Compares, in one run, a page from the page cache with a bare server that sends the same bytes, and with the same
// build under stock remix-serve. The figures are ratios, so the machine's speed cancels out.
import { fork, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { request } from "undici";
import { startMallApi } from "../server/mall-api/start-mall-api";
import { startSite } from "../tests/site-process";

const seconds = 5;
const path = "/en/shops-services";
const headers = { "accept-encoding": "br", host: "galerieharfa.localhost" };

if (process.argv[2] === "bare") bareServer();
else await compare();

async function compare() {
  const site = await startSite();
  const page = await pageBytes(site.port);
  const bare = fork(fileURLToPath(import.meta.url), ["bare"], { execArgv: process.execArgv });
  bare.send({ body: page.toString("base64") });
  const barePort = await new Promise<number>((resolve) =>
    bare.once("message", (message) => resolve(Number(message))),
  );

  const folder = mkdtempSync(join(tmpdir(), "promenade-bench-"));
  const api = await startMallApi({ port: 0, databaseUrl: `file:${folder}/mall-api.db` });
  const stockPort = 3900 + Math.floor(Math.random() * 90);
  const stock = spawn("node_modules/.bin/remix-serve", ["build/server/index.js"], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(stockPort),
      MALL_API_URL: `${api.url}/{tenant}`,
    },
    stdio: "ignore",
  });
  await untilAnswering(stockPort);

  const rates = { cached: 0, bare: 0, stock: 0 };
  for (const [name, port] of [
    ["cached", site.port],
    ["bare", barePort],
    ["stock", stockPort],
  ] as const) {
    await load(port, 1);
    rates[name] = await load(port, seconds);
    console.log(`${name.padEnd(7)} ${rates[name].toFixed(0)} requests/s`);
  }
  console.log(`cached / bare   ${(rates.cached / rates.bare).toFixed(2)}  (goal 0.70)`);
  console.log(`cached / stock  ${(rates.cached / rates.stock).toFixed(0)}  (goal 50)`);
  stock.kill();
  bare.kill();
  await Promise.all([site.stop(), api.stop()]);
  rmSync(folder, { recursive: true });
}

async function load(port: number, duration: number): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${path}`,
    connections: 32,
    duration,
    headers,
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} responses were not successful`);
  return result.requests.average;
}

/** The page as the cache sends it, compressed. */
async function pageBytes(port: number): Promise<Buffer> {
  const answer = await request(`http://127.0.0.1:${port}${path}`, { headers });
  return Buffer.from(await answer.body.arrayBuffer());
}

async function untilAnswering(port: number) {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(`http://127.0.0.1:${port}/en`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("remix-serve doesn't respond");
}

function bareServer() {
  process.once("message", ({ body }: { body: string }) => {
    const bytes = Buffer.from(body, "base64");
    const server = createServer((_, response) => {
      response.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
        "content-length": String(bytes.length),
      });
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address) process.send?.(address.port);
    });
  });
}
