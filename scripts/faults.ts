// Shows what a visitor gets while the mall API fails in various ways: first with an empty cache, then for a cached
// page.

import { mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startMallApi } from "../server/mall-api/start-mall-api";
import { ask, startSite } from "../tests/site-process";
import { startUpstream } from "../tests/stand-ins/upstream";

const faults: Record<string, (response: ServerResponse) => void> = {
  "connection cut": (response) => response.destroy(),
  "no answer": () => {},
  "slow bytes": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 200);
    response.on("close", () => clearInterval(timer));
  },
  "half an answer": (response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"status":"success","data":{');
    response.destroy();
  },
  "HTML instead of JSON": (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>"),
  "500": (response) =>
    response
      .writeHead(500, { "content-type": "application/json" })
      .end('{"status":"error","httpStatus":"Internal","message":"secret"}'),
  "huge body": (response) => {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(`{"status":"success","data":"${"x".repeat(6 * 1024 * 1024)}"}`);
  },
  "wrong types": (response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end('{"status":"success","data":{"data":"none","total":"many"}}'),
};

const folder = mkdtempSync(join(tmpdir(), "promenade-faults-"));
const reference = await startMallApi({ port: 0, databaseUrl: `file:${folder}/mall-api.db` });
console.log("fault".padEnd(22), "unseen page".padEnd(24), "page seen before".padEnd(24), "alive");
for (const [name, misbehave] of Object.entries(faults)) {
  let isFaulty = false;
  const upstream = await startUpstream(async (request, response) => {
    if (isFaulty) return misbehave(response);
    const answer = await fetch(`${reference.url}${request.url}`);
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "application/json",
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const site = await startSite({ MALL_API_URL: `${upstream.url}/{tenant}` });
  await visit(site, "galerieharfa", "/en/shops-services");
  isFaulty = true;
  const unseen = await visit(site, "novoplaza", "/en/shops-services");
  const seen = await visit(site, "galerieharfa", "/en/shops-services?q=a");
  const { status } = await ask(site, "beta", "/healthz");
  console.log(name.padEnd(22), unseen.padEnd(24), seen.padEnd(24), status);
  await site.stop();
  await upstream.stop();
}
await reference.stop();
rmSync(folder, { recursive: true });

async function visit(
  site: Awaited<ReturnType<typeof startSite>>,
  tenant: string,
  path: string,
): Promise<string> {
  const started = performance.now();
  const response = await ask(site, tenant, path);
  const html = await response.text();
  const screen = html.includes("secret") ? "LEAKS" : /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.slice(0, 14);
  return `${response.status} ${Math.round(performance.now() - started)} ms ${screen}`;
}
