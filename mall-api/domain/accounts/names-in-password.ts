import { isCommonPassword } from "./common-passwords";
import { folded } from "./folded-password";

/** Shorter words occur in others by chance. */
const shortestWord = 4;
/** OWASP's shortest password: what is added to a name must be one by itself, without digits behind it. */
const shortestRest = 8;

/**
 * Whether a password is little more than names that attackers know: the mall's, or parts of the member's address. Without
 * them, what remains is short or common.
 */
export function isMadeOfNames(password: string, { mall, email }: { mall: string; email: string }): boolean {
  const [local = "", domain = ""] = email.split("@");
  const names = [mall, local, domain.replace(/\.[^.]*$/, "")].flatMap((name) => [
    folded(name).replaceAll(/[^\p{L}\p{N}]/gu, ""),
    ...name.split(/[^\p{L}\p{N}]+/u).map(folded),
  ]);
  const words = [...new Set(names)]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
  const whole = folded(password).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const rest = words.reduce((left, word) => left.replaceAll(word, ""), whole);
  return rest !== whole && (rest.replace(/\d+$/, "").length < shortestRest || isCommonPassword(rest));
}
