import { fetch } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { newMember } from "../requests/new-member";
import { isForMembers, readList, screensOf } from "../screens/screens";
import { json, startUpstream, success } from "../stand-ins/upstream";

const tenant = "galerieharfa";
const open = sharedSite();
let site: RunningSite;
let settings: Awaited<ReturnType<typeof startUpstream>>;

/** A mall that shows offers and rewards to members only. */
beforeAll(async () => {
  settings = await startUpstream(async (_, response) => {
    const answer = await fetch(`${open.mallApi}/${tenant}/v1/settings-web-app/web`);
    const { data } = z.object({ data: z.record(z.string(), z.string()) }).parse(await answer.json());
    json(
      response,
      success({ ...data, offers_only_when_logged_in: "true", rewards_only_when_logged_in: "true" }),
    );
  });
  site = await startSite({ MALL_API_URL: `${open.mallApi}/{tenant}`, SETTINGS_CACHE_URL: settings.url });
}, 90_000);
afterAll(async () => {
  await site.stop();
  await settings.stop();
});

const list = async (path: string) => {
  const answer = await fetch(`${open.mallApi}/${tenant}/v1/${path}?per_page=48`);
  return readList(await answer.json());
};
const text = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(site, tenant, path, { headers })).text();

describe("offers and rewards for members only", () => {
  it("are named on no screen, document or payload that an anonymous visitor can open", async () => {
    const hidden = [...(await list("products")), ...(await list("rewards"))].map(({ id }) => id);
    expect(hidden.length).toBeGreaterThan(20);
    const query = hidden[0]?.replace(/^[a-z]+-/, "").split("-")[0];
    const screens = (await screensOf(list)).filter(
      ({ name, language }) => language === "en" && !isForMembers(name) && !/^(offer|reward)/.test(name),
    );
    const paths = [
      ...screens.flatMap(({ path }) => [path, `${path}.data`, `${path}/_payload.json`]),
      "/sitemap.xml",
      "/feed/news.en.xml",
      "/feed/events.en.xml",
      `/en/search?q=${query}`,
      `/search-suggestions?q=${query}&language=en`,
      ...["products", "rewards", "companies-with-entities", "companies"].map(
        (path) => `/api/proxy/${path}?per_page=48`,
      ),
    ];
    for (const path of paths) {
      const body = await text(path);
      expect(
        hidden.filter((id) => body.includes(`"${id}"`) || body.includes(`/${id}/`)),
        path,
      ).toEqual([]);
    }
  }, 120_000);

  it("redirect an anonymous visitor from their own screens to the log-in", async () => {
    const screens = (await screensOf(list)).filter(({ name }) => /^(offer|reward)/.test(name));
    for (const { path } of screens) {
      const { status, headers } = await ask(site, tenant, path);
      expect([status, headers.get("Location")], path).toEqual([302, expect.stringContaining("redirectTo=")]);
    }
  }, 60_000);

  it("are shown to members, on the home page and a shop's too", async () => {
    const { cookie } = await newMember(open.mallApi, tenant);
    const page = await text("/en", { Cookie: cookie });
    expect(page).toMatch(/href="\/en\/offer\//);
    expect(page).toMatch(/href="\/en\/reward\//);
    expect(await text("/en")).not.toMatch(/href="\/en\/(?:offer|reward)\//);
  });
});
