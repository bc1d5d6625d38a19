import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findOpenssl } from "./find-program.js";

/** The port of this machine for a part of the configuration. */
type PortOf = (name: string) => string | number;

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
export function shippedNginx(folder: string, host: string, portOf: PortOf, cachesPages = false): string[] {
  writeCertificate(folder, host);
  const configuration = withInstances(readFileSync("deploy/nginx/nginx.conf", "utf8"), portOf)
    .replace("listen 6001", `listen 127.0.0.1:${portOf("realtime")}`)
    .replace("listen 9400", `listen 127.0.0.1:${portOf("operator")}`)
    .replace("listen 80 ", `listen 127.0.0.1:${portOf("http")} `)
    .replace("listen 443 ", `listen 127.0.0.1:${portOf("https")} `)
    .replaceAll(" /tmp/", ` ${folder}/`)
    .replaceAll("/etc/nginx/certs", folder)
    .replaceAll("/var/www/acme", folder)
    .replaceAll(/# (?=include page-cache|if \(\$is_campaign)/g, cachesPages ? "" : "# ");
  const pageCache = readFileSync("deploy/nginx/page-cache.conf", "utf8");
  writeFileSync(join(folder, "page-cache.conf"), pageCache.replaceAll(" /tmp/", ` ${folder}/`));
  writeFileSync(join(folder, "nginx.conf"), configuration);
  return ["-e", "stderr", "-c", join(folder, "nginx.conf"), "-g", "daemon off;"];
}

/** The same for Caddy, whose certificates are its own authority's instead of a public one's. */
export function shippedCaddy(folder: string, portOf: PortOf): string[] {
  const own = [
    "admin off",
    "skip_install_trust",
    `storage file_system ${folder}/certificates`,
    `http_port ${portOf("http")}`,
    `https_port ${portOf("https")}`,
  ];
  const configuration = withInstances(readFileSync("deploy/Caddyfile", "utf8"), portOf)
    .replaceAll("127.0.0.1:9401", `127.0.0.1:${portOf("operator")}`)
    .replace("\ton_demand_tls {", `\t${own.join("\n\t")}\n\ton_demand_tls {`)
    .replace("\t\ton_demand\n", "\t\tissuer internal\n\t\ton_demand\n");
  writeFileSync(join(folder, "Caddyfile"), configuration);
  return ["run", "--config", join(folder, "Caddyfile")];
}

/** The same for HAProxy, with a port for what answers an authority's challenges. */
export function shippedHaproxy(folder: string, host: string, portOf: PortOf): string[] {
  const certificates = join(folder, "certificates");
  mkdirSync(certificates);
  writeCertificate(folder, host);
  const parts = ["site.pem", "site.key"].map((name) => readFileSync(join(folder, name), "utf8"));
  writeFileSync(join(certificates, "site.pem"), parts.join(""));
  const configuration = withInstances(readFileSync("deploy/haproxy/haproxy.cfg", "utf8"), portOf)
    .replace("bind :80", `bind 127.0.0.1:${portOf("http")}`)
    .replace("bind :443", `bind 127.0.0.1:${portOf("https")}`)
    .replaceAll("/etc/haproxy/certs", certificates)
    .replace("127.0.0.1:8888", `127.0.0.1:${portOf("acme")}`)
    // Root alone can become another user.
    .replaceAll(/^ {4}(?:user|group) haproxy\n/gm, (line) => (process.getuid?.() === 0 ? line : ""));
  writeFileSync(join(folder, "haproxy.cfg"), configuration);
  return ["-db", "-f", join(folder, "haproxy.cfg")];
}

/** The same for Apache, with the modules that the configuration has Debian's command enable. */
export function shippedApache(folder: string, host: string, portOf: PortOf): string[] {
  writeCertificate(folder, host);
  const configuration = withInstances(readFileSync("deploy/apache/promenade.conf", "utf8"), portOf)
    .replace("*:80>", `127.0.0.1:${portOf("http")}>`)
    .replace("*:443>", `127.0.0.1:${portOf("https")}>`)
    .replaceAll("/etc/apache2/certs", folder)
    .replaceAll("/var/www/acme", folder)
    .replace("/var/log/apache2/promenade.log", "/proc/self/fd/1");
  const enabled = /a2enmod (.+)/.exec(configuration)?.[1]?.split(" ") ?? [];
  // What is enabled already, and what these need.
  const modules = new Set(["mpm_event", "authz_core", "alias", "reqtimeout", "setenvif", "slotmem_shm"]);
  for (const name of ["socache_shmcb", "proxy", ...enabled]) modules.add(name);
  const own = [
    `ServerRoot ${folder}`,
    `PidFile ${folder}/pid`,
    `DefaultRuntimeDir ${folder}`,
    `ErrorLog ${folder}/error.log`,
    "ServerName localhost",
    ...["http", "https"].map((name) => `Listen 127.0.0.1:${portOf(name)}`),
    ...[...modules].map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
    ...(process.getuid?.() === 0 ? ["User www-data", "Group www-data"] : []),
  ];
  writeFileSync(join(folder, "apache.conf"), `${own.join("\n")}\n${configuration}`);
  return ["-f", join(folder, "apache.conf"), "-D", "FOREGROUND"];
}

/** The same for Varnish, which has a port for visitors and one for the instances. */
export function shippedVarnish(folder: string, portOf: PortOf): string[] {
  const configuration = readFileSync("deploy/varnish/default.vcl", "utf8").replaceAll(
    /\.host = "(site-[12])";\s+\.port = "3000";/g,
    (_, name) => `.host = "127.0.0.1"; .port = "${portOf(name)}";`,
  );
  writeFileSync(join(folder, "default.vcl"), configuration);
  const ports = ["site", "purge"].flatMap((name) => ["-a", `${name}=127.0.0.1:${portOf(name)}`]);
  return ["-F", "-f", join(folder, "default.vcl"), ...ports, "-s", "malloc,64m", "-n", join(folder, "run")];
}

/** Each instance with its ports on this machine. */
const withInstances = (configuration: string, portOf: PortOf) =>
  configuration
    .replaceAll(/site-([12]):3000/g, (_, at) => `127.0.0.1:${portOf(`site-${at}`)}`)
    .replaceAll(/site-([12]):6001/g, (_, at) => `127.0.0.1:${portOf(`realtime-${at}`)}`)
    .replaceAll(/site-([12]):9400/g, (_, at) => `127.0.0.1:${portOf(`operator-${at}`)}`);

function writeCertificate(folder: string, host: string) {
  const files = ["-keyout", join(folder, "site.key"), "-out", join(folder, "site.pem")];
  execFileSync(
    findOpenssl(),
    ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", `/CN=${host}`, ...files],
    { stdio: "ignore" },
  );
}
