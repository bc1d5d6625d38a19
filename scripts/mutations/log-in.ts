import type { MutatedFile } from "./mutation";

/** The rules of a log-in's input and result. */
export const logIn: MutatedFile[] = [
  {
    file: "app/session/browser.server.ts",
    tests: ["app/session/browser.server.test.ts", "app/session/cookie-secret.server.test.ts"],
    mutations: [
      {
        rule: "A forged mark makes no browser known",
        find: "marks.some((each) => timingSafeEqual(Buffer.from(each), expected))",
        replace: "marks.length > 0",
      },
      {
        rule: "A mark holds for one browser",
        find: "JSON.stringify([id, tenant.tenantId,",
        replace: "JSON.stringify([tenant.tenantId,",
      },
      {
        rule: "A mark holds for one mall",
        find: "[id, tenant.tenantId, mark,",
        replace: "[id, mark,",
      },
      {
        rule: "A browser that registered an account is not its owner's",
        find: "tenant.tenantId, mark, account",
        replace: "tenant.tenantId, account",
      },
      {
        rule: "A mark holds for one account",
        find: ", account.trim().toLowerCase()])",
        replace: "])",
      },
      {
        rule: "A mark holds however the address is written",
        find: "account.trim().toLowerCase()",
        replace: "account",
      },
      {
        rule: "A browser is known for at most eight accounts",
        find: ".slice(0, maxMarks + 1)",
        replace: "",
      },
      {
        rule: "The oldest mark is forgotten first",
        find: "[id, added, ...others]",
        replace: "[id, ...others, added]",
      },
      {
        rule: "A mark is stored once",
        find: ".marks.filter((each) => each !== added)",
        replace: ".marks",
      },
      {
        rule: "A browser keeps its id",
        find: "browserOf(request).id ?? newIds.get(request)",
        replace: "newIds.get(request)",
      },
      {
        rule: "A request has one browser id",
        find: "newIds.set(request, known);",
        replace: "",
      },
      {
        rule: "Marks are signed with the configured secret",
        find: "environment().COOKIE_SECRET ?? ownSecret",
        replace: "ownSecret",
      },
    ],
  },
  {
    file: "app/routes/account/log-in.server.ts",
    tests: ["app/routes/account/log-in.server.test.ts"],
    mutations: [
      {
        rule: "A log-in redirects within the site",
        find: "redirect(safeRedirect(redirectTo) ??",
        replace: "redirect((redirectTo as string | undefined) ??",
      },
      {
        rule: "A token that no request can carry is an outage",
        find: "if (!isToken(token))",
        replace: "if (false)",
      },
      {
        rule: "A log-in stores the token",
        find: 'headers.append("Set-Cookie", tokenCookie(token, request));',
        replace: "",
      },
      {
        rule: "A log-in makes the browser known for the account",
        find: "if (owner) headers.append",
        replace: "if (false) headers.append",
      },
      {
        rule: "A pending reaction is performed once",
        find: 'headers.append("Set-Cookie", clearedReactionCookie(request));',
        replace: "",
      },
      {
        rule: "A pending reaction is performed only for who returns to its page",
        find: "if (pending.place === safeRedirect(returnsTo))",
        replace: "if (true)",
      },
      {
        rule: "A log-in answers with 303, so that a reload sends no password",
        find: "status: 303",
        replace: "status: 307",
      },
    ],
  },
  {
    file: "app/session/pending-reaction.server.ts",
    tests: ["app/routes/account/log-in.server.test.ts"],
    mutations: [
      {
        rule: "A pending reaction never leads to another site",
        find: "safeRedirect(held.place) === held.place ? held : null",
        replace: "held",
      },
      {
        rule: "A long address of a pending reaction goes without its query",
        find: "place.length > maxPathLength ? ",
        replace: "false ? ",
      },
      {
        rule: "A reaction that fails doesn't stop the log-in",
        find: "await performReaction(asked, member);\n    return reactionDoneText(asked, language);\n  } catch (error) {",
        replace:
          "await performReaction(asked, member);\n    return reactionDoneText(asked, language);\n  } catch (error) {\n    throw error;",
      },
    ],
  },
  {
    file: "app/session/draft.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      {
        rule: "A draft is for the form that it was typed into",
        find: "path === new URL(request.url).pathname ? values : null",
        replace: "values",
      },
      {
        rule: "A draft fits into a cookie",
        find: "room -= encodeURIComponent(part).length;",
        replace: "",
      },
      { rule: "A draft lasts half an hour", find: '"draft", 30 * 60', replace: '"draft", 30' },
    ],
  },
  {
    file: "app/session/toast.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      {
        rule: "A toast is shown once",
        find: "cookie: cookie.clear(request)",
        replace: "cookie: cookie.set(value, request)",
      },
      { rule: "A forged toast is not shown", find: ".min(1).max(300)", replace: "" },
    ],
  },
  {
    file: "app/session/reset-cookie.server.ts",
    tests: ["app/session/session-cookies.server.test.ts"],
    mutations: [
      { rule: "A password reset lasts half an hour", find: "30 * 60", replace: "30 * 60 * 60" },
      {
        rule: "A finished password reset is forgotten",
        find: ": cookie.clear(request)",
        replace: ': cookie.set("", request)',
      },
    ],
  },
  {
    file: "app/session/original-address.ts",
    tests: ["app/session/original-address.test.ts"],
    mutations: [
      {
        rule: "No user name dresses an address up as another's",
        find: " && !username && !password",
        replace: "",
      },
      { rule: "An address has at most 2,000 characters", find: "value.length > 2_000 || ", replace: "" },
      { rule: "Only web addresses are shown", find: "/^https?:\\/\\//i", replace: "/^\\w+:/i" },
    ],
  },
  {
    file: "app/site/unread-messages.server.ts",
    tests: ["app/site/member-access.server.test.ts"],
    mutations: [
      {
        rule: "A page doesn't wait for the number of messages",
        find: "AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])",
        replace: "signal",
      },
      {
        rule: "The number of messages is a member's",
        find: "!token || isWithoutMenu(request)) return null;",
        replace: "!token || isWithoutMenu(request)) return 0;",
      },
    ],
  },
  {
    file: "app/session/is-prefetch.server.ts",
    tests: ["app/session/same-origin.server.test.ts"],
    mutations: [
      {
        rule: "A prerendered page counts as fetched ahead",
        find: "prefetch|prerender",
        replace: "prefetch",
      },
      {
        rule: "Sec-Purpose says that a page is fetched ahead",
        find: '${headers.get("Sec-Purpose")} ',
        replace: "",
      },
    ],
  },
];
