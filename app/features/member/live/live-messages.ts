import type { LiveMessagesView } from "~/mall/views/member/messages/live-messages.server";

export type { LiveMessagesView } from "~/mall/views/member/messages/live-messages.server";

/**
 * The current state of a member's messages: the unread count, the conversations, and of one of them what came after a
 * message. Null on failure: offline, in an outage, after the session's end.
 */
export async function fetchLiveMessages(
  asked: Partial<Record<"language" | "conversation" | "after" | "seen", string>>,
): Promise<LiveMessagesView | null> {
  try {
    const answer = await fetch("/live-messages", {
      method: "POST",
      body: new URLSearchParams(asked),
      redirect: "manual",
    });
    // The response is from the same build.
    return answer.ok ? ((await answer.json()) as LiveMessagesView) : null;
  } catch {
    return null;
  }
}
