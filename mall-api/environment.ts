import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { isLoopback } from "@contract/loopback.server";
import { mallApiSecret, mallApiSecretRule } from "@contract/mall-api-secret.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { addressList, port, trueOrFalse } from "@contract/setting-types.server";
import { withoutCredentials } from "@contract/shown-setting.server";
import { variableDocs } from "@contract/variable-docs.server";
import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
/** A URL with `{tenant}` in it, validated with a tenant filled in. */
const addressTemplate = z
  .string()
  .refine((url) => address.safeParse(url.replaceAll("{tenant}", "tenant")).success, {
    message: "an http or https address, which may contain {tenant}",
  })
  .transform((url) => url.replace(/\/+$/, ""));

const secondFactorKeyRule = "a secret of at least 32 characters";
const defaultDatabase = "file:.data/mall-api.db";

const passwordCosts = "a whole number from 10 to 18";

export const mallApiEnvironmentSchema = z
  .object({
    MALL_API_PORT: port(4100).default(4100).register(variableDocs, {
      group: "The reference API",
      what: "the port at which it listens",
      default: "4100, any free one where the site runs it",
    }),
    MALL_API_HOST: z.string().default("127.0.0.1").register(variableDocs, {
      group: "The reference API",
      what: "the address at which it listens, if it runs alone; `0.0.0.0` for sites on other machines, with `MALL_API_SECRET`",
    }),
    MALL_API_SECRET: mallApiSecret,
    DATABASE_URL: z.string().default(defaultDatabase).register(variableDocs, {
      group: "The reference API",
      what: "its database, a file or `libsql://…`; beside the file the site stores its own keys",
    }),
    DATABASE_AUTH_TOKEN: z
      .string()
      .optional()
      .register(variableDocs, { group: "The reference API", what: "for a libSQL server" }),
    SITE_URL: addressTemplate.optional().register(variableDocs, {
      group: "The reference API",
      what: "the malls' sites, for links in its mails and for announcements of changed wallet passes",
      default: "the preferred hosts of `SITE_HOSTS`, else `http://{tenant}.localhost:PORT`",
    }),
    /** The sites' hosts, for links in mails when `SITE_URL` is unset: each mall's preferred one. */
    SITE_HOSTS: z.string().optional(),
    SITE_HOSTS_FILE: z.string().optional(),
    /** The site's own port, for links in mails when `SITE_URL` is unset. */
    PORT: z.coerce.number().int().catch(3000).default(3000),
    PURGE_URL: addressList("http://site:9400").register(variableDocs, {
      group: "The reference API",
      what: "where it announces changed content: operator's ports; one is enough for instances that share a Redis",
      default: "the site that runs it, if that has an operator's port",
    }),
    EDITOR_SECRET: editorSecret,
    LOG_LEVEL: logLevel,
    MALL_API: z.enum(["demo"], { message: "demo, or not set" }).optional(),
    NODE_ENV: z.string().default("development"),
    MALL_API_OUTBOX: z
      .enum(["open", "closed"], { message: "open or closed" })
      .optional()
      .register(variableDocs, {
        group: "The reference API",
        what: "`open` shows the mails that it sent at `/__outbox`",
        default: "closed in production and for other machines, else open",
      }),
    PASSWORD_COST: z.coerce
      .number({ message: passwordCosts })
      .int(passwordCosts)
      .min(10, passwordCosts)
      .max(18, passwordCosts)
      .default(15)
      .register(variableDocs, {
        group: "The reference API",
        what: "password hashes take 2 to this power scrypt iterations; each step doubles time and memory",
      }),
    SECOND_FACTOR_KEY: z.string().trim().min(32, secondFactorKeyRule).optional().register(variableDocs, {
      group: "The reference API",
      what: "encrypts the secrets of members' authenticator apps in the database. With another key, or none again, the codes of those apps no longer count: recovery codes and passkeys still do",
      default: "none: they are stored as they are",
    }),
    BREACHED_PASSWORDS_URL: z
      .url({
        protocol: /^https?$/,
        error: "an http or https address such as https://api.pwnedpasswords.com/range",
      })
      .transform((url) => url.replace(/\/+$/, ""))
      .optional()
      .register(variableDocs, {
        group: "The reference API",
        what: "where it asks whether a new password is known from a data breach, by the protocol of Pwned Passwords: five characters of the password's hash are sent, and an answer is awaited for 1.5 seconds",
        default: "none: nobody is asked",
      }),
    FIREBASE_ISSUER: addressTemplate.optional().register(variableDocs, {
      group: "The reference API",
      what: "the issuer of the id tokens that it accepts",
      default: "none: no single sign-on",
    }),
    FIREBASE_AUDIENCE: z.string().optional().register(variableDocs, {
      group: "The reference API",
      what: "their audience; may contain `{tenant}`",
      default: "none: no single sign-on",
    }),
    FIREBASE_JWKS_URL: addressTemplate
      .default("https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com")
      .register(variableDocs, {
        group: "The reference API",
        what: "the keys that sign them",
        default: "Google's",
      }),
    /**
     * Where realtime events are published, by the Pusher Channels protocol. Without these variables nothing is
     * published.
     */
    PUSHER_APP_ID: z.string().optional(),
    PUSHER_KEY: z.string().optional(),
    PUSHER_SECRET: z.string().optional(),
    PUSHER_CLUSTER: z.string().optional(),
    PUSHER_HOST: z.string().optional(),
    PUSHER_PORT: z.string().optional(),
    PUSHER_USE_TLS: trueOrFalse.optional(),
    PUSHER_ENDS_SESSIONS: trueOrFalse.optional(),
    ...pushVariables,
  })
  .superRefine(({ MALL_API_HOST, MALL_API_SECRET }, context) => {
    if (MALL_API_SECRET || isLoopback(MALL_API_HOST)) return;
    context.addIssue({
      code: "custom",
      path: ["MALL_API_SECRET"],
      message: `${mallApiSecretRule}, because MALL_API_HOST (${MALL_API_HOST}) is open to other machines`,
    });
  })
  .superRefine(refusePartialPush);

export type MallApiEnvironment = z.output<typeof mallApiEnvironmentSchema>;

/** The process's settings. Throws an Error with one line for each invalid variable. */
export const readMallApiEnvironment = (variables: Variables): MallApiEnvironment =>
  parseSettings(mallApiEnvironmentSchema, variables);

/** The mails hold links and codes: unless said otherwise, they are for developers on this machine. */
export const isOutboxOpen = ({ MALL_API_OUTBOX, MALL_API_HOST, NODE_ENV }: MallApiEnvironment): boolean =>
  MALL_API_OUTBOX ? MALL_API_OUTBOX === "open" : NODE_ENV !== "production" && isLoopback(MALL_API_HOST);

/** Where the database is, for the log, also before the settings are known to be valid. */
export const shownDatabase = ({ DATABASE_URL }: Variables): string =>
  withoutCredentials(DATABASE_URL || defaultDatabase);

/** Everybody knows the demo member's password: unless said otherwise, it is for developers on this machine. */
export const hasDemoMember = ({ MALL_API, MALL_API_HOST, NODE_ENV }: MallApiEnvironment): boolean =>
  MALL_API === "demo" || (NODE_ENV !== "production" && isLoopback(MALL_API_HOST));
