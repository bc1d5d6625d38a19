import type { AddressInfo } from "node:net";
import { listening } from "@contract/listening.server";
import { withoutCredentials } from "@contract/shown-setting.server";
import { createAdaptorServer } from "@hono/node-server";
import { openDatabase } from "./db/database";
import { renderArt } from "./demo/art/render-art";
import { demoContentRefresher } from "./demo/refresh-demo-content";
import { type PasswordCost, strongCost } from "./domain/accounts/password-hash";
import { notifySites } from "./domain/content/notify-sites";
import { startPushDelivery } from "./domain/push/delivery";
import { realtimeOf } from "./domain/realtime/publish";
import { runScheduledJobs } from "./domain/scheduled-jobs";
import { passAnnouncer } from "./domain/wallet/announce-passes";
import { type MallApiEnvironment, readMallApiEnvironment } from "./environment";
import { mallApiApp } from "./http/mall-api-app";
import { log, logError } from "./log";

export type MallApiOptions = {
  /** 0 picks any free port. */
  port: number;
  host?: string;
  databaseUrl: string;
  /** Multiplies the demo content, for load tests. */
  scale?: number;
  now?: () => Date;
  environment?: MallApiEnvironment;
  /** A lower cost than the default keeps tests fast. */
  passwordCost?: PasswordCost;
};

const refreshInterval = 60_000;
/** A changed pass is in its wallet within seconds. */
const announceInterval = 1_000;

/**
 * Starts the reference mall API on demo content. The content's dates are relative to today, so it is
 * regenerated daily.
 */
export async function startMallApi({
  port,
  host = "127.0.0.1",
  databaseUrl,
  scale = 1,
  now = () => new Date(),
  environment = readMallApiEnvironment(process.env),
  passwordCost = { ...strongCost, N: 2 ** environment.PASSWORD_COST },
}: MallApiOptions) {
  const database = await openDatabase(databaseUrl, environment.DATABASE_AUTH_TOKEN, (migrations) =>
    log.info({ database: withoutCredentials(databaseUrl), migrations }, "The database was migrated"),
  );
  const services = {
    database,
    now,
    environment,
    passwordCost,
    push: await pushOf(environment),
    ...realtimeOf(environment),
  };
  const app = mallApiApp(services, renderArt);

  let isStopped = false;

  const refreshContent = demoContentRefresher(services, {
    scale,
    onChange(mall) {
      app.forget();
      void notifySites(environment, { mall });
    },
  });
  await refreshContent();
  await runScheduledJobs(services);
  let timer = setTimeout(refresh, refreshInterval).unref();
  /** Once a minute, counted from the end of the previous run. */
  async function refresh() {
    await refreshContent()
      .then(() => runScheduledJobs(services))
      .catch(logError);
    if (!isStopped) timer = setTimeout(refresh, refreshInterval).unref();
  }

  const delivery = startPushDelivery(services);
  // Without the secret no site would accept it.
  const announcePasses = environment.EDITOR_SECRET ? passAnnouncer(services) : null;
  const announcing =
    announcePasses && setInterval(() => void announcePasses().catch(logError), announceInterval).unref();

  const server = createAdaptorServer({
    fetch: app.fetch,
    hostname: host,
    // Longer than clients keep idle connections: a server that closes one first loses the request just being sent.
    // A balancer's check may name no host.
    serverOptions: { keepAliveTimeout: 65_000, requireHostHeader: false },
  });
  await listening(server, { port, host, settings: { port: "MALL_API_PORT", host: "MALL_API_HOST" } });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}`,
    services,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await delivery.stop();
      if (announcing) clearInterval(announcing);
      await new Promise((resolve) => server.close(resolve));
      database.$client.close();
    },
  };
}

/** The libraries are loaded where there are keys. */
const pushOf = async (environment: MallApiEnvironment) =>
  environment.VAPID_PRIVATE_KEY
    ? (await import("@contract/push-sender.server")).createPushSender(environment)
    : null;
