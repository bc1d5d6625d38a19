import type { LiveMessagesView } from "~/mall/views/member/live-messages.server";

export type { LiveMessagesView } from "~/mall/views/member/live-messages.server";

/**
 * How a member's messages stand now: the count of waiting ones, the conversations, and of one of them what came after a
 * message. Null while that can't be said: without a network, in an outage, after the session's end.
 */
export async function askLiveMessages(
  asked: Partial<Record<"language" | "conversation" | "after" | "seen", string>>,
): Promise<LiveMessagesView | null> {
  try {
    const answer = await fetch("/live-messages", {
      method: "POST",
      body: new URLSearchParams(asked),
      redirect: "manual",
    });
    // The same build's own answer.
    return answer.ok ? ((await answer.json()) as LiveMessagesView) : null;
  } catch {
    return null;
  }
}
