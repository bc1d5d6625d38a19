import { randomUUID } from "node:crypto";
import type { Page } from "@contract/envelope";
import type {
  allMessagesQuery,
  messageReadAnswer,
  messageReadRequest,
  messageRequest,
  messagesOverview,
  messagesQuery,
  message as messageWire,
} from "@contract/message";
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { storedFile } from "../../db/account-schema";
import { conversation, message } from "../../db/member-schema";
import { inWriteTransaction, type Reader, type Transaction } from "../../db/write-transaction";
import { countAttempt } from "../accounts/attempts";
import { notFound } from "../call/failure";
import { withIdempotency } from "../call/idempotency";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { MemberCall } from "../call/services";
import { cleanAttachments } from "../files/attachments";
import { fileAnswer, fileColumns, type NewFile, storeFile } from "../files/stored-files";
import { type PublishAfterCommit, writeAndPublish } from "../realtime/write-and-publish";
import { hour } from "../time/durations";
import { botAnswer, isBot } from "./bot-clerk";

type Row = typeof message.$inferSelect;
export type MessageAnswer = z.input<typeof messageWire>;
export type Writing = {
  conversationId?: string | undefined;
  topic?: string | undefined;
  text: string;
  files: NewFile[];
  key: string | null;
};

/** More than anybody reads again: of a member who writes more, the oldest go, with their files and empty conversations. */
const mostMessages = 2_000;

export async function messagesOverviewOf({
  database,
  customer,
}: MemberCall): Promise<z.input<typeof messagesOverview>> {
  const [conversations, newest, unread] = await Promise.all([
    database.select().from(conversation).where(eq(conversation.customerId, customer.id)),
    newestMessages(database, customer.id),
    database
      .select({ id: message.conversationId, unread: count() })
      .from(message)
      .where(and(eq(message.customerId, customer.id), isUnread))
      .groupBy(message.conversationId),
  ]);
  const unreadOf = new Map(unread.map((row) => [row.id, row.unread]));
  const lastOf = new Map(newest.map((answer) => [String(answer.conversation_id), answer]));
  return {
    unread: unread.reduce((sum, row) => sum + row.unread, 0),
    conversations: conversations
      .map(({ id, topic, createdAt }) => ({
        id,
        topic: topic as "general",
        unread: unreadOf.get(id) ?? 0,
        created_at: new Date(createdAt).toISOString(),
        last_message: lastOf.get(id) ?? null,
      }))
      .sort((one, other) => Number(other.last_message?.id ?? 0) - Number(one.last_message?.id ?? 0)),
  };
}

export const allMessages = (
  call: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof allMessagesQuery>>,
): Promise<Page<MessageAnswer>> => messagePage(call, query);

export async function messages(
  call: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof messagesQuery>>,
): Promise<Page<MessageAnswer>> {
  await refuseOthers(call.database, call.customer.id, query.conversation);
  return messagePage(call, query);
}

export async function sendMessage(
  call: MemberCall,
  { conversation_id, topic, text, files }: z.output<typeof messageRequest>,
  { idempotencyKey: key }: RequestInput<unknown>,
): Promise<MessageAnswer> {
  const { database, tenant, now, customer } = call;
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), [
      { name: "message", by: customer.id, most: 300, withinMs: hour },
    ]),
  );
  const cleaned = await cleanAttachments(files);
  const content = { conversation_id, topic, text, files: files.map(({ name, size }) => [name, size]) };
  return writeAndPublish(call, customer.id, (transaction, publish) =>
    withIdempotency(
      transaction,
      { customerId: customer.id, operation: "message", key, content, now: now() },
      () =>
        write(
          transaction,
          call,
          { conversationId: conversation_id, topic, text, files: cleaned, key },
          publish,
        ),
    ),
  );
}

/** Writes a member's message, in a new conversation unless one is given; the bot replies to the first message. */
export async function write(
  transaction: Transaction,
  call: MemberCall,
  { conversationId, topic = "general", text, files, key }: Writing,
  publish: PublishAfterCommit,
): Promise<MessageAnswer> {
  const { tenant, customer, now } = call;
  const at = now().getTime();
  const id = conversationId ?? randomUUID();
  if (conversationId) await refuseOthers(transaction, customer.id, conversationId);
  else {
    await transaction
      .insert(conversation)
      .values({ id, customerId: customer.id, tenant, topic, createdAt: at });
  }
  const sent = await insertMessage(
    transaction,
    {
      conversationId: id,
      customerId: customer.id,
      sender: "customer",
      author: customer.firstName,
      text,
      key,
    },
    at,
  );
  for (const file of files) {
    await storeFile(transaction, file, { tenant, customerId: customer.id, messageId: sent.id }, now());
  }
  const [answer] = await messageAnswers(transaction, [sent]);
  if (!answer) throw new Error("The message was not written");
  await deleteOldMessages(transaction, customer.id);
  publish({ name: "message", data: answer });
  if (conversationId) return answer;
  await answerAsBot(transaction, call, id, topic, publish);
  return answer;
}

async function deleteOldMessages(transaction: Transaction, customerId: string): Promise<void> {
  const [latest] = await transaction
    .select({ id: message.id })
    .from(message)
    .where(eq(message.customerId, customerId))
    .orderBy(desc(message.id))
    .limit(1)
    .offset(mostMessages);
  if (!latest) return;
  const isOld = and(eq(message.customerId, customerId), lte(message.id, latest.id));
  const old = transaction.select({ id: message.id }).from(message).where(isOld);
  await transaction.delete(storedFile).where(inArray(storedFile.messageId, old));
  await transaction.delete(message).where(isOld);
  const inUse = transaction
    .select({ id: message.conversationId })
    .from(message)
    .where(eq(message.customerId, customerId));
  await transaction
    .delete(conversation)
    .where(and(eq(conversation.customerId, customerId), notInArray(conversation.id, inUse)));
}

/** Marks the mall's messages as read, up to and including the given one. */
export async function readMessages(
  call: MemberCall,
  { conversation_id, message_id }: z.output<typeof messageReadRequest>,
): Promise<z.input<typeof messageReadAnswer>> {
  const { customer, now } = call;
  return writeAndPublish(call, customer.id, async (transaction, publish) => {
    await refuseOthers(transaction, customer.id, conversation_id);
    const upTo = Number(message_id);
    if (!Number.isSafeInteger(upTo)) throw notFound();
    const isIn = and(eq(message.conversationId, conversation_id), isUnread);
    const read = await transaction
      .update(message)
      .set({ readAt: now().getTime() })
      .where(and(isIn, lte(message.id, upTo)))
      .returning({ id: message.id });
    const [left] = await transaction.select({ unread: count() }).from(message).where(isIn);
    const unread = left?.unread ?? 0;
    if (read.length > 0) {
      publish({ name: "read", data: { conversation_id, message_id, by: "customer", unread } });
    }
    return { conversation_id, unread };
  });
}

/** The bot says what happens next; the message is still unread. */
async function answerAsBot(
  transaction: Transaction,
  { customer, now }: MemberCall,
  conversationId: string,
  topic: string,
  publish: PublishAfterCommit,
): Promise<void> {
  const bot = botAnswer(topic, customer.language);
  const answer = await insertMessage(
    transaction,
    { conversationId, customerId: customer.id, sender: "clerk", ...bot, key: null },
    now().getTime(),
  );
  const [written] = await messageAnswers(transaction, [answer]);
  if (written) publish({ name: "message", data: written });
}

export async function insertMessage(
  transaction: Transaction,
  values: Omit<typeof message.$inferInsert, "id" | "createdAt">,
  at: number,
): Promise<Row> {
  const [row] = await transaction
    .insert(message)
    .values({ ...values, createdAt: at })
    .returning();
  if (!row) throw new Error("The message was not written");
  return row;
}

async function messagePage(
  { database, customer }: MemberCall,
  query: z.output<typeof allMessagesQuery> & { conversation?: string },
): Promise<Page<MessageAnswer>> {
  const isAsked = and(
    eq(message.customerId, customer.id),
    query.conversation ? eq(message.conversationId, query.conversation) : undefined,
    query.before ? lt(message.id, Number(query.before) || 0) : undefined,
    query.after ? gt(message.id, Number(query.after) || 0) : undefined,
  );
  // With `after`, messages follow in ascending order; otherwise the newest come first.
  const asked = { where: isAsked, orderBy: [query.after ? asc(message.id) : desc(message.id)], query };
  return pageOfRows(database, message, asked, (rows) => messageAnswers(database, rows));
}

async function newestMessages(reader: Reader, customerId: string): Promise<MessageAnswer[]> {
  const newest = await reader
    .select({ id: sql<number>`max(${message.id})` })
    .from(message)
    .where(eq(message.customerId, customerId))
    .groupBy(message.conversationId);
  const ids = newest.map(({ id }) => id);
  return messageAnswers(reader, await reader.select().from(message).where(inArray(message.id, ids)));
}

export async function messageAnswers(reader: Reader, rows: Row[]): Promise<MessageAnswer[]> {
  const ids = rows.map(({ id }) => id);
  const files = await reader
    .select({ ...fileColumns, messageId: storedFile.messageId })
    .from(storedFile)
    .where(inArray(storedFile.messageId, ids));
  return rows.map((row) => ({
    id: String(row.id),
    conversation_id: row.conversationId,
    from: row.sender,
    author: row.author,
    automatic: row.sender === "clerk" && isBot(row.author),
    text: row.text,
    files: files.filter(({ messageId }) => messageId === row.id).map(fileAnswer),
    at: new Date(row.createdAt).toISOString(),
    read_at: row.readAt === null ? null : new Date(row.readAt).toISOString(),
    key: row.key,
  }));
}

async function refuseOthers(reader: Reader, customerId: string, conversationId: string): Promise<void> {
  const [row] = await reader
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(eq(conversation.id, conversationId), eq(conversation.customerId, customerId)));
  if (!row) throw notFound();
}

const isUnread = and(eq(message.sender, "clerk"), isNull(message.readAt));
