import { availableParallelism } from "node:os";
import { editorSecret } from "@contract/editor-secret.server";
import { logLevels, logLevelsMessage } from "@contract/log-levels";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { port, trueOrFalse } from "@contract/setting-types.server";
import { z } from "zod";
import { realtimeVariables } from "../realtime-server/realtime-variables";
import { parseProxyTrust } from "./http/proxy-trust";

/** The environment variables of the server process; the app's are in app/process/environment.server.ts. */
const environmentSchema = z
  .object({
    PORT: port(3000).default(3000),
    /** The address to listen on; unset: all of them. */
    HOST: z.string().optional(),
    /** Whose X-Forwarded-* headers are trusted: a number of proxies, or their addresses as CIDRs. */
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
    /** Whether those proxies write X-Forwarded-Host, replacing what a visitor sent. */
    TRUST_FORWARDED_HOST: trueOrFalse.default("false").transform((value) => value === "true"),
    /** The number of processes that answer requests. */
    WORKERS: z
      .union(
        [z.literal("auto").transform(() => availableParallelism()), z.coerce.number().int().min(1).max(64)],
        {
          message: "a number of processes from 1 to 64, or auto for one per core",
        },
      )
      .default(1),
    /** What browsers remember over TLS; `http/security-headers.ts` reads it. */
    HSTS: z
      .string()
      .regex(
        /^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/,
        "such as max-age=63072000; includeSubDomains, or max-age=0, which ends it",
      )
      .optional(),
    PAGE_CACHE_MEGABYTES: z.coerce
      .number({ message: "a whole number of megabytes such as 48" })
      .int("a whole number of megabytes such as 48")
      .min(0, "0 or more megabytes")
      .default(48),
    ...realtimeVariables,
    /** Where operators and their machines reach metrics and status; unset: nowhere. */
    OPERATOR_PORT: port(9400).optional(),
    OPERATOR_HOST: z.string().default("127.0.0.1"),
    EDITOR_SECRET: editorSecret.optional(),
    /** The collector of traces; unset: nothing is traced. The exporter reads its other variables itself. */
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
    /** `demo` runs the reference API with demo content where there is no other; only production has to ask for it. */
    MALL_API: z.enum(["demo"], { message: "demo, or not set" }).optional(),
    NODE_ENV: z.string().optional(),
    LOG_LEVEL: z.enum(logLevels, { message: logLevelsMessage }).default("info"),
    /** Between reporting "not ready" and closing the listener, so that load balancers notice. */
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

export type ServerEnvironment = z.output<typeof environmentSchema>;

/** The process's settings. Throws an Error with one line for each invalid variable. */
export const readServerEnvironment = (variables: Variables): ServerEnvironment =>
  parseSettings(environmentSchema, variables);
