import type { MutatedFile } from "./mutation";

export const caching: MutatedFile[] = [
  {
    file: "app/caching/cache-key.server.ts",
    tests: ["app/caching/cache-key.server.test.ts"],
    mutations: [
      {
        rule: "The cache key holds the visitor's languages where the address names none",
        find: "${languages.join()}",
        replace: "",
      },
      {
        rule: "The cache key holds all of the visitor's languages in their order",
        find: "followsVisitor ? languagesOf(headers) : []",
        replace: "followsVisitor ? languagesOf(headers).sort() : []",
      },
      {
        rule: "The cache key holds the consent of a visitor with cookies",
        find: "const key = `${consentKey(consent)} ${saveData}`;",
        replace: "const key = `? ${saveData}`;",
      },
      {
        rule: "Global Privacy Control declines",
        find: 'String(headers["sec-gpc"])',
        replace: '""',
      },
      {
        rule: "The cache key holds Save-Data",
        find: 'headers["save-data"] === "on" ? "on" : ""',
        replace: '""',
      },
      {
        rule: "A request with a session has no cache key",
        find: "if (isOnesOwn(cookie)) return null;",
        replace: "",
      },
      {
        rule: "The cache key holds the host",
        find: "${protocol}://${host} ",
        replace: "${protocol}://${tenant.tenantSecondLevelDomain}.cz ",
      },
      { rule: "The cache key holds the protocol", find: "`${protocol}://", replace: "`http://" },
      {
        rule: "A host that is no mall's has no cache key",
        find: "if (!isOwnHost(host)) return null;",
        replace: "",
      },
      {
        rule: "Hosts that visitors can vary are not canonical",
        find: "found.isCanonical && isConfigured",
        replace: "found.isCanonical",
      },
      {
        rule: "Pages of hosts that visitors can vary are rate limited",
        find: "!isConfigured || (kind",
        replace: "(kind",
      },
      {
        rule: "A page that a redirect rule sends to another language has no cache key",
        find: "if (own && own !== chosen) return null;",
        replace: "",
      },
      {
        rule: "A page whose answer removes a withdrawn tag's cookie has no cache key",
        find: "withdrawnNames(cookie, tenant, consent.enabled).length > 0",
        replace: "false",
      },
      {
        rule: "Arbitrary combinations of languages are not canonical pages",
        find: "isCanonical: isCanonical && languages.length < 2",
        replace: "isCanonical",
      },
      {
        rule: "A cached page is rendered with the languages of its key",
        find: 'if (languages) headers.set("Accept-Language", languages);',
        replace: "",
      },
      {
        rule: "A cached page is rendered with the consent of its key",
        find: 'if (cookie) headers.set("Cookie", cookie);',
        replace: "",
      },
      {
        rule: "A cached page is rendered with the Save-Data of its key",
        find: 'if (saveData) headers.set("Save-Data", saveData);',
        replace: "",
      },
    ],
  },
  {
    file: "app/caching/cacheable-address.server.ts",
    tests: ["app/caching/cache-key.server.test.ts"],
    mutations: [
      {
        rule: "A member's screen is not cached",
        find: 'if (guard === "member") return null;',
        replace: "",
      },
      {
        rule: "An undeclared query is not cached",
        find: "if (!isDeclared || given.has(name)",
        replace: "if (!isDeclared) continue;\n    if (given.has(name)",
      },
      {
        rule: "A repeated query parameter is not cached",
        find: "given.has(name) || ",
        replace: "",
      },
      {
        rule: "A path that servers resolve into another is not cached",
        find: " || ambiguous.test(path)",
        replace: "",
      },
      {
        rule: "Text of a visitor's makes an address not canonical",
        find: 'typeof query[first] === "object"',
        replace: "true",
      },
      {
        rule: "An escaped path is not canonical",
        find: ' && !path.includes("%")',
        replace: "",
      },
      {
        rule: "Query parameters are cached in the order of their declaration",
        find: "Object.keys(query).filter((name) => given.has(name))",
        replace: "[...given.keys()].filter((name) => name in query)",
      },
    ],
  },
  {
    file: "app/caching/cache-policy.server.ts",
    tests: ["app/caching/cache-policy.server.test.ts"],
    mutations: [
      {
        rule: "Only GET and HEAD are cached",
        find: 'if (request.method !== "GET" && request.method !== "HEAD") return false;',
        replace: "",
      },
      {
        rule: "HEAD is cached like GET",
        find: ' && request.method !== "HEAD"',
        replace: "",
      },
      {
        rule: "An answer that sets a cookie is for nobody else",
        find: '!headers.has("Set-Cookie") && ',
        replace: "",
      },
      {
        rule: "A member's page is restored only where log-out can remove it",
        find: ' && protocol === "https:"',
        replace: "",
      },
      {
        rule: "Only public screens are restored for members",
        find: "isMembers && isPublic &&",
        replace: "isMembers &&",
      },
      { rule: "Only status 200 is cached", find: "status === 200 && ", replace: "" },
      {
        rule: "An answer varies by cookie, language, Save-Data and Global Privacy Control",
        find: '"Cookie, Accept-Language, Save-Data, Sec-GPC"',
        replace: '"Cookie, Accept-Language"',
      },
      {
        rule: "A route's own Cache-Control stays",
        find: 'if (!headers.has("Cache-Control")) {',
        replace: "{",
      },
      {
        rule: "A page rendered while a call failed is not cached by others",
        find: 'isDegraded() ? "no-store" : directives',
        replace: "directives",
      },
      {
        rule: "All that has no cache key is private",
        find: 'cachedPage());\n    else headers.set("Cache-Control", privateCaching(request, status, headers));',
        replace: "cachedPage());",
      },
    ],
  },
];
