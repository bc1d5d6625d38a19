import type { AddressInfo } from "node:net";
import { tenantIds } from "@contract/tenant-ids";
import { serve } from "@hono/node-server";
import { openDatabase } from "./db/database";
import { type PasswordCost, strongCost } from "./domain/accounts/password-hash";
import { replaceContent, seededFingerprint } from "./domain/content-store";
import { addDemoMember } from "./domain/demo/demo-member";
import { passTime } from "./domain/housekeeping";
import { publisherOf } from "./domain/realtime";
import { type MallApiEnvironment, readMallApiEnvironment } from "./environment";
import { mallApiApp } from "./http/mall-api-app";
import { contentFingerprint, tenantContentBatches } from "./seed/generate-tenant-content";

export type MallApiOptions = {
  /** 0 takes any free port. */
  port: number;
  host?: string;
  databaseUrl: string;
  /** How many times the demo content is multiplied, for load tests. */
  scale?: number;
  now?: () => Date;
  environment?: MallApiEnvironment;
  /** Less than the usual cost lets tests be quick. */
  passwordCost?: PasswordCost;
};

const refreshInterval = 60_000;

/** Starts the reference mall API on demo content. Its dates are relative to today, so it is made anew when the day changes. */
export async function startMallApi({
  port,
  host = "127.0.0.1",
  databaseUrl,
  scale = 1,
  now = () => new Date(),
  environment = readMallApiEnvironment(process.env),
  passwordCost = strongCost,
}: MallApiOptions) {
  const database = await openDatabase(databaseUrl, environment.DATABASE_AUTH_TOKEN);
  const services = { database, now, environment, passwordCost, publish: publisherOf(environment) };
  const app = mallApiApp(services);

  let isStopped = false;

  let seededDay = "";
  async function refreshContent() {
    const today = now().toISOString().slice(0, 10);
    if (today !== seededDay) {
      const options = { today: new Date(`${today}T00:00:00Z`), scale };
      for (const tenant of tenantIds) {
        const fingerprint = contentFingerprint(tenant, options);
        if ((await seededFingerprint(database, tenant)) === fingerprint) continue;
        await replaceContent(database, tenant, tenantContentBatches(tenant, options), fingerprint);
        app.forget();
      }
      seededDay = today;
    }
    for (const tenant of tenantIds) await addDemoMember(services, tenant);
  }
  await refreshContent();
  await passTime(services);
  let timer = setTimeout(refresh, refreshInterval).unref();
  /** Once a minute, counted from the end of the last time. */
  async function refresh() {
    await refreshContent()
      .then(() => passTime(services))
      .catch(console.error);
    if (!isStopped) timer = setTimeout(refresh, refreshInterval).unref();
  }

  const server = serve({ fetch: app.fetch, port, hostname: host });
  await new Promise<void>((resolve, reject) => server.once("listening", resolve).once("error", reject));
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${bound}`,
    services,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await new Promise((resolve) => server.close(resolve));
      database.$client.close();
    },
  };
}
