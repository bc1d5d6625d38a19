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
 * The path of a program that only tests need: from the environment, the usual folders under one of its names, or the first
 * of the Debian packages that can be installed, if permitted. Throws if there is none.
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
