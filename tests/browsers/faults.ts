import type { Tab } from "./tab";

/** How many elements the keyboard is led through on each screen. */
const stops = 25;

/** What is wrong with the screen that is open, in words: its width, pictures, keyboard and console. */
export async function faultsOf(tab: Tab): Promise<string[]> {
  const shown = await tab.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const broken = [...document.images].filter(
      ({ complete, naturalWidth, currentSrc }) => complete && currentSrc && naturalWidth === 0,
    );
    return [
      ...(scrollWidth > clientWidth ? [`scrolls sideways, ${scrollWidth} of ${clientWidth} px`] : []),
      ...broken.map(({ currentSrc }) => `can't show ${currentSrc}`),
    ];
  });
  return [...shown, ...(await outsideOf(tab)), ...(await tab.takeErrors())];
}

/** The elements that have the focus by Tab, but are outside the view. */
async function outsideOf(tab: Tab): Promise<string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < stops; stop++) {
    await tab.pressTab();
    let outside = await tab.evaluate(focusOutside);
    // Rows may be on their way to it.
    for (let wait = 0; outside && wait < 30; wait++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      outside = await tab.evaluate(focusOutside);
    }
    if (outside) found.add(`focuses ${outside}`);
  }
  return [...found];
}

/** Runs in the page. Browsers scroll no further than until a part of an element can be seen. */
const focusOutside = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body) return "";
  const { left, right, top, bottom } = (element.closest("label") ?? element).getBoundingClientRect();
  const shown = [
    Math.min(right, innerWidth) - Math.max(left, 0),
    Math.min(bottom, innerHeight) - Math.max(top, 0),
  ];
  const isShown = Math.min(...shown) >= Math.min(16, right - left, bottom - top);
  return isShown
    ? ""
    : `"${element.textContent?.trim().slice(0, 60)}" at ${Math.round(left)}, ${Math.round(top)}`;
};
