import { execFile, execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { findOpenssl } from "../../scripts/find-program.js";
import { cachedPackages } from "../processes/cached-packages";

const scanner = "@mdn/mdn-http-observatory";
const version = "1.4.8";
/** What a scan loads: the scanner's other dependencies are those of its web service, and five times as large. */
const needed = ["axios", "convict", "http-cookie-agent", "jsdom", "tldts", "tough-cookie"];

export type Scan = {
  scan: { grade: string; score: number };
  tests: Record<string, { pass: boolean; result: string }>;
};

/**
 * The results of Mozilla's Observatory for pages of one mall, on a site that trusts one proxy. The scanner requests
 * them over TLS.
 */
export async function scanned(port: number, host: string, paths: readonly string[]): Promise<Scan[]> {
  const folder = scannerFolder();
  const { key, certificate } = newCertificate(folder);
  const proxy = createServer(
    { key: readFileSync(key), cert: readFileSync(certificate) },
    ({ url, method, headers }, response) => {
      const sent = { ...headers, host, "x-forwarded-proto": "https" };
      request({ port, path: url, method, headers: sent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      }).end();
    },
  );
  await new Promise<void>((listening) => proxy.listen(0, listening));
  const { port: tlsPort } = proxy.address() as AddressInfo;
  try {
    const program = `import { scan } from ${JSON.stringify(`${folder}/src/index.js`)};
      const results = await Promise.all(process.argv.slice(1).map((address) => scan(address)));
      console.log(JSON.stringify(results));`;
    const addresses = paths.map((path) => `localhost:${tlsPort}${path}`);
    const { stdout } = await promisify(execFile)(
      "node",
      ["--input-type=module", "-e", program, ...addresses],
      {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
        maxBuffer: 16 * 1024 * 1024,
      },
    );
    return JSON.parse(stdout);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

const scannerFolder = () =>
  cachedPackages(`observatory-${version}`, (folder, run) => {
    run("npm", "pack", `${scanner}@${version}`, "--silent");
    run("tar", "-xzf", `mdn-mdn-http-observatory-${version}.tgz`, "--strip-components=1");
    const { dependencies, type } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
    const chosen = Object.fromEntries(needed.map((name) => [name, dependencies[name]]));
    writeFileSync(`${folder}/package.json`, JSON.stringify({ type, dependencies: chosen }));
    run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
    // The scanner's install script downloads the browsers' list of preloaded hosts: none of a test's is in it.
    writeFileSync(`${folder}/conf/hsts-preload.json`, "{}");
  });

/** A certificate for localhost that is its own authority. */
function newCertificate(folder: string) {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2"];
  const files = ["-keyout", key, "-out", certificate];
  execFileSync(findOpenssl(), ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...subject, ...files], {
    stdio: "ignore",
  });
  return { key, certificate };
}
