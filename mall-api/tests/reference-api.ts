import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { copySeededDatabase } from "../../tests/processes/seeded-database";
import { readMallApiEnvironment } from "../environment";
import { startMallApi } from "../start-mall-api";

/**
 * Runs the reference API with demo content for the tests of a file or a `describe`, today or at another time; returns
 * what gives its URL.
 */
export function referenceApi(variables: Record<string, string> = {}, now?: () => Date): () => string {
  const folder = mkdtempSync(join(tmpdir(), "promenade-contract-"));
  let api: Awaited<ReturnType<typeof startMallApi>>;
  beforeAll(async () => {
    const environment = readMallApiEnvironment({ ...process.env, ...variables });
    api = await startMallApi({ port: 0, databaseUrl: await copySeededDatabase(folder), environment, now });
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => api.url;
}
