import { availableParallelism } from "node:os";
import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { mallApiSecret } from "@contract/mall-api-secret.server";
import { memoryMegabytes } from "@contract/memory.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { addressList, port, trueOrFalse } from "@contract/setting-types.server";
import { variableDocs } from "@contract/variable-docs.server";
import { z } from "zod";
import { realtimeVariables } from "../realtime-server/realtime-variables";
import { parseProxyTrust } from "./http/proxy-trust";

/** The environment variables of the server process; the app's are in app/process/environment.server.ts. */
export const serverEnvironmentSchema = z
  .object({
    PORT: port(3000)
      .default(3000)
      .register(variableDocs, { group: "Addresses and proxies", what: "the port at which the site listens" }),
    HOST: z.string().optional().register(variableDocs, {
      group: "Addresses and proxies",
      what: "the address at which it listens",
      default: "all addresses",
    }),
    // These three are read when their modules load, before the others.
    SITE_HOSTS: z.string().optional().register(variableDocs, {
      group: "Addresses and proxies",
      what: "the malls' host names, such as `www.harfa.cz = galerieharfa, preferred; harfa.cz = galerieharfa`, with a port (`www.harfa.cz:8443`) where visitors see one. Other hosts and ports redirect or get 421, or the mall of `* = mall`: [declared-hosts.md](decisions/declared-hosts.md)",
      default: "a host's second-level label, `galerieharfa` for `localhost`, else `beta`",
    }),
    SITE_HOSTS_FILE: z.string().optional().register(variableDocs, {
      group: "Addresses and proxies",
      what: "in its place a file with one entry a line, reloaded when it changes and by SIGHUP",
    }),
    TENANTS_DIR: z.string().optional().register(variableDocs, {
      group: "Malls and their API",
      what: "a folder with malls of its own: [mounted-malls.md](mounted-malls.md)",
    }),
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
      })
      .register(variableDocs, {
        group: "Addresses and proxies",
        what: "the proxies in front: only their `X-Forwarded-For` (also with ports and brackets) and `X-Forwarded-Proto` headers are trusted",
      }),
    TRUST_FORWARDED_HOST: trueOrFalse
      .default("false")
      .transform((value) => value === "true")
      .register(variableDocs, {
        group: "Addresses and proxies",
        what: "`true` if these proxies set `X-Forwarded-Host`: one that doesn't passes on what a visitor sends",
      }),
    WORKERS: z
      .string()
      .regex(
        /^(?:auto|[1-9]|[1-5]\d|6[0-4])$/,
        "a number of processes from 1 to 64, or auto for one per core",
      )
      .transform((value) => (value === "auto" ? availableParallelism() : Number(value)))
      .default(1)
      .register(variableDocs, {
        group: "Processes and storage",
        what: "processes that answer requests: [workers.md](decisions/workers.md)",
      }),
    /** `http/security-headers.ts` reads it. */
    HSTS: z
      .string()
      .regex(
        /^max-age=\d+(?:; includeSubDomains)?(?:; preload)?$/,
        "a policy such as max-age=63072000; includeSubDomains, or max-age=0, which ends it",
      )
      .optional()
      .register(variableDocs, {
        group: "Addresses and proxies",
        what: "what `Strict-Transport-Security` says over TLS. Subdomains are others', or have no TLS, more often than not",
        default: "`max-age=63072000`",
      }),
    ASSETS_DIR: z.string().default(".assets").register(variableDocs, {
      group: "Processes and storage",
      what: "a folder for all instances, from which each serves the scripts and styles of the others' builds, and of those of the last two weeks: [deploys.md](deploys.md)",
    }),
    MEMORY_MEGABYTES: memoryMegabytes,
    CACHE_PURGE_URLS: addressList("http://varnish:6082").register(variableDocs, {
      group: "Processes and storage",
      what: "caches in front that are told by `BAN` what has changed, and get a `Cache-Tag` with each page: [content-changes.md](content-changes.md)",
      default: "none",
    }),
    ...realtimeVariables,
    OPERATOR_PORT: port(9400).optional().register(variableDocs, {
      group: "Operators",
      what: "where operators and their machines find `POST /purge`, `POST /push`, `/metrics` (Prometheus; alert rules and a Grafana dashboard are in `deploy/monitoring/`), `/status` (JSON, in a browser a page) and `/declared-host?domain=` (200 for a host of `SITE_HOSTS`, for a proxy that obtains certificates); not for visitors",
    }),
    OPERATOR_HOST: z
      .string()
      .default("127.0.0.1")
      .register(variableDocs, { group: "Operators", what: "the address of this port" }),
    OPERATOR_NAMES: z
      .string()
      .default("")
      .transform((names) =>
        names
          .toLowerCase()
          .split(",")
          .flatMap((name) => name.trim() || []),
      )
      .pipe(z.array(z.hostname("host names without a port, separated by commas, such as site-1.example.com")))
      .register(variableDocs, {
        group: "Operators",
        what: "the host names by which `/metrics` and `/status` are asked for, such as `site-1.example.com`. Addresses and names without a dot (`localhost`, a service of compose or Kubernetes) need no entry; others get 421, because [who owns a name](security.md#hosts-and-proxies) can have a browser ask by it",
        default: "none",
      }),
    EDITOR_SECRET: editorSecret,
    /** The exporter reads its other variables itself. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .url({ protocol: /^https?$/, message: "an address such as http://collector:4318" })
      .optional()
      .register(variableDocs, {
        group: "Operators",
        what: "the collector of OpenTelemetry traces: a span for each request (route, mall, status) and each call of the mall API. `traceparent` of a proxy in `TRUST_PROXY` is read, and passed on. `OTEL_EXPORTER_OTLP_HEADERS` as usual",
        default: "none: nothing is traced",
      }),
    OTEL_SERVICE_NAME: z
      .string()
      .default("promenade")
      .register(variableDocs, { group: "Operators", what: "the name in traces" }),
    OTEL_TRACES_SAMPLER_ARG: z.coerce
      .number({ message: "the part of all requests that is traced, such as 0.1" })
      .min(0, "0 or more")
      .max(1, "at most 1")
      .default(1)
      .register(variableDocs, {
        group: "Operators",
        what: "the part of all requests that is traced; a trace of a proxy in `TRUST_PROXY` is always continued as it has decided",
      }),
    ...pushVariables,
    MALL_API_URL: z.string().optional(),
    MALL_API_SECRET: mallApiSecret,
    MALL_API: z.enum(["demo"], { message: "demo, or not set" }).optional().register(variableDocs, {
      group: "Malls and their API",
      what: "`demo` runs the reference API with demo content in production too, where there is no other. With it each mall has a demo member, also where the reference API runs alone: everybody knows the password",
    }),
    NODE_ENV: z.string().optional().register(variableDocs, {
      group: "Processes and storage",
      what: "`production` asks for settings that a real site needs, and closes what is for developers",
      default: "`production` in the container and under `npm start`, else `development`",
    }),
    LOG_LEVEL: logLevel,
    DRAIN_SECONDS: z.coerce
      .number({ message: "a number of seconds such as 5" })
      .min(0, "0 or more seconds")
      .max(600, "at most 600 seconds")
      .default(1)
      .register(variableDocs, {
        group: "Processes and storage",
        what: "how long the process still accepts requests after SIGTERM, while `/readyz` says that it is not ready: longer than the balancer takes to notice",
      }),
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
