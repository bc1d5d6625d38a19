import { randomBytes } from "node:crypto";

/**
 * The header in which our own server passes the client's address to the app. Its name is random: remix-serve passes on
 * whatever a client sends, so a client could choose the address that it is counted by.
 */
export const clientAddressHeader = `x-client-address-${randomBytes(8).toString("hex")}`;

/** The address of the client that sent a request; undefined under remix-serve. */
export const clientAddressOf = (request: Request): string | undefined =>
  request.headers.get(clientAddressHeader) ?? undefined;
