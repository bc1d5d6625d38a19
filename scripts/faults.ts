// What a visitor gets while the mall API fails in each of thirteen ways: status, time and screen of a page that nobody
// has seen yet and of one that is cached, the home page, readiness, and how long the site needs once the API answers.

import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMallApi } from "../server/mall-api/start-mall-api";
import { ask, type RunningSite, startSite } from "../tests/site-process";
import { startFailingUpstream } from "../tests/stand-ins/failing-upstream";

type Fault = (response: ServerResponse) => void;

const jsonAnswer =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

const faults: Record<string, Fault> = {
  hang: () => {},
  "slow bytes": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
  "half an answer": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"status":"success","data":{', () => response.destroy());
  },
  "HTML instead of JSON": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  "status 500": jsonAnswer(500, '{"status":"error","httpStatus":"Internal","message":"secret"}'),
  "status 401": jsonAnswer(401, '{"status":"error","httpStatus":"Unauthorized","message":"secret"}'),
  "status 429": jsonAnswer(429, '{"status":"error","httpStatus":"TooManyRequests","message":"secret"}', {
    "retry-after": "60",
  }),
  redirect: (response) => response.writeHead(302, { location: "https://elsewhere.example/" }).end(),
  "huge answer": jsonAnswer(200, `{"status":"success","data":"${"x".repeat(6 * 1024 * 1024)}"}`),
  "wrong types": jsonAnswer(200, '{"status":"success","data":{"data":"none","total":"many"}}'),
};

const folder = mkdtempSync(join(tmpdir(), "promenade-faults-"));
const reference = await startMallApi({ port: 0, databaseUrl: `file:${folder}/mall-api.db` });
print(["fault", "unseen page", "home page", "cached page", "ready", "over after"]);

for (const [name, fault] of Object.entries(faults)) {
  const upstream = await startFailingUpstream(reference.url);
  await report(name, {
    MALL_API_URL: `${upstream.url}/{tenant}`,
    begin: () => upstream.fail(fault),
    end: () => upstream.recover(),
  });
  await upstream.stop();
}

// The connection itself fails from the start: nothing is cached, and there is nothing to come back to.
await report("refused", { MALL_API_URL: "http://127.0.0.1:9/{tenant}" });
await report("unknown name", { MALL_API_URL: "http://api.{tenant}.invalid" });
const plain = createServer((socket) => socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n"));
await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
const address = plain.address();
const port = typeof address === "object" && address ? address.port : 0;
await report("TLS", { MALL_API_URL: `https://127.0.0.1:${port}/{tenant}` });
plain.close();

await reference.stop();
rmSync(folder, { recursive: true });

type Outage = { MALL_API_URL: string; begin?: () => void; end?: () => void };

async function report(name: string, { MALL_API_URL, begin, end }: Outage) {
  const site = await startSite({ MALL_API_URL, PAGE_SECONDS: "3" });
  if (begin) await visit(site, "galerieharfa", "/en/shops-services");
  begin?.();
  const unseen = await visit(site, "novoplaza", "/en/shops-services");
  const home = await visit(site, "europasc", "/sk");
  const cached = begin ? await visit(site, "galerieharfa", "/en/shops-services") : "none";
  const { status } = await ask(site, "beta", "/readyz");
  end?.();
  const recovery = end ? await recoveryOf(site) : "";
  print([name, unseen, home, cached, String(status), recovery]);
  await site.stop();
}

async function recoveryOf(site: RunningSite): Promise<string> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  while (seconds() < 30) {
    const { status } = await ask(site, "novoplaza", "/en/shops-services");
    if (status === 200) return `${seconds().toFixed(1)} s`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return "NEVER";
}

async function visit(site: RunningSite, tenant: string, path: string): Promise<string> {
  const started = performance.now();
  const response = await ask(site, tenant, path);
  const html = await response.text();
  const screen = html.includes("secret") ? "LEAKS" : /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.slice(0, 16);
  return `${response.status} ${Math.round(performance.now() - started)} ms ${screen}`;
}

function print([fault = "", ...cells]: string[]) {
  console.log(fault.padEnd(22), ...cells.map((cell, at) => cell.padEnd(at < 3 ? 32 : 7)));
}
