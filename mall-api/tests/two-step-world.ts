import { secondFactor } from "@contract/second-factor";
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { z } from "zod";
import { type MallApiWorld, member } from "./mall-api-world";

const started = z.object({ second_factor: z.object({ challenge: z.string(), email: z.string() }) });
const codes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export type Person = Awaited<ReturnType<typeof member>>;
export const step = 30_000;

/** What members do about their second factor, and the app that shows their codes. */
export function twoStepWorld(api: MallApiWorld) {
  const statusOf = async ({ token }: { token: string }) =>
    secondFactor.parse((await api.get("me/second-factor", { token })).data);

  /** A member with an app: its codes, and the recovery codes. Its first code is used up. */
  async function memberWithApp(changes: Record<string, unknown> = {}) {
    const person = await member(api, changes);
    const { token, password } = person;
    const start = await api.post("me/second-factor/totp", { password }, { token });
    const setup = secondFactor.parse(start.data).totp.setup;
    const app = new TOTP({ secret: Secret.fromBase32(setup?.secret ?? "") });
    const code = (after = 0) => app.generate({ timestamp: api.now().getTime() + after });
    const confirmed = await api.post("me/second-factor/totp/confirmation", { code: code() }, { token });
    expect(confirmed.status, confirmed.text).toBe(200);
    const recovery = codes.parse(confirmed.data).recovery_codes ?? [];
    return { ...person, setup, code, recovery };
  }

  /** The first step of a log-in, as one browser. */
  async function firstStep({ email, password }: Pick<Person, "email" | "password">, headers = {}) {
    const answer = await api.post("login", { email, password }, { headers });
    expect(answer.status, answer.text).toBe(200);
    return started.parse(answer.data).second_factor.challenge;
  }

  const secondStep = (challenge: string, code: string, asked: Parameters<typeof api.post>[2] = {}) =>
    api.post("login/second-factor", { challenge, code }, asked);

  const purposes = async ({ email }: { email: string }) =>
    (await api.mailsTo(email)).map(({ purpose }) => purpose);

  return { statusOf, memberWithApp, firstStep, secondStep, purposes };
}
