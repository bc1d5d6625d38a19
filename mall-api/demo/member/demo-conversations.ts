import { randomUUID } from "node:crypto";
import { fallbackLanguage, isLanguage, valueIn } from "@contract/languages";
import { conversation, message } from "../../db/member-schema";
import type { Transaction } from "../../db/write-transaction";
import type { CustomerRow } from "../../domain/accounts/customers";
import { botAnswer } from "../../domain/messages/bot-clerk";
import { day, minute } from "../../domain/time/durations";
import { demoContent } from "../demo-content";

/** What the demo member has asked, in the member's language. All but the last answer is read. */
export async function addConversations(transaction: Transaction, member: CustomerRow, now: number) {
  const { conversations, desk } = demoContent.conversations;
  const language = isLanguage(member.language) ? member.language : fallbackLanguage;
  for (const { topic, daysAgo, question, answer } of conversations) {
    const id = randomUUID();
    const at = now - daysAgo * day;
    const answeredAt = at + (answer ? 42 : 1) * minute;
    const about = { conversationId: id, customerId: member.id, key: null };
    await transaction
      .insert(conversation)
      .values({ id, customerId: member.id, tenant: member.tenant, topic, createdAt: at });
    await transaction.insert(message).values([
      {
        ...about,
        sender: "customer",
        author: member.firstName,
        text: valueIn(question, language),
        createdAt: at,
        // An automatic reply is no reader.
        readAt: answer ? at + minute : null,
      },
      {
        ...about,
        sender: "clerk",
        ...(answer
          ? { author: valueIn(desk, language), text: valueIn(answer, language), readAt: answeredAt + minute }
          : botAnswer(topic, language)),
        createdAt: answeredAt,
      },
    ]);
  }
}
