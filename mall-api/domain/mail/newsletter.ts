import { mailLinkQuery } from "@contract/input-text";
import type {
  newsletterAnswer,
  newsletterConfirmationRequest,
  newsletterSubscriptionRequest,
  newsletterUnsubscribeRequest,
} from "@contract/newsletter";
import { and, eq, gt, ne, or } from "drizzle-orm";
import type { z } from "zod";
import { newsletterSubscription } from "../../db/account-schema";
import { inWriteTransaction, type Reader, type Transaction } from "../../db/write-transaction";
import { countAttempt, msUntilAllowed } from "../accounts/attempts";
import { hashOf, randomToken } from "../accounts/secrets";
import { lineLimits } from "../accounts/visitor-limits";
import { invalid } from "../call/failure";
import type { Call } from "../call/services";
import { day, hour, minute } from "../time/durations";
import { siteLink, writeMail } from "./write-mail";

const confirmationMs = 7 * day;

/** Mails a confirmation link to the address (double opt-in); an existing subscriber gets none. */
export async function subscribeNewsletter(
  call: Call,
  { email, language, return_path }: z.output<typeof newsletterSubscriptionRequest>,
): Promise<null> {
  const { database, tenant, now } = call;
  await inWriteTransaction(database, async (transaction) => {
    await countAttempt(
      transaction,
      tenant,
      now(),
      lineLimits(call, { name: "newsletter", most: 100, withinMs: hour }),
    );
    const known = await subscriptionOf(transaction, tenant, email);
    if (known?.status === "active") return;
    // The same form sent twice causes one mail.
    if (known?.status === "asked" && now().getTime() - known.consentedAt < minute) return;
    const mails = [{ name: "newsletter", by: email, most: 5, withinMs: day, paceMs: 4 * hour }];
    // Strangers may have used them up: the last mail's link is still valid.
    if ((await msUntilAllowed(transaction, tenant, now(), mails)) > 0) return;
    await countAttempt(transaction, tenant, now(), mails);
    const confirmation = randomToken();
    const asked = {
      language,
      status: "asked" as const,
      confirmationHash: hashOf(confirmation),
      confirmationExpiresAt: now().getTime() + confirmationMs,
      consentedAt: now().getTime(),
    };
    const unsubscribeToken = known?.unsubscribeToken ?? randomToken();
    await transaction
      .insert(newsletterSubscription)
      .values({ tenant, email, unsubscribeToken, ...asked })
      .onConflictDoUpdate({
        target: [newsletterSubscription.tenant, newsletterSubscription.email],
        set: asked,
      });
    const ending = { [mailLinkQuery.newsletterUnsubscription[0]]: unsubscribeToken };
    await writeMail(transaction, call, tenant, {
      purpose: "newsletter-confirmation",
      to: email,
      language,
      link: siteLink(call, tenant, return_path, { [mailLinkQuery.newsletterConfirmation[0]]: confirmation }),
      unsubscribe: {
        link: siteLink(call, tenant, return_path, ending),
        oneClick: siteLink(call, tenant, "/newsletter-unsubscription", { language, ...ending }),
      },
    });
  });
  return null;
}

export async function confirmNewsletter(
  call: Call,
  { token }: z.output<typeof newsletterConfirmationRequest>,
): Promise<z.input<typeof newsletterAnswer>> {
  const { database, tenant, now } = call;
  const at = now().getTime();
  const [confirmed] = await inWriteTransaction(database, (transaction) =>
    transaction
      .update(newsletterSubscription)
      .set({ status: "active", confirmedAt: at, endedAt: null })
      .where(
        and(
          eq(newsletterSubscription.tenant, tenant),
          eq(newsletterSubscription.confirmationHash, hashOf(token)),
          ne(newsletterSubscription.status, "ended"),
          or(
            eq(newsletterSubscription.status, "active"),
            gt(newsletterSubscription.confirmationExpiresAt, at),
          ),
        ),
      )
      .returning({ email: newsletterSubscription.email }),
  );
  if (!confirmed) throw invalid("token", "wrong_or_expired");
  return confirmed;
}

export async function unsubscribeNewsletter(
  { database, tenant, now }: Call,
  { token }: z.output<typeof newsletterUnsubscribeRequest>,
): Promise<z.input<typeof newsletterAnswer>> {
  const [ended] = await inWriteTransaction(database, (transaction) =>
    transaction
      .update(newsletterSubscription)
      .set({ status: "ended", endedAt: now().getTime() })
      .where(
        and(eq(newsletterSubscription.tenant, tenant), eq(newsletterSubscription.unsubscribeToken, token)),
      )
      .returning({ email: newsletterSubscription.email }),
  );
  if (!ended) throw invalid("token", "wrong_or_expired");
  return ended;
}

export async function isSubscribed(reader: Reader, tenant: string, email: string): Promise<boolean> {
  return (await subscriptionOf(reader, tenant, email))?.status === "active";
}

/** Subscribes an address that is known to belong to its owner. */
export async function activateSubscription(
  transaction: Transaction,
  tenant: string,
  { email, language }: { email: string; language: string },
  now: Date,
): Promise<void> {
  const at = now.getTime();
  const active = { language, status: "active" as const, consentedAt: at, confirmedAt: at, endedAt: null };
  await transaction
    .insert(newsletterSubscription)
    .values({ tenant, email, unsubscribeToken: randomToken(), ...active })
    .onConflictDoUpdate({
      target: [newsletterSubscription.tenant, newsletterSubscription.email],
      set: active,
    });
}

export async function unsubscribe(
  transaction: Transaction,
  tenant: string,
  email: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(newsletterSubscription)
    .set({ status: "ended", endedAt: now.getTime() })
    .where(and(eq(newsletterSubscription.tenant, tenant), eq(newsletterSubscription.email, email)));
}

async function subscriptionOf(reader: Reader, tenant: string, email: string) {
  const [row] = await reader
    .select()
    .from(newsletterSubscription)
    .where(and(eq(newsletterSubscription.tenant, tenant), eq(newsletterSubscription.email, email)));
  return row;
}
