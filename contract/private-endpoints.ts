import { accountEndpoints } from "./account-endpoints";
import { memberEndpoints } from "./member-endpoints";
import { secondFactorEndpoints } from "./second-factor-endpoints";
import { walletEndpoints } from "./wallet-endpoints";

/**
 * Every endpoint of the mall API other than the public reads: method, path relative to `/v1/`, body, query, response.
 * The client, the reference implementation, the contract tests and the OpenAPI document are all derived from this
 * table.
 */
export const privateEndpoints = {
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...memberEndpoints,
  ...walletEndpoints,
};

export type PrivateEndpoints = typeof privateEndpoints;
