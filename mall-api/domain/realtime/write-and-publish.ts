import type { RealtimeEvent } from "@contract/realtime-event";
import type { Database } from "../../db/database";
import { inWriteTransaction, type Transaction } from "../../db/write-transaction";
import type { Publish } from "./publish";

export type PublishAfterCommit = (event: RealtimeEvent) => void;

/** Runs a write transaction for one member and publishes its events after the commit. */
export async function writeAndPublish<Result>(
  { database, publish }: { database: Database; publish: Publish },
  customerId: string,
  work: (transaction: Transaction, publish: PublishAfterCommit) => Promise<Result>,
): Promise<Result> {
  let events: RealtimeEvent[] = [];
  const result = await inWriteTransaction(database, (transaction) => {
    events = [];
    return work(transaction, (event) => events.push(event));
  });
  publish(customerId, events);
  return result;
}
