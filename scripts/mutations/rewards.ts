import type { MutatedFile } from "./mutation";

const folder = "mall-api/domain/loyalty";
const rewardTests = [`${folder}/rewards.test.ts`];

export const rewards: MutatedFile[] = [
  {
    file: `${folder}/ineligibility.ts`,
    tests: rewardTests,
    mutations: [
      {
        rule: "A reward isn't activated before it is valid",
        find: "Date.parse(reward.valid_from) > now.getTime()",
        replace: "false",
      },
      {
        rule: "A reward ends at its last instant",
        find: "Date.parse(reward.valid_to) <= now.getTime()",
        replace: "Date.parse(reward.valid_to) < now.getTime()",
      },
      {
        rule: "The last piece of the stock is handed out",
        find: "stockLeft <= 0",
        replace: "stockLeft <= 1",
      },
      {
        rule: "A member activates a reward as often as its limit says",
        find: "activated >= reward.limit_per_member",
        replace: "activated > reward.limit_per_member",
      },
      {
        rule: "A reward of a higher tier is refused",
        find: "needed.points_from > tier.points_from",
        replace: "false",
      },
      {
        rule: "A reward of the member's own tier is activated",
        find: "needed.points_from > tier.points_from",
        replace: "needed.points_from >= tier.points_from",
      },
      {
        rule: "A balance of exactly the price is enough",
        find: "balance < (reward.points_price ?? 0)",
        replace: "balance <= (reward.points_price ?? 0)",
      },
    ],
  },
  {
    file: `${folder}/activation.ts`,
    tests: rewardTests,
    mutations: [
      {
        rule: "Expired points buy nothing",
        find: "await expireDue(transaction, customerId, now());",
        replace: "",
      },
      {
        rule: "A reward costs its price",
        find: "points: -price,\n              customerRewardId",
        replace: "points: -1,\n              customerRewardId",
      },
      {
        rule: "A reward that can't be activated isn't",
        find: "if (ineligibility) throw conflict",
        replace: "if (false) throw conflict",
      },
      {
        rule: "An activated reward leaves the stock",
        find: "await takeFromStock(transaction, tenant, offered);",
        replace: "",
      },
      {
        rule: "A reward is usable for its minutes",
        find: "offered.usable_minutes * minute",
        replace: "offered.usable_minutes * 1000",
      },
      {
        rule: "A reward of another mall isn't found",
        find: 'and(eq(entity.tenant, tenant), eq(entity.resource, "rewards"), eq(entity.id, id))',
        replace: 'and(eq(entity.resource, "rewards"), eq(entity.id, id))',
      },
    ],
  },
  {
    file: `${folder}/customer-rewards.ts`,
    tests: rewardTests,
    mutations: [
      {
        rule: "A code is valid once",
        find: "await transaction.update(customerReward).set({ usedAt: now().getTime() }).where(isIt);",
        replace: "",
      },
      {
        rule: "A used or expired code is refused",
        find: 'if (status !== "active") throw',
        replace: "if (false) throw",
      },
      {
        rule: "A reward expires at its last instant",
        find: "usableUntil > now.getTime()",
        replace: "usableUntil >= now.getTime()",
      },
      {
        rule: "A code is valid in its own mall",
        find: "and(eq(customerReward.tenant, tenant), eq(customerReward.code, code))",
        replace: "eq(customerReward.code, code)",
      },
      {
        rule: "A member sees own rewards only",
        find: "and(eq(customerReward.id, id), eq(customerReward.customerId, customer.id))",
        replace: "eq(customerReward.id, id)",
      },
      {
        rule: "Used rewards are listed as used",
        find: "used: isNotNull(customerReward.usedAt)",
        replace: "used: isNull(customerReward.usedAt)",
      },
      {
        rule: "A member sees how many more of a reward there are",
        find: "Math.max(0, each.limit_per_member - times)",
        replace: "each.limit_per_member",
      },
    ],
  },
  {
    file: `${folder}/reward-facts.ts`,
    tests: rewardTests,
    mutations: [
      {
        rule: "What was handed out is missing from the stock",
        find: "Math.max(0, stock - taken)",
        replace: "stock",
      },
      {
        rule: "A limit counts the member's own rewards",
        find: "and(eq(customerReward.customerId, customerId), inArray(",
        replace: "and(inArray(",
      },
    ],
  },
  {
    file: `${folder}/cards.ts`,
    tests: [`${folder}/cards.test.ts`],
    mutations: [
      { rule: "A plastic card is linked once", find: "isNull(plasticCard.linkedAt),\n", replace: "" },
      {
        rule: "A plastic card is linked with its birth date",
        find: "eq(plasticCard.birthDate, birth_date),\n",
        replace: "",
      },
      {
        rule: "A member's own birth date must be the card's",
        find: "(member.birthDate !== null && member.birthDate !== birth_date)",
        replace: "false",
      },
      { rule: "A plastic card is of its mall", find: "eq(plasticCard.tenant, tenant),\n", replace: "" },
      {
        rule: "A plastic card's points are credited",
        find: "if (card.points > 0) {",
        replace: "if (false) {",
      },
      {
        rule: "Wrong card numbers are counted",
        find: '{ name: "plastic card", by: customer.id, most: 5, withinMs: hour },',
        replace: "",
      },
      {
        rule: "A gift card needs its PIN",
        find: "if (!card || !isSameHash(card.pinHash, hashOf(card.salt + pin))) throw",
        replace: "if (!card) throw",
      },
      {
        rule: "A right PIN is not counted",
        find: "await inWriteTransaction(database, (transaction) => removeAttempts(transaction, attempts));",
        replace: "",
      },
      {
        rule: "A gift card allows five wrong PINs a day",
        find: "most: 5,\n    withinMs: day,",
        replace: "most: 50,\n    withinMs: day,",
      },
    ],
  },
];
