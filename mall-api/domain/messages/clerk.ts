import { and, eq, isNull } from "drizzle-orm";
import { conversation, message } from "../../db/member-schema";
import { notFound } from "../call/failure";
import type { Services } from "../call/services";
import { writeAndPublish } from "../realtime/write-and-publish";
import { insertMessage, messageAnswers } from "./conversations";

/** Writes a staff reply, which also marks the member's messages as read. */
export async function replyAsClerk(services: Services, conversationId: string, text: string): Promise<void> {
  const { database, now } = services;
  const [known] = await database.select().from(conversation).where(eq(conversation.id, conversationId));
  if (!known || !text) throw notFound();
  await writeAndPublish(services, known.customerId, async (transaction, publish) => {
    const at = now().getTime();
    const read = await transaction
      .update(message)
      .set({ readAt: at })
      .where(
        and(
          eq(message.conversationId, conversationId),
          eq(message.sender, "customer"),
          isNull(message.readAt),
        ),
      )
      .returning({ id: message.id });
    const last = Math.max(0, ...read.map(({ id }) => id));
    if (last > 0) {
      publish({
        name: "read",
        data: { conversation_id: conversationId, message_id: String(last), by: "clerk", unread: 0 },
      });
    }
    const row = await insertMessage(
      transaction,
      {
        conversationId,
        customerId: known.customerId,
        sender: "clerk",
        author: "Information",
        text,
        key: null,
      },
      at,
    );
    const [answer] = await messageAnswers(transaction, [row]);
    if (answer) publish({ name: "message", data: answer });
  });
}
