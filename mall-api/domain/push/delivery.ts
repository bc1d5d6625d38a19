import { fallbackLanguage, isLanguage } from "@contract/languages";
import type { PushKind } from "@contract/push";
import type { PushOutcome, PushSender } from "@contract/push-sender.server";
import { and, asc, eq, gt, inArray, isNull, lte, sql } from "drizzle-orm";
import { pushDevice, pushMessage } from "../../db/push-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import { log, logError } from "../../log";
import type { Services } from "../call/services";
import { hour, minute, second } from "../time/durations";

/** Longer than a message takes. If the process ends before it knows that one was sent, it is sent again after that. */
const leaseMs = 2 * minute;
const atOnce = 50;
const firstRetryMs = 30 * second;
const maxRetryMs = hour;

type Message = typeof pushMessage.$inferSelect;
type Device = typeof pushDevice.$inferSelect;

const pauseMs = 1_000;

/** Sends messages as soon as they are due, until it is stopped. */
export function startPushDelivery(services: Services) {
  let isStopped = services.push === null;
  let timer: NodeJS.Timeout | undefined;
  let current = isStopped ? Promise.resolve() : run();
  async function run() {
    await deliverPushes(services).catch(logError);
    if (!isStopped)
      timer = setTimeout(() => {
        current = run();
      }, pauseMs).unref();
  }
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
      await services.push?.close();
    },
  };
}

/** Sends what is due; whatever other processes do at the same time, each message is sent once. */
export async function deliverPushes(services: Services): Promise<void> {
  const { push } = services;
  if (!push) return;
  for (;;) {
    const claimed = await claim(services);
    await Promise.all(claimed.map((each) => deliver(services, push, each)));
    if (claimed.length < atOnce) return;
  }
}

/** Takes messages that are due, so that no other process does. */
async function claim({ database, now }: Services): Promise<{ message: Message; device: Device }[]> {
  const at = now().getTime();
  const isDue = and(isNull(pushMessage.sentAt), lte(pushMessage.dueAt, at), gt(pushMessage.expiresAt, at));
  const [waiting] = await database.select({ id: pushMessage.id }).from(pushMessage).where(isDue).limit(1);
  if (!waiting) return [];
  return inWriteTransaction(database, async (transaction) => {
    const due = await transaction
      .select({ message: pushMessage, device: pushDevice })
      .from(pushMessage)
      .innerJoin(pushDevice, eq(pushDevice.id, pushMessage.deviceId))
      .where(isDue)
      .orderBy(asc(pushMessage.dueAt), asc(pushMessage.id))
      .limit(atOnce);
    const ids = due.map(({ message }) => message.id);
    if (ids.length > 0)
      await transaction
        .update(pushMessage)
        .set({ dueAt: at + leaseMs, attempts: sql`${pushMessage.attempts} + 1` })
        .where(inArray(pushMessage.id, ids));
    return due;
  });
}

async function deliver(
  { database, now }: Services,
  push: PushSender,
  { message, device }: { message: Message; device: Device },
): Promise<void> {
  const { language, tenant, endpoint, p256dh, auth } = device;
  const outcome = await push.send(
    { endpoint, keys: { p256dh, auth } },
    {
      kind: message.kind as PushKind,
      mall: tenant,
      id: message.entityId,
      language: isLanguage(language) ? language : fallbackLanguage,
    },
    (message.expiresAt - now().getTime()) / 1000,
  );
  await inWriteTransaction(database, async (transaction) => {
    const isIt = eq(pushMessage.id, message.id);
    switch (outcome.outcome) {
      case "sent":
        return transaction.update(pushMessage).set({ sentAt: now().getTime() }).where(isIt);
      case "gone":
        // A device that has subscribed again meanwhile has another address.
        return transaction
          .delete(pushDevice)
          .where(and(eq(pushDevice.id, device.id), eq(pushDevice.endpoint, endpoint)));
      case "later":
        return transaction
          .update(pushMessage)
          .set({ dueAt: now().getTime() + retryMs(outcome, message.attempts) })
          .where(isIt);
      case "refused":
        log.warn({ reason: outcome.reason }, "A push message was not sent");
        return transaction.delete(pushMessage).where(isIt);
    }
  });
}

/** Twice as long after each attempt, unless the push service says how long. */
const retryMs = ({ retryAfterSeconds }: Extract<PushOutcome, { outcome: "later" }>, attempts: number) =>
  retryAfterSeconds === null
    ? Math.min(maxRetryMs, firstRetryMs * 2 ** attempts)
    : retryAfterSeconds * second;
