import type { Texts } from "~/locale/use-translation";
import { connect } from "~/realtime/connection";
import { changeLive, liveNow, publishMessagesChanged } from "~/realtime/live-store";
import type { RealtimeSettings } from "~/realtime/realtime-settings.server";
import { notify } from "../notifications/notify";
import { notificationOf } from "./event-notification";
import { fetchLiveMessages } from "./live-messages";

/**
 * Connects for a member's events, shows notifications, and updates the unread count. Returns a function that
 * disconnects.
 * @param onChange called when what the page shows of the member may have changed: points, receipts, rewards, badges
 */
export function startLive(settings: RealtimeSettings, texts: Texts, onChange: () => void): () => void {
  const loading = texts.load("live");
  let wasReady = false;

  async function showNotification(name: string, data: unknown) {
    await loading;
    const notification = notificationOf(name, data, texts.t);
    if (notification) notify(notification, { close: texts.t("common:close") });
  }

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
      if (!isBeingRead(data)) showNotification(name, data);
    },
  });
  return () => {
    disconnect();
    changeLive({ connection: null, unread: null });
  };
}

async function countUnread() {
  const answer = await fetchLiveMessages({});
  if (answer) changeLive({ unread: { count: answer.unreadMessages } });
}

/** A message of the open conversation needs no notification: it is there, also for those who come back to the window. */
const isBeingRead = (data: unknown): boolean =>
  typeof data === "object" &&
  data !== null &&
  "conversation_id" in data &&
  String(data.conversation_id) === liveNow().openConversation;
