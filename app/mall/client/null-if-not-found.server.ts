import { isAbsent } from "./mall-api-error";

/** An answer, or null where the upstream doesn't have this feature: the screen then leaves it out. */
export const nullIfNotFound = <Data>(answer: Promise<Data>): Promise<Data | null> =>
  answer.catch((error) => {
    if (isAbsent(error)) return null;
    throw error;
  });
