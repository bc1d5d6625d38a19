import { accountEndpoints } from "./account-endpoints";
import { memberEndpoints } from "./member-endpoints";

/**
 * Every endpoint of the mall API other than the public reads: method, path relative to `/v1/`, body, query, response.
 * The client, the reference implementation, the contract tests and the OpenAPI document are all derived from this
 * table.
 */
export const privateEndpoints = { ...accountEndpoints, ...memberEndpoints };

export type PrivateEndpoints = typeof privateEndpoints;
