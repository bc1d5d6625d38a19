import { createHash } from "node:crypto";

const hashOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** What a mall API stores of a bearer token. */
export const tokenHashOf = hashOf;

/**
 * The public id of the session of a token, by its hash: `id` in `me/sessions`, and what connections for realtime events
 * are bound to. Nobody finds the token or its stored hash by it.
 */
export const sessionIdOf = (tokenHash: string): string => hashOf(`session ${tokenHash}`).slice(0, 22);
