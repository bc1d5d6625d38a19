import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The browser for end-to-end tests. Chromium's headless shell comes first: it renders the same pages with less CPU. */
export const findBrowser = () =>
  findProgram(
    "CHROMIUM_PATH",
    ["chromium-headless-shell", "chromium"],
    ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  );

/** The Redis server for tests. */
export const findRedis = () => findProgram("REDIS_SERVER_PATH", ["redis-server"]);

/** Runs tests at another time. */
export const findFaketime = () => findProgram("FAKETIME_PATH", ["faketime"]);

/** The proxy of the deploy check. */
export const findNginx = () => findProgram("NGINX_PATH", ["nginx-light"], ["nginx"]);

/** The other proxy for which a configuration is shipped. */
export const findCaddy = () => findProgram("CADDY_PATH", ["caddy"]);

/** A proxy for which a configuration is shipped. */
export const findApache = () => findProgram("APACHE_PATH", ["apache2"]);

/** The balancer of a test of health checks. */
export const findHaproxy = () => findProgram("HAPROXY_PATH", ["haproxy"]);

/** A cache in front of the site for which a configuration is shipped. */
export const findVarnish = () => findProgram("VARNISHD_PATH", ["varnish"], ["varnishd"]);

/** Writes the certificates of servers in tests. */
export const findOpenssl = () => findProgram("OPENSSL_PATH", ["openssl"]);

/** Checks the units for systemd. */
export const findSystemdAnalyze = () => findProgram("SYSTEMD_ANALYZE_PATH", ["systemd"], ["systemd-analyze"]);

const findFirefox = () =>
  findProgram(
    "FIREFOX_PATH",
    ["firefox-esr"],
    ["firefox-esr", "firefox"],
    ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  );

/** WebKitGTK as Debian has it: its driver, a browser and a display. */
const findWebKit = () => ({
  webKitDriver: findProgram("WEBKIT_DRIVER_PATH", ["webkit2gtk-driver"], ["WebKitWebDriver"]),
  miniBrowser: findProgram(
    "MINIBROWSER_PATH",
    ["webkit2gtk-driver"],
    ["MiniBrowser"],
    ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  ),
  xvfb: findProgram("XVFB_PATH", ["xvfb"], ["Xvfb"]),
});

/** The programs of all engines that this system can have: WebKitGTK is only for Linux. */
export const findEngines = () => ({
  chromium: findBrowser(),
  firefox: findFirefox(),
  ...(process.platform === "linux" && findWebKit()),
});

/**
 * Finds all programs of the tests, one after the other: Debian's installer runs only once at a time, and tests run side
 * by side. Throws with the names of all that are missing.
 */
export function findTestPrograms() {
  const missing = [
    findEngines,
    findRedis,
    findHaproxy,
    findNginx,
    findCaddy,
    findApache,
    findVarnish,
    findOpenssl,
    findSystemdAnalyze,
  ].flatMap((find) => {
    try {
      find();
      return [];
    } catch (error) {
      return [error.message];
    }
  });
  if (missing.length > 0) throw new Error(missing.join("\n"));
}

/** Where systems install programs. */
const folders = [
  "/usr/bin",
  "/usr/sbin",
  "/usr/local/bin",
  "/usr/local/sbin",
  "/opt/homebrew/bin",
  "/opt/homebrew/sbin",
];

/**
 * The path of a program that only tests need: where it is installed, or the first of the Debian packages that can be
 * installed, if permitted. Throws if there is none.
 */
function findProgram(variable, debianPackages, names = debianPackages, otherPlaces = []) {
  const places = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  const find = () =>
    [process.env[variable], ...places, ...otherPlaces].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    for (const name of debianPackages) {
      spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { stdio: "inherit" });
      const installed = find();
      if (installed) return installed;
    }
  }
  throw new Error(`The tests need ${debianPackages.at(-1)}: install it, or set ${variable} to its path`);
}
