import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import type { Browser, BrowserContextOptions, Page } from "playwright";
import { consentCookieName } from "../../app/consent/cookie-names";
import { ask as request, type Site } from "../processes/site-process";
import { hydrated } from "./hydrated";
import type * as InPage from "./in-page/main";

/** What differs from visitor to visitor. */
export type ScreenSettings = {
  /** Of the window, in CSS pixels. */
  width: number;
  /** The browser's font size in pixels; 16 is the default. */
  text: number;
  colours: "light" | "dark" | "forced";
  motion: "any" | "reduced";
  /** `late`: all scripts but the first arrive when the page has been looked at. */
  script: "on" | "off" | "late";
  consent: "asked" | "answered";
};

export const settingValues = {
  width: [320, 360, 390, 768, 1024, 1440],
  text: [16, 24, 32],
  colours: ["light", "dark", "forced"],
  motion: ["any", "reduced"],
  script: ["on", "off", "late"],
  consent: ["asked", "answered"],
} as const satisfies { [Name in keyof ScreenSettings]: readonly ScreenSettings[Name][] };

export type CheckedScreen = {
  site: Site;
  tenant: string;
  path: string;
  /** A member's cookie. */
  cookie?: string;
  settings: ScreenSettings;
  /** Where to leave a picture. */
  picture?: string;
};

const inPage = buildSync({
  entryPoints: [fileURLToPath(new URL("./in-page/main.ts", import.meta.url))],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "screenCheck",
  target: "chrome120",
}).outputFiles[0]?.text;

/** The most that Core Web Vitals call good. */
const maxShift = 0.1;

/** Browsers by their font size, which is a setting of a whole browser. */
export function startBrowsers(launch: (...browserArguments: string[]) => Promise<Browser>) {
  const started = new Map<number, Promise<Browser>>();
  return {
    of(text: number): Promise<Browser> {
      const browser = started.get(text) ?? launch(`--blink-settings=defaultFontSize=${text}`);
      started.set(text, browser);
      return browser;
    },
    async close() {
      for (const browser of started.values()) await (await browser).close();
    },
  };
}

/** Opens a screen as a visitor with these settings does, and says what is wrong with it. */
export async function faultsOf(
  browsers: ReturnType<typeof startBrowsers>,
  screen: CheckedScreen,
): Promise<string[]> {
  const { site, tenant, settings } = screen;
  const url = site.of(tenant) + screen.path;
  const browser = await browsers.of(settings.text);
  const context = await browser.newContext(contextOf(settings));
  try {
    const cookies = [screen.cookie, settings.consent === "answered" && (await declined(site, tenant))];
    for (const cookie of cookies.filter((each) => typeof each === "string")) {
      const [name = "", value = ""] = cookie.split(/=(.*)/);
      await context.addCookies([{ name, value, url }]);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const faults = new Set<string>();
    watchConsole(page, faults);
    await page.addInitScript(watchShifts);
    const note = (more: readonly string[]) => {
      for (const fault of more) faults.add(fault);
    };
    const release = settings.script === "late" ? await holdScripts(page) : () => {};
    await page.goto(url, { waitUntil: settings.script === "on" ? "load" : "domcontentloaded" });
    // Pages without scripts have no timers for `waitForFunction`.
    while (!(await isStyled(page))) await page.waitForTimeout(50);
    await page.evaluate(`${inPage}; window.screenCheck = screenCheck`);
    if (settings.script === "late") {
      note(await ask(page, "layoutFaults"));
      release();
    }
    const hasScript = settings.script !== "off" && (await page.locator("script[type=module]").count()) > 0;
    if (hasScript) await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    if (settings.script !== "off") {
      const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      if (shift > maxShift) note([`moves while it loads: ${shift.toFixed(2)}`]);
    }
    note(await ask(page, "layoutFaults"));
    if (screen.picture) await page.screenshot({ path: screen.picture, fullPage: true });
    note(await ask(page, "targetFaults"));
    if (settings.colours === "forced") {
      await page.emulateMedia({ forcedColors: "none" });
      await ask(page, "noteColours");
      await page.emulateMedia({ forcedColors: "active" });
      note(await ask(page, "forcedColourFaults"));
    }
    if (hasScript) note(await lostFocus(page));
    return [...faults];
  } finally {
    await context.close();
  }
}

/** The cookie of a visitor who has declined all that needs consent. */
async function declined(site: Site, tenant: string): Promise<string> {
  const body = new URLSearchParams({ choice: "decline" });
  const response = await request(site, tenant, "/cookie-consent", { method: "POST", body });
  await response.text();
  const cookie = response.headers.getSetCookie().find((each) => each.startsWith(`${consentCookieName}=`));
  if (!cookie) throw new Error(`The answer about cookies returned ${response.status}`);
  return cookie.split(";")[0] ?? "";
}

function contextOf({ width, colours, motion, script }: ScreenSettings): BrowserContextOptions {
  return {
    viewport: { width, height: width < 768 ? 700 : 900 },
    colorScheme: colours === "dark" ? "dark" : "light",
    forcedColors: colours === "forced" ? "active" : "none",
    reducedMotion: motion === "reduced" ? "reduce" : "no-preference",
    javaScriptEnabled: script !== "off",
  };
}

const isStyled = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet),
  );

const ask = (page: Page, name: keyof typeof InPage): Promise<string[]> =>
  page.evaluate(
    (name) => (window as unknown as { screenCheck: typeof InPage }).screenCheck[name]() ?? [],
    name,
  );

function watchConsole(page: Page, faults: Set<string>) {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
      faults.add(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => {
    // A browser may skip a view transition between documents, which it reports as an unhandled rejection.
    if (!/ViewTransition/.test(String(error))) faults.add(`console: ${String(error)}`);
  });
}

function watchShifts() {
  const counted = window as unknown as { shifted: number };
  counted.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) counted.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Holds back all scripts but the first, as a slow network does; the result lets them through. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    if (!/\/entry\.client-[^/]*\.js$/.test(route.request().url())) await released;
    await route.continue().catch(() => {});
  });
  return release;
}

/** Menus that don't close or keep the focus, and choices after which it is nowhere. */
async function lostFocus(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // A navigation gives it to the heading when it is there.
  const isLost = () =>
    page
      .waitForFunction(() => document.activeElement !== document.body, null, { timeout: 3_000 })
      .then(
        () => false,
        () => true,
      );
  for (const summary of await page.locator("header summary:visible").all()) {
    await summary.press("Enter");
    await page.keyboard.press("Escape");
    const isOpen = await summary.evaluate((element) => element.parentElement?.hasAttribute("open"));
    const hasFocus = await summary.evaluate((element) => element === document.activeElement);
    if (isOpen || !hasFocus) faults.push(`a menu of the header ${isOpen ? "stays open" : "loses the focus"}`);
  }
  const decline = page.locator(".consent [value=decline]:visible");
  if (await decline.count()) {
    await decline.press("Enter");
    await decline.waitFor({ state: "detached" });
    if (await isLost()) faults.push("the focus is lost after the answer about cookies");
  }
  const select = page.locator("main form:not([method=post]) select:visible").first();
  if (await select.count()) {
    const before = page.url();
    const isChanged = await select.evaluate((element: HTMLSelectElement) => {
      element.focus();
      if (element.options.length < 2) return false;
      element.selectedIndex = (element.selectedIndex + 1) % element.options.length;
      return element.dispatchEvent(new Event("change", { bubbles: true }));
    });
    if (isChanged) {
      await page.waitForURL((url) => url.href !== before, { timeout: 5_000 }).catch(() => {});
      if (await isLost()) faults.push("the focus is lost after a choice in a form");
    }
  }
  return faults;
}
