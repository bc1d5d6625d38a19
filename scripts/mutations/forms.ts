import type { MutatedFile } from "./mutation";

export const forms: MutatedFile[] = [
  {
    file: "app/forms/rate-limit.server.ts",
    tests: ["app/forms/rate-limit.server.isolated.test.ts"],
    mutations: [
      {
        rule: "An account allows ten failed log-ins from one line",
        find: "address: 40,\n    account: 10,",
        replace: "address: 40,\n    account: 11,",
      },
      {
        rule: "A line allows forty failed log-ins",
        find: "address: 40,",
        replace: "address: 400,",
      },
      {
        rule: "Fifty failed log-ins from everywhere slow an account down",
        find: "everywhere: 50, paceSeconds: 2",
        replace: "everywhere: 500, paceSeconds: 2",
      },
      {
        rule: "A gift card allows five wrong PINs from one line",
        find: "giftCard: {\n    address: 20,\n    account: 5,",
        replace: "giftCard: {\n    address: 20,\n    account: 50,",
      },
      {
        rule: "Only failed gift card requests are counted",
        find: "seconds: hour,\n    onlyFailures: true,",
        replace: "seconds: hour,",
      },
      {
        rule: "The longest of the waits decides",
        find: "Math.max(...waits)",
        replace: "Math.min(...waits)",
      },
      {
        rule: "A refused attempt is not counted",
        find: "await refund(name, counters);\n  return Math.ceil",
        replace: "return Math.ceil",
      },
      {
        rule: "A success is refunded only where failures are counted",
        find: "if (onlyFailures || isForced)",
        replace: "if (true)",
      },
      {
        rule: "An attempt that the API hasn't looked at is refunded",
        find: "onlyFailures || isForced",
        replace: "onlyFailures",
      },
      {
        rule: "A success is refunded to the account's attempts from everywhere",
        find: ", ...(everywhere ? [everywhere] : [])]",
        replace: "]",
      },
      {
        rule: "Each mall counts its accounts by itself",
        find: "const key = `${tenantId}:${person}`;",
        replace: "const key = `${person}`;",
      },
      {
        rule: "Each mall counts attempts on an account from everywhere by itself",
        find: "`${tenantId}:${fingerprint(account)}`",
        replace: "fingerprint(account)",
      },
      {
        rule: "A /48 of IPv6 addresses has a higher limit than one line",
        find: "most: each * factor",
        replace: "most: each",
      },
      {
        rule: "A known browser is not blocked by what others do",
        find: "if (person && knownBrowser) return",
        replace: "if (false) return",
      },
      {
        rule: "A known browser is not slowed down by what others do",
        find: "!account || knownBrowser) return null",
        replace: "!account) return null",
      },
      {
        rule: "A known browser is known for one account",
        find: "${tenantId}:${person}:${knownBrowser}",
        replace: "${tenantId}:${knownBrowser}",
      },
      {
        rule: "An account is the same however its address is written",
        find: "account.trim().toLowerCase()",
        replace: "account",
      },
      {
        rule: "Nobody waits longer for a turn than five seconds",
        find: "Date.now() + ms > until || ",
        replace: "",
      },
      {
        rule: "No more than two hundred requests wait for a turn",
        find: " || waiting >= maxWaiting",
        replace: "",
      },
      { rule: "A request that has had its turn waits no longer", find: "waiting--;", replace: "" },
      {
        rule: "Turns follow each other at the account's pace",
        find: "by === turns && named ? named.paceSeconds : seconds",
        replace: "seconds",
      },
    ],
  },
  {
    file: "app/forms/form-action.server.ts",
    tests: ["app/forms/form-action.server.test.ts"],
    mutations: [
      {
        rule: "A form of another site is refused",
        find: "if (isCrossOrigin(request)) throw",
        replace: "if (false) throw",
      },
      {
        rule: "A form whose body was too long is refused",
        find: "  rejectBody(request);\n",
        replace: "",
      },
      {
        rule: "A form carries no more than its path allows",
        find: "bodyLimit(new URL(request.url).pathname)",
        replace: "Number.MAX_SAFE_INTEGER",
      },
      {
        rule: "A form of everybody's is watched for machines",
        find: "rules.isPublic && looksAutomated(form)",
        replace: "false",
      },
      {
        rule: "A form without a start time was not filled in by a person",
        find: "!(elapsed >= minFillMs)",
        replace: "elapsed < minFillMs",
      },
      {
        rule: "A filled trap field is a machine's",
        find: "Boolean(form.get(trapField)) || ",
        replace: "",
      },
      {
        rule: "Secrets are never sent back",
        find: "typedValues(form, rules.secrets ?? [])",
        replace: "typedValues(form, [])",
      },
      {
        rule: "Invalid fields don't reach the mall API",
        find: 'submission.status !== "success"',
        replace: 'submission.status === "error" && !submission.error',
      },
      {
        rule: "A form sent too often is refused",
        find: "if (wait) return refuse",
        replace: "if (false) return refuse",
      },
      {
        rule: "A refusal says when to try again",
        find: "tooManyText(wait, site), 429, wait)",
        replace: "tooManyText(wait, site), 429)",
      },
      {
        rule: "Attempts are counted by the visitor's address",
        find: "address: clientAddressOf(request),",
        replace: "address: undefined,",
      },
      {
        rule: "A browser that is known for an account has a count of its own",
        find: "knownBrowser: knownBrowserOf(request, site, account)",
        replace: "knownBrowser: null",
      },
      {
        rule: "A success is refunded",
        find: "    await refundAttempt(rules.limit, who);\n",
        replace: "",
      },
      {
        rule: "An attempt during an outage is refunded",
        find: "if (isOutage(error)) await refundAttempt(rules.limit, who, true);",
        replace: "",
      },
      {
        rule: "The mall API's Retry-After is passed on",
        find: 'Number(error.response?.headers["retry-after"]) || 60',
        replace: "60",
      },
      {
        rule: "An outage answers 503",
        find: 't("forms:outage"), 503',
        replace: 't("forms:outage"), 422',
      },
      {
        rule: "A failure that is nobody's input is not shown as one",
        find: "if (!(error instanceof MallApiError) || !error.body?.errors) throw error;",
        replace: "if (!(error instanceof MallApiError) || !error.body?.errors) return refuse({}, null, 422);",
      },
      {
        rule: "An answer repeats at most 5,000 characters of a field",
        find: ".slice(0, 5_000)",
        replace: "",
      },
      {
        rule: "A form's own hidden fields are not repeated as typed values",
        find: "if (own.has(name)) continue;",
        replace: "",
      },
      {
        rule: "The names of chosen files are repeated",
        find: 'files.length > 0 ? files.join(", ") : ',
        replace: "",
      },
      {
        rule: "A message of a nested field stands at its outer field",
        find: "path.split(/[.[]/)",
        replace: "[path]",
      },
    ],
  },
  {
    file: "app/forms/body-limit.server.ts",
    tests: ["app/forms/body-limit.server.test.ts"],
    mutations: [
      {
        rule: "Only forms that take files carry more than text",
        find: "entry?.bodyMegabytes ? ",
        replace: "entry ? ",
      },
      {
        rule: "A form carries as much when a script sends it",
        find: "const path = documentPath(pathname);",
        replace: "const path = pathname;",
      },
      {
        rule: "A receipt may be uploaded by script",
        find: "sentAs[path] ?? ",
        replace: "",
      },
      {
        rule: "A form whose body was left out answers 413",
        find: "if (request.headers.has(rejectedBodyHeader))",
        replace: "if (false)",
      },
      {
        rule: "The page about too long a body is in the language of its path",
        find: '${language ? `/${language}` : ""}/413',
        replace: "/413",
      },
    ],
  },
  {
    file: "app/forms/form-headers.ts",
    tests: ["app/forms/form-headers.test.ts"],
    mutations: [
      {
        rule: "Nobody caches what the answer to a form keeps private",
        find: '["Retry-After", "Cache-Control"]',
        replace: '["Retry-After"]',
      },
      {
        rule: "The action's headers come before the loader's",
        find: "actionHeaders.get(name) ?? loaderHeaders.get(name)",
        replace: "loaderHeaders.get(name) ?? actionHeaders.get(name)",
      },
    ],
  },
];
