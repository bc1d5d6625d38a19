import { randomUUID } from "node:crypto";
import { fallbackLanguage, isLanguage, valueIn } from "@contract/languages";
import { conversation, message } from "../../db/member-schema";
import type { Transaction } from "../../db/write-transaction";
import type { CustomerRow } from "../../domain/accounts/customers";
import { day, minute } from "../../domain/time/durations";
import { demoContent } from "../demo-content";

/** What the demo member has asked, in the member's language. All but the last answer is read. */
export async function addConversations(transaction: Transaction, member: CustomerRow, now: number) {
  const { conversations, desk } = demoContent.conversations;
  const language = isLanguage(member.language) ? member.language : fallbackLanguage;
  for (const [at, { topic, daysAgo, question, answer }] of conversations.entries()) {
    const id = randomUUID();
    const askedAt = now - daysAgo * day;
    const answeredAt = askedAt + 42 * minute;
    const isLast = at === conversations.length - 1;
    const about = { conversationId: id, customerId: member.id, key: null };
    await transaction
      .insert(conversation)
      .values({ id, customerId: member.id, tenant: member.tenant, topic, createdAt: askedAt });
    await transaction.insert(message).values([
      {
        ...about,
        sender: "customer",
        author: member.firstName,
        text: valueIn(question, language),
        createdAt: askedAt,
        readAt: askedAt + minute,
      },
      {
        ...about,
        sender: "clerk",
        author: valueIn(desk, language),
        text: valueIn(answer, language),
        createdAt: answeredAt,
        readAt: isLast ? null : answeredAt + minute,
      },
    ]);
  }
}
