import type { factorProof, passwordProof } from "@contract/second-factor";
import type { z } from "zod";
import { rejectWrongPassword } from "../accounts/passwords";
import { invalid } from "../call/failure";
import type { MemberCall } from "../call/services";
import { isWithinLimit } from "./code-limits";
import { isCodeOf } from "./codes";

export type PasswordProof = z.output<typeof passwordProof>;
export type FactorProof = z.output<typeof factorProof>;

/** Throws ValidationFailed for a wrong password, or none. A member who came by single sign-on has none. */
export async function rejectWithoutPassword(call: MemberCall, { password }: PasswordProof): Promise<void> {
  if (call.customer.passwordHash === null) return;
  if (password === undefined) throw invalid("password", "required");
  await rejectWrongPassword(call, "password", password);
}

/** Throws ValidationFailed for a code that is not this member's, or was used. */
export async function rejectWithoutCode(call: MemberCall, code: string): Promise<void> {
  const isRight = await isWithinLimit(call, () => isCodeOf(call, call.customer.id, code));
  if (!isRight) throw invalid("code", "wrong_or_expired");
}
