// `npm run operator -- <command>`, or `node build/process/operator.js <command>`: actions of the mall's staff and machines, on the database at DATABASE_URL.
import { inspect } from "node:util";
import { loggedError } from "@contract/log-serializers.server";
import { backup, restore, verify } from "./backup";
import { DatabaseTooOld, openDatabase } from "./db/database";
import { strongCost } from "./domain/accounts/password-hash";
import { endAllSessions } from "./domain/accounts/sessions";
import { ApiFailure } from "./domain/call/failure";
import { redeemAtTill } from "./domain/loyalty/customer-rewards";
import { pendingReceipts } from "./domain/loyalty/pending-receipts";
import { approveReceipt, rejectReceipt } from "./domain/loyalty/receipt-decisions";
import { carPassed } from "./domain/member/parking";
import { replyAsClerk } from "./domain/messages/clerk";
import { realtimeOf } from "./domain/realtime/publish";
import { previewLink, purgeContent } from "./editing";
import { readMallApiEnvironment } from "./environment";
import { databaseProblem } from "./log";
import { withStoredRealtime } from "./realtime-variables";

// The image has no npm scripts' tools.
const own = process.env.npm_lifecycle_event ? "npm run operator --" : "node build/process/operator.js";
const usage = `${own} <command>
  receipts                            pending receipts, oldest first
  approve <receipt id>                the receipt's points are credited
  reject <receipt id> <reason>        unreadable, wrong_data, over_limit, or a sentence
  use <mall> <reward code>            the till takes a reward
  log-out <mall> <address>            ends all sessions of a member, such as of a lost phone
  car-in <mall> <plate>               the barrier lets a car in
  car-out <mall> <plate>              … and out
  answer <conversation id> <text>     a clerk answers a member
  purge <mall> [<kind> [<id>]]        content that changed is rendered again
  preview <mall> <path> [<hours>]     a link to a page with what isn't published yet, for a day
  backup <file>                       copies the database while it is in use, and verifies the copy
  verify [<file>]                     whether the books balance, of a copy or of the database
  restore <file>                      replaces the database by a copy, while nothing uses it`;

process.on("uncaughtException", (error) => {
  // Node would print a failed query with its parameters.
  console.error(databaseProblem(error) ?? inspect(loggedError(error), { depth: 6 }));
  process.exit(1);
});
const [command = "", ...words] = process.argv.slice(2);
const environment = readMallApiEnvironment(withStoredRealtime(process.env));
const withoutDatabase: Record<string, () => Promise<string>> = {
  backup: () => backup(environment.DATABASE_URL, words[0]),
  verify: () => verify(environment.DATABASE_URL, words[0]),
  restore: () => restore(environment.DATABASE_URL, words[0]),
  purge: () => purgeContent(environment, words),
  preview: () => previewLink(environment, words),
};
const withoutIt = Object.hasOwn(withoutDatabase, command) ? withoutDatabase[command] : undefined;
if (withoutIt) {
  await withoutIt().then(console.log, (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  process.exit();
}
const database = await openDatabase(environment.DATABASE_URL, environment.DATABASE_AUTH_TOKEN).catch(
  (error) => {
    if (!(error instanceof DatabaseTooOld)) throw error;
    console.error(error.message);
    process.exit(1);
  },
);
const services = {
  database,
  environment,
  now: () => new Date(),
  passwordCost: strongCost,
  // What is written here, the reference API sends.
  push: null,
  ...realtimeOf(environment),
};

try {
  console.log(await run());
} catch (error) {
  if (!(error instanceof ApiFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  database.$client.close();
}

async function run(): Promise<string> {
  const [first = "", second = "", ...rest] = words;
  switch (command) {
    case "receipts":
      return (await pendingReceipts(database)).join("\n") || "No receipt is waiting";
    case "approve": {
      const { points } = await approveReceipt(services, first);
      return `Approved, ${points} points`;
    }
    case "reject":
      await rejectReceipt(services, first, [second, ...rest].join(" ") || "unreadable");
      return "Rejected";
    case "use": {
      const { pointsPrice } = await redeemAtTill(services, first, second);
      return `Used, a reward for ${pointsPrice} points`;
    }
    case "log-out":
      await endAllSessions(services, first, second);
      return "Logged out everywhere";
    case "car-in":
    case "car-out":
      return (await carPassed(services, first, second, command === "car-in" ? "in" : "out"))
        ? "A member's car"
        : "No member's car";
    case "answer":
      await replyAsClerk(services, first, [second, ...rest].join(" "));
      return "Sent";
    default:
      process.exitCode = 1;
      return usage;
  }
}
