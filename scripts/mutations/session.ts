import type { MutatedFile } from "./mutation";

export const session: MutatedFile[] = [
  {
    file: "app/session/safe-redirect.ts",
    tests: ["app/session/safe-redirect.test.ts"],
    mutations: [
      {
        rule: "A redirect never goes to another host by a path with dots",
        find: ' && !pathname.startsWith("//")',
        replace: "",
      },
      {
        rule: "A redirect has visible characters only",
        find: "[\\x21-\\x5b\\x5d-\\x7e]*$/",
        replace: "[^]*$/",
      },
      {
        rule: "A redirect keeps its query",
        find: "pathname + search + hash : null",
        replace: "pathname + hash : null",
      },
    ],
  },
  {
    file: "app/session/cookie-attributes.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      { rule: "No script reads the site's cookies", find: "httpOnly: true", replace: "httpOnly: false" },
      {
        rule: "No other site's form sends the site's cookies",
        find: 'sameSite: "lax"',
        replace: 'sameSite: "none"',
      },
      {
        rule: "Over TLS cookies are sent over TLS alone",
        find: 'secure: new URL(request.url).protocol === "https:"',
        replace: "secure: false",
      },
      { rule: "Cookies are sent with every path", find: '    path: "/",\n', replace: "" },
    ],
  },
  {
    file: "app/session/host-cookie.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      {
        rule: "Over TLS no other host of the domain can plant a cookie",
        find: "`__Host-${name}`",
        replace: "name",
      },
      {
        rule: "A cleared cookie is gone at once",
        find: 'header("", request, 0)',
        replace: 'header("", request, maxAge)',
      },
      {
        rule: "A page with a session is personal",
        find: "cookieNamed(tokenCookieName, ...besideToken)",
        replace: "cookieNamed(...besideToken)",
      },
      {
        rule: "A page in the middle of a password reset is personal",
        find: '"toast", "reset", "reaction"',
        replace: '"toast", "reaction"',
      },
      {
        rule: "A __Host- cookie is as personal as one without the prefix",
        find: "(?:__Host-)?${name}",
        replace: "${name}",
      },
    ],
  },
  {
    file: "app/session/token-cookie.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      {
        rule: "What can be no bearer token is none",
        find: "/^[\\w.~+/|-]{1,4096}=*$/",
        replace: "/[\\w.~+/|-]{1,4096}=*/",
      },
      { rule: "A token is no longer than a cookie", find: " && text.length <= 4096", replace: "" },
    ],
  },
  {
    file: "app/session/token.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      {
        rule: "A cookie that can be no token is no session",
        find: "return isToken(token) ? token : null;",
        replace: "return token || null;",
      },
    ],
  },
  {
    file: "app/session/session.server.ts",
    tests: ["app/session/session-cookies.server.test.ts", "app/site/member-access.server.test.ts"],
    mutations: [
      {
        rule: "A log-in lasts a year",
        find: ", maxAge: yearInSeconds",
        replace: "",
      },
      {
        rule: "A log-out ends at once",
        find: "maxAge: 0 }",
        replace: "maxAge: yearInSeconds }",
      },
      {
        rule: "A browser forgets a cookie that can be no token",
        find: "if (!token || isToken(token)) return;",
        replace: "return;",
      },
      {
        rule: "An answer that logs in keeps its new token",
        find: "if (!isLoggedIn) headers.append",
        replace: "headers.append",
      },
      {
        rule: "The log-in screen leads back to the query that the visitor had",
        find: "redirectTo: pathname + search",
        replace: "redirectTo: pathname",
      },
      {
        rule: "A redirect to the log-in screen ends the session that there was",
        find: "if (tokenOf(request)) {\n    if (isPrefetch",
        replace: "if (false) {\n    if (isPrefetch",
      },
      {
        rule: "A prefetch doesn't end a session",
        find: "if (isPrefetch(request)) return",
        replace: "if (false) return",
      },
      {
        rule: "What was typed survives the log-in",
        find: "if (typed) headers.append",
        replace: "if (false) headers.append",
      },
      {
        rule: "Without a token nothing is requested for a member",
        find: "if (!token) throw loginRedirect(request, site, typed);\n  return mallApi({\n    tenantId: site.tenant.tenantId,\n    token,",
        replace: "return mallApi({\n    tenantId: site.tenant.tenantId,\n    token: token ?? '',",
      },
      {
        rule: "An expired session redirects to the log-in screen",
        find: "onUnauthorized: () => loginRedirect(request, site, typed),",
        replace: "",
      },
      {
        rule: "The mall API learns the member's address",
        find: "token,\n    clientAddress: clientAddressOf(request),",
        replace: "token,",
      },
      {
        rule: "The mall API learns whether the browser is known for the account",
        find: "isKnown: knownBrowserOf(request, site, account) !== null",
        replace: "isKnown: true",
      },
    ],
  },
  {
    file: "app/site/guards.server.ts",
    tests: ["app/site/member-access.server.test.ts"],
    mutations: [
      {
        rule: "The member's area is closed to visitors",
        find: "member: (_, isMember) => !isMember,",
        replace: "member: () => false,",
      },
      {
        rule: "The log-in screen is closed to members",
        find: "isMember || !settings.authenticationEnabled",
        replace: "!settings.authenticationEnabled",
      },
      {
        rule: "The log-in screen is closed in a mall without accounts",
        find: "isMember || !settings.authenticationEnabled",
        replace: "isMember",
      },
      {
        rule: "Rewards are closed to visitors only if the mall says so",
        find: "!isMember && settings.rewardsOnlyWhenLoggedIn",
        replace: "!isMember",
      },
      {
        rule: "Offers are open to members",
        find: "!isMember && settings.offersOnlyWhenLoggedIn",
        replace: "settings.offersOnlyWhenLoggedIn",
      },
      {
        rule: "Members are redirected home from the log-in screen",
        find: 'if (rule === "anonymous-only") throw',
        replace: "if (false) throw",
      },
    ],
  },
  {
    file: "app/session/same-origin.server.ts",
    tests: ["app/session/same-origin.server.test.ts"],
    mutations: [
      {
        rule: "A form of another origin is refused",
        find: "if (origin && origin !== new URL(request.url).origin) return true;",
        replace: "",
      },
      {
        rule: "A form of another host of the domain is refused",
        find: ' || site === "same-site"',
        replace: "",
      },
      {
        rule: "A form of another site without an Origin is refused",
        find: 'site === "cross-site" || ',
        replace: "",
      },
      { rule: "A link from another site works", find: "isRead || ", replace: "" },
      {
        rule: "Realtime endpoints look at the origin by themselves",
        find: 'new URL(request.url).pathname.startsWith("/pusher/") || ',
        replace: "",
      },
    ],
  },
];
