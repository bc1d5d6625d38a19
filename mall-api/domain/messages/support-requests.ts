import { randomUUID } from "node:crypto";
import type { Page } from "@contract/envelope";
import { fallbackLanguage } from "@contract/languages";
import type { supportAnswer, supportRequest as supportRequestWire } from "@contract/support";
import type { sentSupportRequest, sentSupportRequestQuery } from "@contract/support-request";
import { and, desc, eq, inArray, or } from "drizzle-orm";
import type { z } from "zod";
import { storedFile, supportRequest } from "../../db/account-schema";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import { countAttempt } from "../accounts/attempts";
import { lineLimits } from "../accounts/visitor-limits";
import { pageOfRows } from "../call/page-of";
import type { RequestInput } from "../call/request-input";
import type { Call, MemberCall, VisitorCall } from "../call/services";
import { cleanAttachments } from "../files/attachments";
import { fileAnswer, fileColumns, type NewFile, storeFile } from "../files/stored-files";
import { writeMail } from "../mail/write-mail";
import { writeAndPublish } from "../realtime/write-and-publish";
import { hour, minute } from "../time/durations";
import { write } from "./conversations";

/** Stores a support request with its files and confirms it by mail; a member's request opens a conversation. */
export async function sendSupport(
  call: VisitorCall,
  { files, ...given }: z.output<typeof supportRequestWire>,
): Promise<z.input<typeof supportAnswer>> {
  const { database, tenant, now } = call;
  await inWriteTransaction(database, (transaction) =>
    countAttempt(transaction, tenant, now(), [
      { name: "support", by: given.email, most: 10, withinMs: hour, paceMs: minute },
      ...lineLimits(call, { name: "support", most: 60, withinMs: hour }),
    ]),
  );
  const cleaned = await cleanAttachments(files);
  const { customer, token } = call;
  if (!customer || token === undefined) {
    const id = await inWriteTransaction(database, (transaction) =>
      keep(transaction, call, given, cleaned, given.language ?? fallbackLanguage),
    );
    return { id, conversation_id: null };
  }
  const member: MemberCall = { ...call, customer, token };
  return writeAndPublish(call, customer.id, async (transaction, publish) => {
    const id = await keep(transaction, call, given, [], given.language ?? customer.language, customer.id);
    const { topic, message: text } = given;
    const sent = await write(transaction, member, { topic, text, files: cleaned, key: null }, publish);
    return { id, conversation_id: sent.conversation_id };
  });
}

/** What a member sent, and what was sent under their e-mail address before they logged in. */
export async function supportRequests(
  { database, customer }: MemberCall,
  _: undefined,
  { query }: RequestInput<z.output<typeof sentSupportRequestQuery>>,
): Promise<Page<z.input<typeof sentSupportRequest>>> {
  const { tenant, email, id } = customer;
  const isTheirs = or(
    eq(supportRequest.customerId, id),
    and(eq(supportRequest.tenant, tenant), eq(supportRequest.email, email)),
  );
  const asked = {
    where: isTheirs,
    orderBy: [desc(supportRequest.createdAt), desc(supportRequest.id)],
    query,
  };
  return pageOfRows(database, supportRequest, asked, async (rows) => {
    const ids = rows.map((row) => row.id);
    const files = await database
      .select({ ...fileColumns, of: storedFile.supportRequestId })
      .from(storedFile)
      .where(inArray(storedFile.supportRequestId, ids));
    return rows.map(({ tenant, customerId, createdAt, ...request }) => ({
      ...request,
      files: files.filter(({ of }) => of === request.id).map(fileAnswer),
      created_at: new Date(createdAt).toISOString(),
    }));
  });
}

async function keep(
  transaction: Transaction,
  call: Call,
  given: Omit<z.output<typeof supportRequestWire>, "files">,
  files: NewFile[],
  language: string,
  customerId: string | null = null,
): Promise<string> {
  const { tenant, now } = call;
  const id = randomUUID();
  await transaction
    .insert(supportRequest)
    .values({ ...given, id, tenant, customerId, language, createdAt: now().getTime() });
  for (const file of files) {
    await storeFile(transaction, file, { tenant, customerId, supportRequestId: id }, now());
  }
  await writeMail(transaction, call, tenant, {
    purpose: "support-received",
    to: given.email,
    language,
    quoted: given.message,
  });
  return id;
}
