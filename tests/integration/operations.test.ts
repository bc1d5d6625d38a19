import { execFile } from "node:child_process";
import { expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";

const site = sharedSite();

/** Runs a script of package.json. */
const run = (script: string, ...words: string[]): Promise<{ code: number | null; output: string }> =>
  new Promise((done) => {
    const child = execFile("npm", ["run", "--silent", script, "--", ...words], (_error, output, errors) =>
      done({ code: child.exitCode, output: output + errors }),
    );
  });

it("faults prints what a visitor gets while the mall API fails, and how soon the site recovers by itself", async () => {
  const { code, output } = await run("faults", "status 500");
  expect(output).toMatch(
    /^status 500 +503 \d+ ms We can’t .+ 503 \d+ ms Túto .+ 200 \d+ ms Shops .+ 200 +[\d.]+ s *$/m,
  );
  expect(code, output).toBe(0);
}, 120_000);

it("deploy-check loses no form that was acknowledged when an instance behind nginx is killed", async () => {
  const { code, output } = await run("deploy-check", "site-1");
  expect(output).toMatch(/^site-1 killed: [1-9]\d* requests/m);
  expect(output).toMatch(/^[1-9]\d* forms were acknowledged, 0 of them are not stored$/m);
  expect(output).toContain("A browser hears what is published at either instance, and through nginx");
  const [, megabytes = ""] = /^The image is its base and (\d+) MB$/m.exec(output) ?? [];
  expect(Number(megabytes)).toBeLessThan(120);
  expect(code, output).toBe(0);
}, 240_000);

it("check-upstream says whether an API conforms", async () => {
  const { code, output } = await run("check-upstream", `${site.mallApi}/{tenant}`, "--tenant", "promenade");
  expect(output).toContain("conform");
  expect(output).toMatch(/^\d+ screens rendered, 0 can't be shown, \d+ lack a part$/m);
  expect(code, output).toBe(0);
}, 120_000);
