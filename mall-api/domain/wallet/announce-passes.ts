import { lookup } from "node:dns";
import { signedHeaders } from "@contract/signed-request.server";
import { type WalletChange, walletChangesPath } from "@contract/wallet-pass";
import { and, eq, inArray, lt, lte } from "drizzle-orm";
import { Agent, fetch } from "undici";
import { walletDevice, walletPass } from "../../db/wallet-schema";
import { inWriteTransaction } from "../../db/write-transaction";
import type { MallApiEnvironment } from "../../environment";
import { log } from "../../log";
import { siteAddress } from "../../site-address";
import type { Services } from "../call/services";
import { hour, second } from "../time/durations";
import type { PassRow } from "./wallet-passes";

type DeviceRow = typeof walletDevice.$inferSelect;

/** As many as a site handles at once without its visitors noticing. */
const mostAtOnce = 10;
const answerMs = 10 * second;
const longestPause = hour;

/** Names under localhost are this machine, which not every system's resolver knows. */
const agent = new Agent({
  connect: {
    lookup: (host, options, callback) =>
      /(?:^|\.)localhost$/.test(host)
        ? callback(null, [{ address: "127.0.0.1", family: 4 }])
        : lookup(host, options, callback),
  },
});

/**
 * Announces changed passes to their malls' sites, which notify the wallets; to be called every second. What fails is
 * announced again, later each time; a pass that changes meanwhile at once. A mall whose site hangs delays no other.
 */
export function passAnnouncer(services: Services): () => Promise<void> {
  const { database, now } = services;
  const busy = new Set<string>();
  const isDue = () =>
    and(lt(walletPass.announcedAt, walletPass.changedAt), lte(walletPass.dueAt, now().getTime()));

  async function announceAll(mall: string): Promise<void> {
    const isOfMall = eq(walletPass.tenant, mall);
    for (;;) {
      const rows = await database
        .select()
        .from(walletPass)
        .where(and(isOfMall, isDue()))
        .orderBy(walletPass.dueAt)
        .limit(mostAtOnce);
      if (rows.length > 0) await announce(services, rows);
      if (rows.length < mostAtOnce) return;
    }
  }

  return async () => {
    const due = await database.selectDistinct({ mall: walletPass.tenant }).from(walletPass).where(isDue());
    const waiting = due.filter(({ mall }) => !busy.has(mall));
    await Promise.all(
      waiting.map(({ mall }) => {
        busy.add(mall);
        return announceAll(mall).finally(() => busy.delete(mall));
      }),
    );
  };
}

async function announce({ database, now, environment }: Services, rows: PassRow[]): Promise<void> {
  const isOfRows = inArray(
    walletDevice.passId,
    rows.map(({ id }) => id),
  );
  const devices = await database.select().from(walletDevice).where(isOfRows);
  const outcomes = await Promise.all(
    rows.map((row) => {
      const own = devices.filter(({ passId }) => passId === row.id);
      // Nobody has added it yet.
      return (row.wallet === "apple" && own.length === 0) || post(environment, row, own);
    }),
  );
  await inWriteTransaction(database, async (transaction) => {
    for (const [at, row] of rows.entries())
      await transaction
        .update(walletPass)
        .set(outcomes[at] ? { announcedAt: row.changedAt, failures: 0, dueAt: 0 } : postponed(row, now()))
        // What has changed meanwhile stays due.
        .where(and(eq(walletPass.id, row.id), eq(walletPass.changedAt, row.changedAt)));
  });
}

const postponed = ({ failures }: PassRow, now: Date) => ({
  failures: failures + 1,
  dueAt: now.getTime() + Math.min(second * 2 ** Math.min(failures, 20), longestPause),
});

async function post(
  environment: MallApiEnvironment,
  { tenant, wallet, id, token }: PassRow,
  devices: DeviceRow[],
): Promise<boolean> {
  const { EDITOR_SECRET: secret = "" } = environment;
  const site = siteAddress(environment, tenant);
  const change: WalletChange = {
    ...{ mall: tenant, wallet, id, token },
    devices: devices.map(({ device, pushToken }) => ({ device, push_token: pushToken })),
  };
  const body = JSON.stringify(change);
  const headers = signedHeaders({ secret, method: "POST", path: walletChangesPath, body });
  try {
    const response = await fetch(new URL(walletChangesPath, site), {
      method: "POST",
      body,
      headers: { ...headers, "Content-Type": "application/json" },
      signal: AbortSignal.timeout(answerMs),
      redirect: "error",
      dispatcher: agent,
    });
    await response.body?.cancel();
    if (!response.ok) log.warn({ site, status: response.status }, "The site did not accept a changed pass");
    return response.ok;
  } catch {
    log.warn({ site }, "The site was not notified of a changed pass: it does not answer");
    return false;
  }
}
