import { invalid } from "../call/failure";
import { commonPasswords } from "./common-passwords";

/**
 * Throws ValidationFailed for a password that attackers try first: a common one, a repeated character or sequence, or
 * the member's own address.
 */
export function rejectCommonPassword(password: string, email: string): void {
  const plain = password.normalize("NFKC").toLowerCase();
  const [local = ""] = email.split("@");
  const isCommon =
    commonPasswords.has(plain) ||
    commonPasswords.has(plain.replace(/[\d!?.*_-]+$/, "")) ||
    /^(.{1,3})\1+$/su.test(plain) ||
    isRun(plain) ||
    plain === email ||
    (local.length >= 4 && plain.replaceAll(/[\d\W_]/g, "") === local.replaceAll(/[\d\W_]/g, ""));
  if (isCommon) throw invalid("password", "too_common");
}

/** Whether the characters are consecutive: in the alphabet, in the digits, or in a row of the keyboard. */
function isRun(text: string): boolean {
  const rows = [
    "abcdefghijklmnopqrstuvwxyz",
    "01234567890",
    "qwertyuiop",
    "qwertzuiop",
    "asdfghjkl",
    "yxcvbnm",
    "zxcvbnm",
  ];
  return rows.some((row) => {
    const backwards = [...row].reverse().join("");
    return row.repeat(4).includes(text) || backwards.repeat(4).includes(text);
  });
}
