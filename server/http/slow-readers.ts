import type { Server } from "node:http";
import type { Socket } from "node:net";

type Limits = { graceMs: number; bytesPerSecond: number; everyMs: number };

/** Slower than any line that loads a page at all: a modem of 1996 reads faster. */
const usual: Limits = { graceMs: 30_000, bytesPerSecond: 2_048, everyMs: 5_000 };

/** When something began to wait for a client, and how much had been written before. */
type Waiting = { since: number; before: number };

/**
 * Closes connections whose clients read what is sent to them more slowly than any line: each holds its answer in memory.
 * Time counts only while something waits to be sent, so that a stream may pause; what the system has taken over no longer
 * waits here.
 */
export function closeSlowReaders(
  server: Pick<Server, "on">,
  { graceMs, bytesPerSecond, everyMs }: Limits = usual,
) {
  const sockets = new Map<Socket, Waiting | null>();
  server.on("connection", (socket) => {
    sockets.set(socket, null);
    socket.once("close", () => sockets.delete(socket));
  });
  setInterval(() => {
    const now = performance.now();
    for (const [socket, waiting] of sockets) {
      if (socket.writableLength === 0) {
        if (waiting) sockets.set(socket, null);
      } else if (!waiting) {
        sockets.set(socket, { since: now, before: socket.bytesWritten - socket.writableLength });
      } else {
        // With what waits: how much of a large piece has been sent isn't known.
        const bytes = socket.bytesWritten - waiting.before;
        if (now - waiting.since > graceMs + (bytes * 1000) / bytesPerSecond) socket.destroy();
      }
    }
  }, everyMs).unref();
}
