import { accountEndpoints } from "./account-endpoints";
import { memberEndpoints } from "./member-endpoints";
import { walletEndpoints } from "./wallet-endpoints";

/**
 * Every endpoint of the mall API other than the public reads: method, path relative to `/v1/`, body, query, response.
 * The client, the reference implementation, the contract tests and the OpenAPI document are all derived from this
 * table.
 */
export const privateEndpoints = { ...accountEndpoints, ...memberEndpoints, ...walletEndpoints };

export type PrivateEndpoints = typeof privateEndpoints;
