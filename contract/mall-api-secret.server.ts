import { z } from "zod";
import { isEqual } from "./signed-request.server";
import { variableDocs } from "./variable-docs.server";

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
  .optional()
  .register(variableDocs, {
    group: "Malls and their API",
    what: "proves to the mall API that a call is the site's, so that it counts attempts by [visitor](decisions/limits-without-lock-out.md); sent to no other server. The reference API does not start at an address of other machines without it. For other APIs: [what it is for](mall-api.md)",
    default: "generated where the site runs the reference API itself, else none",
  });

/** Whether a request with this header comes from the site; never without a secret of one's own. */
export const isFromSite = (secret: string | undefined, given: string | undefined): boolean =>
  secret !== undefined && given !== undefined && isEqual(given, secret);
