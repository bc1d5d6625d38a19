import { availableParallelism } from "node:os";
import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { mallApiSecret } from "@contract/mall-api-secret.server";
import { memoryMegabytes } from "@contract/memory.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { addressList, port, trueOrFalse } from "@contract/setting-types.server";
import { z } from "zod";
import { realtimeVariables } from "../realtime-server/realtime-variables";
import { parseProxyTrust } from "./http/proxy-trust";

/** The environment variables of the server process; the app's are in app/process/environment.server.ts. */
export const serverEnvironmentSchema = z
  .object({
    PORT: port(3000).default(3000),
    HOST: z.string().optional(),
    // These three are read when their modules load, before the others.
    SITE_HOSTS: z.string().optional(),
    SITE_HOSTS_FILE: z.string().optional(),
    TENANTS_DIR: z.string().optional(),
    TRUST_PROXY: z
      .string()
      .default("")
      .transform((value, context) => {
        const trust = parseProxyTrust(value);
        if (!trust)
          context.addIssue({
            code: "custom",
            message: "a number of proxies such as 1, or CIDRs such as 10.0.0.0/8, separated by commas",
          });
        return trust ?? (() => false);
      }),
    TRUST_FORWARDED_HOST: trueOrFalse.default("false").transform((value) => value === "true"),
    WORKERS: z
      .string()
      .regex(
        /^(?:auto|[1-9]|[1-5]\d|6[0-4])$/,
        "a number of processes from 1 to 64, or auto for one per core",
      )
      .transform((value) => (value === "auto" ? availableParallelism() : Number(value)))
      .default(1),
    /** `http/security-headers.ts` reads it. */
    HSTS: z
      .string()
      .regex(
        /^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/,
        "a policy such as max-age=63072000; includeSubDomains, or max-age=0, which ends it",
      )
      .optional(),
    ASSETS_DIR: z.string().default(".assets"),
    MEMORY_MEGABYTES: memoryMegabytes,
    CACHE_PURGE_URLS: addressList("http://varnish:6082"),
    ...realtimeVariables,
    OPERATOR_PORT: port(9400).optional(),
    OPERATOR_HOST: z.string().default("127.0.0.1"),
    OPERATOR_NAMES: z
      .string()
      .default("")
      .transform((names) =>
        names
          .toLowerCase()
          .split(",")
          .flatMap((name) => name.trim() || []),
      )
      .pipe(
        z.array(z.hostname("host names without a port, separated by commas, such as site-1.example.com")),
      ),
    EDITOR_SECRET: editorSecret,
    /** The exporter reads its other variables itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, message: "an address such as http://collector:4318" })
      .optional(),
    OTEL_SERVICE_NAME: z.string().default("promenade"),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ message: "the part of all requests that is traced, such as 0.1" })
      .min(0, "0 or more")
      .max(1, "at most 1")
      .default(1),
    ...pushVariables,
    MALL_API_URL: z.string().optional(),
    MALL_API_SECRET: mallApiSecret,
    MALL_API: z.enum(["demo"], { message: "demo, or not set" }).optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: logLevel,
    DRAIN_SECONDS: z.coerce
      .number({ message: "a number of seconds such as 5" })
      .min(0, "0 or more seconds")
      .max(600, "at most 600 seconds")
      .default(1),
  })
  .superRefine(({ MALL_API_URL, MALL_API, NODE_ENV }, context) => {
    if (MALL_API_URL || MALL_API || NODE_ENV !== "production") return;
    context.addIssue({
      code: "custom",
      path: ["MALL_API_URL"],
      message:
        "the mall API's address such as https://api.{tenant}.example.com; MALL_API=demo shows demo content",
    });
  })
  .superRefine(refusePartialPush);

export type ServerEnvironment = z.output<typeof serverEnvironmentSchema>;

/** The process's settings. Throws an Error with one line for each invalid variable. */
export const readServerEnvironment = (variables: Variables): ServerEnvironment =>
  parseSettings(serverEnvironmentSchema, variables);
