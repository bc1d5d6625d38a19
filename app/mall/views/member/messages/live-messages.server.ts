import type { Conversation, Message } from "@contract/message";
import { isOutage } from "~/mall/client/mall-api-error";
import { log } from "~/process/log.server";
import type { MemberSite } from "~/site/member-site.server";
import { conversationRow } from "./conversation-row.server";
import { conversationsOf } from "./conversations.server";
import { messageView } from "./messages.server";

export type LiveMessagesView = Awaited<ReturnType<typeof liveMessages>>;

/** The API's largest page size; with more pages to catch up on, the screen reloads instead. */
const pageSize = 48;
const pages = 10;

type Asked = { conversation: string | null; after: string | null; isSeen: boolean };

/**
 * The current state of a member's messages: the unread count, the conversations, and of one of them everything after a
 * message as well as the newest page, whose read marks may have changed. `isSeen` says that the member is looking at
 * them. Throws the API's NotFound for a conversation of another member.
 */
export async function liveMessages(site: MemberSite, { conversation, after, isSeen }: Asked) {
  const { member } = site;
  const [overview, newest] = await Promise.all([
    conversationsOf(member).then((known) => known ?? { unread: 0, conversations: [] }),
    conversation ? member.messages({ conversation, per_page: 24 }).then(({ data }) => data.toReversed()) : [],
  ]);
  // The newest page nearly always reaches back to what the browser has.
  const hasGap = after !== null && !newest.some(({ id }) => id === after);
  const missed = conversation && hasGap ? await messagesAfter(site, conversation, after) : [];
  const current = overview.conversations.find(({ id }) => id === conversation);
  const last = newest.at(-1);
  const isRead = Boolean(isSeen && current?.unread && last && (await markRead(site, current, last)));
  return {
    unreadMessages: overview.unread - (isRead ? (current?.unread ?? 0) : 0),
    conversations: overview.conversations.map((each) =>
      conversationRow(each, site, {
        isCurrent: each === current,
        unread: isRead && each === current ? 0 : each.unread,
      }),
    ),
    messages: [...missed, ...newest].map((message) => messageView(message, site)),
  };
}

async function messagesAfter(
  { member }: MemberSite,
  conversation: string,
  after: string,
): Promise<Message[]> {
  const found: Message[] = [];
  for (let page = 0; page < pages; page++) {
    const since = found.at(-1)?.id ?? after;
    const { data, last_page } = await member.messages({ conversation, after: since, per_page: pageSize });
    found.push(...data);
    if (last_page <= 1) break;
  }
  return found;
}

/**
 * Marks everything up to a message as read; false in an outage: showing the messages matters more, and the next request
 * marks them.
 */
export async function markRead(
  { member }: MemberSite,
  { id }: Conversation,
  newest: Message,
): Promise<boolean> {
  try {
    await member.readMessages({ conversation_id: id, message_id: newest.id });
    return true;
  } catch (error) {
    if (!isOutage(error)) throw error;
    log.warn({ err: error }, "A conversation could not be marked as read");
    return false;
  }
}
