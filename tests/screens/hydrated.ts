import type { Locator, Page } from "playwright";

/** Runs in a page. React marks the root of one that is hydrated. */
export const isHydrated = (): boolean => {
  const [, root] = Object.entries(document).find(([key]) => key.startsWith("__reactContainer$")) ?? [];
  return root?.stateNode.current.memoizedState.isDehydrated === false;
};

/** Waits until the page is hydrated. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Waits until an element is hydrated that belongs to a part whose script comes after the page's. */
export async function partHydrated(element: Locator) {
  await element
    .page()
    .waitForFunction(
      (node) => Object.keys(node ?? {}).some((key) => key.startsWith("__reactProps$")),
      await element.elementHandle(),
    );
}
