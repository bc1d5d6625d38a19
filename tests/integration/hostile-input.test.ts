import { type Language, languages, languageTag } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { beforeAll, describe, expect, it } from "vitest";
import type { RouteEntry } from "../../app/locale/route-entry";
import { localizedPath, type RouteName, routeNames, routeTable } from "../../app/locale/route-table";
import { sharedSite } from "../processes/shared-site";
import { ask } from "../processes/site-process";
import { readList, type Screen, screenPath, screensOf } from "../screens/screens";

const site = sharedSite();
const screens = new Map<string, Screen[]>();
beforeAll(async () => {
  for (const tenant of tenantIds) {
    const read = async (resource: string) =>
      readList(await (await ask(site, tenant, `/api/proxy/${resource}?per_page=48`)).json());
    screens.set(tenant, await screensOf(read));
  }
}, 120_000);

/** As they appear in a URL. */
const hostileValues = [
  "%00",
  "a%00b",
  "..%2f..%2f..%2fetc%2fpasswd",
  "..%5c..%5cwindows",
  "%F0%9F%98%80",
  "%E0%A4%A",
  "%C0%AE%C0%AE",
  "%ED%A0%80",
  "'%20OR%201=1--",
  "%22;DROP%20TABLE%20entity;--",
  "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
  "%0d%0aSet-Cookie:%20evil=1",
  "__proto__",
  "constructor",
  "-1",
  "0",
  "1e9",
  "1.5",
  "99999999999999999999",
  "NaN",
  "x".repeat(400),
  "%C5%99".repeat(700),
];

/** Names that screens read from the query, and some that none does. */
const queryNames = [
  "q",
  "f",
  "category",
  "floor",
  "sort",
  "size",
  "type",
  "page",
  "from",
  "to",
  "step-free",
  "open",
  "date",
  "_routes",
  "__proto__",
];

/** How many values are tested per route; each route starts with others, so that together they cover all values. */
const valuesPerRoute = 5;
const valuesFrom = (at: number, count = valuesPerRoute) =>
  Array.from({ length: count }, (_, step) => hostileValues[(at * count + step) % hostileValues.length] ?? "");

/** One mall and one language per route, rotating through all. */
const rotation = routeNames.map((name, at) => ({
  at,
  name,
  tenant: tenantIds[at % tenantIds.length] ?? "beta",
  language: languages[at % languages.length] ?? "cz",
}));

const screenOf = (tenant: string, name: RouteName, language: Language) => {
  const screen = screens.get(tenant)?.find((one) => one.name === name && one.language === language);
  if (!screen) throw new Error(`There is no ${name} in ${language} at ${tenant}`);
  return screen;
};

/** Asserts what holds for every response to a hostile URL, and returns its status. */
async function statusOf(
  tenant: string,
  path: string,
  language: Language,
  { isErrorScreen = true } = {},
): Promise<number> {
  const response = await ask(site, tenant, path);
  const html = await response.text();
  const where = `${tenant}${path.slice(0, 120)}`;
  expect(response.status, where).toBeLessThan(500);
  expect(response.headers.get("Set-Cookie"), where).toBeNull();
  expect(html.includes("<script>alert(1)"), where).toBe(false);
  const location = response.headers.get("Location");
  if (location !== null) expect(location, where).toMatch(/^\/(?!\/)/);
  if (response.status >= 400) {
    expect(html.includes(`<html lang="${languageTag(language)}"`), `language of ${where}`).toBe(true);
    expect(html.match(/<h1[\s>]/g), `one h1 on ${where}`).toHaveLength(1);
    if (isErrorScreen) expect(html.includes(`>${response.status}</p>`), `the code on ${where}`).toBe(true);
    // The framework's splat route doesn't match a line break: such a URL has no route, and its error no layout of the
    // mall.
    if (!path.includes("%0d%0a"))
      expect(html.includes("<header") && html.includes("<footer"), `the mall's frame on ${where}`).toBe(true);
  }
  return response.status;
}

describe("path parameters", () => {
  const withParameters = rotation.filter(({ name, language }) => localizedPath(name, language).includes("{"));

  it.each(withParameters)(
    "$name in $language at $tenant",
    async ({ at, name, tenant, language }) => {
      const { parameters } = screenOf(tenant, name, language);
      const { guard }: RouteEntry = routeTable[name];
      const expected = guard ? [301, 302, 400, 404] : [301, 400, 404];
      const names = [...localizedPath(name, language).matchAll(/\{(\w+)\}/g)].map(([, one = ""]) => one);
      for (const parameter of names) {
        for (const value of valuesFrom(at)) {
          const encoded = Object.fromEntries(
            names.map((one) => [one, encodeURIComponent(parameters[one] ?? "")]),
          );
          const path = screenPath(name, language, { ...encoded, [parameter]: value }, (text) => text);
          const status = await statusOf(tenant, path, language);
          expect(expected, `${path.slice(0, 120)} answered ${status}`).toContain(status);
          // Only the decorative part of a path is corrected by a redirect; everything else is not found.
          if (!guard && parameter !== "title") expect(status, path.slice(0, 120)).not.toBe(301);
        }
      }
    },
    60_000,
  );
});

describe("the query", () => {
  it.each(rotation)(
    "of $name in $language at $tenant",
    async ({ at, name, tenant, language }) => {
      const { path } = screenOf(tenant, name, language);
      for (const value of valuesFrom(at, 2)) {
        const every = queryNames.map((query) => `${query}=${value.slice(0, 300)}`).join("&");
        const twice = `q=${value.slice(0, 300)}&q=${value}&type=x&type=y`;
        // A screen may itself report something as not found, as the floor plan does for a place.
        for (const query of [every, twice])
          await statusOf(tenant, `${path}?${query}`, language, { isErrorScreen: false });
      }
    },
    60_000,
  );
});

describe("resource routes", () => {
  const statuses = async (paths: string[]) => {
    const answers: Record<string, number> = {};
    for (const [at, path] of paths.entries()) {
      const response = await ask(site, tenantIds[at % tenantIds.length] ?? "beta", path);
      await response.arrayBuffer();
      answers[path.slice(0, 100)] = response.status;
    }
    return Object.entries(answers).filter(([, status]) => ![400, 403, 404].includes(status));
  };

  it("/image serves no pictures other than the mall's", async () => {
    const sources = [
      ...hostileValues,
      "http://169.254.169.254/latest/meta-data",
      "http://127.0.0.1:22/",
      "//evil.example/x.png",
      "file:///etc/passwd",
      "data:image/svg+xml,%3Csvg/%3E",
      "javascript:alert(1)",
      "http://mall.example@evil.example/art/x.svg",
      "/../settings",
      "/art/..%252f..%252fv1/companies",
      "/v1/companies",
      "/art/no-such.svg",
      "http://2130706433/",
      "http://[::ffff:7f00:1]/",
    ];
    expect(await statuses(sources.map((source) => `/image?src=${source}&w=320`))).toEqual([]);
    for (const forged of ["A".repeat(8), "A".repeat(16)])
      expect(await statuses(sources.map((source) => `/image?src=${forged}${source}&w=320`))).toEqual([]);
    expect(
      await statuses(
        [
          "",
          "?w=320",
          "?src=/art/x.svg",
          "?src=/art/x.svg&w=99999",
          "?src=/art/x.svg&w=-1",
          "?src=a&src=b&w=320",
          ...hostileValues.map((value) => `?src=${value}/art/x.svg&w=320`),
        ].map((query) => `/image${query}`),
      ),
    ).toEqual([]);
  });

  it("/icons serves no unknown sets", async () => {
    const files = [...hostileValues, "../../package", "lucide", "lucide.js", ".json", "no-such-set.json"];
    expect(await statuses(files.map((file) => `/icons/${file}`))).toEqual([]);
    expect(await statuses(hostileValues.map((value) => `/icons/${value}.json?icons=${value}`))).toEqual([]);
  });

  it("/api/proxy passes on nothing but its allowlist", async () => {
    const paths = [
      ...hostileValues,
      "",
      "malls",
      "search?q=a",
      "me/profile",
      "companies/1",
      "companies/../me/profile",
      "companies%2f..%2fme%2fprofile",
      "login",
      "settings-web-app",
      "http://evil.example/companies",
    ];
    expect(await statuses(paths.map((path) => `/api/proxy/${path}`))).toEqual([]);
    for (const value of ["-1", "0", "x", "1e9", "%00", "99999999999999999999"]) {
      const response = await ask(site, "promenade", `/api/proxy/companies?page=${value}&per_page=${value}`);
      expect(response.status, value).toBe(400);
      await response.arrayBuffer();
    }
  });

  it("/search-suggestions suggests nothing for an empty query, and accepts any text", async () => {
    expect(
      await statuses(
        [
          "",
          "?q=",
          "?q=a",
          "?q=%00&language=en",
          "?q=a&language=xx",
          "?q=a&language=__proto__",
          "?language=en",
        ].map((query) => `/search-suggestions${query}`),
      ),
    ).toEqual([]);
    for (const value of hostileValues) {
      const response = await ask(site, "novoplaza", `/search-suggestions?q=${value}&language=sk`);
      await response.arrayBuffer();
      expect([200, 400], value.slice(0, 60)).toContain(response.status);
    }
  });
});
