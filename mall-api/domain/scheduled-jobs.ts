import { and, eq, isNotNull, isNull, lt, lte, or } from "drizzle-orm";
import {
  accessToken,
  attempt,
  customer,
  emailedCode,
  newsletterSubscription,
  outbox,
  resetToken,
  supportRequest,
} from "../db/account-schema";
import { idempotencyKey } from "../db/loyalty-schema";
import { pushMessage } from "../db/push-schema";
import { loginChallenge, passkeyChallenge, totp } from "../db/second-factor-schema";
import { walletPass } from "../db/wallet-schema";
import { inWriteTransaction } from "../db/write-transaction";
import type { Services } from "./call/services";
import { expirePoints, remindOfPoints, remindOfRewards } from "./loyalty/expiry";
import { deletePhotosBefore } from "./loyalty/receipt-photos";
import { queuePushReminders } from "./push/outbox";
import { day } from "./time/durations";

export async function runScheduledJobs(services: Services): Promise<void> {
  await expirePoints(services);
  await remindOfPoints(services);
  await remindOfRewards(services);
  await queuePushReminders(services);
  await sweep(services);
}

/**
 * Deletes expired data. Mails are stored for two weeks, those with a code or a link for a day, unverified registrations
 * and passes of erased members for a week, photos of receipts that were not sent for a day, requests to the mall's support
 * for a year, unconfirmed newsletter subscriptions until their link has expired.
 */
async function sweep({ database, now }: Services): Promise<void> {
  const at = now().getTime();
  await inWriteTransaction(database, async (transaction) => {
    await transaction.delete(accessToken).where(lte(accessToken.expiresAt, at));
    await transaction.delete(emailedCode).where(lte(emailedCode.expiresAt, at));
    await transaction.delete(resetToken).where(lte(resetToken.expiresAt, at));
    await transaction.delete(loginChallenge).where(lte(loginChallenge.expiresAt, at));
    await transaction.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, at));
    await transaction.delete(totp).where(and(isNull(totp.confirmedAt), lt(totp.createdAt, at - day)));
    await transaction.delete(attempt).where(lt(attempt.at, at - day));
    await transaction.delete(outbox).where(lt(outbox.createdAt, at - 14 * day));
    await transaction
      .delete(outbox)
      .where(and(or(isNotNull(outbox.code), isNotNull(outbox.link)), lt(outbox.createdAt, at - day)));
    await deletePhotosBefore(transaction, at - day);
    await transaction.delete(idempotencyKey).where(lt(idempotencyKey.at, at - 30 * day));
    await transaction.delete(pushMessage).where(lte(pushMessage.expiresAt, at));
    await transaction
      .delete(customer)
      .where(and(isNull(customer.verifiedAt), lt(customer.createdAt, at - 7 * day)));
    await transaction.delete(supportRequest).where(lt(supportRequest.createdAt, at - 365 * day));
    await transaction
      .delete(newsletterSubscription)
      .where(
        and(
          eq(newsletterSubscription.status, "asked"),
          lte(newsletterSubscription.confirmationExpiresAt, at),
        ),
      );
    await transaction
      .delete(walletPass)
      .where(and(isNull(walletPass.customerId), lt(walletPass.changedAt, (at - 7 * day) / 1000)));
  });
}
