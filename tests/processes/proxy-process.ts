import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findApache, findCaddy, findHaproxy, findNginx } from "../../scripts/find-program.js";
import {
  nginxPorts,
  shippedApache,
  shippedCaddy,
  shippedHaproxy,
  shippedNginx,
} from "../../scripts/shipped-proxies";
import { freePort } from "./free-port";

export const proxyNames = ["nginx", "Caddy", "HAProxy", "Apache"] as const;
export type ProxyName = (typeof proxyNames)[number];
export type ProxyAnswer = { status: number; headers: IncomingHttpHeaders; body: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string; host?: string };

/** The address of visitors in tests, unlike any other of this machine. */
export const visitorAddress = "127.0.0.9";

/**
 * A proxy with its shipped configuration, for one host, in front of two instances.
 * @param instances the ports of its parts, such as `site-1` and `operator-1`
 */
export async function startProxy(name: ProxyName, host: string, instances: Record<string, number>) {
  const folder = mkdtempSync(join(tmpdir(), `promenade-${name}-`));
  // Their processes run as users of their own.
  chmodSync(folder, 0o755);
  const ports = new Map<string, number>();
  for (const part of [...nginxPorts, "acme"]) ports.set(part, instances[part] ?? (await freePort()));
  const portOf = (part: string) => ports.get(part) ?? 0;
  const [program, words] = command(name, folder, host, portOf);
  const log = join(folder, "access.log");
  const child = spawn(program, words, {
    stdio: ["ignore", openSync(log, "a"), openSync(join(folder, "errors"), "a")],
    detached: true,
    // HAProxy doesn't start with a library that fakes the clock.
    env: { ...process.env, LD_PRELOAD: "" },
  });
  const ended = once(child, "exit");

  function ask(protocol: "http" | "https", path: string, sent: Sent = {}): Promise<ProxyAnswer> {
    const { method = "GET", headers = {}, body, host: name = host } = sent;
    const to = { host: "127.0.0.1", port: portOf(protocol), localAddress: visitorAddress, path, method };
    const send = protocol === "http" ? requestHttp : requestHttps;
    return new Promise((resolve, reject) => {
      const options = { ...to, servername: name, agent: false, rejectUnauthorized: false };
      send({ ...options, headers: { Host: name, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString("utf8"),
          }),
        );
      })
        .on("upgrade", (response, socket) => {
          socket.once("data", (echo: Buffer) => {
            socket.destroy();
            resolve({ status: 101, headers: response.headers, body: echo.toString("utf8") });
          });
          socket.write("through the proxy");
        })
        .on("error", reject)
        .end(body);
    });
  }

  return {
    ask,
    get: (path: string, headers?: Record<string, string>) => ask("https", path, { headers }),
    log: () => readFileSync(log, "utf8"),
    errors: () => readFileSync(join(folder, "errors"), "utf8"),
    /** Where it finds the answers to an authority's challenges, or null. */
    challenges: name === "nginx" || name === "Apache" ? folder : null,
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    async stop() {
      // Its worker processes too.
      process.kill(-(child.pid ?? 0), "SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function command(
  name: ProxyName,
  folder: string,
  host: string,
  portOf: (part: string) => number,
): [program: string, words: string[]] {
  switch (name) {
    case "nginx":
      return [findNginx(), shippedNginx(folder, host, portOf)];
    case "Caddy":
      return [findCaddy(), shippedCaddy(folder, portOf)];
    case "HAProxy":
      return [findHaproxy(), shippedHaproxy(folder, host, portOf)];
    case "Apache":
      return [findApache(), shippedApache(folder, host, portOf)];
  }
}
