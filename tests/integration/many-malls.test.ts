import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OperatorStatus } from "../../server/operator/status";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";
import { rawRequest } from "../requests/raw-request";
import { startUpstream } from "../stand-ins/upstream";

const malls = Array.from({ length: 100 }, (_, at) => `mall-${at}`);

describe("a site of a hundred malls", () => {
  const folder = mkdtempSync(join(tmpdir(), "promenade-malls-"));
  let upstream: Awaited<ReturnType<typeof startUpstream>>;
  let site: RunningSite;
  let answerMs = 50;
  let underWay = 0;
  let mostUnderWay = 0;

  beforeAll(async () => {
    for (const tenantId of malls) {
      mkdirSync(join(folder, tenantId));
      const config = { tenantId, tenantSecondLevelDomain: tenantId, gtmId: null, metaId: null };
      writeFileSync(
        join(folder, tenantId, "config.json"),
        JSON.stringify({ ...config, redirectRule: "root" }),
      );
      writeFileSync(join(folder, tenantId, "meta-tags.json"), "{}");
    }
    // Each has the content of a mall of the demo.
    upstream = await startUpstream(async ({ url = "" }, response) => {
      mostUnderWay = Math.max(mostUnderWay, ++underWay);
      const answer = await fetch(sharedSite().mallApi + url.replace(/^\/[^/]+/, "/promenade"));
      const body = await answer.text();
      await new Promise((resolve) => setTimeout(resolve, answerMs));
      underWay--;
      response.writeHead(answer.status, { "content-type": "application/json" }).end(body);
    });
    site = await startSite({
      TENANTS_DIR: folder,
      MALL_API_URL: `${upstream.url}/{tenant}`,
      OPERATOR_PORT: "0",
      MEMORY_MEGABYTES: "128",
    });
  }, 120_000);
  afterAll(async () => {
    await site.stop();
    await upstream.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("calls all their APIs when it starts, some at once", async () => {
    await vi.waitFor(
      () =>
        expect(
          malls.filter((mall) => !upstream.asked.some(({ url }) => url.startsWith(`/${mall}/`))),
        ).toEqual([]),
      { timeout: 60_000, interval: 200 },
    );
    expect(mostUnderWay).toBeLessThan(50);
  }, 90_000);

  it("finds the pages of forty in its memory again, in the least that it may have", async () => {
    const paths = ["/en", "/cz/obchody-a-sluzby", "/de"];
    const pages = malls.slice(0, 40).flatMap((mall) => paths.map((path) => ({ mall, path })));
    const request = async ({ mall, path }: { mall: string; path: string }) => {
      const headers = { Host: `${mall}.localhost`, "Accept-Encoding": "br" };
      const answer = await rawRequest(site.port, path, headers);
      expect(answer.status, `${mall} ${path}`).toBe(200);
      return answer.headers.age !== undefined;
    };
    answerMs = 0;
    for (const page of pages) await request(page);
    let hits = 0;
    for (const page of pages) if (await request(page)) hits++;
    // A page that shows whether shops are open is cached for seconds before one opens or closes.
    expect(hits).toBeGreaterThan(pages.length * 0.6);
    const status = await fetch(`http://127.0.0.1:${site.operatorPort}/status`);
    const { caches } = (await status.json()) as OperatorStatus;
    expect(caches).toContainEqual(expect.objectContaining({ cache: "pages", evictions: 0 }));
  }, 240_000);

  it("is ready before all have answered", async () => {
    expect((await rawRequest(site.port, "/readyz", {})).status).toBe(200);
  });
});
