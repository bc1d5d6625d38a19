import type { Conversation } from "@contract/message";
import { translatorOf } from "~/locale/i18n.server";
import type { MemberSite } from "~/site/member-site.server";
import { conversationHref, timestampText } from "./messages.server";

export type ConversationRowView = ReturnType<typeof conversationRow>;

const icons: Record<Conversation["topic"], string> = {
  general: "message-circle",
  loyalty: "star",
  "lost-and-found": "search",
  parking: "car",
  "gift-cards": "gift",
  complaint: "flag",
  accessibility: "accessibility",
  "space-lease": "store",
  other: "info",
};

/** A conversation in the list: its subject, its last message, whether somebody has answered, its unread count. */
export function conversationRow(
  { id, topic, created_at, last_message }: Conversation,
  site: MemberSite,
  { isCurrent, unread }: { isCurrent: boolean; unread: number },
) {
  const t = translatorOf(site.language);
  const at = last_message?.at ?? created_at;
  // An automatic answer answers nothing yet.
  const isAnswered = last_message?.from === "clerk" && !last_message.automatic;
  const last = last_message && (last_message.text || last_message.files.map(({ name }) => name).join(", "));
  return {
    id,
    to: conversationHref(site, id),
    topic: t(`support:topic.${topic}`),
    icon: icons[topic],
    when: at && timestampText(at, site),
    at,
    isAnswered,
    state: last_message && t(isAnswered ? "messages:state.answered" : "messages:state.waiting"),
    last: last && (last_message.from === "customer" ? t("messages:own", { text: last }) : last).slice(0, 160),
    unread,
    unreadText: unread > 0 ? t("common:unread", { count: unread }) : null,
    isCurrent,
  };
}
