import type { MutatedFile } from "./mutation";

const folder = "mall-api/domain/loyalty";
const ledger = [`${folder}/ledger.test.ts`];

export const points: MutatedFile[] = [
  {
    file: `${folder}/ledger.ts`,
    tests: ledger,
    mutations: [
      {
        rule: "Points that expire soonest are spent first",
        find: "asc(pointLot.expiresAt), asc(pointLot.entryId)",
        replace: "desc(pointLot.expiresAt), desc(pointLot.entryId)",
      },
      {
        rule: "Points that expire together are spent in the order of their credits",
        find: ", asc(pointLot.entryId))",
        replace: ", desc(pointLot.entryId))",
      },
      {
        rule: "A balance is never negative",
        find: 'if (balance < 0) throw conflict("There are not enough points");',
        replace: "",
      },
      { rule: "All points may be spent", find: "if (balance < 0) throw", replace: "if (balance <= 0) throw" },
      {
        rule: "Points live two years",
        find: "const pointsLiveMs = 2 * 365 * day;",
        replace: "const pointsLiveMs = 365 * day;",
      },
      {
        rule: "Points expire at their instant",
        find: "lte(pointLot.expiresAt, now.getTime())",
        replace: "lt(pointLot.expiresAt, now.getTime())",
      },
      {
        rule: "Points that were spent don't expire",
        find: "  await transaction.update(pointLot).set({ remaining: 0 }).where(isDue);\n",
        replace: "",
      },
      {
        rule: "An expiry is written to the ledger",
        find: "points: -points,\n    balance,",
        replace: "points: -1,\n    balance,",
      },
      {
        rule: "A member's points expire, and nobody else's",
        find: "const isDue = and(\n    eq(pointLot.customerId, customerId),",
        replace: "const isDue = and(",
      },
      {
        rule: "Adjustments don't count for the tier",
        find: 'eq(ledgerEntry.kind, "earn"),\n        gte',
        replace: "gt(ledgerEntry.points, 0),\n        gte",
      },
      {
        rule: "The first instant of a year belongs to it",
        find: "gte(ledgerEntry.at, from)",
        replace: "gt(ledgerEntry.at, from)",
      },
      {
        rule: "The first instant of the next year doesn't belong to it",
        find: "lt(ledgerEntry.at, to)",
        replace: "lte(ledgerEntry.at, to)",
      },
      {
        rule: "Points are taken from a lot only as far as they are needed",
        find: "Math.min(left, lot.remaining)",
        replace: "lot.remaining",
      },
      {
        rule: "A member spends own points",
        find: "and(eq(pointLot.customerId, customerId), gt(pointLot.remaining, 0)))\n    .orderBy",
        replace: "gt(pointLot.remaining, 0))\n    .orderBy",
      },
      {
        rule: "A new balance follows the last line",
        find: ".orderBy(desc(ledgerEntry.id))",
        replace: ".orderBy(asc(ledgerEntry.id))",
      },
    ],
  },
  {
    file: `${folder}/expiry.ts`,
    tests: ledger,
    mutations: [
      {
        rule: "A member is reminded of expiring points once",
        find: "await transaction.update(pointLot).set({ remindedAt: at }).where(isMine);",
        replace: "",
      },
      {
        rule: "A member is reminded of points thirty days before",
        find: "const pointsReminderMs = 30 * day;",
        replace: "const pointsReminderMs = 3 * day;",
      },
      {
        rule: "Nobody is reminded of points that have expired",
        find: "gt(pointLot.expiresAt, at),\n",
        replace: "",
      },
      {
        rule: "Nobody is reminded of points that were spent",
        find: "gt(pointLot.remaining, 0),\n    isNull",
        replace: "isNull",
      },
      { rule: "A used reward needs no reminder", find: "isNull(customerReward.usedAt),\n", replace: "" },
      {
        rule: "A member is reminded of a reward once",
        find: "isNull(customerReward.remindedAt),\n",
        replace: "",
      },
    ],
  },
  {
    file: `${folder}/points.ts`,
    tests: [...ledger, `${folder}/receipts.test.ts`],
    mutations: [
      {
        rule: "Expired points are never shown",
        find: "if (due) await inWriteTransaction",
        replace: "if (false) await inWriteTransaction",
      },
      {
        rule: "Pending points are those of pending receipts",
        find: 'eq(receipt.status, "pending")',
        replace: 'eq(receipt.status, "approved")',
      },
      {
        rule: "What expires first is shown first",
        find: "asc(pointLot.expiresAt)",
        replace: "desc(pointLot.expiresAt)",
      },
      {
        rule: "Expired points are not shown as spent",
        find: 'else if (line.kind === "spend")',
        replace: "else",
      },
      {
        rule: "A month is one of the mall's calendar",
        find: "sums.get(mallDay(line.at).slice(0, 7))",
        replace: "sums.get(new Date(line.at).toISOString().slice(0, 7))",
      },
    ],
  },
  {
    file: `${folder}/tiers.ts`,
    tests: ledger,
    mutations: [
      {
        rule: "A tier is reached with exactly its points",
        find: "points_from <= reached",
        replace: "points_from < reached",
      },
      {
        rule: "Last year's points hold a tier",
        find: "Math.max(yearPoints, lastYearPoints)",
        replace: "yearPoints",
      },
      { rule: "The highest tier that was reached counts", find: "tiers.findLast(", replace: "tiers.find(" },
      {
        rule: "What is missing to the next tier counts this year's points",
        find: "next.points_from - yearPoints)",
        replace: "next.points_from)",
      },
    ],
  },
];
