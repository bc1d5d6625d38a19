import { caching } from "./caching";
import { forms } from "./forms";
import { logIn } from "./log-in";
import type { MutatedFile } from "./mutation";
import { session } from "./session";
import { tenant } from "./tenant";

/** The rules that unit tests hold, by what they are about. */
export const areas: Record<string, readonly MutatedFile[]> = {
  caching,
  forms,
  session,
  "log in": logIn,
  tenant,
};
