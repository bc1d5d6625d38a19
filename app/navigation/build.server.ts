import type { ServerBuild } from "@remix-run/node";

/** The build that answers: the framework hands it to its own modules when the process is up. */
export const serverBuild = async (): Promise<ServerBuild> => await import("virtual:remix/server-build");

/** What `/builds/meta/{id}.json` tells. `id` is what the pages of this build know it by; `timestamp` is when it was made. */
export async function buildMeta() {
  const { version, entry, url } = (await serverBuild()).assets;
  return { id: version, timestamp: import.meta.env.BUILT_AT ?? null, entry: entry.module, manifest: url };
}
