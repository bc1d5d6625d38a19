import { editorSecret } from "@contract/editor-secret.server";
import { logLevels, logLevelsMessage } from "@contract/log-levels";
import { mallApiSecret } from "@contract/mall-api-secret.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { redisUrl } from "@contract/redis-url.server";
import { tenantIds } from "@contract/tenant-folders.server";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { firebaseProject, thirdParties } from "../process/service-ids";
import { parseImageHost } from "./image-hosts";
import { parsedJson } from "./parsed-json";
import { missingPusherVariable, pusherVariables } from "./pusher-environment.server";
import { walletPassesByTenant } from "./wallet-passes-setting.server";

const tenantId = z.enum(tenantIds);

/** An http(s) URL, possibly with `{tenant}` in it; a trailing slash is removed. */
function addressTemplate(example: string) {
  const message = `an http or https address without query, which may contain {tenant}, such as ${example}`;
  return z
    .string({ message })
    .refine(isAddressTemplate, { message })
    .transform((address) => address.replace(/\/+$/, ""));
}

/** JSON that matches a schema; `message` says what is valid. */
const jsonText = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.string().transform((text, context): z.output<Schema> => {
    const result = schema.safeParse(parsedJson(text));
    if (result.success) return result.data;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const megabytes = (otherwise: number) =>
  z.coerce
    .number({ message: `a whole number of megabytes from 1 to 1048576, such as ${otherwise}` })
    .int(`a whole number of megabytes, such as ${otherwise}`)
    .min(1, "at least 1 megabyte")
    .max(1_048_576, "at most 1048576 megabytes")
    .default(otherwise);

/** A comma-separated list; `parse` returns null for an invalid entry. */
const listOf = <Entry>(parse: (entry: string) => Entry | null, message: string) =>
  z.string().transform((text, context): Entry[] =>
    text.split(",").map((written) => {
      const entry = parse(written.trim());
      if (entry !== null) return entry;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    }),
  );

const offlineMessage = `all, or malls separated by commas, of ${tenantIds.join(", ")}`;

/** The environment variables of the app. An empty one counts as unset. */
const environmentSchema = z
  .object({
    /** The mall API's URL; paths under it begin with `/v1/`. */
    MALL_API_URL: addressTemplate("https://api.{tenant}.example.com"),
    /** Proves to the mall API that a call is the site's; sent to no other server. */
    MALL_API_SECRET: mallApiSecret.optional(),
    /** A caching proxy for the settings map, used instead of the mall API. */
    SETTINGS_CACHE_URL: addressTemplate(
      "https://cache.example.com/{tenant}/api/proxy/settings-web-app/web",
    ).optional(),
    /** Shared rate limits of all instances; unset: each process counts by itself. */
    REDIS_URL: redisUrl.optional(),
    /** Signs the cookies that identify known browsers; the same for all instances. */
    COOKIE_SECRET: z.string().min(32, "a secret of at least 32 characters").optional(),
    /** Signs links to unpublished content. */
    EDITOR_SECRET: editorSecret.optional(),
    /** Set by the process itself when it runs the reference API: e-mail address and password of the demo member. */
    DEMO_MEMBER: z.string().optional(),
    /** Single sign-on by tenant; overrides the tenants' configuration, for tests or staging. */
    FIREBASE_PROJECTS: jsonText(
      z.partialRecord(tenantId, firebaseProject),
      'JSON such as {"promenade":{"apiKey":"…","authDomain":"mall.firebaseapp.com","projectId":"mall","providers":["google"]}}',
    ).optional(),
    /**
     * By tenant, the client of an `oauth/token` that follows RFC 6749; without one the site sends JSON and no secret.
     */
    OAUTH_CLIENTS: jsonText(
      z.partialRecord(tenantId, z.strictObject({ id: z.string().min(1), secret: z.string().min(1) })),
      'JSON such as {"promenade":{"id":"wifi","secret":"…"}}',
    ).optional(),
    /** Third-party ids by tenant; overrides the tenants' configuration, for tests or staging. */
    THIRD_PARTIES: jsonText(
      z.partialRecord(tenantId, thirdParties.partial()),
      'JSON such as {"promenade":{"gtmId":"GTM-ABC1234","metaId":null,"mapsKey":"…"}}',
    ).optional(),
    /** The malls whose sites work offline; unset: none. */
    OFFLINE: z
      .union([z.literal("all"), listOf((mall) => tenantId.safeParse(mall).data ?? null, offlineMessage)], {
        message: offlineMessage,
      })
      .optional(),
    /** What signs the malls' passes for Apple's and Google's wallets. */
    WALLET_PASSES: walletPassesByTenant(tenantId).optional(),
    LOG_LEVEL: z.enum(logLevels, { message: logLevelsMessage }).default("info"),
    /** How long a page, or what a form sends, may take while the mall API doesn't answer. */
    PAGE_SECONDS: z.coerce
      .number({ message: "a number of seconds from 1 to 30, such as 3" })
      .min(1, "at least 1 second")
      .max(30, "at most 30 seconds")
      .default(3),
    /** Memory for responses of the mall API, of all tenants together. */
    MALL_CACHE_MEGABYTES: megabytes(32),
    /** Where what every page of a mall shows (settings, address, hours) is stored for an outage of the mall API. */
    SHELL_CACHE_DIR: z.string().default(".cache/shell"),
    /** Disk cache of resized pictures. */
    IMAGE_CACHE_DIR: z.string().default(".cache/images"),
    IMAGE_CACHE_MEGABYTES: megabytes(512),
    /** Signs picture URLs: the first key signs, all are accepted. */
    IMAGE_KEY: listOf(
      (key) => (key.length >= 16 ? key : null),
      "a secret of 16 or more characters, or several separated by commas, of which the first signs",
    ).optional(),
    /** The only hosts beside the mall API's that pictures come from; unset: any public one. */
    IMAGE_HOSTS: listOf(
      parseImageHost,
      "host names separated by commas, such as cdn.example.com or *.example.com, with a port where it is not the usual one",
    ).optional(),
    /** Private networks that pictures may come from. */
    IMAGE_NETWORKS: listOf(
      (cidr) => (ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : null),
      "CIDRs separated by commas, such as 10.1.0.0/16",
    ).default([]),
    /** Contact for vulnerability reports, for `/.well-known/security.txt`. */
    SECURITY_CONTACT: listOf(
      (contact) =>
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*|tel:\+[\d-]+)$/.test(contact) ? contact : null,
      "addresses separated by commas, such as mailto:security@example.com or https://example.com/security",
    ).optional(),
    /** Icon services for icon sets that are not installed, in order of preference. */
    ICON_HOSTS: z
      .string()
      .transform((hosts) => hosts.split(",").map((host) => host.trim()))
      .pipe(
        z.array(
          z.url({
            protocol: /^https?$/,
            message: "addresses separated by commas, such as https://api.iconify.design",
          }),
        ),
      )
      .default([]),
    ...pusherVariables,
  })
  .superRefine((given, context) => {
    const missing = missingPusherVariable(given);
    if (missing) context.addIssue({ code: "custom", path: [missing[0]], message: missing[1] });
  });

export type Environment = z.output<typeof environmentSchema>;

let current: Environment | undefined;

/**
 * The process's environment, parsed once. Throws an Error that names each invalid variable, its value and what is
 * valid.
 */
export function environment(): Environment {
  current ??= readEnvironment(process.env);
  return current;
}

export const readEnvironment = (variables: Variables): Environment =>
  parseSettings(environmentSchema, variables);

/**
 * The log's level, without the rest of the environment: the log is needed to report that another variable is invalid.
 */
export function logLevelOf(variables: Record<string, string | undefined>) {
  const otherwise = variables.NODE_ENV === "test" ? "silent" : "info";
  return logLevels.find((level) => level === variables.LOG_LEVEL) ?? otherwise;
}

function isAddressTemplate(template: string): boolean {
  const address = template.replaceAll("{tenant}", "tenant");
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}
