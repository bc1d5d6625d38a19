import { describe, expect, it } from "vitest";
import { shownSetting } from "./shown-setting.server";

describe("an invalid setting is shown", () => {
  it.each([
    ["PORT", "80000", '"80000"'],
    ["PASSWORD_COST", "9", '"9"'],
    ["TRUST_PROXY", "all\nof them", '"all\\nof them"'],
    ["REDIS_URL", undefined, "not set"],
  ])("%s %j as %s", (name, value, shown) => expect(shownSetting(name, value)).toBe(shown));

  const secret = "p4ss/w0rd@1";
  it.each([
    ["REDIS_URL", `redis://user:${secret}@redis:port`, '"redis://…@redis:port"'],
    ["REDIS_URL", `redis:user:${secret}@redis`, '"…@redis"'],
    ["DATABASE_URL", "libsql//db?authToken=p4ss/w0rd&tls=0", '"libsql//db?authToken=…&tls=0"'],
    ["OAUTH_CLIENTS", `{"promenade":{"id":"wifi","secret":"${secret}"}`, "JSON of 49 characters"],
    ["DATABASE_AUTH_TOKEN", secret, '"…" (11 characters)'],
    ["PUSHER_ENCRYPTION_MASTER_KEY", secret, '"…" (11 characters)'],
  ])("%s without the secret in it", (name, value, shown) => expect(shownSetting(name, value)).toBe(shown));
});
