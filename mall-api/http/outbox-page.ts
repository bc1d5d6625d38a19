import { and, desc, eq } from "drizzle-orm";
import { outbox } from "../db/account-schema";
import type { Database } from "../db/database";
import { escaped } from "../domain/mail/write-mail";

type Asked = { tenant?: string | undefined; to?: string | undefined };

/** The most recent mails, for development and tests without a mail server. */
export async function outboxMails(database: Database, { tenant, to }: Asked) {
  const rows = await database
    .select()
    .from(outbox)
    .where(
      and(
        tenant ? eq(outbox.tenant, tenant) : undefined,
        to ? eq(outbox.recipient, to.toLowerCase()) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(100);
  return rows.map(({ recipient, createdAt, sentAt: _, ...mail }) => ({
    ...mail,
    to: recipient,
    created_at: new Date(createdAt).toISOString(),
  }));
}

export function outboxPage(mails: Awaited<ReturnType<typeof outboxMails>>): string {
  const entries = mails.map(
    ({ id, tenant, to, language, created_at, subject, text, link }) =>
      `<details id="mail-${id}"><summary>${escaped(`${created_at} · ${tenant} · ${language} · ${to} · ${subject}`)}</summary><pre>${escaped(text)}</pre>${link ? `<a href="${escaped(link)}">${escaped(link)}</a>` : ""}</details>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${entries.join("") || "<p>No mails yet.</p>"}</html>`;
}
