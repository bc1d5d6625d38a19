import { type Browser, launch, type Page } from "puppeteer-core";
import { type Engine, type Tab, type TabOptions, until, viewHeight } from "./tab";

/** Chromium by its own protocol. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await launch({
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--force-prefers-reduced-motion",
      // The library loses a page that takes the place of another one when it was prerendered.
      "--disable-features=Prerender2",
      "--host-resolver-rules=MAP *.localhost 127.0.0.1",
    ],
  });
  return engineOf("Chromium", browser);
}

/** Firefox by WebDriver BiDi, which needs no driver, but runs nothing in pages without scripts. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: "firefox",
    executablePath,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "network.dns.localDomains": "localhost" },
  });
  return engineOf("Firefox", browser);
}

async function engineOf(name: string, browser: Browser): Promise<Engine> {
  return {
    name,
    version: (await browser.version()).replace(/^.*\//, ""),
    newTab: (options) => newTab(browser, options),
    close: () => browser.close(),
  };
}

async function newTab(browser: Browser, { width, scripts }: TabOptions): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  // Its own type unwraps handles, which are never passed.
  const evaluate: Tab["evaluate"] = (run, ...values) => page.evaluate(run as never, ...values);
  const setWidth = async (to: number) => {
    await page.setViewport({ width: to, height: viewHeight }).catch(exceptUnknownCommand);
    // Not by the library, which needs `Function()` for it: the site's policy forbids that, and Firefox obeys.
    await until({ evaluate }, `a width of ${to} px`, (expected) => innerWidth === expected, to);
  };
  await setWidth(width);
  if (!scripts) await page.setJavaScriptEnabled(false);
  const errors = errorsOf(page);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    setWidth,
    evaluate,
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    pressTab: () => page.keyboard.press("Tab"),
    pressEnter: () => page.keyboard.press("Enter"),
    upload: async (selector, file) => {
      const field = await page.$(`input[type=file]${selector}`);
      await field?.uploadFile(file);
    },
    setCookie: async (name, value) => {
      const { hostname } = new URL(page.url());
      await context.setCookie({ name, value, domain: hostname, path: "/" });
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    takeErrors: async () => errors.splice(0),
    close: () => context.close(),
  };
}

/** Firefox 140 knows the size of a view, but not the orientation that the library sets with it. */
function exceptUnknownCommand(error: Error) {
  if (!error.message.includes("unknown command")) throw error;
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The text of a missing file doesn't name it.
    if (["error", "warn"].includes(message.type()))
      errors.push([message.text(), message.location().url].filter(Boolean).join(" at "));
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return errors;
}
