import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { cachedPackages } from "../processes/cached-packages";
import { freePort } from "../processes/free-port";

type App = { PUSHER_APP_ID: string; PUSHER_KEY: string; PUSHER_SECRET: string };

/** Its WebSocket library is a copy that the registry has, for Node 18, which comes with it. */
const manifest = {
  private: true,
  dependencies: { "@soketi/soketi": "1.6.1", node: "18.20.8" },
  overrides: { "uWebSockets.js": "npm:@trufflesuite/uws-js-unofficial@20.10.0-unofficial.2" },
};

/** The folder of Soketi's packages; the first time, installing them takes a minute. */
const soketiPackages = () =>
  cachedPackages("soketi-1.6.1", (folder, run) => {
    writeFileSync(join(folder, "package.json"), JSON.stringify(manifest));
    run("npm", "install", "--no-audit", "--no-fund", "--loglevel=error");
  });

/** Runs Soketi, a server of the Channels protocol by others, for one app; it ends with this process at the latest. */
export async function startSoketi({ PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET }: App) {
  const modules = join(soketiPackages(), "node_modules");
  const port = await freePort();
  const child = spawn(
    `${modules}/node/bin/node`,
    ["--import", resolve("scripts/end-with-parent.js"), `${modules}/@soketi/soketi/bin/server.js`, "start"],
    {
      env: {
        ...process.env,
        PARENT_PID: String(process.pid),
        SOKETI_HOST: "127.0.0.1",
        SOKETI_PORT: String(port),
        SOKETI_METRICS_SERVER_PORT: String(await freePort()),
        SOKETI_DEFAULT_APP_ID: PUSHER_APP_ID,
        SOKETI_DEFAULT_APP_KEY: PUSHER_KEY,
        SOKETI_DEFAULT_APP_SECRET: PUSHER_SECRET,
        SOKETI_DEFAULT_APP_USER_AUTHENTICATION: "1",
      },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  for await (const text of child.stdout) if (String(text).includes("up and running")) break;
  if (child.exitCode !== null) throw new Error(`Soketi exited with code ${child.exitCode}`);
  return {
    port,
    async stop() {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    },
  };
}
