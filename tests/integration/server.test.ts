import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { exchange, rawRequest } from "../requests/raw-request";

const shared = sharedSite();
const MALL_API_URL = `${shared.mallApi}/{tenant}`;
/** Of its own: it trusts no proxy. */
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ MALL_API_URL, LOG_LEVEL: "warn" });
}, 60_000);
afterAll(() => site.stop());

describe("hostile requests", () => {
  it.each([
    "a b",
    "evil<script>",
    "x/../y",
    "a@b",
    "host:port",
    "-.-.:99999999",
    "galerieharfa.cz:99999",
    "xn--a.cz",
    "xn--a.",
    "0x7f.1",
    "galerieharfa.cz:",
  ])("rejects the host %j", async (host) => {
    const { status, body } = await rawRequest(site.port, "/en", { Host: host });
    expect([status, body]).toEqual([400, "Bad request"]);
  });

  it("rejects a request with two hosts", async () => {
    const sent = (hosts: string) =>
      exchange(site.port, `GET /en HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(await sent("Host: galerieharfa.localhost\r\n")).toMatch(/^HTTP\/1.1 200/);
    for (const second of ["galerieharfa.localhost", "europasc.localhost"])
      expect(await sent(`Host: galerieharfa.localhost\r\nhOsT: ${second}\r\n`)).toMatch(/^HTTP\/1.1 400/);
  });

  it("prevents indexing and caching of a mall under a foreign host", async () => {
    const page = (Host: string, path = "/en") => rawRequest(site.port, path, { Host });
    const headersOf = async (host: string) => {
      const { headers } = await page(host);
      return [headers["x-robots-tag"], headers.age];
    };
    for (const host of ["unknown.example", "galerieharfa.evil.example", "evil.galerieharfa.cz"])
      for (let time = 0; time < 2; time++)
        expect(await headersOf(host), host).toEqual(["noindex", undefined]);
    for (const host of ["www.galerieharfa.cz", "galerieharfa.localhost"])
      expect((await headersOf(host))[0], host).toBeUndefined();
    expect((await page("unknown.example", "/robots.txt")).body).not.toContain("Sitemap");
    expect((await page("www.galerieharfa.cz", "/robots.txt")).body).toContain("Sitemap");
  });

  it("ignores forwarded headers of untrusted clients", async () => {
    const answer = await rawRequest(site.port, "/en", {
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
    const answer = await rawRequest(site.port, path, { Host: "promenade.localhost" });
    expect([status, 400]).toContain(answer.status);
    expect(answer.body).not.toContain("root:");
  });

  it("rejects unknown methods and bodies that are too large", async () => {
    expect((await rawRequest(site.port, "/en", { Host: "promenade.localhost" }, "PROPFIND")).status).toBe(
      405,
    );
    expect(
      (
        await rawRequest(
          site.port,
          "/en",
          { Host: "promenade.localhost", "Content-Length": "999999999" },
          "POST",
        )
      ).status,
    ).toBe(413);
  });
});

describe("headers", () => {
  it("allows only the scripts and styles of the page itself", async () => {
    const response = await ask(site, "galerieharfa", "/cz");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    const html = await response.text();
    const scripts = [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json")[^>]*>([^<]+)<\/script>/g)];
    const hashes = scripts.map(([, text = ""]) => createHash("sha256").update(text).digest("base64"));
    expect(hashes.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([]);
    expect(html).toMatch(/<script type="module" async src="\/[\w./-]+\.js"><\/script>/);
    expect(html).not.toContain("nonce");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types promenade default");
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self'/);
    expect(policy).not.toMatch(/unsafe|nonce| \*[ ;]/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(response.headers.get("Referrer-Policy")).toBeTruthy();
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
  });

  it("logs browsers' reports of policy violations, rate limited", async () => {
    const report = (body: string, type = "application/csp-report") =>
      ask(site, "galerieharfa", "/csp-reports", { method: "POST", body, headers: { "Content-Type": type } });
    const page = await ask(site, "galerieharfa", "/cz");
    await page.text();
    const endpoint = /^policy="([^"]+)"$/.exec(page.headers.get("Reporting-Endpoints") ?? "")?.[1];
    expect(page.headers.get("Content-Security-Policy")).toContain(`report-uri ${endpoint}; report-to policy`);
    const body = {
      effectiveDirective: "script-src-elem",
      blockedURL: "inline",
      documentURL: "http://x/cz?a=1",
    };
    const classic = { "effective-directive": "script-src-elem", "blocked-uri": "inline", "document-uri": "" };
    const statuses = [
      await report(JSON.stringify({ "csp-report": classic })),
      await report(JSON.stringify([{ type: "csp-violation", body }]), "application/reports+json"),
      await report("not json"),
      await report("[".repeat(10_000)),
      await report(`[${"1,".repeat(20_000)}1]`),
    ].map(({ status }) => status);
    expect(statuses).toEqual([204, 204, 400, 400, 400]);
    // One after another: many at once might find the site overloaded, which refuses in another way.
    const flood = [];
    for (let count = 0; count < 30; count++) flood.push(await report("{}"));
    const refused = flood.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  it("redirects password managers to the change of the password, in the visitor's language", async () => {
    const { status, headers } = await ask(site, "galerieharfa", "/.well-known/change-password", {
      headers: { "Accept-Language": "de" },
    });
    expect([status, headers.get("Location")]).toEqual([302, "/de/mein-konto/profil"]);
    expect((await ask(site, "galerieharfa", "/.well-known/security.txt")).status).toBe(404);
    expect((await ask(site, "galerieharfa", "/.well-known/anything")).status).toBe(404);
  });

  it("serves hashed files compressed and immutable", async () => {
    const html = await (await ask(site, "galerieharfa", "/cz")).text();
    const script = /\/assets\/[^"]+\.js/.exec(html)?.[0] ?? "";
    const answer = await rawRequest(site.port, script, { Host: "x.localhost", "Accept-Encoding": "br" });
    expect(answer.headers["content-encoding"]).toBe("br");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers["cross-origin-resource-policy"]).toBe("same-origin");
    const picture = /\/image\?[^"\s]+/.exec(html)?.[0].replaceAll("&amp;", "&") ?? "";
    const shown = await rawRequest(site.port, picture, { Host: "galerieharfa.localhost" });
    expect([shown.status, shown.headers["cross-origin-resource-policy"]]).toEqual([200, "cross-origin"]);
  });
});

describe("behind a proxy", () => {
  const forwarded = {
    "X-Forwarded-Host": "www.galerieharfa.cz",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "203.0.113.9",
  };

  it("reads scheme and host from trusted proxies only, and then sends HSTS with everything", async () => {
    const proxied = await startSite({
      MALL_API_URL,
      TRUST_PROXY: "127.0.0.0/8, ::1/128",
      TRUST_FORWARDED_HOST: "true",
      HSTS: "max-age=300; includeSubDomains",
      SECURITY_CONTACT: "mailto:security@malls.test, https://malls.test/security",
    });
    const answer = await rawRequest(proxied.port, "/en", { Host: "internal", ...forwarded });
    const script = /\/assets\/[^"]+\.js/.exec(answer.body)?.[0] ?? "";
    const rest = await Promise.all(
      [script, "/healthz", "/en/nothing", "/.well-known/security.txt"].map((path) =>
        rawRequest(proxied.port, path, { Host: "internal", ...forwarded }),
      ),
    );
    await proxied.stop();
    expect(answer.body).toContain('href="https://www.galerieharfa.cz/en"');
    const [expires = ""] = /(?<=^Expires: ).+/m.exec(rest.at(-1)?.body ?? "") ?? [];
    expect(rest.at(-1)?.body).toBe(
      `Contact: mailto:security@malls.test\nContact: https://malls.test/security\nExpires: ${expires}\nPreferred-Languages: en, cs, sk, de\nCanonical: https://www.galerieharfa.cz/.well-known/security.txt\n`,
    );
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
    for (const { headers } of [answer, ...rest])
      expect(headers["strict-transport-security"]).toBe("max-age=300; includeSubDomains");
  }, 60_000);

  it("trusts a forwarded host only if the proxies are configured to set it", async () => {
    const { body, headers } = await rawRequest(shared.port, "/en", {
      Host: "europasc.localhost",
      ...forwarded,
    });
    expect(body).toContain('href="https://europasc.localhost/en"');
    expect(body).not.toContain("galerieharfa.cz");
    expect(headers["strict-transport-security"]).toBe("max-age=63072000");
  });
});

it("logs once that it ignores the addresses from a proxy that TRUST_PROXY does not name", async () => {
  for (const from of ["192.0.2.7", "192.0.2.8"])
    await ask(site, "beta", "/livez", { headers: { "X-Forwarded-For": from } });
  await expect.poll(() => site.output()).toContain("TRUST_PROXY");
  expect(site.output().match(/X-Forwarded-For is ignored, because TRUST_PROXY does not name/g)).toHaveLength(
    1,
  );
});

describe("start and stop", () => {
  const run = (environment: Record<string, string | undefined>) =>
    spawnSync("node", ["build/process/main.js"], {
      env: { ...process.env, ...environment },
      encoding: "utf8",
      timeout: 20_000,
    });

  const hint = /must be|such as|would be|only|can't be read/;

  it("rejects all invalid settings at once, each with a line that says what is valid", () => {
    const wrong = {
      PORT: "80000",
      TRUST_PROXY: "everyone",
      MEMORY_MEGABYTES: "lots",
      LOG_LEVEL: "verbose",
      DRAIN_SECONDS: "soon",
      WORKERS: "0",
      MALL_API: "none",
      HSTS: "forever",
    };
    const { status, stderr } = run(wrong);
    expect(status).toBe(1);
    for (const [name, value] of Object.entries(wrong)) {
      const about = stderr.split("\n").filter((line) => line.includes(`${name} is "${value}"`));
      expect(about).toEqual([expect.stringMatching(hint)]);
    }
    expect(stderr).toContain('LOG_LEVEL is "verbose"; it must be one of fatal, error');
    expect(stderr.trim().split("\n").length).toBeLessThan(Object.keys(wrong).length + 3);
  });

  it.each([
    [{ MALL_API_URL: "ftp://x" }, "MALL_API_URL"],
    [{ NODE_ENV: "production", MAL_API_URL: "http://api.example" }, "MALL_API_URL is not set"],
    [{ SITE_HOSTS: "harfa.cz = harfa", MALL_API_URL: "http://127.0.0.1:9" }, "there is no mall harfa"],
    [{ TENANTS_DIR: "/nowhere", MALL_API_URL: "http://127.0.0.1:9" }, "TENANTS_DIR is /nowhere"],
  ])("rejects %j with a line that says what is valid", (environment, line) => {
    const { status, stderr } = run(environment);
    expect(status).toBe(1);
    expect(stderr).toContain(line);
    expect(stderr).toMatch(hint);
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
    const stopping = await startSite({ MALL_API_URL });
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
