import { parseArgs } from "node:util";
import { isOutboxOpen, readMallApiEnvironment } from "./environment";
import { startMallApi } from "./start-mall-api";

const { values } = parseArgs({ options: { scale: { type: "string", default: "1" } } });
const environment = settingsOrExit();
const { MALL_API_PORT: port, DATABASE_URL: databaseUrl } = environment;

const api = await startMallApi({ port, databaseUrl, environment, scale: Number(values.scale) }).catch(exit);

// As a child of the site it tells where it listens, and ends when the site does.
process.send?.({ url: api.url });
process.on("disconnect", stop);
process.on("SIGTERM", stop);
// The terminal's Ctrl-C reaches the whole group: as a child it waits until the site has answered its last request.
process.on("SIGINT", process.send ? () => {} : stop);
if (!process.send) {
  console.log(`The mall API answers at ${api.url}/{tenant}/v1/ from ${databaseUrl}`);
  if (isOutboxOpen(environment)) console.log(`Mails are written to ${api.url}/__outbox`);
}

async function stop() {
  await api.stop();
  process.exit(0);
}

function settingsOrExit() {
  try {
    return readMallApiEnvironment(process.env);
  } catch (error) {
    return exit(error as Error);
  }
}

function exit(error: Error): never {
  console.error(`The mall API could not start: ${error.message}`);
  process.exit(1);
}
