import { randomUUID } from "node:crypto";
import { fetch } from "undici";
import { z } from "zod";
import { newestMail } from "./outbox";

const session = z.object({ data: z.object({ token: z.string(), customer: z.object({ id: z.string() }) }) });

export type NewMember = Awaited<ReturnType<typeof newMember>>;

let members = 0;

/**
 * Registers somebody at the reference API of a mall, whose outbox is open; gives the Cookie header of their session. Each
 * comes from another address, because registrations are counted by it.
 */
export async function newMember(mallApi: string, tenant: string, language = "en") {
  const email = `member-${randomUUID().slice(0, 8)}@example.test`;
  const password = "a long enough secret";
  members++;
  const from = `10.9.${members >> 8}.${members & 255}`;
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${mallApi}/${tenant}/v1/${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "x-client-address": from },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
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
