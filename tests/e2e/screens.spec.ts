import type { Language } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import type { APIRequestContext, Page } from "@playwright/test";
import type { RouteEntry } from "../../app/locale/route-entry";
import { type RouteName, routeTable } from "../../app/locale/route-table";
import {
  demoMember,
  isForMembers,
  type ReadList,
  readList,
  rotated,
  type Screen,
  screensOf,
  voucherIn,
} from "../screens/screens";
import { expectAccessible } from "./axe";
import { expect, hydrated, siteOf, test } from "./mall-site";

/** Each screen twice, rotating through languages and malls. */
const visits = rotated(tenantIds);
/** A mall's visits of a turn, for one page that loads scripts, styles and fonts once. */
const visitsOf = (tenant: string, turn: number) =>
  visits
    .map(({ name, of }) => ({ name, ...of(turn) }))
    .filter((each) => each.tenant === tenant)
    // A visitor sees the public screens.
    .sort((one, other) => Number(isForMembers(one.name)) - Number(isForMembers(other.name)));

for (const tenant of tenantIds)
  test(`each screen of ${tenant}, with JavaScript`, async ({ page, request }) => {
    test.slow();
    // Idle only when the test says so.
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        Object.assign(window, { becomeIdle: callback });
        return 0;
      };
    });
    for (const each of visitsOf(tenant, 0)) {
      const { name, language } = each;
      await test.step(`${name} in ${language}`, async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await page.emulateMedia({ colorScheme: "light" });
        await visit(page, request, each);
        const { layout }: RouteEntry = routeTable[name];
        // The Wi-Fi page has no scripts.
        if (layout !== "wifi") {
          await expectWholeBeforeItsScript(page, name);
          await hydrated(page);
          expect(await differencesOf(page), "attributes of the server and of React").toEqual([]);
        }
        await expectNoSidewaysScroll(page);
        for (const [colorScheme, width] of [
          ["light", 1280],
          ["dark", 390],
        ] as const) {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme });
          // The mobile tab bar covers content below it; with the whole page in view it covers nothing.
          // Twice, as the plan grows with the window, up to a limit.
          for (let times = 0; times < 2; times++)
            await page.setViewportSize({
              width,
              height: await page.evaluate(() => document.body.scrollHeight),
            });
          await expectAccessible(page, { about: `${colorScheme}, ${width} px` });
        }
      });
    }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const tenant of tenantIds)
    test(`each screen of ${tenant}`, async ({ page, request }) => {
      for (const each of visitsOf(tenant, 1))
        await test.step(`${each.name} in ${each.language}`, async () => {
          await visit(page, request, each);
          await expectNoSidewaysScroll(page);
        });
    });
});

async function visit(
  page: Page,
  request: APIRequestContext,
  { name, language, tenant }: { name: RouteName; language: Language; tenant: string },
) {
  const screen = (await screensAt(tenant, request)).find(
    (candidate) => candidate.name === name && candidate.language === language,
  );
  if (isForMembers(name)) await page.context().addCookies([await sessionAt(tenant, request)]);
  const response = await page.goto(siteOf(tenant) + screen?.path);
  expect(response?.status()).toBe(200);
  await expect(page.locator("h1")).toHaveCount(1);
}

/** The screen is whole while its script waits; then lets it load. */
async function expectWholeBeforeItsScript(page: Page, name: RouteName) {
  // The scripts of the floor plan and the chat don't wait.
  if (["floorplan", "dashboard-support"].includes(name)) return;
  await page.waitForFunction(() => "becomeIdle" in window);
  expect(await page.evaluate(() => "__remixRouter" in window)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
}

const screens = new Map<string, Promise<Screen[]>>();

/** A mall's screens, whose lists are read once for all tests of a process. */
function screensAt(tenant: string, request: APIRequestContext): Promise<Screen[]> {
  const known =
    screens.get(tenant) ??
    voucherAt(tenant, request).then((voucher) => screensOf(listsOf(request, tenant), voucher));
  screens.set(tenant, known);
  return known;
}

const sessions = new Map<string, Promise<string>>();

/** The demo member's session at a mall, from one log-in for all screens. */
async function sessionAt(tenant: string, request: APIRequestContext) {
  const known = sessions.get(tenant) ?? logInAt(tenant, request);
  sessions.set(tenant, known);
  return { name: "token", value: await known, url: siteOf(tenant) };
}

async function logInAt(tenant: string, request: APIRequestContext): Promise<string> {
  const { host, port } = new URL(siteOf(tenant));
  const answer = await request.post(`http://127.0.0.1:${port}/en/login`, {
    headers: { Host: host },
    form: { intent: "login", ...demoMember },
    maxRedirects: 0,
  });
  const cookie = answer.headersArray().find(({ value }) => value.startsWith("token="));
  return cookie?.value.slice("token=".length).split(";")[0] ?? "";
}

/** A voucher of the demo member. */
async function voucherAt(tenant: string, request: APIRequestContext): Promise<string> {
  const { host, port } = new URL(siteOf(tenant));
  const { name, value } = await sessionAt(tenant, request);
  const answer = await request.get(`http://127.0.0.1:${port}/en/dashboard/rewards`, {
    headers: { Host: host, Cookie: `${name}=${value}` },
  });
  return voucherIn(await answer.text());
}

async function expectNoSidewaysScroll(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}

/** The mall's lists through the site's own proxy; the host is sent as a header, so that no resolver has to know it. */
function listsOf(request: APIRequestContext, tenant: string): ReadList {
  const { host, port } = new URL(siteOf(tenant));
  return async (resource) => {
    const answer = await request.get(`http://127.0.0.1:${port}/api/proxy/${resource}?per_page=48`, {
      headers: { Host: host },
    });
    return readList(await answer.json());
  };
}

/**
 * Attributes that React would have rendered differently from the server: in production React doesn't warn about them.
 */
function differencesOf(page: Page) {
  return page.evaluate(() => {
    const attributes = {
      id: "id",
      htmlFor: "for",
      className: "class",
      href: "href",
      "aria-controls": "aria-controls",
      "aria-describedby": "aria-describedby",
      "aria-labelledby": "aria-labelledby",
    };
    return [...document.querySelectorAll("*")].flatMap((element) => {
      // The slider and the plan may have been enhanced by now, which changes their own class.
      if (element.matches(".keen-slider, svg.plan")) return [];
      const [, props] = Object.entries(element).find(([key]) => key.startsWith("__reactProps$")) ?? [];
      return Object.entries(attributes)
        .filter(([prop, name]) => props && String(props[prop] ?? "") !== (element.getAttribute(name) ?? ""))
        .map(
          ([prop, name]) => `${element.tagName} ${name}: ${element.getAttribute(name)}, not ${props[prop]}`,
        );
    });
  });
}
