/** A page in any browser: what their drivers have in common. */
export type Tab = {
  open: (url: string) => Promise<void>;
  setWidth: (width: number) => Promise<void>;
  /** Runs a function in the page, with values that can be serialized. */
  evaluate: <Values extends unknown[], Result>(
    run: (...values: Values) => Result,
    ...values: Values
  ) => Promise<Result>;
  /** Presses where the view shows this point. */
  press: (x: number, y: number) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  pressTab: () => Promise<void>;
  pressEnter: () => Promise<void>;
  upload: (selector: string, file: string) => Promise<void>;
  setCookie: (name: string, value: string) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The errors in the console since the last call. */
  takeErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type TabOptions = { width: number; scripts: boolean };

export type Engine = {
  name: string;
  version: string;
  /** A page without cookies. */
  newTab: (options: TabOptions) => Promise<Tab>;
  close: () => Promise<void>;
};

export const viewHeight = 844;

const deadline = 30_000;

/** Waits until a function that runs in the page returns something, which it returns. */
export async function until<Values extends unknown[], Result>(
  tab: Pick<Tab, "evaluate">,
  what: string,
  run: (...values: Values) => Result,
  ...values: Values
): Promise<NonNullable<Awaited<Result>>> {
  let problem: unknown = "";
  for (const end = Date.now() + deadline; Date.now() < end; ) {
    try {
      const result = await tab.evaluate(run, ...values);
      if (result) return result as NonNullable<Awaited<Result>>;
    } catch (error) {
      // The page is being replaced.
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const where = await tab.evaluate(() => `${location.href}: ${document.querySelector("h1")?.textContent}`);
  throw new Error(`Waited in vain for ${what} at ${where}. ${problem}`);
}

/** Presses the first visible element that a selector matches and that has this text, when it has stopped moving. */
export async function click(tab: Tab, selector: string, text = "") {
  let [x, y] = await pointOf(tab, selector, text);
  for (let isMoving = true; isMoving; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    const [nextX, nextY] = await pointOf(tab, selector, text);
    isMoving = nextX !== x || nextY !== y;
    [x, y] = [nextX, nextY];
  }
  await tab.press(x, y);
}

const pointOf = (tab: Tab, selector: string, text: string) =>
  until(
    tab,
    `${selector} ${text}`,
    (css, label) => {
      for (const element of document.querySelectorAll(css)) {
        const said = element.getAttribute("aria-label") ?? element.textContent?.trim().replace(/\s+/g, " ");
        if (element.getClientRects().length === 0 || (label && said !== label)) continue;
        element.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const point = [left + width / 2, top + height / 2] as const;
        // What is above it, such as a toast, takes the press.
        const hit = document.elementFromPoint(...point);
        if (
          hit &&
          (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element))
        )
          return point;
      }
      return null;
    },
    selector,
    text,
  );

/** Writes into a field; dates and selects as their pickers do, because what one types there depends on the browser. */
export async function fill(tab: Tab, selector: string, value: string) {
  const takesText = await until(
    tab,
    selector,
    (css, wanted) => {
      const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(css);
      if (!field) return null;
      field.scrollIntoView({ block: "center", behavior: "instant" });
      field.focus();
      if (field.tagName !== "SELECT" && field.type !== "date") {
        (field as HTMLInputElement).select();
        return "text";
      }
      const { prototype } = field.tagName === "SELECT" ? HTMLSelectElement : HTMLInputElement;
      Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, wanted);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      field.dispatchEvent(new Event("change", { bubbles: true }));
      return "chosen";
    },
    selector,
    value,
  );
  if (takesText === "text") await tab.type(value);
  await until(
    tab,
    `${selector} to be ${value}`,
    (css, wanted) => document.querySelector<HTMLInputElement>(css)?.value === wanted,
    selector,
    value,
  );
}

/** Waits for a text that an element shows; any white space in it counts as a space. */
export const untilText = (tab: Tab, text: string) =>
  until(
    tab,
    `"${text}"`,
    (wanted) =>
      [...document.querySelectorAll("body :not(script)")].some(
        (element) =>
          element.getClientRects().length > 0 &&
          [...element.childNodes].some(
            (node) =>
              node.nodeType === Node.TEXT_NODE && node.textContent?.replace(/\s+/g, " ").includes(wanted),
          ),
      ),
    text,
  );

/** Waits for an address that contains this. */
export const untilAt = (tab: Tab, part: string) =>
  until(tab, part, (wanted) => location.href.includes(wanted) && document.readyState === "complete", part);
