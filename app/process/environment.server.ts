import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { mallApiSecret } from "@contract/mall-api-secret.server";
import { memoryMegabytes } from "@contract/memory.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { redisUrl } from "@contract/redis-url.server";
import { tenantIds } from "@contract/tenant-folders.server";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { firebaseProject, thirdParties } from "../process/service-ids";
import { addressTemplate } from "./address-template";
import { headerLines } from "./header-lines";
import { parseImageHost } from "./image-hosts";
import { parsedJson } from "./parsed-json";
import { profileNames } from "./profile-names";
import { missingPusherVariable, pusherVariables } from "./pusher-environment.server";
import { walletPassesByTenant } from "./wallet-passes-setting.server";

const tenantId = z.enum(tenantIds);

/** JSON that matches a schema; `message` says what is valid. */
const jsonText = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.string().transform((text, context): z.output<Schema> => {
    const result = schema.safeParse(parsedJson(text));
    if (result.success) return result.data;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

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

const someMallsMessage = `all, or malls separated by commas, of ${tenantIds.join(", ")}`;
const someMalls = z.union(
  [z.literal("all"), listOf((mall) => tenantId.safeParse(mall).data ?? null, someMallsMessage)],
  { message: someMallsMessage },
);

/** The environment variables of the app. An empty one counts as unset. */
export const environmentSchema = z
  .object({
    MALL_API_URL: addressTemplate("https://api.{tenant}.example.com"),
    MALL_API_SECRET: mallApiSecret,
    MALL_API_PROFILE: z.enum(profileNames, { message: `one of ${profileNames.join(", ")}` }).optional(),
    MALL_API_HEADERS: headerLines.optional(),
    SETTINGS_CACHE_URL: addressTemplate(
      "https://cache.example.com/{tenant}/api/proxy/settings-web-app/web",
    ).optional(),
    REDIS_URL: redisUrl,
    COOKIE_SECRET: z.string().min(32, "a secret of at least 32 characters").optional(),
    EDITOR_SECRET: editorSecret,
    DEMO_MEMBER: z.string().optional(),
    FIREBASE_PROJECTS: jsonText(
      z.partialRecord(tenantId, firebaseProject),
      'JSON such as {"promenade":{"apiKey":"…","authDomain":"mall.firebaseapp.com","projectId":"mall","providers":["google"]}}',
    ).optional(),
    OAUTH_CLIENTS: jsonText(
      z.partialRecord(tenantId, z.strictObject({ id: z.string().min(1), secret: z.string().min(1) })),
      'JSON such as {"promenade":{"id":"wifi","secret":"…"}}',
    ).optional(),
    THIRD_PARTIES: jsonText(
      z.partialRecord(tenantId, thirdParties.partial()),
      'JSON such as {"promenade":{"gtmId":"GTM-ABC1234","metaId":null,"mapsKey":"…"}}',
    ).optional(),
    OFFLINE: someMalls.optional(),
    ASSISTANTS: someMalls.optional(),
    KIOSK: someMalls.optional(),
    SIGNAGE: someMalls.optional(),
    LEAFLET: someMalls.optional(),
    WALLET_PASSES: walletPassesByTenant(tenantId).optional(),
    LOG_LEVEL: logLevel,
    PAGE_SECONDS: z.coerce
      .number({ message: "a number of seconds from 1 to 30, such as 3" })
      .min(1, "at least 1 second")
      .max(30, "at most 30 seconds")
      .default(3),
    MEMORY_MEGABYTES: memoryMegabytes,
    SHELL_CACHE_DIR: z.string().default(".cache/shell"),
    IMAGE_CACHE_DIR: z.string().default(".cache/images"),
    IMAGE_CACHE_MEGABYTES: z.coerce
      .number({ message: "a whole number of megabytes such as 512" })
      .int("a whole number of megabytes such as 512")
      .min(1, "at least 1 megabyte")
      .max(1_048_576, "at most 1048576 megabytes")
      .default(512),
    IMAGE_KEY: listOf(
      (key) => (key.length >= 16 ? key : null),
      "a secret of 16 or more characters, or several separated by commas, of which the first signs",
    ).optional(),
    IMAGE_HOSTS: listOf(
      parseImageHost,
      "host names separated by commas, such as cdn.example.com or *.example.com, with a port where it is not the usual one",
    ).optional(),
    IMAGE_NETWORKS: listOf(
      (cidr) => (ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : null),
      "CIDRs separated by commas, such as 10.1.0.0/16",
    ).default([]),
    SECURITY_CONTACT: listOf(
      (contact) =>
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*|tel:\+[\d-]+)$/.test(contact) ? contact : null,
      "addresses separated by commas, such as mailto:security@example.com or https://example.com/security",
    ).optional(),
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
