import { once } from "node:events";
import { createServer } from "node:net";

/** Ports below those that systems give to outgoing connections and to servers without a port of their own: Linux begins at 32768. */
const [first, count] = [20_000, 12_000];
let next = Math.floor(Math.random() * count);

/**
 * A port that is free now and that only a server which asks for it gets: one that was free a moment ago among those the
 * system gives away may be another connection's by the time the server starts.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < count; tries++) {
    const port = first + (next++ % count);
    if (await isFree(port)) return port;
  }
  throw new Error("No port is free");
}

/** On all addresses, as a program may listen on any of them. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port);
  const listens = await once(server, "listening").then(
    () => true,
    () => false,
  );
  await new Promise((resolve) => server.close(resolve));
  return listens;
}
