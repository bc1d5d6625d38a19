// What a visitor gets while the mall API fails in each of thirteen ways: status, time and screen of a page that nobody
// has seen yet and of one that is cached, the home page, readiness, and how long the site needs, without a visitor, once
// the API answers. Fails if it is not as docs/operations.md says. `-- <fault>` tries one.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createServer as createTlsServer } from "node:tls";
import { startMallApi } from "../mall-api/start-mall-api";
import { freePort } from "../tests/processes/free-port";
import { copySeededDatabase } from "../tests/processes/seeded-database";
import { ask, type RunningSite, startSite } from "../tests/processes/site-process";
import { startFailingUpstream } from "../tests/stand-ins/failing-upstream";
import { findOpenssl } from "./find-program.js";

/** The page's time limit, its rendering, and what a busy machine adds. */
const mostMs = 4_500;
const mostSeconds = 5;

type Outage = { settings: Record<string, string>; begin: () => void; end: () => void; stop: () => void };
type Fault = (response: ServerResponse) => void;

const jsonAnswer =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

const badAnswers: Record<string, Fault> = {
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
const reference = await startMallApi({ port: 0, databaseUrl: await copySeededDatabase(folder) });
const faults: Record<string, () => Promise<Outage>> = {
  refused,
  "unknown name": unknownName,
  TLS: tls,
  ...Object.fromEntries(
    Object.entries(badAnswers).map(([name, fault]) => [name, () => badAnswer(fault)] as const),
  ),
};
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(faults, name));
const isRight: boolean[] = [];
print(["fault", "unseen page", "home page", "cached page", "ready", "over after"]);
for (const [name, begin] of Object.entries(faults))
  if (wanted.length === 0 || wanted.includes(name)) isRight.push(await report(name, await begin()));
await reference.stop();
rmSync(folder, { recursive: true });
if (unknown.length > 0)
  console.error(`There is no fault ${unknown.join(", ")}, only ${Object.keys(faults).join(", ")}`);
process.exit(unknown.length === 0 && isRight.every(Boolean) ? 0 : 1);

async function badAnswer(fault: Fault): Promise<Outage> {
  const upstream = await startFailingUpstream(reference.url);
  return {
    settings: { MALL_API_URL: `${upstream.url}/{tenant}` },
    begin: () => upstream.fail(fault),
    end: upstream.recover,
    stop: upstream.stop,
  };
}

async function refused(): Promise<Outage> {
  const gate = await startGate(reference.url);
  return {
    settings: { MALL_API_URL: `http://127.0.0.1:${gate.port}/{tenant}` },
    begin: gate.close,
    end: gate.open,
    stop: gate.close,
  };
}

/** Names are resolved in the site's own process, by a file that says whether they are known. */
async function unknownName(): Promise<Outage> {
  const names = join(folder, "names");
  const state = (text: string) => writeFileSync(names, text);
  state("known");
  const resolver = `
    import dns from "node:dns";
    import { readFileSync } from "node:fs";
    const lookup = dns.lookup;
    dns.lookup = (host, options, done) => {
      if (!host.endsWith(".faults.test")) return lookup(host, options, done);
      if (readFileSync(${JSON.stringify(names)}, "utf8") === "known") return lookup("127.0.0.1", options, done);
      done(Object.assign(new Error("getaddrinfo ENOTFOUND " + host), { code: "ENOTFOUND" }));
    };`;
  const gate = await startGate(reference.url);
  return {
    settings: {
      MALL_API_URL: `http://api.faults.test:${gate.port}/{tenant}`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(resolver)}`,
    },
    begin() {
      state("unknown");
      gate.disconnect();
    },
    end: () => state("known"),
    stop: gate.close,
  };
}

/** A server that speaks TLS, until what answers at its address does not. */
async function tls(): Promise<Outage> {
  const [key, certificate] = [join(folder, "api.key"), join(folder, "api.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const pair = ["-keyout", key, "-out", certificate];
  execFileSync(
    findOpenssl(),
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...subject, ...pair],
    { stdio: "ignore" },
  );
  const { port } = new URL(reference.url);
  const api = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) =>
    joined(socket, connect(Number(port), "127.0.0.1")),
  );
  const gate = await startGate(`https://127.0.0.1:${await portOf(api)}`);
  return {
    settings: { MALL_API_URL: `https://127.0.0.1:${gate.port}/{tenant}`, NODE_EXTRA_CA_CERTS: certificate },
    begin: gate.answerPlain,
    end: gate.pass,
    stop() {
      gate.close();
      api.close();
    },
  };
}

/** Passes connections on, until it is closed, or answers each with a line that is no TLS. */
async function startGate(url: string) {
  const target = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  let isPlain = false;
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)));
    if (isPlain) socket.on("error", () => {}).end("HTTP/1.1 400 Bad Request\r\n\r\n");
    else joined(socket, connect(target, "127.0.0.1"));
  });
  const port = await portOf(server);
  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    disconnect,
    open: () => void server.listen(port, "127.0.0.1"),
    close() {
      server.close();
      disconnect();
    },
    answerPlain() {
      isPlain = true;
      disconnect();
    },
    pass() {
      isPlain = false;
    },
  };
}

function joined(one: Socket, other: Socket) {
  for (const [from, to] of [[one, other] as const, [other, one] as const])
    from
      .on("error", () => to.destroy())
      .on("close", () => to.destroy())
      .pipe(to);
}

async function portOf(server: Server): Promise<number> {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return port;
}

async function report(name: string, { settings, begin, end, stop }: Outage): Promise<boolean> {
  const site = await startSite({ ...settings, PAGE_SECONDS: "3", OPERATOR_PORT: "0" });
  await visit(site, "galerieharfa", "/en/shops-services");
  begin();
  const unseen = await visit(site, "novoplaza", "/en/shops-services");
  const home = await visit(site, "europasc", "/sk");
  const cached = await visit(site, "galerieharfa", "/en/shops-services");
  const { status } = await ask(site, "beta", "/readyz");
  end();
  const seconds = await recoveryOf(site);
  const afterwards = await visit(site, "novoplaza", "/en/shops-services");
  const over = afterwards.status === 200 ? `${seconds.toFixed(1)} s` : "NEVER";
  print([name, unseen.text, home.text, cached.text, String(status), over]);
  await site.stop();
  stop();
  const statuses = [unseen, home, cached, { status }, afterwards].map((shown) => shown.status);
  return (
    statuses.join() === "503,503,200,200,200" &&
    [unseen, home, cached].every(({ ms, text }) => ms < mostMs && !text.includes("LEAKS")) &&
    seconds < mostSeconds
  );
}

/** The seconds until each mall that failed answers again, as operators see it: no page is requested meanwhile. */
async function recoveryOf(site: RunningSite): Promise<number> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  for (; seconds() < 30; await wait(100)) {
    const response = await fetch(`http://127.0.0.1:${site.operatorPort}/status`);
    const { malls }: { malls: { mall: string; api: string }[] } = await response.json();
    const failed = malls.filter(({ mall }) => mall === "novoplaza" || mall === "europasc");
    if (failed.every(({ api }) => api === "answers")) break;
  }
  return seconds();
}

async function visit(site: RunningSite, tenant: string, path: string) {
  const started = performance.now();
  const response = await ask(site, tenant, path);
  const html = await response.text();
  const ms = Math.round(performance.now() - started);
  const screen = html.includes("secret") ? "LEAKS" : /<h1[^>]*>([^<]*)/.exec(html)?.[1]?.slice(0, 16);
  return { status: response.status, ms, text: `${response.status} ${ms} ms ${screen}` };
}

function print([fault = "", ...cells]: string[]) {
  console.log(fault.padEnd(22), ...cells.map((cell, at) => cell.padEnd(at < 3 ? 32 : 7)));
}
