import type { MutatedFile } from "./mutation";

const folder = "mall-api/domain/loyalty";
const receiptTests = [`${folder}/receipts.test.ts`];

export const receipts: MutatedFile[] = [
  {
    file: `${folder}/receipt-points.ts`,
    tests: receiptTests,
    mutations: [
      { rule: "Points are rounded down", find: "Math.floor(", replace: "Math.ceil(" },
      { rule: "A tier multiplies points", find: "Math.round(multiplier * 100)", replace: "100" },
    ],
  },
  {
    file: `${folder}/receipts.ts`,
    tests: receiptTests,
    mutations: [
      {
        rule: "A receipt of tomorrow is refused",
        find: 'if (given.issued_at > today) throw invalid("issued_at", "in_the_future");',
        replace: "",
      },
      {
        rule: "A receipt of today is accepted",
        find: "given.issued_at > today",
        replace: "given.issued_at >= today",
      },
      {
        rule: "A receipt has a last day",
        find: "if (given.issued_at < dayAfter(",
        replace: "if (given.issued_at <= dayAfter(",
      },
      {
        rule: "A shop that gives no points takes no receipts",
        find: "if (!row.givesPoints) throw",
        replace: "if (false) throw",
      },
      {
        rule: "A large receipt waits for a decision",
        find: "if (row.total > receiptRules.approvedAtOnce) return false;",
        replace: "",
      },
      {
        rule: "A receipt of exactly the limit is approved at once",
        find: "row.total > receiptRules.approvedAtOnce)",
        replace: "row.total >= receiptRules.approvedAtOnce)",
      },
      {
        rule: "A day's receipts are approved at once up to a total",
        find: "(today?.total ?? 0) + row.total <=",
        replace: "row.total <=",
      },
      {
        rule: "A day begins at the mall's midnight",
        find: 'mallInstant(mallDay(now.getTime()), "00:00")',
        replace: "Math.floor(now.getTime() / day) * day",
      },
      {
        rule: "A member sends a limited number of receipts a day",
        find: ">= receiptRules.aDay",
        replace: "> receiptRules.aDay",
      },
      {
        rule: "A member sees own receipts only",
        find: "and(eq(receipt.id, id), eq(receipt.customerId, customer.id))",
        replace: "eq(receipt.id, id)",
      },
    ],
  },
  {
    file: `${folder}/receipt-claims.ts`,
    tests: receiptTests,
    mutations: [
      {
        rule: "A receipt is accepted once",
        find: "if (claimed.length < hashes.length) throw",
        replace: "if (false) throw",
      },
      {
        rule: "A receipt's number is the same however it is written",
        find: 'given.number.toUpperCase().replaceAll(/[^\\p{L}\\p{N}]/gu, "")',
        replace: "given.number",
      },
      {
        rule: "Receipts of two shops may have the same number",
        find: "[tenant, given.company_id, number,",
        replace: "[tenant, number,",
      },
      {
        rule: "A receipt is recognized by its photo",
        find: ", hashOf(photo)].join",
        replace: ", number].join",
      },
      {
        rule: "One photo may show two receipts",
        find: "given.issued_at, given.total, hashOf(photo)]",
        replace: "given.issued_at, hashOf(photo)]",
      },
      {
        rule: "A receipt is recognized by its fiscal id",
        find: "...(fiscalId === null ? [] : [",
        replace: "...(true ? [] : [",
      },
    ],
  },
  {
    file: `${folder}/receipt-decisions.ts`,
    tests: receiptTests,
    mutations: [
      {
        rule: "A receipt is decided once",
        find: 'if (row.status !== "pending") throw',
        replace: "if (false) throw",
      },
      {
        rule: "A rejected receipt may be sent again",
        find: "await endClaims(transaction, id);",
        replace: "",
      },
      {
        rule: "A rejected receipt gives no points",
        find: '{ status: "rejected", reason, points: 0 }, services',
        replace: '{ status: "rejected", reason, points: 1 }, services',
      },
      { rule: "An approved receipt earns its points", find: "if (points > 0) {", replace: "if (false) {" },
      {
        rule: "A receipt is approved with the multiplier of that moment",
        find: "const points = await pointsFor(transaction, tenant, customerId, total, now);",
        replace: "const [{ points }] = [await receiptRow(transaction, id)];",
      },
    ],
  },
  {
    file: `${folder}/badges.ts`,
    tests: receiptTests,
    mutations: [
      {
        rule: "A badge needs all that it counts",
        find: "facts[counts] < need",
        replace: "facts[counts] < need - 1",
      },
      {
        rule: "A badge is awarded with exactly what it counts",
        find: "facts[counts] < need",
        replace: "facts[counts] <= need",
      },
      { rule: "A badge is awarded once", find: "earned.has(id) || ", replace: "" },
      {
        rule: "Only approved receipts count for a badge",
        find: 'and(eq(receipt.customerId, customerId), eq(receipt.status, "approved"))',
        replace: "and(eq(receipt.customerId, customerId))",
      },
      { rule: "An earned badge stays complete", find: "earnedAt ? need : Math.min", replace: "Math.min" },
    ],
  },
];
