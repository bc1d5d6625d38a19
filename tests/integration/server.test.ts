import { spawnSync } from "node:child_process";
import { createServer, request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask, type RunningSite, startSite } from "../site-process";

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
}, 60_000);
afterAll(() => site.stop());

/** A request with exactly the given Host and other headers. */
function raw(port: number, path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; body: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const request = httpRequest({ port, path, method, headers }, (response) => {
        let body = "";
        response.on("data", (chunk) => {
          body += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
        );
      });
      request.on("error", reject);
      request.end();
    },
  );
}

describe("the page cache", () => {
  it("serves a cached page with its age, and 304 for its ETag", async () => {
    const first = await ask(site, "promenade", "/en/shops-services");
    const html = await first.text();
    const again = await ask(site, "promenade", "/en/shops-services", {
      headers: { "If-None-Match": first.headers.get("ETag") ?? "" },
    });
    expect(first.headers.get("ETag")).toMatch(/^".+"$/);
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    const head = await ask(site, "promenade", "/en/shops-services", { method: "HEAD" });
    expect(head.headers.get("Age")).not.toBeNull();
    expect(html).toContain("</html>");
  });

  it.each([
    "/en/faq",
    "/en/faq.data",
    "/en/faq/_payload.json",
    "/robots.txt",
    "/sitemap.xml",
    "/feed/news.en.xml",
    "/site.webmanifest",
    "/search-suggestions?q=inkoust&language=en",
    "/api/proxy/companies",
    "/en/search?q=none",
    "/en/nothing-here",
  ])(
    "answers HEAD %s with the headers of GET and no body, and GET after it with the whole body",
    async (path) => {
      const headers = { Host: "europasc.localhost", "Accept-Encoding": "br" };
      const head = await raw(site.port, path, headers, "HEAD");
      const get = await raw(site.port, path, headers);
      expect(head.body).toBe("");
      expect(get.body.length).toBeGreaterThan(0);
      expect(head.status).toBe(get.status);
      const own = ["date", "age", "x-request-id", "connection", "keep-alive", "transfer-encoding"];
      const shared = (answer: typeof get) =>
        Object.keys(answer.headers)
          .filter((name) => !own.includes(name))
          .sort();
      expect(shared(head)).toEqual(shared(get));
    },
  );

  it("never shares a page between malls, schemes or hosts", async () => {
    for (const tenant of ["galerieharfa", "novoplaza", "galerieharfa"]) {
      const html = await (await ask(site, tenant, "/en")).text();
      expect(html).toContain(`<link rel="canonical" href="${site.of(tenant)}/en"`);
    }
    const other = await raw(site.port, "/en", { Host: "www.galerieharfa.cz" });
    expect(other.body).toContain('<link rel="canonical" href="http://www.galerieharfa.cz/en"');
  });

  it("caches nothing for a member, and serves a member nothing cached", async () => {
    const stranger = await ask(site, "promenade", "/en");
    expect(stranger.headers.get("Cache-Control")).toContain("public");
    const member = await ask(site, "promenade", "/en", { headers: { Cookie: "token=abc" } });
    expect(member.headers.get("Cache-Control")).toBe("private, no-store");
    expect(member.headers.get("Age")).toBeNull();
  });

  it.each([
    ["promenade", ["", "reset=a", "", "reset=b"]],
    ["galerieharfa", ["reset=a", "", "reset=b", ""]],
  ])("gives nobody at %s the screen for a new password of another visitor", async (tenant, cookies) => {
    for (const cookie of cookies) {
      const screen = await ask(site, tenant, "/en/set-new-password", { headers: { Cookie: cookie } });
      expect((await screen.text()).includes('autoComplete="new-password"')).toBe(cookie !== "");
      if (cookie) expect(screen.headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("caches nothing for unknown hosts and parameters", async () => {
    expect((await raw(site.port, "/en", { Host: "evil.example" })).headers.age).toBeUndefined();
    expect((await raw(site.port, "/en", { Host: "evil.example" })).headers.age).toBeUndefined();
    await ask(site, "promenade", "/en?junk=1");
    expect((await ask(site, "promenade", "/en?junk=1")).headers.get("Age")).toBeNull();
  });

  it("caches pages of a mall's own hosts, however many others were requested before", async () => {
    const fresh = await startSite();
    const ages = async (host: string) => {
      await raw(fresh.port, "/en/faq", { Host: host });
      return (await raw(fresh.port, "/en/faq", { Host: host })).headers.age;
    };
    for (const number of Array(12).keys()) {
      expect(await ages(`novoplaza.x${number}`)).toBeUndefined();
      expect(await ages(`x${number}.novoplaza.com`)).toBeUndefined();
      await ages(`novoplaza.${"abcdefghijkl"[number]}x`);
    }
    for (const host of ["novoplaza.cz", "www.novoplaza.cz:8080", "novoplaza.localhost"])
      expect(await ages(host), host).toBe("0");
    await fresh.stop();
  }, 60_000);

  it("omits all scripts if the browser sends Save-Data", async () => {
    const html = await (await ask(site, "promenade", "/en", { headers: { "Save-Data": "on" } })).text();
    expect(html).not.toContain("<script src");
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain("w=1600");
    expect(await (await ask(site, "promenade", "/en")).text()).toContain('type="module"');
  });
});

describe("hostile requests", () => {
  it.each(["a b", "evil<script>", "x/../y", "a@b", "host:port", "-.-.:99999999"])(
    "refuses the host %j",
    async (host) => {
      expect((await raw(site.port, "/en", { Host: host })).status).toBe(400);
    },
  );

  it("ignores forwarded headers of untrusted clients", async () => {
    const answer = await raw(site.port, "/en", {
      Host: "promenade.localhost",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
    });
    expect(answer.body).toContain('href="http://promenade.localhost/en"');
    expect(answer.body).not.toContain("evil.example");
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
  });

  it.each([
    ["//evil.example/en", 400],
    ["/%", 404],
    ["/en/%00", 404],
    ["/en/../../etc/passwd", 404],
    ["/..%2f..%2fetc%2fpasswd", 404],
    ["/assets/../../package.json", 404],
  ])("answers %s with %i", async (path, status) => {
    const answer = await raw(site.port, path, { Host: "promenade.localhost" });
    expect([status, 400]).toContain(answer.status);
    expect(answer.body).not.toContain("root:");
  });

  it("refuses unknown methods, bodies that are too large and bodies without a length", async () => {
    expect((await raw(site.port, "/en", { Host: "promenade.localhost" }, "PROPFIND")).status).toBe(405);
    expect(
      (await raw(site.port, "/en", { Host: "promenade.localhost", "Content-Length": "999999999" }, "POST"))
        .status,
    ).toBe(413);
    expect(
      (await raw(site.port, "/en", { Host: "promenade.localhost", "Transfer-Encoding": "chunked" }, "POST"))
        .status,
    ).toBe(411);
  });
});

describe("headers", () => {
  it("allows only the scripts and styles of the page itself", async () => {
    const response = await ask(site, "galerieharfa", "/cz");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self' 'sha256-/);
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBeTruthy();
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });

  it("serves hashed files compressed and immutable", async () => {
    const html = await (await ask(site, "galerieharfa", "/cz")).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
    const answer = await raw(site.port, script, { Host: "x.localhost", "Accept-Encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["cache-control"]).toContain("immutable");
  });
});

describe("behind a proxy", () => {
  it("reads scheme and host from trusted proxies only, and then sends HSTS", async () => {
    const proxied = await startSite({ TRUST_PROXY: "127.0.0.0/8, ::1/128" });
    const answer = await raw(proxied.port, "/en", {
      Host: "internal",
      "X-Forwarded-Host": "www.galerieharfa.cz",
      "X-Forwarded-Proto": "https",
      "X-Forwarded-For": "203.0.113.9",
    });
    await proxied.stop();
    expect(answer.body).toContain('href="https://www.galerieharfa.cz/en"');
    expect(answer.headers["strict-transport-security"]).toContain("max-age");
  }, 60_000);
});

describe("start and stop", () => {
  const run = (environment: Record<string, string | undefined>) =>
    spawnSync("node", ["build/process/main.js"], {
      env: { ...process.env, ...environment },
      encoding: "utf8",
      timeout: 20_000,
    });

  it.each([
    [{ PORT: "80000" }, 'PORT is "80000"'],
    [{ TRUST_PROXY: "everyone" }, 'TRUST_PROXY is "everyone"'],
    [{ PAGE_CACHE_MEGABYTES: "lots" }, 'PAGE_CACHE_MEGABYTES is "lots"'],
    [{ MALL_API_URL: "ftp://x" }, "MALL_API_URL"],
  ])("refuses %j with a line that says what would be right", (environment, line) => {
    const { status, stderr } = run(environment);
    expect(status).toBe(1);
    expect(stderr).toContain(line);
    expect(stderr).toMatch(/must be|such as|would be/);
    expect(stderr.trim().split("\n").length).toBeLessThan(4);
  });

  it("reports that its port is in use", async () => {
    const { status, stderr } = run({
      PORT: String(site.port),
      DATABASE_URL: "file:/tmp/promenade-busy.db",
      MALL_API_URL: "http://127.0.0.1:9",
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`Port ${site.port} is in use`);
  });

  it("reports not ready on SIGTERM, and answers everything that a balancer still sends", async () => {
    const stopping = await startSite();
    await ask(stopping, "beta", "/en");
    let isInRotation = true;
    const balancer = setInterval(async () => {
      const { status } = await ask(stopping, "beta", "/readyz").catch(() => ({ status: 0 }));
      if (status !== 200) isInRotation = false;
    }, 100);
    let asked = 0;
    const answers: (number | string)[] = [];
    const load = Array.from({ length: 8 }, async () => {
      while (isInRotation) {
        const path = `/en/shops-services?q=${asked++}`;
        const answer = await ask(stopping, "beta", path).then(
          async (response) => ((await response.text()).includes("</html>") ? response.status : "cut"),
          (error: Error) => error.message,
        );
        answers.push(answer);
      }
    });
    await new Promise((resolve) => setTimeout(resolve, 400));
    const started = Date.now();
    const code = await stopping.stop("SIGTERM");
    await Promise.all(load);
    clearInterval(balancer);
    expect(code).toBe(0);
    expect(Date.now() - started).toBeLessThan(10_000);
    expect(answers.length).toBeGreaterThanOrEqual(load.length);
    expect(answers.filter((answer) => answer !== 200)).toEqual([]);
    expect(answers).toHaveLength(asked);
  }, 60_000);
});

describe("an upstream that is down", () => {
  it("shows the error screen, keeps running, and reports not ready", async () => {
    const dead = await startSite({ MALL_API_URL: "http://127.0.0.1:9/{tenant}" });
    const page = await ask(dead, "galerieharfa", "/cz/obchody-a-sluzby");
    expect(page.status).toBe(500);
    expect(await page.text()).toContain("Něco se nepovedlo");
    expect((await ask(dead, "galerieharfa", "/healthz")).status).toBe(200);
    expect((await ask(dead, "galerieharfa", "/readyz")).status).toBe(503);
    await dead.stop();
  }, 60_000);

  it("serves the pages that are cached", async () => {
    let isUp = true;
    const reference = await startSite();
    const upstream = createServer(async (request, response) => {
      if (!isUp) return response.destroy();
      const answer = await fetch(
        `http://127.0.0.1:${reference.port}/api/proxy${request.url?.replace(/^\/\w+\/v1/, "")}`,
        { headers: { Host: "x" } },
      );
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(await answer.text());
    });
    await new Promise<void>((resolve) => upstream.listen(0, resolve));
    const { port } = upstream.address() as { port: number };
    const stale = await startSite({ MALL_API_URL: `http://127.0.0.1:${port}/{tenant}` });
    expect((await ask(stale, "beta", "/en/shops-services")).status).toBe(200);
    isUp = false;
    expect((await ask(stale, "beta", "/en/shops-services")).status).toBe(200);
    expect((await ask(stale, "beta", "/en/shops-services?q=a")).status).toBe(200);
    await Promise.all([stale.stop(), reference.stop()]);
    upstream.close();
  }, 60_000);
});
