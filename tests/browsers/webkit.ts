import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { Builder, By, Key, type WebDriver } from "selenium-webdriver";
import { freePort } from "../processes/free-port";
import { type Engine, type Tab, type TabOptions, viewHeight } from "./tab";

type Programs = { driver: string; browser: string; display: string };

/** How long a page or program may take, in milliseconds. */
const patience = 30_000;

/** How long a browser may take to start: one that takes longer never does. */
const startPatience = 15_000;

/** WebKitGTK by WebDriver, in its sample browser, on a display that nobody sees. */
export async function startWebKit(programs: Programs): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "promenade-webkit-"));
  mkdirSync(`${folder}/gtk-3.0`);
  writeFileSync(`${folder}/gtk-3.0/settings.ini`, "[Settings]\ngtk-enable-animations=0\n");
  // Its buttons would keep the window from being as narrow as a phone.
  writeFileSync(
    `${folder}/gtk-3.0/gtk.css`,
    "headerbar, headerbar *, toolbar, toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0) }",
  );
  // Without a window manager the window below the pointer has the focus, and without it nothing matches `:focus`. The pointer
  // is in the middle of the screen, so a small screen has it in the narrowest window too.
  const screen = spawn(
    programs.display,
    ["-displayfd", "3", "-screen", "0", "700x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const number = await new Promise((resolve, reject) => {
    screen.stdio[3]?.once("data", (chunk) => resolve(String(chunk).trim()));
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`${programs.display} exited with code ${code}`)));
  });
  const display = { DISPLAY: `:${number}`, XDG_CONFIG_HOME: folder, HOME: folder };
  const start = (scripts: boolean) => startSession(programs, { ...process.env, ...display }, scripts);
  const first = await start(true);
  const version = (await first.session.getCapabilities()).getBrowserVersion() ?? "";
  await first.end();
  return {
    name: "WebKitGTK",
    version,
    newTab: async ({ width, scripts }: TabOptions) => tabOf(await start(scripts), width),
    close: async () => {
      screen.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Session = { session: WebDriver; end: () => Promise<void> };

/** A browser, the third at the latest: some never start, of which their driver says nothing. */
async function startSession(programs: Programs, env: NodeJS.ProcessEnv, scripts: boolean): Promise<Session> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    const started = await trySession(programs, env, scripts);
    if (started) return started;
    console.warn(`WebKitGTK has not started at attempt ${attempt}`);
  }
  throw new Error("WebKitGTK doesn't start");
}

/** A browser with a driver of its own: one whose last browser has just ended sometimes never starts the next. */
async function trySession(
  programs: Programs,
  env: NodeJS.ProcessEnv,
  scripts: boolean,
): Promise<Session | null> {
  const port = await freePort();
  // A process group of its own, with the browser, so that both can be ended.
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: "ignore", detached: true });
  const kill = () => driver.pid && driver.exitCode === null && process.kill(-driver.pid);
  await reachable(port);
  const session = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      timeouts: { pageLoad: patience, script: patience },
      "webkitgtk:browserOptions": {
        binary: programs.browser,
        args: ["--automation", ...(scripts ? [] : ["--enable-javascript=false"])],
      },
    })
    .build();
  const isUp = session.getSession().then(
    () => true,
    () => false,
  );
  const isStarted = await Promise.race([isUp, after(startPatience, false)]);
  if (!isStarted) {
    kill();
    return null;
  }
  return {
    session,
    end: async () => {
      await Promise.race([session.quit(), after(patience)]);
      kill();
    },
  };
}

async function reachable(port: number) {
  for (const end = Date.now() + patience; Date.now() < end; await after(100))
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)) return;
  throw new Error("WebKitWebDriver doesn't answer");
}

async function tabOf({ session: driver, end }: Session, width: number): Promise<Tab> {
  const setWidth = async (to: number) => {
    const window = driver.manage().window();
    await window.setRect({ width: to, height: viewHeight });
    const height = await driver.executeScript<number>("return innerHeight");
    await window.setRect({ width: to, height: 2 * viewHeight - height });
  };
  await setWidth(width);
  const keys = (...all: string[]) =>
    driver
      .actions()
      .sendKeys(...all)
      .perform();
  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(recordErrors);
    },
    setWidth,
    evaluate: (run, ...values) => driver.executeScript(run, ...values),
    press: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    type: (text) => keys(text),
    pressTab: () => keys(Key.TAB),
    pressEnter: () => keys(Key.ENTER),
    upload: (selector, file) => driver.findElement(By.css(`input[type=file]${selector}`)).sendKeys(file),
    setCookie: (name, value) => driver.manage().addCookie({ name, value }),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), "base64"),
    takeErrors: () => driver.executeScript("return (window.recordedErrors ?? []).splice(0)"),
    close: end,
  };
}

/** Its driver reports nothing from the console: what happens after a page has loaded is recorded in it. */
function recordErrors() {
  const errors: string[] = [];
  Object.assign(window, { recordedErrors: errors });
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
  addEventListener("securitypolicyviolation", ({ blockedURI }) => errors.push(`blocked: ${blockedURI}`));
  const write = console.error;
  console.error = (...all) => {
    errors.push(all.join(" "));
    write(...all);
  };
}
