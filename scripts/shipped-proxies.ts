import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOpenssl } from "./find-program.js";

/** The parts of the shipped configuration: two instances of the site with three ports each, and nginx's own ports. */
export const nginxPorts = [
  ...["http", "https", "realtime", "operator"],
  ...["site-1", "site-2", "realtime-1", "realtime-2", "operator-1", "operator-2"],
];

/**
 * Writes the configuration in deploy/ with ports of this machine, and a certificate for a host, into a folder.
 * @param cachesPages whether the lines are in use that are for a cache of pages
 * @returns nginx's arguments
 */
export function shippedNginx(
  folder: string,
  host: string,
  portOf: (name: string) => string | number,
  cachesPages = false,
): string[] {
  const certificate = ["-keyout", join(folder, "site.key"), "-out", join(folder, "site.pem")];
  execFileSync(
    findOpenssl(),
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`, ...certificate],
    { stdio: "ignore" },
  );
  const configuration = readFileSync("deploy/nginx/nginx.conf", "utf8")
    .replaceAll(/site-([12]):3000/g, (_, at) => `127.0.0.1:${portOf(`site-${at}`)}`)
    .replaceAll(/site-([12]):6001/g, (_, at) => `127.0.0.1:${portOf(`realtime-${at}`)}`)
    .replaceAll(/site-([12]):9400/g, (_, at) => `127.0.0.1:${portOf(`operator-${at}`)}`)
    .replace("listen 6001", `listen 127.0.0.1:${portOf("realtime")}`)
    .replace("listen 9400", `listen 127.0.0.1:${portOf("operator")}`)
    .replace("listen 80 ", `listen 127.0.0.1:${portOf("http")} `)
    .replace("listen 443 ", `listen 127.0.0.1:${portOf("https")} `)
    .replaceAll(" /tmp/", ` ${folder}/`)
    .replaceAll("/etc/nginx/certs", folder)
    .replaceAll(/# (?=include page-cache|if \(\$is_campaign)/g, cachesPages ? "" : "# ");
  const pageCache = readFileSync("deploy/nginx/page-cache.conf", "utf8");
  writeFileSync(join(folder, "page-cache.conf"), pageCache.replaceAll(" /tmp/", ` ${folder}/`));
  writeFileSync(join(folder, "nginx.conf"), configuration);
  return ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
}

/** The same for Caddy, without TLS: its certificates are public authorities'. */
export function shippedCaddy(
  folder: string,
  host: string,
  portOf: (name: string) => string | number,
): string[] {
  const configuration = readFileSync("deploy/Caddyfile", "utf8")
    .replace(/^www\..* \{$/m, `http://${host}:${portOf("http")} {`)
    .replaceAll(/site-([12]):3000/g, (_, at) => `127.0.0.1:${portOf(`site-${at}`)}`);
  writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${configuration}`);
  return ["run", "--config", join(folder, "Caddyfile")];
}

/** The same for Varnish, which has a port for visitors and one for the instances. */
export function shippedVarnish(folder: string, portOf: (name: string) => string | number): string[] {
  const configuration = readFileSync("deploy/varnish/default.vcl", "utf8").replaceAll(
    /\.host = "(site-[12])";\s+\.port = "3000";/g,
    (_, name) => `.host = "127.0.0.1"; .port = "${portOf(name)}";`,
  );
  writeFileSync(join(folder, "default.vcl"), configuration);
  const ports = ["site", "purge"].flatMap((name) => ["-a", `${name}=127.0.0.1:${portOf(name)}`]);
  return ["-F", "-f", join(folder, "default.vcl"), ...ports, "-s", "malloc,64m", "-n", join(folder, "run")];
}
