import type { Page } from "playwright";

/** Waits until the page is hydrated: React then marks its root. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });
}
