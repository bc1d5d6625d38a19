import cluster from "node:cluster";
import { workersVariable } from "@contract/worker.server";
import { createBirpc } from "birpc";
import { passOutputOn } from "../child-output";
import { type PrimaryCalls, realtimeVariable, replacementVariable, type WorkerCalls } from "./calls";
import type { RealtimeRelay } from "./realtime-relay";
import type { SharedPages } from "./shared-pages";

type Options = {
  /** How many workers the site has. */
  count: number;
  servesRealtime: boolean;
  isReplacement: boolean;
  pages: SharedPages;
  relay: RealtimeRelay;
  onContentChange: (mall: string, tag: string | null) => void;
};
type Start = { port: number; malls: string[] };
export type Worker = ReturnType<typeof startWorker>;

/** Starts a process that answers requests, and answers its calls. */
export function startWorker({
  count,
  servesRealtime,
  isReplacement,
  pages,
  relay,
  onContentChange,
}: Options) {
  const worker = cluster.fork({
    [workersVariable]: count,
    ...(servesRealtime && { [realtimeVariable]: 1 }),
    ...(isReplacement && { [replacementVariable]: 1 }),
  });
  passOutputOn(worker.process);
  const { id } = worker;
  let isListening = false;
  let startsWith: (start: Start | null) => void;
  const start = new Promise<Start | null>((resolve) => {
    startsWith = resolve;
  });
  const realtime = relay.join({
    onText: (text) => ignoringEnd(calls.receiveRealtime.asEvent(text)),
    onConnected: () => ignoringEnd(calls.realtimeConnected.asEvent()),
  });
  const calls = createBirpc<WorkerCalls, PrimaryCalls>(
    {
      started(port, malls) {
        isListening = true;
        startsWith({ port, malls });
      },
      claimPage: async (key) => pages.claim(id, key),
      releasePage: pages.release,
      contentChanged: onContentChange,
      sendRealtime: realtime.send,
    },
    {
      post: (message) =>
        new Promise<void>((resolve, reject) => {
          worker.send(message, (error: Error | null) => (error ? reject(error) : resolve()));
        }),
      on: (listener) => void worker.on("message", listener),
      // The others answer at once, or end.
      timeout: -1,
    },
  );
  const ended = new Promise<string>((resolve) => {
    // Once its last lines have been read.
    worker.process.once("close", (code, signal) => {
      isListening = false;
      startsWith(null);
      realtime.leave();
      calls.$close();
      pages.leave(id);
      resolve(signal ?? `code ${code}`);
    });
  });
  // What can't be sent to a worker that is ending.
  worker.on("error", () => {});
  return {
    id,
    calls,
    /** Resolves once the worker listens; with null if it ends before. */
    start,
    /** Resolves with the exit code or signal. */
    ended,
    isListening: () => isListening,
    kill: (signal: NodeJS.Signals) => void worker.process.kill(signal),
  };
}

/** What is sent to a worker that ends is lost with it. */
export function ignoringEnd(sent: Promise<unknown>) {
  sent.catch(() => {});
}
