import { editorSecret } from "@contract/editor-secret.server";
import { isLoopback } from "@contract/loopback.server";
import { mallApiSecret, mallApiSecretRule } from "@contract/mall-api-secret.server";
import { parseSettings, type Variables } from "@contract/parse-settings.server";
import { pushVariables, refusePartialPush } from "@contract/push-variables.server";
import { port, trueOrFalse } from "@contract/setting-types.server";
import { z } from "zod";

const address = z.url({ protocol: /^https?$/ });
/** A URL with `{tenant}` in it, validated with a tenant filled in. */
const addressTemplate = z
  .string()
  .refine((url) => address.safeParse(url.replaceAll("{tenant}", "tenant")).success, {
    message: "an http or https address, which may contain {tenant}",
  })
  .transform((url) => url.replace(/\/+$/, ""));

const passwordCosts = "a whole number from 10 to 18";

const environmentSchema = z
  .object({
    MALL_API_PORT: port(4100).default(4100),
    /** The address to listen on; `0.0.0.0` for sites on other machines. */
    MALL_API_HOST: z.string().default("127.0.0.1"),
    /** Proves that a request comes from the site. */
    MALL_API_SECRET: mallApiSecret.optional(),
    DATABASE_URL: z.string().default("file:.data/mall-api.db"),
    DATABASE_AUTH_TOKEN: z.string().optional(),
    /** The base URL of the malls' sites, for links in mails. */
    SITE_URL: addressTemplate.optional(),
    /** The sites' hosts, for links in mails when `SITE_URL` is unset: each mall's preferred one. */
    SITE_HOSTS: z.string().optional(),
    SITE_HOSTS_FILE: z.string().optional(),
    /** The site's own port, for links in mails when `SITE_URL` is unset. */
    PORT: z.coerce.number().int().catch(3000).default(3000),
    /** Where sites are notified of changed content: an instance's operator's port, or each one's. */
    PURGE_URL: z
      .string()
      .default("")
      .transform((urls) => urls.split(",").flatMap((url) => url.trim() || []))
      .pipe(
        z.array(
          z.url({ protocol: /^https?$/, message: "addresses separated by commas, such as http://site:9400" }),
        ),
      ),
    EDITOR_SECRET: editorSecret.optional(),
    NODE_ENV: z.string().default("development"),
    /** `open` serves the written mails at `/__outbox`. */
    MALL_API_OUTBOX: z.enum(["open", "closed"], { message: "open or closed" }).optional(),
    /** Password hashes take 2 to the power of this many scrypt iterations; each step doubles time and memory. */
    PASSWORD_COST: z.coerce
      .number({ message: passwordCosts })
      .int(passwordCosts)
      .min(10, passwordCosts)
      .max(18, passwordCosts)
      .default(15),
    /** Single sign-on: issuer, audience and keys of the id tokens. Disabled without issuer and audience. */
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

export type MallApiEnvironment = z.output<typeof environmentSchema>;

/** The process's settings. Throws an Error with one line for each invalid variable. */
export const readMallApiEnvironment = (variables: Variables): MallApiEnvironment =>
  parseSettings(environmentSchema, variables);

/** The mails hold links and codes: unless said otherwise, they are for developers on this machine. */
export const isOutboxOpen = ({ MALL_API_OUTBOX, MALL_API_HOST, NODE_ENV }: MallApiEnvironment): boolean =>
  MALL_API_OUTBOX ? MALL_API_OUTBOX === "open" : NODE_ENV !== "production" && isLoopback(MALL_API_HOST);
