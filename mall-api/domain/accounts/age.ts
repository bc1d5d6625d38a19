import { minimumAge } from "@contract/input-text";
import { invalid } from "../call/failure";

/** Throws ValidationFailed if the birth date is in the future or below the minimum age. */
export function rejectTooYoung(birthDate: string, now: Date): void {
  const today = now.toISOString().slice(0, 10);
  if (birthDate > today) throw invalid("birth_date", "in_the_future");
  const youngest = `${now.getUTCFullYear() - minimumAge}${today.slice(4)}`;
  if (birthDate > youngest) throw invalid("birth_date", "too_young");
}
