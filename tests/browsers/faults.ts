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
    const fault = await tab.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return "";
      const { left, right, top, bottom } = (element.closest("label") ?? element).getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const isInside =
        x >= 0 && x <= innerWidth && bottom > 0 && top < innerHeight && (y >= 0 || bottom > 20);
      return isInside ? "" : `focuses ${element.textContent?.trim().slice(0, 60)} at ${x}, ${y}`;
    });
    if (fault) found.add(fault);
  }
  return [...found];
}
