import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { languages } from "@contract/languages";
import { expect, it } from "vitest";
import { freePort } from "../processes/free-port";
import { sharedSite } from "../processes/shared-site";

const site = sharedSite();
const metaTags = { index: { title: "Arkadia", description: "A mall", keywords: "mall" } };

/** Runs the command of the build with these settings alone. */
const check = (settings: Record<string, string>): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const child = execFile(
      process.execPath,
      [resolve("build/process/check.js")],
      { env: { NODE_ENV: "test", PATH: process.env.PATH ?? "", ...settings } },
      (_error, output, errors) => done({ code: child.exitCode ?? 1, output: output + errors }),
    );
  });

it("says that everything answers that the settings name", async () => {
  const { code, output } = await check({
    MALL_API_URL: `${site.mallApi}/{tenant}`,
    OPERATOR_PORT: String(site.operatorPort),
    // Of the realtime server that the process itself is.
    PUSHER_APP_ID: "1",
    PUSHER_KEY: "promenade",
    PUSHER_SECRET: "a secret",
  });
  expect(output).toContain(
    `MALL_API_URL: novoplaza: ${site.mallApi}/novoplaza/v1/settings-web-app/web answers 200`,
  );
  expect(output).toContain(`OPERATOR_PORT: 127.0.0.1:${site.operatorPort} answers 200`);
  expect([code, output.trim().split("\n").at(-1)]).toEqual([0, "Everything is right"]);
});

it("asks for the malls that declared hosts select, and for mounted ones", async () => {
  const TENANTS_DIR = mkdtempSync(join(tmpdir(), "malls-"));
  mkdirSync(join(TENANTS_DIR, "arkadia"));
  for (const [name, content] of [
    ["config.json", { tenantId: "arkadia", tenantSecondLevelDomain: "arkadia" }],
    ["meta-tags.json", Object.fromEntries(languages.map((code) => [code, metaTags]))],
  ] as const)
    writeFileSync(join(TENANTS_DIR, "arkadia", name), JSON.stringify(content));
  const mallsAsked = async (settings: Record<string, string>) => {
    const { output } = await check({ MALL_API_URL: `${site.mallApi}/{tenant}`, ...settings });
    return [...output.matchAll(/MALL_API_URL: (\w+):/g)].map(([, mall]) => mall);
  };
  expect(await mallsAsked({})).toHaveLength(6);
  expect(await mallsAsked({ SITE_HOSTS: "harfa.cz = galerieharfa" })).toEqual(["galerieharfa"]);
  expect(await mallsAsked({ SITE_HOSTS: "harfa.cz = galerieharfa; * = beta", TENANTS_DIR })).toEqual([
    "arkadia",
    "beta",
    "galerieharfa",
  ]);
  rmSync(TENANTS_DIR, { recursive: true });
});

it("names each invalid setting, as the start does, and shows no secret", async () => {
  const { code, output } = await check({
    PORT: "80000",
    COOKIE_SECRET: "too-short-a-secret",
    SITE_HOSTS: "harfa.cz = harfa",
    LOG_LEVEL: "loud",
  });
  expect(code).toBe(1);
  for (const line of [
    'WRONG  PORT is "80000"',
    'WRONG  COOKIE_SECRET is "…" (18 characters)',
    'WRONG  LOG_LEVEL is "loud"',
    "there is no mall harfa",
  ])
    expect(output).toContain(line);
  expect(output.match(/LOG_LEVEL/g)).toHaveLength(1);
  expect(output).not.toContain("too-short-a-secret");
});

it("names what does not answer, and shows no password", async () => {
  const port = await freePort();
  const { code, output } = await check({
    MALL_API_URL: `http://127.0.0.1:${port}/{tenant}`,
    REDIS_URL: `redis://user:s3cr3t@127.0.0.1:${port}`,
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^WRONG {2}MALL_API_URL: beta: .+ does not answer: .*ECONNREFUSED/m);
  expect(output).toMatch(/^WRONG {2}REDIS_URL: redis:\/\/…@127\.0\.0\.1:\d+: .*ECONNREFUSED/m);
  expect(output).not.toContain("s3cr3t");
});

it("finds a database that can't be used", async () => {
  const right = await check({ DATABASE_URL: site.databaseUrl });
  expect([right.code, right.output]).toEqual([
    0,
    expect.stringMatching(/^right {2}DATABASE_URL: .+ answers$/m),
  ]);
  const wrong = await check({ DATABASE_URL: `file:${tmpdir()}` });
  expect([wrong.code, wrong.output]).toEqual([1, expect.stringMatching(/^WRONG {2}DATABASE_URL: /m)]);
});
