import type { Conversation, Message } from "@contract/message";
import type { MallApi } from "~/mall/client/client.server";
import { sidePart } from "~/mall/client/side-part.server";

/** Messages without a conversation belong to the only one. */
const onlyConversation = "all";

type Conversations = { unread: number; conversations: readonly Conversation[] };

const notRead = "A member's messages could not be read";

/** The largest page size: what is older than its messages is not listed. */
const pageSize = 48;

/**
 * A member's conversations, the most recent first. An API without `messages/overview` has them in `messages/all`, one
 * call for all conversations; null if it has neither.
 */
export async function conversationsOf(member: MallApi): Promise<Conversations | null> {
  const overview = await sidePart(member.messagesOverview(), notRead);
  if (overview) return overview;
  const all = await sidePart(member.allMessages({ per_page: pageSize }), notRead);
  return all && fromMessages(all.data);
}

/** The conversations that messages belong to, the newest message first. */
function fromMessages(messages: readonly Message[]): Conversations {
  const byConversation = new Map<string, Message[]>();
  for (const message of messages) {
    const id = message.conversation_id || onlyConversation;
    byConversation.set(id, [...(byConversation.get(id) ?? []), message]);
  }
  const conversations = [...byConversation].map(([id, own]): Conversation => {
    const unread = own.filter(({ from, read_at }) => from === "clerk" && !read_at).length;
    return { id, topic: "general", unread, created_at: own.at(-1)?.at ?? null, last_message: own[0] ?? null };
  });
  return { unread: conversations.reduce((sum, { unread }) => sum + unread, 0), conversations };
}
