import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { passOutputOn } from "./child-output";

export type MallApiProcess = { url: string; stop: () => void };

/** The pauses before it is started again. */
const pausesMs = [500, 1_000, 2_000, 4_000];
/** After so long, an exit is the first one again. */
const steadyMs = 60_000;

/**
 * Runs the reference mall API in a process of its own and waits until it responds. If the process ends it is started
 * again on the same port, so that its URL remains valid.
 * @param giveUp called with the reason when it has ended too often in a row: without it there are no log-ins
 */
export async function startMallApiProcess(
  databaseUrl: string,
  log: (message: string) => void,
  giveUp: (error: Error) => void,
): Promise<MallApiProcess> {
  const file = fileURLToPath(new URL("./mall-api.js", import.meta.url));
  let child = launch(process.env.MALL_API_PORT || "0");
  let isStopped = false;
  let exits = 0;

  function launch(port: string): ChildProcess {
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      MALL_API_PORT: port,
      MALL_API_HOST: "127.0.0.1",
    };
    const started = fork(file, [], { env, silent: true });
    passOutputOn(started);
    return started;
  }

  function restartOnExit(port: string) {
    const started = performance.now();
    // Once its last lines have been read.
    child.once("close", (code, signal) => {
      if (isStopped) return;
      exits = performance.now() - started > steadyMs ? 1 : exits + 1;
      const pause = pausesMs[exits - 1];
      if (pause === undefined)
        return giveUp(
          new Error(`${exitOf(code, signal)}, ${exits} times in a row. Its last lines above say why.`),
        );
      log(`${exitOf(code, signal)}; it is started again in ${pause / 1000} s`);
      setTimeout(() => {
        if (isStopped) return;
        child = launch(port);
        restartOnExit(port);
      }, pause);
    });
  }

  const url = await new Promise<string>((resolve, reject) => {
    child.once("message", (message: { url: string }) => resolve(message.url));
    child.once("close", (code, signal) => reject(new Error(exitOf(code, signal))));
  });
  restartOnExit(new URL(url).port);
  return {
    url,
    stop() {
      isStopped = true;
      child.kill("SIGTERM");
    },
  };
}

const exitOf = (code: number | null, signal: string | null): string =>
  `The mall API ended with ${signal ?? `code ${code}`}`;
