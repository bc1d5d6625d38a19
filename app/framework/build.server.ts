import type { ServerBuild } from "@remix-run/node";

/** The running build: Remix provides it to its own modules once the process is up. */
export const serverBuild = async (): Promise<ServerBuild> => await import("virtual:remix/server-build");

/** The content of `/builds/meta/{id}.json`. `id` is how pages know this build; `timestamp` is when it was built. */
export async function buildMeta() {
  const { version, entry, url } = (await serverBuild()).assets;
  return { id: version, timestamp: import.meta.env.BUILT_AT ?? null, entry: entry.module, manifest: url };
}
