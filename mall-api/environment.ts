import { editorSecret } from "@contract/editor-secret.server";
import { logLevel } from "@contract/log-levels.server";
import { isLoopback } from "@contract/loopback.server";
import { mallApiSecret, mallApiSecretRule } from "@contract/mall-api-secret.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { addressList, port, trueOrFalse } from "@contract/setting-types.server";
import { withoutCredentials } from "@contract/shown-setting.server";
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
    MALL_API_PORT: port(4100).default(4100),
    MALL_API_HOST: z.string().default("127.0.0.1"),
    MALL_API_SECRET: mallApiSecret,
    DATABASE_URL: z.string().default(defaultDatabase),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    SITE_URL: addressTemplate.optional(),
    /** The sites' hosts, for links in mails when `SITE_URL` is unset: each mall's preferred one. */
    SITE_HOSTS: z.string().optional(),
    SITE_HOSTS_FILE: z.string().optional(),
    /** The site's own port, for links in mails when `SITE_URL` is unset. */
    PORT: z.coerce.number().int().catch(3000).default(3000),
    PURGE_URL: addressList("http://site:9400"),
    EDITOR_SECRET: editorSecret,
    LOG_LEVEL: logLevel,
    MALL_API: z.enum(["demo"], { message: "demo, or not set" }).optional(),
    NODE_ENV: z.string().default("development"),
    MALL_API_OUTBOX: z.enum(["open", "closed"], { message: "open or closed" }).optional(),
    PASSWORD_COST: z.coerce
      .number({ message: passwordCosts })
      .int(passwordCosts)
      .min(10, passwordCosts)
      .max(18, passwordCosts)
      .default(15),
    SECOND_FACTOR_KEY: z.string().trim().min(32, secondFactorKeyRule).optional(),
    BREACHED_PASSWORDS_URL: z
      .url({
        protocol: /^https?$/,
        error: "an http or https address such as https://api.pwnedpasswords.com/range",
      })
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
    FIREBASE_ISSUER: addressTemplate.optional(),
    FIREBASE_AUDIENCE: z.string().optional(),
    FIREBASE_JWKS_URL: addressTemplate.default(
      "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
    ),
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
