import { randomUUID } from "node:crypto";
import { fetch } from "undici";
import { z } from "zod";
import { anyAddress } from "./any-address";
import { fromSite } from "./from-site";
import { newestMail } from "./outbox";

const session = z.object({ data: z.object({ token: z.string(), customer: z.object({ id: z.string() }) }) });

export type NewMember = Awaited<ReturnType<typeof newMember>>;

/**
 * Registers a member with a mall's reference API, whose outbox must be open; returns the Cookie header of the session.
 * Each comes from another address, because registrations are rate limited.
 */
export async function newMember(mallApi: string, tenant: string, language = "en") {
  const email = `member-${randomUUID().slice(0, 8)}@example.test`;
  const password = "a long enough secret";
  const from = anyAddress();
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${mallApi}/${tenant}/v1/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...fromSite(from) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  await post("register", {
    first_name: "Věra",
    last_name: "Nová",
    email,
    password,
    language,
    terms: true,
  });
  const { code } = await newestMail(mallApi, email);
  const { data } = session.parse(await post("register/email-verification", { email, code }));
  return { email, password, id: data.customer.id, token: data.token, cookie: `token=${data.token}` };
}
