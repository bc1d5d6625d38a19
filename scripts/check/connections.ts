import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";
import { loggedText } from "@contract/log-serializers.server";
import { withoutCredentials } from "@contract/shown-setting.server";
import type { TenantId } from "@contract/tenant-ids";
import { createClient } from "@libsql/client";
import { Redis } from "ioredis";
import type { Finding } from "./finding";
import { settingsTargets } from "./settings-targets";

const limitMs = 3_000;

/** Whether what the settings name answers. They must be valid. */
export async function checkConnections(variables: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { MALL_API_URL, SETTINGS_CACHE_URL, REDIS_URL, OPERATOR_PORT, OPERATOR_HOST } = variables;
  const malls = await servedMalls();
  const targetOf = await settingsTargets(variables);
  const ofEachMall = (
    setting: string,
    target: (mall: TenantId) => { url: string; headers?: [string, string][] },
  ) =>
    malls.map((mall) =>
      found(setting, mall, async () => {
        const { url, headers } = target(mall);
        return `${url} ${await answerOf(url, headers)}`;
      }),
    );
  const cached = SETTINGS_CACHE_URL?.replace(/\/+$/, "");
  return Promise.all([
    ...(MALL_API_URL ? ofEachMall("MALL_API_URL", targetOf) : []),
    ...(cached
      ? ofEachMall("SETTINGS_CACHE_URL", (mall) => ({ url: cached.replaceAll("{tenant}", mall) }))
      : []),
    ...(REDIS_URL ? [found("REDIS_URL", withoutCredentials(REDIS_URL), () => redisAnswer(REDIS_URL))] : []),
    ...(MALL_API_URL ? [] : [databaseFinding(variables)]),
    ...(OPERATOR_PORT ? [operatorFinding(OPERATOR_HOST || "127.0.0.1", OPERATOR_PORT)] : []),
  ]);
}

/** All malls; where hosts are declared, without those of the build that no host selects: they are other operators'. */
async function servedMalls(): Promise<readonly TenantId[]> {
  const { mountedTenantIds, tenantIds } = await import("@contract/tenant-folders.server");
  const { declaredHosts } = await import("../../app/tenant/declared-hosts.server");
  const hosts = declaredHosts();
  if (!hosts) return tenantIds;
  const selected = [...hosts.byName.values()].map(({ tenantId }) => tenantId);
  return tenantIds.filter((id) => [...selected, hosts.otherwise, ...mountedTenantIds].includes(id));
}

/** Whether `check` resolves; it resolves with what there is to say. */
async function found(setting: string, about: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { isRight: true, setting, text: `${about}: ${await check()}` };
  } catch (error) {
    return { isRight: false, setting, text: `${about}: ${reasonOf(error)}` };
  }
}

/** A failed connection's own message says little, its cause says why. */
function reasonOf(error: unknown): string {
  const { message, cause, code } = error as Error & { code?: string };
  const reason = cause instanceof Error && cause.message ? cause.message : message || code || String(error);
  return loggedText(reason);
}

/** Any answer but a failure shows that the API is there. */
async function answerOf(url: string, headers: [string, string][] = []): Promise<string> {
  const signal = AbortSignal.timeout(limitMs);
  const { status } = await fetch(url, { signal, headers }).catch((error: unknown) => {
    throw new Error(`${withoutCredentials(url)} does not answer: ${reasonOf(error)}`);
  });
  if (status >= 400) throw new Error(`${withoutCredentials(url)} answers ${status}`);
  return `answers ${status}`;
}

async function redisAnswer(url: string): Promise<string> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: limitMs,
    commandTimeout: limitMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let reason: unknown;
  redis.on("error", (error) => {
    reason = error;
  });
  try {
    await redis.connect();
    return `answers ${await redis.ping()}`;
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

function databaseFinding({ DATABASE_URL, DATABASE_AUTH_TOKEN: authToken }: NodeJS.ProcessEnv) {
  const url = DATABASE_URL || "file:.data/mall-api.db";
  return found("DATABASE_URL", withoutCredentials(url), async () => {
    const file = url.startsWith("file:") ? url.slice("file:".length) : null;
    // To open a file that is missing would create it.
    if (file && !existsSync(file)) return createdBelow(file);
    if (file) accessSync(file, constants.R_OK | constants.W_OK);
    const client = createClient({ url, ...(authToken && { authToken }) });
    try {
      await client.execute("SELECT 1");
      return "answers";
    } finally {
      client.close();
    }
  });
}

/** Throws if the file can't be created. */
function createdBelow(file: string): string {
  let folder = dirname(file);
  while (!existsSync(folder)) folder = dirname(folder);
  accessSync(folder, constants.W_OK);
  return "will be created by the start";
}

/** Before the start nothing listens there, which is right too. */
async function operatorFinding(host: string, port: string): Promise<Finding> {
  const name = host.includes(":") ? `[${host}]` : host;
  const answers = await answerOf(`http://${name}:${port}/status`).catch(
    () => "does not answer: no site runs here",
  );
  return { isRight: true, setting: "OPERATOR_PORT", text: `${name}:${port} ${answers}` };
}
