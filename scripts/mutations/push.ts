import type { MutatedFile } from "./mutation";

export const push: MutatedFile[] = [
  {
    file: "contract/push-sender.server.ts",
    tests: ["contract/push-sender.server.test.ts"],
    mutations: [
      {
        rule: "Push messages are sent over TLS",
        find: 'protocol === "https:" && port',
        replace: "port",
      },
      { rule: "Push messages are sent to usual ports", find: ' && port === ""', replace: "" },
      {
        rule: "A push endpoint has no credentials",
        find: "if (username || password) return false;",
        replace: "",
      },
      {
        rule: "A push endpoint is no private address",
        find: "(isIP(host) === 0 || isPublicAddress(host))",
        replace: "true",
      },
      {
        rule: "A push endpoint's name is not that of a private address",
        find: "publicConnector({ timeout: connectMs, networks: [] })",
        replace: "{ timeout: connectMs }",
      },
      {
        rule: "A push subscription that has expired is gone",
        find: "status === 404 || status === 410",
        replace: "status === 404",
      },
      {
        rule: "A push service says when to try again",
        find: "retryAfterSeconds: secondsOf(retryAfter)",
        replace: "retryAfterSeconds: null",
      },
      {
        rule: "A push message is kept no longer than services do",
        find: "Math.min(maxTtlSeconds, Math.floor(ttlSeconds))",
        replace: "Math.floor(ttlSeconds)",
      },
    ],
  },
  {
    file: "server/operator/signed-request.ts",
    tests: ["server/operator/push.test.ts"],
    mutations: [
      {
        rule: "Only who has the secret sends push messages through the site",
        find: 'if (nonce === null) return refuse(401, "The signature is not valid, or too old");',
        replace: "",
      },
      {
        rule: "A signed request for push messages is accepted once",
        find: "await isFirstUse(nonce)",
        replace: "true",
      },
      {
        rule: "A request for push messages has a maximum size",
        find: "bytes > maxBytes ? null : ",
        replace: "",
      },
    ],
  },
];

/** Rules that tests of the reference API hold. */
export const pushDefences: MutatedFile[] = [
  {
    file: "mall-api/domain/push/devices.ts",
    tests: ["mall-api/tests/push.test.ts", "mall-api/tests/member-privacy.test.ts"],
    mutations: [
      {
        rule: "A member's push device is at a public address",
        find: 'if (!senderOf(call).accepts(endpoint)) throw invalid("endpoint", "invalid");',
        replace: "",
      },
      {
        rule: "A push device ends for who was logged in before",
        find: "or(eq(pushDevice.endpoint, endpoint), eq(pushDevice.tokenHash, tokenHash))",
        replace: "eq(pushDevice.tokenHash, tokenHash)",
      },
      {
        rule: "Push devices are their member's",
        find: "and(eq(pushDevice.id, id), eq(pushDevice.customerId, call.customer.id))",
        replace: "eq(pushDevice.id, id)",
      },
    ],
  },
  {
    file: "mall-api/domain/push/delivery.ts",
    tests: ["mall-api/tests/push.test.ts"],
    mutations: [
      {
        rule: "A push message is sent by one process",
        find: "dueAt: at + leaseMs, ",
        replace: "",
      },
    ],
  },
  {
    file: "mall-api/domain/push/outbox.ts",
    tests: ["mall-api/tests/push.test.ts"],
    mutations: [
      {
        rule: "A kind of push messages that is switched off is not sent",
        find: "WHERE NOT EXISTS (",
        replace: "WHERE 1 OR NOT EXISTS (",
      },
    ],
  },
];
