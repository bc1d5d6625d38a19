import { moneyUnitHeader } from "@contract/envelope";
import type { Reading } from "../reading/reading-context";
import type { ApiProfile } from "./profile";

/** In which an answer counts money, by its header; without an answer, the API's usual unit. */
export function moneyUnitOf(
  { money }: ApiProfile,
  headers: Readonly<Record<string, string>> = {},
): Reading["moneyUnit"] {
  const named = headers[moneyUnitHeader];
  if (named === "haler" || named === "crowns") return named;
  return money?.unit === "hundredths" ? "haler" : "crowns";
}
