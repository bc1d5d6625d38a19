import { and, desc, eq } from "drizzle-orm";
import { html } from "hono/html";
import { outbox } from "../db/account-schema";
import type { Database } from "../db/database";

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

/** Each mail as text and, without scripts, as HTML. */
export function outboxPage(mails: Awaited<ReturnType<typeof outboxMails>>) {
  const entries = mails.map(
    (mail) =>
      html`<details id="mail-${mail.id}"><summary>${mail.created_at} · ${mail.tenant} · ${mail.language} · ${mail.to} · ${mail.subject}</summary><pre>${mail.text}</pre>${mail.link && html`<a href="${mail.link}">${mail.link}</a>`}<iframe sandbox width="100%" height="800" loading="lazy" title="${mail.subject}" srcdoc="${mail.html}"></iframe></details>`,
  );
  return html`<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${entries.length > 0 ? entries : html`<p>No mails yet.</p>`}</html>`;
}
