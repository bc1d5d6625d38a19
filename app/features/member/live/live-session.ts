import type { Texts } from "~/locale/use-translation";
import { connect } from "~/realtime/connection";
import { changeLive, liveNow, publishMessagesChanged, watchLive } from "~/realtime/live-store";
import type { RealtimeSettings } from "~/realtime/realtime-settings.server";
import { destroyNotification } from "../notifications/notifications";
import { notify } from "../notifications/notify";
import { conversationOf, notificationOf } from "./event-notification";
import { fetchLiveMessages } from "./live-messages";

/**
 * Connects for a member's events, shows notifications, and updates the unread count. Returns a function that
 * disconnects.
 * @param onChange called when what the page shows of the member may have changed: points, receipts, rewards, badges
 */
export function startLive(settings: RealtimeSettings, texts: Texts, onChange: () => void): () => void {
  const loading = texts.load("live");
  const notified: { id: string; conversation: string }[] = [];
  let wasReady = false;

  async function showNotification(name: string, data: unknown) {
    await loading;
    const notification = notificationOf(name, data, texts.t);
    if (!notification || isBeingRead(data)) return;
    const id = notify(notification, { close: texts.t("common:close") });
    const conversation = conversationOf(data);
    if (conversation) notified.push({ id, conversation });
  }

  // A conversation may open after its message was notified of: the answer to a question that starts one.
  const stopWatching = watchLive(() => {
    const { openConversation } = liveNow();
    if (!openConversation) return;
    for (const { id } of notified.filter(({ conversation }) => conversation === openConversation))
      destroyNotification(id);
  });

  const messagesChanged = () => {
    if (!publishMessagesChanged()) countUnread();
  };

  const disconnect = connect(settings, {
    onState: (connection) => changeLive({ connection }),
    onReady: () => {
      messagesChanged();
      // Events of the time without a connection are lost.
      if (wasReady) onChange();
      wasReady = true;
    },
    onEvent: (name, data) => {
      if (name === "message" || name === "read") messagesChanged();
      else onChange();
      showNotification(name, data);
    },
  });
  return () => {
    stopWatching();
    disconnect();
    changeLive({ connection: null, unread: null });
  };
}

async function countUnread() {
  const answer = await fetchLiveMessages({});
  if (answer) changeLive({ unread: { count: answer.unreadMessages } });
}

/** A message that is being read needs no notification. */
const isBeingRead = (data: unknown): boolean => {
  const conversation = conversationOf(data);
  return (
    document.visibilityState === "visible" &&
    conversation !== "" &&
    conversation === liveNow().openConversation
  );
};
