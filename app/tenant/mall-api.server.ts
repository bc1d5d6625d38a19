import { ownMemory } from "@contract/memory.server";
import { tenantIds } from "@contract/tenant-folders.server";
import { onContentChange } from "~/mall/cache/content-changes.server";
import { type Caller, createMallClient, type MallApi, type MallClient } from "~/mall/client/client.server";
import { environment } from "~/process/environment.server";
import type { CacheStatus } from "~/process/memory-cache.server";
import { mallApiTraits } from "./mall-api-traits.server";

/** What a page needs beside its reads. */
const renderMs = 300;

let processClient: MallClient | undefined;

function client(): MallClient {
  if (processClient) return processClient;
  const patienceMs = environment().PAGE_SECONDS * 1000;
  const created = createMallClient({
    url: environment().MALL_API_URL,
    settingsUrl: environment().SETTINGS_CACHE_URL,
    secret: environment().MALL_API_SECRET,
    traitsOf: mallApiTraits,
    cacheBytes: ownMemory(tenantIds.length).cacheBytes("mall API"),
    shellDirectory: environment().SHELL_CACHE_DIR,
    limits: { answerMs: patienceMs, pageMs: patienceMs - renderMs },
  });
  onContentChange(created.expire);
  processClient = created;
  return created;
}

/** The mall API as the environment configures it. */
export const mallApi = (caller: Caller): MallApi => client().mallApi(caller);

/** A session has ended: nothing is shared that was read for it. */
export const forgetOwnReads = (): void => client().forgetOwnReads();

/** The upstream's recent health, for each tenant that called it. */
export const upstreamHealth = (): ReturnType<MallClient["upstreamHealth"]> => client().upstreamHealth();

/** The cache of the mall API's responses. */
export const mallCache = (): CacheStatus => ({
  cache: "mall API",
  limit: ownMemory(tenantIds.length).cacheBytes("mall API"),
  ...client().cacheUse(),
});
