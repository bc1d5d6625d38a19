import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findHaproxy } from "../../scripts/find-program.js";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { exchange, rawRequest } from "../requests/raw-request";

const { mallApi } = sharedSite();
const Host = "www.harfa.cz";
const settings = {
  MALL_API_URL: `${mallApi}/{tenant}`,
  SITE_HOSTS: `${Host} = galerieharfa`,
  TRUST_PROXY: "1",
  LOG_LEVEL: "info",
};

describe.each(["1", "2"])("a site with declared hosts and WORKERS=%s", (WORKERS) => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ ...settings, WORKERS });
  }, 60_000);
  afterAll(() => site.stop());

  const statusOf = async (text: string) =>
    Number(/^HTTP\/1\.1 (\d+)/.exec(await exchange(site.port, `${text}Connection: close\r\n\r\n`))?.[1]);

  it.each(["", "Host: unknown.example\r\n", "Host: a b\r\n", "Host:\r\n", "Host: a.cz\r\nHost: b.cz\r\n"])(
    "answers checks with the headers %j in any version of HTTP",
    async (headers) => {
      for (const version of ["1.0", "1.1"])
        for (const method of ["GET", "HEAD", "OPTIONS"])
          for (const path of ["/livez", "/readyz", "/healthz"]) {
            const line = `${method} ${path} HTTP/${version}`;
            expect(await statusOf(`${line}\r\n${headers}`), line).toBe(200);
          }
    },
  );

  it("needs a host for everything else", async () => {
    for (const line of ["GET / HTTP/1.0", "GET /en HTTP/1.1", "OPTIONS /en HTTP/1.1", "POST /livez HTTP/1.1"])
      expect(await statusOf(`${line}\r\n`), line).toBe(400);
  });

  it("answers an absolute target by its authority", async () => {
    const page = (target: string, host: string) => statusOf(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\n`);
    expect(await page(`http://${Host}/en`, "unknown.example")).toBe(200);
    expect(await page("http://unknown.example/en", Host)).toBe(421);
    expect(await page(`https://${Host}/en`, Host)).toBe(400);
  });

  it("knows visitors apart whose address comes with a port, in brackets or in several headers", async () => {
    for (const [at, forwarded] of [
      ["192.0.2.7:5678"],
      ["[2001:db8::7]:443"],
      ["6.6.6.6", "192.0.2.8:5678"],
      ["6.6.6.6, 6.6.6.6", "6.6.6.6", "2001:DB8::8"],
    ].entries()) {
      const lines = [`Host: ${Host}`, ...forwarded.map((value) => `X-Forwarded-For: ${value}`)];
      // A page that is not in the cache yet is logged.
      expect(await statusOf(`GET /en/search?q=${at} HTTP/1.1\r\n${lines.join("\r\n")}\r\n`)).toBe(200);
    }
    await vi.waitFor(() => {
      const clients = [...site.output().matchAll(/"path":"\/en\/search".*"client":"([^"]*)"/g)].map(
        ([, client]) => client,
      );
      expect(clients).toEqual(["192.0.2.7", "2001:db8::7", "192.0.2.8", "2001:db8::8"]);
    });
  });

  it("is up for HAProxy's default check", async () => {
    const folder = mkdtempSync(join(tmpdir(), "promenade-haproxy-"));
    const [port, statistics] = [await freePort(), await freePort()];
    const file = join(folder, "haproxy.cfg");
    writeFileSync(
      file,
      `defaults
  mode http
  timeout connect 2s
  timeout client 20s
  timeout server 20s
listen site
  bind 127.0.0.1:${port}
  option httpchk
  server site-1 127.0.0.1:${site.port} check inter 100 fall 1 rise 1
listen statistics
  bind 127.0.0.1:${statistics}
  stats enable
  stats uri /
`,
    );
    const haproxy = spawn(findHaproxy(), ["-db", "-f", file], {
      stdio: "inherit",
      // It doesn't start with a library that fakes the clock.
      env: { ...process.env, LD_PRELOAD: "" },
    });
    try {
      /** The last check's result, as `UP L7OK 200`. */
      const check = async () => {
        const { body } = await rawRequest(statistics, "/;csv", {});
        const [names = [], ...rows] = body.split("\n").map((row) => row.replace(/^# /, "").split(","));
        const row = rows.find(([, server]) => server === "site-1") ?? [];
        return ["status", "check_status", "check_code"].map((name) => row[names.indexOf(name)]).join(" ");
      };
      await vi.waitFor(async () => expect(await check()).toBe("UP L7OK 200"), 10_000);
      expect((await rawRequest(port, "/en", { Host })).status).toBe(200);
    } finally {
      haproxy.kill("SIGKILL");
      await once(haproxy, "exit");
      rmSync(folder, { recursive: true });
    }
  });
});

it("the reference API answers a check without a host", async () => {
  for (const version of ["1.0", "1.1"])
    expect(
      await exchange(
        Number(new URL(mallApi).port),
        `GET /healthz HTTP/${version}\r\nConnection: close\r\n\r\n`,
      ),
    ).toMatch(/^HTTP\/1.1 200 .*\r\n\r\nok$/s);
});
