import { fetch } from "undici";
import { z } from "zod";

const mails = z.array(z.object({ code: z.string().nullable(), link: z.string().nullable() }));

/** The newest mail that the reference API wrote to an address. */
export async function newestMail(apiUrl: string, to: string) {
  const query = new URLSearchParams({ to });
  const answer = await fetch(`${apiUrl}/__outbox?${query}`, { headers: { Accept: "application/json" } });
  const [newest] = mails.parse(await answer.json());
  if (!newest) throw new Error(`No mail was written to ${to}`);
  return newest;
}
