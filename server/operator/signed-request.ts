import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { signedNonce } from "@contract/signed-request.server";
import type { z } from "zod";
import type { Site } from "../../app/site-entry.server";

/** What another machine sent; `body` is null if it is too large. */
export type MachineRequest = {
  body: string | null;
  headers: IncomingHttpHeaders;
  client: string | undefined;
};
/** The message is a line of text, or JSON where `isJson`. */
export type MachineAnswer = { status: number; message: string; isJson?: true };

type Rules<Schema extends z.ZodType> = Pick<Site["content"], "isFirstUse"> & {
  path: string;
  schema: Schema;
  /** Unset: nobody may send it. */
  secret: string | undefined;
};

export async function readMachineRequest(
  request: IncomingMessage,
  maxBytes: number,
): Promise<MachineRequest> {
  return {
    body: await bodyOf(request, maxBytes),
    headers: request.headers,
    client: request.socket.remoteAddress,
  };
}

/** The content of a request that is signed, valid, and new to all instances; otherwise the answer that refuses it. */
export async function signedContent<Schema extends z.ZodType>(
  { body, headers }: MachineRequest,
  { path, schema, secret, isFirstUse }: Rules<Schema>,
): Promise<{ content: z.output<Schema> } | { refusal: MachineAnswer }> {
  const refuse = (status: number, message: string) => ({ refusal: { status, message } });
  if (!secret) return refuse(404, "EDITOR_SECRET is not set");
  if (body === null) return refuse(413, "The body is too large");
  const nonce = signedNonce({ secret, method: "POST", path, body }, headers);
  if (nonce === null) return refuse(401, "The signature is not valid, or too old");
  const content = schema.safeParse(parsed(body));
  if (!content.success) return refuse(400, problemsOf(content.error));
  try {
    if (await isFirstUse(nonce)) return { content: content.data };
    return refuse(409, "This request was accepted before");
  } catch {
    return refuse(503, redisIsDown);
  }
}

const problemsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => [path.join("."), message].filter(Boolean).join(": ")).join("; ");

/** Its own log says why. */
export const redisIsDown = "Redis does not answer";

async function bodyOf(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // The rest is read too: who still sends when the connection closes doesn't get the answer.
    if (bytes <= maxBytes) chunks.push(chunk);
  }
  return bytes > maxBytes ? null : Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
