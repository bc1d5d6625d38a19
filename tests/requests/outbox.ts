import { fetch } from "undici";
import { z } from "zod";

const mails = z.array(
  z.object({
    text: z.string(),
    code: z.string().nullable(),
    link: z.string().nullable(),
    unsubscribe: z.string().nullable(),
  }),
);

/** The mails to an address, newest first. */
export async function mailsTo(apiUrl: string, to: string) {
  const query = new URLSearchParams({ to });
  const answer = await fetch(`${apiUrl}/__outbox?${query}`, { headers: { Accept: "application/json" } });
  return mails.parse(await answer.json());
}

export async function newestMail(apiUrl: string, to: string) {
  const [newest] = await mailsTo(apiUrl, to);
  if (!newest) throw new Error(`No mail was written to ${to}`);
  return newest;
}
