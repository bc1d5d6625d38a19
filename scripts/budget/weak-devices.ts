import { setTimeout as after } from "node:timers/promises";
import { tenantIds } from "@contract/tenant-folders.server";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import type { Site } from "../../tests/processes/site-process";
import { isForMembers, rotated } from "../../tests/screens/screens";
import { screensOfMall } from "../../tests/screens/screens-of-mall";
import { findBrowser } from "../find-program.js";

/** As Lighthouse slows down this machine, and 3G as WebPageTest calls it slow: 400 ms and 400 kbit/s. */
const cpuSlowdown = 4;
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};
/** In milliseconds. */
const longestTask = 100;
const tapEvery = 100;
const watchedAfterHydration = 2_000;
const timeout = 60_000;
const runs = 3;

type Figures = {
  /** Milliseconds from the navigation. */
  painted: number;
  hydrated: number;
  /** Processor milliseconds of the longest task between the first paint and the script, and from then on. */
  page: number;
  script: number;
  /** Milliseconds from the slowest tap until its listeners ran, and until the page was painted again. */
  delay: number;
  tap: number;
  /** Visible controls at first paint, and how many of them do nothing until the script has come. */
  controls: number;
  waiting: number;
};

/**
 * Opens a screen of each kind as a weak phone does, taps on it without pause from the first paint until it is long
 * hydrated, and prints how long a tap had to wait. What decides is the processor time of the longest task: on a busy
 * machine the clock also counts what others do.
 * @param wanted parts of names of screens; all without any
 * @returns whether a task was too long
 */
export async function measureWeakDevices(site: Site, wanted: string[]): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
  });
  const malls = new Map<string, Awaited<ReturnType<typeof screensOfMall>>>();
  let isOver = false;
  let hasHead = false;
  for (const { name, of } of rotated(tenantIds)) {
    if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
    const { language, tenant } = of(0);
    const mall = malls.get(tenant) ?? (await screensOfMall(site, tenant));
    malls.set(tenant, mall);
    const path = mall.screens.find((each) => each.name === name && each.language === language)?.path;
    if (!path) throw new Error(`No path of ${name}`);
    const cookie = isForMembers(name) ? mall.cookie : null;
    let best = await measure(browser, site.of(tenant) + path, cookie);
    // Whatever else the machine does can only lengthen a task.
    for (let run = 1; run < runs && best.script > longestTask; run++) {
      const figures = await measure(browser, site.of(tenant) + path, cookie);
      if (figures.script < best.script) best = figures;
    }
    isOver ||= best.script > longestTask;
    if (!hasHead) console.log(inColumns(Object.keys(best)), " screen");
    hasHead = true;
    const mark = best.script > longestTask ? "  OVER" : "";
    console.log(inColumns(Object.values(best).map(Math.round)), ` ${name} (${tenant}${path})${mark}`);
  }
  await browser.close();
  return isOver;
}

const inColumns = (cells: unknown[]) => cells.map((cell) => String(cell).padStart(9)).join("");

async function measure(browser: Browser, url: string, cookie: string | null): Promise<Figures> {
  const context = await browser.newContext(phone);
  if (cookie) {
    const [name = "", value = ""] = cookie.split("=");
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  // tsx calls this in functions that it has compiled.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(watch);
  const device = await context.newCDPSession(page);
  await device.send("Network.enable");
  await device.send("Network.emulateNetworkConditions", network);
  await device.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await browser.startTracing(page, {
    categories: ["loading", "blink.user_timing", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url, { waitUntil: "commit", timeout });
  await page.waitForFunction(() => window.watched.painted, null, { timeout, polling: 100 });
  const points = await pointsToTap(page);
  let isOver = false;
  const watched = page
    .waitForFunction(() => window.watched.hydrated, null, { timeout, polling: 200 })
    .then(() => after(watchedAfterHydration))
    .finally(() => {
      isOver = true;
    });
  for (let tap = 0; !isOver; tap++) {
    // Not awaited: a page that is busy answers late, and is tapped all the same.
    const touch = (type: "touchStart" | "touchEnd", touchPoints: typeof points) =>
      device.send("Input.dispatchTouchEvent", { type, touchPoints }).catch(() => {});
    touch("touchStart", points.slice(tap % points.length).slice(0, 1));
    touch("touchEnd", []);
    await after(tapEvery);
  }
  await watched;
  const figures = await page.evaluate(() => window.watched);
  const tasks = tasksOf(JSON.parse(String(await browser.stopTracing())));
  await context.close();
  // Where the script is requested before the first paint, the page's own first layout is none of its tasks.
  const from = Math.max(figures.painted, figures.script);
  const until = figures.hydrated + watchedAfterHydration;
  const greatest = (times: Times, from: number, to: number) =>
    Math.max(0, ...times.filter(([at]) => at >= from && at < to).map(([, length]) => length));
  return {
    painted: figures.painted,
    hydrated: figures.hydrated,
    page: greatest(tasks, figures.painted, from),
    script: greatest(tasks, from, until),
    delay: greatest(figures.delays, from, until),
    tap: greatest(figures.taps, from, until),
    controls: figures.controls,
    waiting: figures.waiting,
  };
}

/** Controls in view, whose effects `watch` prevents. */
const pointsToTap = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header a, main h1, main a, main button, nav a")]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => top >= 0 && bottom <= innerHeight && width > 0)
      .slice(0, 8)
      .map(({ x, y, width, height }) => ({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) })),
  );

type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds; `tdur` is processor time. */
  ts: number;
  tdur?: number;
  args: { data?: { startTime?: number } };
};

/** The tasks of the page's main thread: when each began on the page's clock, and its processor milliseconds. */
function tasksOf({ traceEvents }: { traceEvents: TraceEvent[] }): Times {
  const mark = traceEvents.find(({ name }) => name === hydratedMark);
  if (!mark) throw new Error("The trace has no hydration");
  const zero = mark.ts / 1000 - (mark.args.data?.startTime ?? 0);
  return traceEvents
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === mark.pid && tid === mark.tid)
    .map(({ ts, tdur = 0 }) => [ts / 1000 - zero, tdur / 1000]);
}

const hydratedMark = "hydrated";

/** When something began, and how long it took, in milliseconds. */
type Times = [at: number, length: number][];

declare global {
  interface Window {
    watched: {
      painted: number;
      script: number;
      hydrated: number;
      delays: Times;
      taps: Times;
      controls: number;
      waiting: number;
    };
  }
}

/** Runs in the page before its own scripts. */
function watch() {
  const watched: Window["watched"] = {
    painted: 0,
    script: 0,
    hydrated: 0,
    delays: [],
    taps: [],
    controls: 0,
    waiting: 0,
  };
  window.watched = watched;
  const observe = (options: PerformanceObserverInit, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ ...options, buffered: true });
  observe({ type: "paint" }, ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    const visible = [
      ...document.querySelectorAll("a[href], button, input, select, textarea, summary"),
    ].filter((control) => control.checkVisibility({ visibilityProperty: true }));
    watched.controls = visible.length;
    // As in script-demand.ts, which repeats their press when the script has come.
    watched.waiting = visible.filter((control) =>
      control.matches("button[type=button]:not([popovertarget])"),
    ).length;
    watched.painted = startTime;
  });
  observe({ type: "resource" }, (entry) => {
    const { name, responseEnd } = entry as PerformanceResourceTiming;
    if (/\/hydrate-[^/]+\.js$/.test(name)) watched.script = responseEnd;
  });
  observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { name, startTime, duration, processingStart } = entry as PerformanceEventTiming;
    if (!["pointerdown", "pointerup", "click"].includes(name)) return;
    watched.delays.push([startTime, processingStart - startTime]);
    watched.taps.push([startTime, duration]);
  });
  new MutationObserver((_, observer) => {
    if (!document.documentElement?.hasAttribute("data-hydrated")) return;
    watched.hydrated = performance.mark("hydrated").startTime;
    observer.disconnect();
  }).observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  // The tap is what counts, not where it leads.
  for (const effect of ["click", "submit"]) addEventListener(effect, (event) => event.preventDefault(), true);
}
