import { languages } from "@contract/languages";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Site, siteAt } from "../processes/site-process";

export { hydrated, partHydrated } from "../screens/hydrated";
export { expect };

/** The tested process. */
export const site = (): Site => siteAt(JSON.parse(process.env.E2E_SITE ?? "{}"));

/** The URL of a mall's site in it. */
export const siteOf = (tenant: string): string => site().of(tenant);

/**
 * A test that fails on any console error or warning, failed script, or hydration mismatch. The dialog for missing
 * profile data is suppressed, unless `asksForSetup` is set.
 */
export const test = base.extend<{ complaints: string[]; asksForSetup: boolean; wasAsked: undefined }>({
  asksForSetup: [false, { option: true }],
  wasAsked: [
    async ({ context, asksForSetup }, use) => {
      if (!asksForSetup) await suppressSetup(context);
      await use(undefined);
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !/status of 4\d\d/.test(message.text()))
          complaints.push(message.text());
      });
      page.on("pageerror", (error) => {
        // A browser may skip a view transition between documents, which it reports as an unhandled rejection.
        if (!/ViewTransition/.test(String(error))) complaints.push(String(error));
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

const tenants = ["galerieharfa", "europasc", "novoplaza", "promenade"];

/**
 * One walk for each language, with and without JavaScript in turn: all texts of all languages are asserted on every
 * screen over HTTP.
 */
export const walks = languages.map((language, at) => ({
  language,
  tenant: tenants[at] ?? "beta",
  javaScriptEnabled: at % 2 === 0,
}));

/** What a walk without or with JavaScript is called. */
export const scripting = (javaScriptEnabled: boolean) =>
  javaScriptEnabled ? "with JavaScript" : "without JavaScript";

/** Keeps the dialog for missing profile data closed in a browser. */
export const suppressSetup = (context: BrowserContext) =>
  context.addInitScript(() => {
    const now = new Date();
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
    const today = parts.map((part) => String(part).padStart(2, "0")).join("-");
    try {
      localStorage.setItem("SETUP_MODAL_APPEARED_DATE", today);
    } catch {
      // A page without an origin, or a cross-origin frame, has no storage.
    }
  });

/** Presses a button that can do nothing without script: that loads it even where data are saved. */
export async function askForScript(page: Page) {
  // Before that the first script may not listen yet.
  await page.waitForLoadState("load");
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.type = "button";
    document.body.append(button);
    button.click();
    button.remove();
  });
}
