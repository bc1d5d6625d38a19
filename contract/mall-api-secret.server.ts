import { z } from "zod";
import { isEqual } from "./signed-request.server";

/**
 * The request header with which the site proves to a mall API that it is the site. Only then is what it says of its
 * visitors (`visitorHeaders`) more than a caller's claim.
 */
export const mallApiSecretHeader = "x-mall-api-secret";

export const mallApiSecretRule =
  "a secret of at least 32 ASCII characters, the same for the site and its mall API";

/** A header carries it, which holds ASCII and no spaces at its ends. */
export const mallApiSecret = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]{32,}$/, mallApiSecretRule)
  .optional();

/** Whether a request with this header comes from the site; never without a secret of one's own. */
export const isFromSite = (secret: string | undefined, given: string | undefined): boolean =>
  secret !== undefined && given !== undefined && isEqual(given, secret);
