import { parseArgs } from "node:util";
import { guardOutput } from "@contract/guarded-output.server";
import { loggedMessage } from "@contract/log-serializers.server";
import { withoutCredentials } from "@contract/shown-setting.server";
import { storageProblem } from "@contract/storage-problem.server";
import { hasDemoMember, isOutboxOpen, readMallApiEnvironment } from "./environment";
import { exitOnUncaughtErrors } from "./log";
import { startMallApi } from "./start-mall-api";

guardOutput();
exitOnUncaughtErrors();
const { values } = parseArgs({ options: { scale: { type: "string", default: "1" } } });
const environment = settingsOrExit();
const { MALL_API_PORT: port, MALL_API_HOST: host, DATABASE_URL: databaseUrl } = environment;

const api = await startMallApi({ port, host, databaseUrl, environment, scale: Number(values.scale) }).catch(
  exit,
);

// As a child process of the site it reports its URL, and ends when the site does.
process.send?.({ url: api.url });
process.on("disconnect", stop);
process.on("SIGTERM", stop);
// Ctrl-C in a terminal signals the whole process group; a child keeps running until the site has answered its
// last request.
process.on("SIGINT", process.send ? () => {} : stop);
if (!process.send) {
  console.log(`The mall API listens at ${api.url}/{tenant}/v1/ from ${withoutCredentials(databaseUrl)}`);
  if (!environment.MALL_API_SECRET)
    console.log(
      "Attempts are limited by account alone, because visitors' addresses can't be known: sites prove them with the same MALL_API_SECRET",
    );
  console.log(
    hasDemoMember(environment)
      ? "Everybody can log in as the demo member"
      : "There is no demo member: MALL_API=demo adds one, whose password everybody knows",
  );
  if (isOutboxOpen(environment)) console.log(`Sent mails can be read at ${api.url}/__outbox`);
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
  const problem = storageProblem(error);
  console.error(
    problem
      ? `The mall API failed to start: ${withoutCredentials(process.env.DATABASE_URL || "file:.data/mall-api.db")} can't be used: ${problem}. DATABASE_URL names another place`
      : `The mall API failed to start: ${loggedMessage(error)}`,
  );
  process.exit(1);
}
