import { accountEndpoints } from "./account-endpoints";
import { memberEndpoints } from "./member-endpoints";

/**
 * Every call of the mall API beside the public reads: method, path under `/v1/`, body, query, answer. The client, the
 * reference implementation, the contract tests and the OpenAPI document are all made from this one table.
 */
export const privateEndpoints = { ...accountEndpoints, ...memberEndpoints };

export type PrivateEndpoints = typeof privateEndpoints;
