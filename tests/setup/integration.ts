import type { TestProject } from "vitest/node";
import { buildIfStale } from "../processes/fresh-build";
import { seededDatabase } from "../processes/seeded-database";
import { editorSecret, type SharedSite, startSite } from "../processes/site-process";

/** One site for all files that need no settings of their own: `sharedSite()`. */
export default async function setup(project: TestProject) {
  buildIfStale();
  await seededDatabase();
  const { stop, port, mallApi, realtimePort, operatorPort, databaseUrl } = await startSite({
    MALL_API_OUTBOX: "open",
    TRUST_PROXY: "1",
    OPERATOR_PORT: "0",
    EDITOR_SECRET: editorSecret,
  });
  project.provide("sharedSite", { port, mallApi, realtimePort, operatorPort, databaseUrl });
  return () => stop();
}

declare module "vitest" {
  export interface ProvidedContext {
    sharedSite: SharedSite;
  }
}
