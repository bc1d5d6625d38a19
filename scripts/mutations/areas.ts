import { caching } from "./caching";
import { forms } from "./forms";
import type { MutatedFile } from "./mutation";

/** The rules that unit tests hold, by what they are about. */
export const areas: Record<string, readonly MutatedFile[]> = {
  caching,
  forms,
};
