import cluster from "node:cluster";
import { setFlagsFromString } from "node:v8";
import { watchFileDescriptors } from "@contract/file-descriptors.server";
import { guardOutput } from "@contract/guarded-output.server";
import { logSerializers } from "@contract/log-serializers.server";
import { isWorker } from "@contract/worker.server";
import { pino } from "pino";
import type { Site } from "../app/site-entry.server";
import { startWorkerRealtime } from "../realtime-server/own-realtime";
import { startCompanions } from "./companions";
import { readServerEnvironment } from "./environment";
import { startOperatorServer } from "./operator/operator-server";
import { serveSite } from "./serve-site";
import { writeBanner } from "./write-banner";

guardOutput();
// Collects the garbage once it is half of what is in use, where the engine alone waits for up to three times as much.
setFlagsFromString("--heap-growing-percent=50");
const environment = settingsOrExit();
let requestFields: Site["requestFields"] = () => ({});
const log = pino({
  level: environment.LOG_LEVEL,
  base: cluster.worker ? { worker: cluster.worker.id } : null,
  serializers: logSerializers,
  mixin: () => requestFields(),
});
watchFileDescriptors(log);
const options = {
  environment,
  log,
  onSite(site: Site) {
    requestFields = site.requestFields;
  },
};

await (isWorker() ? runWorker() : environment.WORKERS > 1 ? runPrimary() : runAlone()).catch(exit);

async function runAlone() {
  const { realtime, mallApi, imageKey } = await startCompanions(environment, log, exit);
  const { port, malls, operator, stopped } = await serveSite({ ...options, realtime });
  const { OPERATOR_PORT, OPERATOR_HOST, OPERATOR_NAMES } = environment;
  const operatorPort =
    operator && OPERATOR_PORT !== undefined
      ? await startOperatorServer({
          ...operator,
          port: OPERATOR_PORT,
          host: OPERATOR_HOST,
          names: OPERATOR_NAMES,
          log: operatorError,
        })
      : null;
  writeBanner(log, {
    port,
    malls,
    mallApi,
    realtimePort: realtime?.port ?? null,
    operatorPort,
    imageKey,
    environment,
  });
  process.send?.({ port, mallApi: mallApi?.url, realtimePort: realtime?.port, operatorPort });
  const code = await stopped;
  mallApi?.stop();
  process.exit(code);
}

/** The processes that answer requests are its children. */
async function runPrimary() {
  const { startPrimary } = await import("./workers/primary");
  await startPrimary({ environment, log, exit, operatorError });
}

async function runWorker() {
  const { connectToPrimary } = await import("./workers/worker-link");
  const link = connectToPrimary();
  const realtime = link.servesRealtime
    ? startWorkerRealtime(process.env, environment, link, {
        info: (message) => log.info(message),
        warn: (message) => log.warn(message),
        error: (about, message) => log.error(about, message),
      })
    : null;
  const { port, malls, stopped } = await serveSite({ ...options, realtime, link });
  await link.primary.started(port, malls);
  process.exit(await stopped);
}

function operatorError(error: unknown) {
  log.error({ err: error }, "A request of the operator's port failed");
}

function settingsOrExit() {
  try {
    return readServerEnvironment(process.env);
  } catch (error) {
    return exit(error as Error);
  }
}

function exit(error: Error): never {
  console.error(error.message);
  process.exit(1);
}
