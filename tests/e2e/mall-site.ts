import { test as base, expect, type Page } from "@playwright/test";
import { type Site, siteAt } from "../site-process";

export { expect };

/** The tested process. */
export const site = (): Site => siteAt(JSON.parse(process.env.E2E_SITE ?? "{}"));

/** The address of a mall's site in it. */
export const siteOf = (tenant: string): string => site().of(tenant);

/**
 * A test whose page fails it on any console error or warning, any failed script, and any hydration complaint. Members were
 * asked today for what their profile lacks, so that no dialog is in the way; `asksForSetup` lets it come.
 */
export const test = base.extend<{ complaints: string[]; asksForSetup: boolean; wasAsked: undefined }>({
  asksForSetup: [false, { option: true }],
  wasAsked: [
    async ({ context, asksForSetup }, use) => {
      if (!asksForSetup) {
        await context.addInitScript(() => {
          const now = new Date();
          const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
          const today = parts.map((part) => String(part).padStart(2, "0")).join("-");
          try {
            localStorage.setItem("SETUP_MODAL_APPEARED_DATE", today);
          } catch {
            // A page of no site, or a frame of another one, has no storage.
          }
        });
      }
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
        // A browser may leave a transition between documents out; it tells so by an error of nobody's.
        if (!/ViewTransition/.test(String(error))) complaints.push(String(error));
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page's own scripts have taken over all of it: React marks its root when it has. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
