import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { MessageView } from "~/mall/views/member/messages/messages.server";
import { useLive } from "~/realtime/use-live";
import {
  dequeue,
  emptyQueue,
  enqueue,
  type QueuedMessage,
  queueOf,
  sendQueue,
  watchQueue,
} from "./message-queue";

/** A connection may be back without an event. */
const retryMs = 15_000;

type Place = { member: string; language: string; refresh: () => void };

/** Messages that are queued and sent as soon as possible; each is removed when it appears in its conversation. */
export function useMessageQueue(
  messages: readonly MessageView[],
  { member, language, refresh }: Place,
): { queue: readonly QueuedMessage[]; write: (conversation: string, text: string) => void } {
  const stored = useSyncExternalStore(watchQueue, () => queueOf(member), emptyQueue);
  const seen = new Set(messages.flatMap(({ key }) => key ?? []));
  const connection = useLive("connection");

  const flush = useCallback(() => {
    sendQueue(member, language).then((hasSent) => hasSent && refresh());
  }, [member, language, refresh]);

  useEffect(() => {
    const timer = setInterval(flush, retryMs);
    addEventListener("online", flush);
    return () => {
      clearInterval(timer);
      removeEventListener("online", flush);
    };
  }, [flush]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a connection that is back is a reason to try
  useEffect(flush, [flush, connection]);
  useEffect(() => dequeue(member, seen));

  const write = (conversation: string, text: string) => {
    enqueue(member, conversation, text);
    flush();
  };
  return { queue: stored.filter(({ key }) => !seen.has(key)), write };
}
