import { caching } from "./caching";
import { forms } from "./forms";
import type { MutatedFile } from "./mutation";

/** The rules covered by unit tests, by subject. */
export const areas: Record<string, readonly MutatedFile[]> = {
  caching,
  forms,
};
