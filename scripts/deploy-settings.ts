import { readFileSync } from "node:fs";
import { parseSiteHosts } from "@contract/site-hosts";
import { tenantIds } from "@contract/tenant-folders.server";
import { expect } from "vitest";
import { readEnvironment } from "../app/process/environment.server";
import { readServerEnvironment } from "../server/environment";

const documented = [...readFileSync("docs/configuration.md", "utf8").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
  ([, name]) => name,
);

/** Takes the place of each secret that an example leaves empty. */
export const secretOfTests = "a secret of the test, of 32 characters or more";
/** For the requests that run when the process stops accepting others. */
export const finishSeconds = 8;

/** Fails unless the settings are valid, and docs/configuration.md has each. */
export function expectSiteSettings(settings: Record<string, string>) {
  const variables = { NODE_ENV: "production" as const, ...settings };
  // The process serves realtime events itself.
  readEnvironment({ ...variables, PUSHER_HOST: "127.0.0.1" });
  parseSiteHosts(settings.SITE_HOSTS ?? "", tenantIds);
  expect(documented).toEqual(expect.arrayContaining(Object.keys(settings)));
  return readServerEnvironment(variables);
}
