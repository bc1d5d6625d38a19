declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/node";
  const build: ServerBuild;
  export = build;
}

interface ImportMetaEnv {
  /** When this build was made, ISO 8601; only in builds. */
  readonly BUILT_AT?: string;
}
