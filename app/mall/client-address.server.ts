import { randomBytes } from "node:crypto";

/**
 * The header in which our own server passes the client's address to the app. Its name is random: under another server, which
 * passes on whatever a client sends, no client can choose the address by which it is counted.
 */
export const clientAddressHeader = `x-client-address-${randomBytes(8).toString("hex")}`;

/** The address of the client that sent a request; undefined under a server that doesn't say. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(clientAddressHeader) ?? undefined;
