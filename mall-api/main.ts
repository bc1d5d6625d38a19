import { parseArgs } from "node:util";
import { watchFileDescriptors } from "@contract/file-descriptors.server";
import { guardOutput } from "@contract/guarded-output.server";
import { loggedMessage } from "@contract/log-serializers.server";
import { withoutCredentials } from "@contract/shown-setting.server";
import { hasDemoMember, isOutboxOpen, readMallApiEnvironment } from "./environment";
import { databaseProblem, log } from "./log";
import { startMallApi } from "./start-mall-api";

guardOutput();
watchFileDescriptors(log);
process.on("uncaughtException", (error) => {
  log.fatal({ err: error }, "The process ends by an error that nothing handles");
  process.exit(1);
});
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
  const notes = [
    ...(environment.MALL_API_SECRET
      ? []
      : [
          "Attempts are limited by account alone, because visitors' addresses can't be known: sites prove them with the same MALL_API_SECRET",
        ]),
    hasDemoMember(environment)
      ? "Everybody can log in as the demo member"
      : "There is no demo member: MALL_API=demo adds one, whose password everybody knows",
    ...(isOutboxOpen(environment) ? [`Sent mails can be read at ${api.url}/__outbox`] : []),
  ];
  const [address, database] = [`${api.url}/{tenant}/v1/`, withoutCredentials(databaseUrl)];
  if (process.stdout.isTTY)
    console.log([`The mall API listens at ${address} from ${database}`, ...notes].join("\n"));
  else log.info({ address, database, notes }, "The mall API listens");
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
  console.error(`The mall API failed to start: ${databaseProblem(error) ?? loggedMessage(error)}`);
  process.exit(1);
}
