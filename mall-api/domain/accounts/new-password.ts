import { invalid } from "../call/failure";
import type { Call } from "../call/services";
import { mallName } from "../content/mall-name";
import { isBreached } from "./breached-passwords";
import { isCommonPassword } from "./common-passwords";
import { isMadeOfNames } from "./names-in-password";

/**
 * Throws ValidationFailed for a password that attackers try first: a common one, one made of the mall's name or the
 * member's address, or one from a data breach.
 */
export async function rejectGuessablePassword(
  { database, tenant, environment }: Call,
  password: string,
  email: string,
): Promise<void> {
  if (isCommonPassword(password)) throw invalid("password", "too_common");
  const mall = await mallName(database, tenant);
  if (isMadeOfNames(password, { mall, email })) throw invalid("password", "made_of_names");
  if (await isBreached(password, environment.BREACHED_PASSWORDS_URL)) throw invalid("password", "breached");
}
