import type { MutatedFile } from "./mutation";

/** Defences of docs/security.md whose tests need the running site or the reference API. */
export const defences: MutatedFile[] = [
  {
    file: "app/caching/cache-key.server.ts",
    tests: ["tests/integration/page-cache-fuzz.test.ts"],
    mutations: [
      { rule: "A cached page is in the visitor's languages", find: "${languages.join()}", replace: "" },
      {
        rule: "A cached page is rendered with the consent of its key",
        find: "const key = `${consentKey(consent)} ${saveData}`;",
        replace: "const key = `? ${saveData}`;",
      },
      {
        rule: "A cached page has the scripts that Save-Data leaves out",
        find: 'headers["save-data"] === "on" ? "on" : ""',
        replace: '""',
      },
      {
        rule: "A visitor's own cookies keep a page out of the cache",
        find: "if (isOnesOwn(cookie)) return null;",
        replace: "",
      },
      {
        rule: "A page that removes a withdrawn tag's cookies is not cached",
        find: "withdrawnNames(cookie, tenant, consent.enabled).length > 0",
        replace: "false",
      },
      {
        rule: "A cached page belongs to its host",
        find: "${protocol}://${host} ",
        replace: "${protocol}://${tenant.tenantSecondLevelDomain}.localhost ",
      },
    ],
  },
  {
    file: "app/caching/cache-key.server.ts",
    tests: ["tests/integration/page-cache.test.ts"],
    mutations: [
      {
        rule: "An unknown host's pages are not cached",
        find: "if (!isOwnHost(host)) return null;",
        replace: "",
      },
    ],
  },
  {
    file: "app/caching/member-page.server.ts",
    tests: ["tests/integration/member-pages.test.ts"],
    mutations: [
      {
        rule: "A page that members share belongs to what it shows of them",
        find: "reactions: Object.fromEntries(reactions) }",
        replace: "reactions: Object.fromEntries(reactions.map(([query]) => [query, null])) }",
      },
      {
        rule: "A page that needs its member's token is not shared",
        find: "(isComplete && !neededToken)",
        replace: "isComplete",
      },
    ],
  },
  {
    file: "app/caching/cacheable-address.server.ts",
    tests: ["tests/integration/page-cache-fuzz.test.ts"],
    mutations: [
      {
        rule: "A cached page belongs to the values of its query",
        find: 'address: query.text === "" ? path : `${path}?${query.text}`',
        replace: "address: path",
      },
      {
        rule: "A page whose query its route doesn't declare is not cached",
        find: 'if (!isDeclared && kind === "document") continue;\n    if (!isDeclared || ',
        replace: "if (!isDeclared) continue;\n    if (",
      },
    ],
  },
  {
    file: "app/session/host-cookie.server.ts",
    tests: ["tests/integration/page-cache-fuzz.test.ts"],
    mutations: [
      {
        rule: "A page for the reset of a password is not cached",
        find: '["draft", "toast", "reset", "reaction"]',
        replace: '["draft", "toast", "reaction"]',
      },
    ],
  },
  {
    file: "app/session/token.server.ts",
    tests: ["tests/integration/attribution.test.ts"],
    mutations: [
      {
        rule: "A malformed token is never sent to the mall API",
        find: "isToken(token) ? token : null",
        replace: "token || null",
      },
    ],
  },
  {
    file: "contract/form-data.server.ts",
    tests: ["tests/integration/request-budget.test.ts"],
    mutations: [
      {
        rule: "A form has a limited number of fields",
        find: "if (fields > fieldLimit) throw new BodyRefused(413);",
        replace: "",
      },
      {
        rule: "A multipart form has a limited number of parts",
        find: "maxParts: fieldLimit",
        replace: "maxParts: 1e9",
      },
      {
        rule: "A body has a limited length",
        find: "if (length > bytes) throw new BodyRefused(413);",
        replace: "",
      },
    ],
  },
  {
    file: "app/document/content-security-policy.server.ts",
    tests: ["tests/integration/observatory.test.ts"],
    mutations: [
      {
        rule: "Nothing is allowed by default",
        find: "\"default-src 'none'\"",
        replace: "\"default-src 'self'\"",
      },
      {
        rule: "No inline script is allowed as such",
        find: "script-src 'self'",
        replace: "script-src 'self' 'unsafe-eval'",
      },
    ],
  },
  {
    file: "server/http/security-headers.ts",
    tests: ["tests/integration/observatory.test.ts"],
    mutations: [
      { rule: "TLS can't be downgraded", find: "max-age=63072000", replace: "max-age=600" },
      {
        rule: "No other site embeds a page",
        find: '"cross-origin-resource-policy": "same-origin"',
        replace: '"cross-origin-resource-policy": "cross-origin"',
      },
    ],
  },
  {
    file: "app/session/same-origin.server.ts",
    tests: ["tests/integration/accounts.test.ts", "tests/integration/profile.test.ts"],
    mutations: [
      {
        rule: "No form of another site is accepted",
        find: "if (origin && origin !== new URL(request.url).origin) return true;",
        replace: "",
      },
    ],
  },
  {
    file: "server/http/proxy-trust.ts",
    tests: ["tests/integration/hosts.test.ts", "tests/integration/server.test.ts"],
    mutations: [
      {
        rule: "A visitor's X-Forwarded-Host shows no other mall",
        find: 'isHostForwarded && said("x-forwarded-host")',
        replace: 'said("x-forwarded-host")',
      },
      { rule: "A request has one host", find: "|| isHostRepeated(request)", replace: "" },
    ],
  },
  {
    file: "app/tenant/tenant.server.ts",
    tests: ["tests/integration/hosts.test.ts"],
    mutations: [
      { rule: "An undeclared host gets no page", find: "(hosts.otherwise && name)", replace: "name" },
      {
        rule: "A mall answers on its preferred host",
        find: "(preferredHost(host) ?? (",
        replace: "((preferredHost(host) && name) ?? (",
      },
    ],
  },
  {
    file: "mall-api/domain/accounts/visitor-limits.ts",
    tests: ["mall-api/tests/limits.test.ts"],
    mutations: [
      {
        rule: "A browser that has logged in before is not affected by strangers",
        find: "if (browser?.isKnown)",
        replace: "if (false as boolean && browser)",
      },
    ],
  },
  {
    file: "app/session/browser.server.ts",
    tests: ["tests/integration/limits.test.ts"],
    mutations: [
      {
        rule: "A browser is known for the accounts that its cookie was signed for",
        find: "marks.some((each) => timingSafeEqual(Buffer.from(each), expected)) ? id : null",
        replace: "marks.length > 0 && expected ? id : null",
      },
    ],
  },
  {
    file: "contract/client-address.ts",
    tests: ["mall-api/tests/limits.test.ts", "tests/integration/limits.test.ts"],
    mutations: [
      {
        rule: "An IPv6 line counts as one address",
        find: "{ range: prefix(64), factor: 1 }",
        replace: "{ range: address, factor: 1 }",
      },
    ],
  },
  {
    file: "mall-api/domain/accounts/registration.ts",
    tests: ["mall-api/tests/pre-hijacking.test.ts"],
    mutations: [
      {
        rule: "A registration is verified in its own browser",
        find: "known.registrantHash !== null && known.registrantHash !== browserHash(call)",
        replace: "false",
      },
    ],
  },
  {
    file: "mall-api/domain/accounts/registration.ts",
    tests: ["mall-api/tests/accounts.test.ts"],
    mutations: [
      {
        rule: "A registration doesn't reveal who is a member",
        find: "if (current && current.verifiedAt !== null) {",
        replace: 'if (current && current.verifiedAt !== null) {\n        throw invalid("email", "taken");',
      },
    ],
  },
  {
    file: "mall-api/domain/accounts/sessions.ts",
    tests: ["mall-api/tests/sessions.test.ts"],
    mutations: [
      {
        rule: "Devices are their member's",
        find: "eq(accessToken.customerId, customer.id), ",
        replace: "",
      },
    ],
  },
  {
    file: "app/realtime/session-ends.server.ts",
    tests: ["tests/integration/session-ends.test.ts"],
    mutations: [
      {
        rule: "The site ends the connections of a session that it ends",
        find: "if (member && token)\n",
        replace: "if (false as boolean && member && token)\n",
      },
    ],
  },
  {
    file: "mall-api/domain/accounts/login.ts",
    tests: ["tests/integration/session-ends.test.ts"],
    mutations: [
      {
        rule: "The mall API ends the connections of a session that it ends",
        find: "endConnections(customer.id, { only: hashOf(token) });",
        replace: "",
      },
    ],
  },
  {
    file: "mall-api/domain/wallet/wallet-passes.ts",
    tests: ["mall-api/tests/wallet-passes.test.ts"],
    mutations: [
      {
        rule: "A wallet pass is read by its own token",
        find: "!row || !isSameHash(hashOf(token), hashOf(row.token))",
        replace: "!row",
      },
      {
        rule: "A wallet pass is one of its mall's",
        find: ".where(and(eq(walletPass.id, id), eq(walletPass.tenant, tenant)));",
        replace: ".where(and(eq(walletPass.id, id)));",
      },
      {
        rule: "A wallet pass is of the member's own booking",
        find: "!(await orderById(call, subjectId))",
        replace: "false",
      },
    ],
  },
  {
    file: "mall-api/domain/wallet/announce-passes.ts",
    tests: ["mall-api/tests/wallet-passes.test.ts"],
    mutations: [
      {
        rule: "An announcement of a wallet pass is signed",
        find: 'const { EDITOR_SECRET: secret = "" } = environment;',
        replace: 'const secret = "x";',
      },
      {
        rule: "An announcement of a wallet pass is repeated until it is accepted",
        find: "if (!response.ok) console.error(`${site} did not accept a changed pass: ${response.status}`);\n    return response.ok;",
        replace: "return true;",
      },
    ],
  },
];
