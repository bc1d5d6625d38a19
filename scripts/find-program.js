import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** The browser for end-to-end tests. Chromium's headless shell comes first: it renders the same pages with less CPU. */
export const findBrowser = () =>
  findProgram(["chromium-headless-shell", "chromium"], "CHROMIUM_PATH", [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ]);

/** The Redis server for tests. */
export const findRedis = () =>
  findProgram(["redis-server"], "REDIS_SERVER_PATH", [
    "/usr/bin/redis-server",
    "/usr/local/bin/redis-server",
    "/opt/homebrew/bin/redis-server",
  ]);

/** Runs tests at another time. */
export const findFaketime = () => findProgram(["faketime"], "FAKETIME_PATH", ["/usr/bin/faketime"]);

/** The proxy of the deploy check. */
export const findNginx = () =>
  findProgram(["nginx-light"], "NGINX_PATH", ["/usr/sbin/nginx", "/usr/local/bin/nginx"]);

/** The other proxy for which a configuration is shipped. */
export const findCaddy = () =>
  findProgram(["caddy"], "CADDY_PATH", ["/usr/bin/caddy", "/usr/local/bin/caddy"]);

/** A proxy for which a configuration is shipped. */
export const findApache = () => findProgram(["apache2"], "APACHE_PATH", ["/usr/sbin/apache2"]);

/** A proxy for which a configuration is shipped. */
export const findHaproxy = () =>
  findProgram(["haproxy"], "HAPROXY_PATH", [
    "/usr/sbin/haproxy",
    "/usr/local/sbin/haproxy",
    "/opt/homebrew/bin/haproxy",
  ]);

/** A cache in front of the site for which a configuration is shipped. */
export const findVarnish = () =>
  findProgram(["varnish"], "VARNISHD_PATH", [
    "/usr/sbin/varnishd",
    "/usr/local/sbin/varnishd",
    "/opt/homebrew/sbin/varnishd",
  ]);

/** Writes the certificates of servers in tests. */
export const findOpenssl = () =>
  findProgram(["openssl"], "OPENSSL_PATH", [
    "/usr/bin/openssl",
    "/usr/local/bin/openssl",
    "/opt/homebrew/bin/openssl",
  ]);

/**
 * The path of a program that only tests need: from the environment, the usual places, or the first of the Debian
 * packages that can be installed, if permitted. Throws if there is none.
 */
function findProgram(debianPackages, variable, places) {
  const find = () => [process.env[variable], ...places].find((path) => path && existsSync(path));
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
