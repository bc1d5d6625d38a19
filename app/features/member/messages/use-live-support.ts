import { useCallback, useEffect, useRef, useState } from "react";
import { fetchLiveMessages, type LiveMessagesView } from "~/features/member/live/live-messages";
import type { MessageView } from "~/mall/views/member/messages/messages.server";
import type { SupportView } from "~/mall/views/member/messages/support.server";
import { changeLive, liveNow, onMessagesChanged } from "~/realtime/live-store";

/** The polling interval while disconnected. */
const pollMs = 30_000;

type Loaded = Pick<SupportView, "chat" | "conversations" | "language" | "unreadMessages">;

/**
 * A member's conversations, live: the loaded ones, updated since. An event's data isn't used: each event only triggers
 * a request for what came after the last known message, so that a lost connection neither loses nor duplicates any.
 */
export function useLiveSupport(loaded: Loaded) {
  const [live, setLive] = useState<{ of: Loaded; answer: LiveMessagesView } | null>(null);
  const answer = live?.of === loaded ? live.answer : null;
  const { chat } = loaded;
  // A page of the history isn't updated.
  const isAtEnd = chat !== null && chat.newestTo === null;
  const messages = chat ? merged(chat.messages, isAtEnd ? (answer?.messages ?? []) : []) : [];
  const current = useRef({ loaded, after: "" });
  current.current = { loaded, after: messages.at(-1)?.id ?? "" };
  const asking = useRef({ isUnderWay: false, isWanted: false });

  const refresh = useCallback(async () => {
    asking.current.isWanted = true;
    if (asking.current.isUnderWay) return;
    asking.current.isUnderWay = true;
    while (asking.current.isWanted) {
      asking.current.isWanted = false;
      const { loaded: of, after } = current.current;
      const conversation = of.chat?.newestTo === null ? of.chat.id : "";
      const isSeen = document.visibilityState === "visible";
      const next = await fetchLiveMessages({
        language: of.language,
        conversation,
        after,
        seen: isSeen ? "1" : "",
      });
      if (!next || current.current.loaded !== of) continue;
      setLive((known) => ({
        of,
        answer: known?.of === of ? { ...next, messages: merged(known.answer.messages, next.messages) } : next,
      }));
      changeLive({ unread: { count: next.unreadMessages } });
    }
    asking.current.isUnderWay = false;
  }, []);

  const open = isAtEnd ? chat.id : null;
  useEffect(() => {
    changeLive({ openConversation: open });
    return () => changeLive({ openConversation: null });
  }, [open]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") refresh();
    };
    const timer = setInterval(() => {
      if (liveNow().connection !== "connected") look();
    }, pollMs);
    const stop = onMessagesChanged(refresh);
    addEventListener("online", refresh);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      stop();
      removeEventListener("online", refresh);
      document.removeEventListener("visibilitychange", look);
    };
  }, [refresh]);

  return {
    conversations: (answer?.conversations ?? loaded.conversations).map((each) => ({
      ...each,
      isCurrent: each.id === chat?.id,
    })),
    unreadMessages: answer?.unreadMessages ?? loaded.unreadMessages,
    chat: chat && { ...chat, messages },
    refresh,
  };
}

/** Each message once, in its latest version, in the order of first appearance. */
function merged(known: readonly MessageView[], current: readonly MessageView[]): MessageView[] {
  const all = new Map(known.map((message) => [message.id, message]));
  for (const message of current) all.set(message.id, message);
  return [...all.values()];
}
