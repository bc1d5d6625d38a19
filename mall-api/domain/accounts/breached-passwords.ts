import { createHash } from "node:crypto";
import { isFirstInMinute, log } from "../../log";

/** Who registers waits no longer for another company's answer. */
const longestWait = 1_500;

/**
 * Whether a password is known from a data breach. The range API learns five characters of its hash, which hundreds of
 * passwords share, and nothing about the member. Without an answer in time the password counts as unknown.
 * @param ranges the API's address; undefined: nobody is asked
 */
export async function isBreached(password: string, ranges: string | undefined): Promise<boolean> {
  if (!ranges) return false;
  // The API's protocol requires SHA-1.
  const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
  try {
    const answer = await fetch(`${ranges}/${hash.slice(0, 5)}`, {
      // With padding, the length of the encrypted answer says nothing either.
      headers: { "Add-Padding": "true", "User-Agent": "Promenade" },
      redirect: "error",
      signal: AbortSignal.timeout(longestWait),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const lines = (await answer.text()).toUpperCase().split(/\r?\n/);
    // Lines of padding have the count 0.
    return lines.some((line) => line.startsWith(`${hash.slice(5)}:`) && !/:0+$/.test(line));
  } catch (error) {
    if (isFirstInMinute("breached passwords"))
      log.warn({ err: error }, "New passwords are not compared with breached ones");
    return false;
  }
}
