import { parseArgs } from "node:util";
import { startMallApi } from "./mall-api-server";

const { values } = parseArgs({ options: { scale: { type: "string", default: "1" } } });
const port = Number(process.env.MALL_API_PORT ?? 4100);
const databaseUrl = process.env.DATABASE_URL ?? "file:.data/mall-api.db";

const api = await startMallApi({ port, databaseUrl, scale: Number(values.scale) }).catch((error: Error) => {
  console.error(`The mall API could not start: ${error.message}`);
  process.exit(1);
});

// As a child of the site it tells where it listens, and ends when the site does.
process.send?.({ url: api.url });
process.on("disconnect", stop);
process.on("SIGTERM", stop);
// The terminal's Ctrl-C reaches the whole group: as a child it waits until the site has answered its last request.
process.on("SIGINT", process.send ? () => {} : stop);
if (!process.send) console.log(`The mall API answers at ${api.url}/{tenant}/v1/ from ${databaseUrl}`);

async function stop() {
  await api.stop();
  process.exit(0);
}
