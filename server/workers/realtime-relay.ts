import type { SharedStream } from "../../realtime-server/redis-stream";

type Listening = { onText: (text: string) => void; onConnected: () => void };

/**
 * Connects the realtime servers of a machine's processes: what one sends reaches the others, and other instances if there
 * is a stream `outside`. As with that one, what a sender gets back of its own it must ignore.
 */
export function createRealtimeRelay() {
  const all = new Set<Listening>();
  let outside: SharedStream | null = null;

  function deliver(text: string, except?: Listening) {
    for (const each of all) if (each !== except) each.onText(text);
  }

  /** The connection of one process. */
  function join(listening: Listening) {
    all.add(listening);
    return {
      send(text: string) {
        deliver(text, listening);
        outside?.send(text);
      },
      leave: () => all.delete(listening),
    };
  }

  /** The stream of this process, through which all others are connected to the one outside. */
  function through(stream: SharedStream | null): SharedStream {
    outside = stream;
    let own: ReturnType<typeof join> | undefined;
    return {
      send: (text) => own?.send(text),
      sent: async () => stream?.sent(),
      listen(onText, onConnected) {
        own = join({ onText, onConnected });
        onConnected();
        stream?.listen(deliver, () => {
          for (const each of all) each.onConnected();
        });
      },
      isConnected: () => true,
      isReading: stream?.isReading ?? Promise.resolve(),
      stop: () => stream?.stop(),
    };
  }

  return { join, through };
}
export type RealtimeRelay = ReturnType<typeof createRealtimeRelay>;
