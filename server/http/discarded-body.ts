import type { IncomingMessage } from "node:http";

/** This much of an oversized body is still read: a browser ignores the response until it has sent everything. */
export const maxDiscarded = 128 * 1024 * 1024;

/**
 * A client may read the response only after it has sent everything, so the rest of the body is discarded, up to a
 * limit.
 */
export function discardRest(request: IncomingMessage) {
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  request.removeAllListeners("data");
  request.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxDiscarded) request.destroy();
  });
  request.resume();
}

/** Reads and discards a body. False if it was not received completely. */
export function isDiscarded(request: IncomingMessage): Promise<boolean> {
  return new Promise((resolve) => {
    request.once("end", () => resolve(true));
    request.once("close", () => resolve(false));
    request.resume();
  });
}
