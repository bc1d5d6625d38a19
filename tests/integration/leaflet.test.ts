import { languages } from "@contract/languages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";

const tenant = "galerieharfa";
let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ LEAFLET: tenant });
}, 60_000);
afterAll(() => site?.stop());

const read = async (path: string) => {
  const response = await ask(site, tenant, path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

it("is a page that isn't found, and linked nowhere, in a mall without it", async () => {
  expect((await ask(sharedSite(), tenant, "/en/leaflet")).status).toBe(404);
  expect((await ask(site, "europasc", "/en/leaflet")).status).toBe(404);
  expect(await (await ask(sharedSite(), tenant, "/en/information")).text()).not.toContain("leaflet");
  expect((await read("/en/information")).html).toContain('href="/en/leaflet"');
});

it("has every shop with the floor and the number of the plan, in each language", async () => {
  const companies = (await (await ask(site, tenant, "/api/proxy/companies?per_page=1")).json()) as {
    data: { total: number };
  };
  const plan = (await read("/en/floorplan/main?floor=2")).html;
  const [, number] = /class="plan-number">(\d+)<\/tspan>[^<]*(?:<[^>]*>)?\s*Sushi/.exec(plan) ?? [];
  for (const language of languages) {
    const { status, headers, html } = await read(`/${language}/leaflet`);
    expect(status).toBe(200);
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(headers.get("set-cookie")).toBeNull();
    const [, directory = ""] = /leaflet-panel leaflet-directory".*?<ul>(.*?)<\/ul>/s.exec(html) ?? [];
    const shops = [...directory.matchAll(/<span>(.*?)<\/span><b>(.*?)<\/b>/g)];
    expect(shops).toHaveLength(companies.data.total);
    const [, , where] = shops.find(([, name]) => name === "Sushi Koi") ?? [];
    expect(where).toMatch(number ? new RegExp(`^2/${number}$`) : /^2\/\d+$/);
  }
});

it("names the hours, the way, the parking, the programme and the contact of its language", async () => {
  const { html } = await read("/cz/leaflet");
  for (const title of [
    "Otevírací doba",
    "Jak se k\u00a0nám dostat",
    "Parkování",
    "Kontakt",
    "Obchody od A\u00a0do Z",
  ])
    expect(html).toContain(title);
  expect(html).toMatch(/aria-label="[^"]*\/cz"/);
});
