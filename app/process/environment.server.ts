import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { mallApiSecret } from "@contract/mall-api-secret.server";
import { memoryMegabytes } from "@contract/memory.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { redisUrl } from "@contract/redis-url.server";
import { tenantIds } from "@contract/tenant-folders.server";
import { variableDocs } from "@contract/variable-docs.server";
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

const offlineMessage = `all, or malls separated by commas, of ${tenantIds.join(", ")}`;

/** The environment variables of the app. An empty one counts as unset. */
export const environmentSchema = z
  .object({
    MALL_API_URL: addressTemplate("https://api.{tenant}.example.com").register(variableDocs, {
      group: "Malls and their API",
      what: "the mall API; paths under it begin with `/v1/`",
      default:
        "the reference API with demo content; required where `NODE_ENV` is `production`, as in the container",
    }),
    MALL_API_SECRET: mallApiSecret,
    MALL_API_PROFILE: z
      .enum(profileNames, { message: `one of ${profileNames.join(", ")}` })
      .optional()
      .register(variableDocs, {
        group: "Malls and their API",
        what: "the profile of the mall API, which says how it differs from the contract: [mall-api.md](mall-api.md#profiles). A mall may have [its own](mounted-malls.md#a-mall-api-of-its-own)",
        default: "none: an API that names things as the specification does",
      }),
    MALL_API_HEADERS: headerLines.optional().register(variableDocs, {
      group: "Malls and their API",
      what: "headers of every call of the mall API: lines `Name: value`, which may contain `{tenant}`, such as `Origin: https://{tenant}.example.com`",
    }),
    SETTINGS_CACHE_URL: addressTemplate("https://cache.example.com/{tenant}/api/proxy/settings-web-app/web")
      .optional()
      .register(variableDocs, {
        group: "Malls and their API",
        what: "a caching proxy for the settings map of malls without an address of their own; it gets no token, secret or header of the mall API",
        default: "the mall API",
      }),
    REDIS_URL: redisUrl,
    COOKIE_SECRET: z
      .string()
      .min(32, "a secret of at least 32 characters")
      .optional()
      .register(variableDocs, {
        group: "Secrets and contacts",
        what: "signs the cookie that identifies a browser which has logged in before and is exempt from some [limits](decisions/limits-without-lock-out.md); the same for all instances",
        default: "one that is stored beside the database",
      }),
    EDITOR_SECRET: editorSecret,
    DEMO_MEMBER: z.string().optional().register(variableDocs, {
      group: "Set by the process itself",
      what: "e-mail address and password of the demo member, where the process runs the reference API",
    }),
    FIREBASE_PROJECTS: jsonText(
      z.partialRecord(tenantId, firebaseProject),
      'JSON such as {"promenade":{"apiKey":"…","authDomain":"mall.firebaseapp.com","projectId":"mall","providers":["google"]}}',
    )
      .optional()
      .register(variableDocs, {
        group: "Third parties",
        what: "single sign-on in the browser, by mall",
        default: "the malls' own, `tenants/<mall>/config.json`",
      }),
    OAUTH_CLIENTS: jsonText(
      z.partialRecord(tenantId, z.strictObject({ id: z.string().min(1), secret: z.string().min(1) })),
      'JSON such as {"promenade":{"id":"wifi","secret":"…"}}',
    )
      .optional()
      .register(variableDocs, {
        group: "Third parties",
        what: "id and secret of the Wi-Fi log-in's client, by mall, where `oauth/token` follows RFC 6749",
        default: "none: JSON without a secret",
      }),
    THIRD_PARTIES: jsonText(
      z.partialRecord(tenantId, thirdParties.partial()),
      'JSON such as {"promenade":{"gtmId":"GTM-ABC1234","metaId":null,"mapsKey":"…"}}',
    )
      .optional()
      .register(variableDocs, {
        group: "Third parties",
        what: "tag manager, social pixel and map, by mall: [consent.md](consent.md)",
        default: "the malls' own, `tenants/<mall>/config.json`",
      }),
    OFFLINE: z
      .union([z.literal("all"), listOf((mall) => tenantId.safeParse(mall).data ?? null, offlineMessage)], {
        message: offlineMessage,
      })
      .optional()
      .register(variableDocs, {
        group: "Malls and their API",
        what: "the malls whose sites work without a connection after a visit: [offline.md](offline.md)",
      }),
    WALLET_PASSES: walletPassesByTenant(tenantId).optional().register(variableDocs, {
      group: "Third parties",
      what: "certificates and keys that sign passes for Apple's and Google's wallets, by mall: [wallet-passes.md](wallet-passes.md)",
      default: "none: no links to wallets",
    }),
    LOG_LEVEL: logLevel,
    PAGE_SECONDS: z.coerce
      .number({ message: "a number of seconds from 1 to 30, such as 3" })
      .min(1, "at least 1 second")
      .max(30, "at most 30 seconds")
      .default(3)
      .register(variableDocs, {
        group: "Malls and their API",
        what: "how long a page, or a form that was sent, may take while the mall API doesn't answer: then it shows what is cached, or answers 503",
      }),
    MEMORY_MEGABYTES: memoryMegabytes,
    SHELL_CACHE_DIR: z.string().default(".cache/shell").register(variableDocs, {
      group: "Processes and storage",
      what: "a folder for the last menu, logo, colours, address and hours of each mall, for a start while its API is down",
    }),
    IMAGE_CACHE_DIR: z
      .string()
      .default(".cache/images")
      .register(variableDocs, { group: "Pictures and icons", what: "a folder for resized pictures" }),
    IMAGE_CACHE_MEGABYTES: z.coerce
      .number({ message: "a whole number of megabytes such as 512" })
      .int("a whole number of megabytes such as 512")
      .min(1, "at least 1 megabyte")
      .max(1_048_576, "at most 1048576 megabytes")
      .default(512)
      .register(variableDocs, { group: "Pictures and icons", what: "how much it holds" }),
    IMAGE_KEY: listOf(
      (key) => (key.length >= 16 ? key : null),
      "a secret of 16 or more characters, or several separated by commas, of which the first signs",
    )
      .optional()
      .register(variableDocs, {
        group: "Pictures and icons",
        what: "signs picture URLs; the same on all instances. Several are for key rotation: the first signs, all are accepted. See [signed-pictures.md](decisions/signed-pictures.md)",
        default: "derived from `PUSHER_SECRET`, else stored in `IMAGE_CACHE_DIR`",
      }),
    IMAGE_HOSTS: listOf(
      parseImageHost,
      "host names separated by commas, such as cdn.example.com or *.example.com, with a port where it is not the usual one",
    )
      .optional()
      .register(variableDocs, {
        group: "Pictures and icons",
        what: "the only hosts beside the mall API's that pictures may come from; `none` for the mall API alone",
        default: "any public host",
      }),
    IMAGE_NETWORKS: listOf(
      (cidr) => (ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : null),
      "CIDRs separated by commas, such as 10.1.0.0/16",
    )
      .default([])
      .register(variableDocs, {
        group: "Pictures and icons",
        what: "private networks that pictures may come from; the mall API itself may be on any network",
      }),
    SECURITY_CONTACT: listOf(
      (contact) =>
        /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*|tel:\+[\d-]+)$/.test(contact) ? contact : null,
      "addresses separated by commas, such as mailto:security@example.com or https://example.com/security",
    )
      .optional()
      .register(variableDocs, {
        group: "Secrets and contacts",
        what: "contact for vulnerability reports, for `/.well-known/security.txt`: [security.md](security.md)",
      }),
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
      .default([])
      .register(variableDocs, {
        group: "Pictures and icons",
        what: "icon services for icon sets that are not installed, in order of preference",
      }),
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
