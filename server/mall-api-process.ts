import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

export type MallApiProcess = { url: string; stop: () => void };

const restartDelay = 500;

/**
 * Runs the reference mall API in a process of its own and waits until it responds. If the process dies it is restarted
 * on the same port, so that its URL remains valid.
 */
export async function startMallApiProcess(
  databaseUrl: string,
  log: (message: string) => void,
): Promise<MallApiProcess> {
  const file = fileURLToPath(new URL("./mall-api.js", import.meta.url));
  let child: ChildProcess;
  let isStopped = false;

  const start = (port: string) =>
    new Promise<string>((resolve, reject) => {
      child = fork(file, [], { env: { ...process.env, DATABASE_URL: databaseUrl, MALL_API_PORT: port } });
      child.once("message", (message: { url: string }) => resolve(message.url));
      child.once("exit", (code) => reject(new Error(`The mall API exited with code ${code}`)));
    });

  function watch(url: string) {
    child.once("exit", (code) => {
      if (isStopped) return;
      log(`The mall API exited with code ${code}; restarting it`);
      setTimeout(() => {
        start(new URL(url).port).then(watch, (error: Error) => log(error.message));
      }, restartDelay);
    });
  }

  const url = await start(process.env.MALL_API_PORT || "0");
  watch(url);
  return {
    url,
    stop() {
      isStopped = true;
      child.kill("SIGTERM");
    },
  };
}
