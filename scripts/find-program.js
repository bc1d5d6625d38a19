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

/** Other browsers' engines as Debian has them; WebKitGTK needs three programs. */
const otherEngines = {
  firefox: [
    "FIREFOX_PATH",
    ["firefox-esr"],
    ["firefox-esr", "firefox"],
    ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  ],
  webKitDriver: ["WEBKIT_DRIVER_PATH", ["webkit2gtk-driver"], ["WebKitWebDriver"]],
  miniBrowser: [
    "MINIBROWSER_PATH",
    ["webkit2gtk-driver"],
    ["MiniBrowser"],
    ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
  ],
  xvfb: ["XVFB_PATH", ["xvfb"], ["Xvfb"]],
};

/** The programs of Firefox and WebKitGTK. */
export const findOtherEngines = () => ofEach(otherEngines, findProgram);

/** Those of them that are installed. */
export const installedEngines = () => ofEach(otherEngines, installedProgram);

const ofEach = (programs, find) =>
  Object.fromEntries(Object.entries(programs).map(([key, program]) => [key, find(...program)]));

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
function findProgram(variable, debianPackages, names, otherPlaces) {
  const find = () => installedProgram(variable, debianPackages, names, otherPlaces);
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

/** The path of a program, from the environment or the usual folders under one of its names. */
function installedProgram(variable, debianPackages, names = debianPackages, otherPlaces = []) {
  const places = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [process.env[variable], ...places, ...otherPlaces].find((path) => path && existsSync(path));
}
