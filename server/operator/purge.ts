import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { ContentChange } from "@contract/content-change";
import { signedNonce } from "@contract/signed-request.server";
import type { SiteEntry } from "../site-entry";

/** More than any change needs. */
const maxBytes = 4_096;

/** `body` is null if it is too large. */
export type PurgeRequest = { body: string | null; headers: IncomingHttpHeaders; client: string | undefined };
export type PurgeOutcome = { status: number; message: string };
type Outcome = PurgeOutcome & { change?: ContentChange };

export type PurgeOptions = Pick<SiteEntry, "announceContentChange" | "contentChange" | "isFirstUse"> & {
  /** Unset: nobody may announce changes. */
  secret: string | undefined;
  /** Writes the audit. */
  log: (about: object, message: string) => void;
};

/** Handles a `POST /purge`: what it names is rendered again on all instances, once. Each is logged. */
export async function purge(request: PurgeRequest, options: PurgeOptions): Promise<PurgeOutcome> {
  const { status, message, change } = await outcomeOf(request, options);
  const { client } = request;
  // Instead of the mall and the route that the port's own host would have.
  const { mall, kind, entity } = change ?? {};
  options.log({ audit: "purge", route: "purge", mall, kind, entity, status, client }, message);
  return { status, message };
}

export async function readPurge(request: IncomingMessage): Promise<PurgeRequest> {
  return { body: await bodyOf(request), headers: request.headers, client: request.socket.remoteAddress };
}

async function outcomeOf(
  { body, headers }: PurgeRequest,
  { secret, announceContentChange, contentChange, isFirstUse }: PurgeOptions,
): Promise<Outcome> {
  if (!secret) return { status: 404, message: "EDITOR_SECRET is not set" };
  if (body === null) return { status: 413, message: "The body is too large" };
  const nonce = signedNonce({ secret, method: "POST", path: "/purge", body }, headers);
  if (nonce === null) return { status: 401, message: "The signature is not valid, or too old" };
  const change = contentChange.safeParse(parsed(body));
  if (!change.success)
    return { status: 400, message: change.error.issues.map(({ message }) => message).join("; ") };
  try {
    if (!(await isFirstUse(nonce))) return { status: 409, message: "This request was accepted before" };
    await announceContentChange(change.data);
  } catch {
    // Its own log says why. All content is revalidated once the connection is back.
    return { status: 503, message: "Redis does not answer", change: change.data };
  }
  return { status: 200, message: "Content is rendered again", change: change.data };
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
