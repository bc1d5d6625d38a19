import type { MutatedFile } from "./mutation";

export const tenant: MutatedFile[] = [
  {
    file: "app/tenant/tenant.server.ts",
    tests: ["app/tenant/tenant.server.test.ts", "app/tenant/tenant-start.server.test.ts"],
    mutations: [
      {
        rule: "A host selects its mall by the second level",
        find: 'name.split(".").at(-2)',
        replace: 'name.split(".").at(0)',
      },
      { rule: "A host selects its mall in any case", find: "host.toLowerCase()", replace: "host" },
      { rule: "A host selects its mall with a dot at its end", find: '.replace(/\\.$/, "")', replace: "" },
      { rule: "A host selects its mall with a port", find: '.replace(/:\\d*$/, "")', replace: "" },
      {
        rule: "An unknown host shows the fallback mall",
        find: ' ?? "") ?? fallback',
        replace: ' ?? "") ?? raise(host)',
      },
      {
        rule: "A declared host shows its mall",
        find: "hosts.byName.get(name)?.tenantId ?? hosts.otherwise",
        replace: "hosts.otherwise",
      },
      {
        rule: "An undeclared host shows the mall that is declared for all others",
        find: "hosts.otherwise ?? fallbackTenant",
        replace: "fallbackTenant",
      },
      {
        rule: "Only the preferred host is a mall's own",
        find: "preferredHost(host) === withoutPort(host)",
        replace: "Boolean(preferredHost(host))",
      },
      { rule: "An undeclared host gets no page", find: "(hosts.otherwise && name)", replace: "name" },
      {
        rule: "A port that nobody configured is not",
        find: "isUsualPort && isOwnHost",
        replace: "isOwnHost",
      },
      {
        rule: "A top level that nobody configured is not",
        find: "(declaredHosts() !== null || isLocal(name))",
        replace: "true",
      },
      { rule: "A subdomain of a mall's is not its host", find: " && more.length === 0", replace: "" },
      {
        rule: "A mall's host has a real top level",
        find: "/^[a-z]{2,63}$/.test(topLevel)",
        replace: "topLevel",
      },
      {
        rule: "Another mall's host is not this one's",
        find: "name === tenantSecondLevelDomain && ",
        replace: "",
      },
      { rule: "A mall's host may begin with www", find: '.replace(/^www\\./, "")', replace: "" },
      {
        rule: "A mall is shown on this machine",
        find: "return isDomain || localHost.test(host);",
        replace: "return isDomain;",
      },
      {
        rule: "A host that only begins like this machine is not this machine",
        find: "(?::\\d+)?$/;",
        replace: "/;",
      },
      { rule: "Two malls of one domain stop the start", find: "if (other)\n", replace: "if (false)\n" },
    ],
  },
  {
    file: "contract/site-hosts.ts",
    tests: ["contract/site-hosts.test.ts"],
    mutations: [
      { rule: "A host is declared once", find: "names.indexOf(name) < at", replace: "false" },
      { rule: "A mall's only host is preferred", find: "own.length === 1 ? own : ", replace: "" },
      { rule: "One host of a mall is preferred", find: "!preferred || ", replace: "" },
      { rule: "No two hosts of a mall are preferred", find: " || more.length > 0", replace: "" },
      {
        rule: "A host is declared for a mall that exists",
        find: "if (!tenantIds.includes(tenantId))",
        replace: "if (false)",
      },
      {
        rule: "A host is declared without port and path",
        find: "href === `http://${hostname}/` && ",
        replace: "",
      },
      { rule: "An empty list of hosts is an error", find: "byName.size === 0", replace: "false" },
    ],
  },
  {
    file: "app/tenant/tenant-config.ts",
    tests: ["app/tenant/tenant-config.test.ts"],
    mutations: [
      {
        rule: "A misspelt key of a mall's configuration is an error",
        find: "tenantConfig = z.strictObject",
        replace: "tenantConfig = z.object",
      },
      {
        rule: "The page for app links is reached over TLS",
        find: ".url({ protocol: /^https$/ })",
        replace: ".url()",
      },
      {
        rule: "A mall's time zone is a real one",
        find: '.refine(isTimeZone, "a time zone such as Europe/Prague")',
        replace: "",
      },
    ],
  },
  {
    file: "app/tenant/canonical-redirect.server.ts",
    tests: ["app/tenant/canonical-redirect.server.test.ts"],
    mutations: [
      { rule: "Without a rule nobody is redirected", find: "!rule || (", replace: "(" },
      {
        rule: "A form is never redirected to another language",
        find: 'request.method !== "GET" && request.method !== "HEAD"',
        replace: "false",
      },
      { rule: "HEAD is redirected like GET", find: ' && request.method !== "HEAD"', replace: "" },
      { rule: "The rule `root` leaves other paths", find: 'rule === "root" ? null : ', replace: "" },
      {
        rule: "Only the rule `all` leaves a path of another language",
        find: 'rule === "all" && ',
        replace: "",
      },
      {
        rule: "Nobody is redirected to the language that they are in",
        find: " && wanted !== own",
        replace: "",
      },
      {
        rule: "Nobody is redirected to a language that the mall doesn't offer",
        find: " && offered.includes(wanted)",
        replace: "",
      },
      {
        rule: "A redirect to a language keeps the query",
        find: 'hrefOf("index", {}, language, query)',
        replace: 'hrefOf("index", {}, language)',
      },
      {
        rule: "A redirect to another language keeps what is shown",
        find: "hrefOf(match.name, match.parameters, wanted, query)",
        replace: 'hrefOf("index", {}, wanted, query)',
      },
      {
        rule: "A redirect that depends on the visitor is temporary",
        find: "language, query), 302);\n  const match",
        replace: "language, query), 301);\n  const match",
      },
    ],
  },
  {
    file: "app/site/page-number.server.ts",
    tests: ["app/site/page-number.server.test.ts"],
    mutations: [
      { rule: "A list without a page number redirects for good", find: ", 301);", replace: ", 302);" },
      { rule: "A redirect to page one keeps the query", find: "/1${search}", replace: "/1" },
      {
        rule: "A redirect to page one has one slash",
        find: '${pathname.replace(/\\/$/, "")}/1',
        replace: "${pathname}/1",
      },
      { rule: "What is no positive whole number is no page", find: "/^[1-9]\\d{0,5}$/", replace: "/^\\d/" },
    ],
  },
  {
    file: "app/tenant/firebase.server.ts",
    tests: ["app/tenant/firebase.server.test.ts"],
    mutations: [
      {
        rule: "FIREBASE_PROJECTS stands above a mall's configuration",
        find: "environment().FIREBASE_PROJECTS?.[tenantId] ?? firebase",
        replace: "firebase ?? environment().FIREBASE_PROJECTS?.[tenantId] ?? null",
      },
    ],
  },
  {
    file: "app/tenant/settings.ts",
    tests: ["app/tenant/settings.test.ts"],
    mutations: [
      {
        rule: "What is no boolean counts as not set",
        find: "value instanceof InvalidValue ? otherwise : value",
        replace: "value instanceof InvalidValue ? true : value",
      },
      {
        rule: "Accounts are on by default",
        find: 'isTrue("authentication_enabled", true)',
        replace: 'isTrue("authentication_enabled")',
      },
      {
        rule: "Rewards are open by default",
        find: 'isTrue("rewards_only_when_logged_in")',
        replace: 'isTrue("rewards_only_when_logged_in", true)',
      },
      { rule: "A list is separated by comma and space", find: "split(/,\\s*/)", replace: 'split(",")' },
      {
        rule: "A word that isn't known counts as not set",
        find: "?? otherwise;\n  const json",
        replace: "?? (text(key) as Value);\n  const json",
      },
      {
        rule: "JSON of a wrong shape is ignored",
        find: "readJson(key, shape, JSON.parse(source))",
        replace: "{ value: JSON.parse(source), leftOut: [] as string[] }",
      },
      { rule: "Invalid JSON is logged", find: "warn(`Invalid JSON in", replace: "void (`Invalid JSON in" },
      { rule: "Menu entries are in the order of their numbers", find: ", { numeric: true }", replace: "" },
      { rule: "An aspect ratio is two numbers", find: "/^\\d+\\/\\d+$/.test(ratio)", replace: "ratio" },
      {
        rule: "A detail has the aspect ratio of its card by default",
        find: "detail: detail ?? card",
        replace: 'detail: detail ?? "4/3"',
      },
      { rule: "An app store's address is https", find: "/^https:\\/\\//.test(href)", replace: "href" },
      {
        rule: "A home page that names no known part has all",
        find: "chosen.length > 0 ? chosen : all",
        replace: "chosen",
      },
      {
        rule: "A group holds the keys that begin with its name and a dot",
        find: "key.startsWith(`${name}.`)",
        replace: "key.startsWith(name)",
      },
    ],
  },
  {
    file: "app/site/site.server.ts",
    tests: ["app/site/site.server.test.ts"],
    mutations: [
      {
        rule: "A language that the mall switched off is not offered",
        find: "!settings.inactiveLocales.includes(language)",
        replace: "true",
      },
      {
        rule: "A language that the mall API doesn't have is not offered",
        find: "[availableLocales, mall?.supported_languages]",
        replace: "[mall?.supported_languages]",
      },
      {
        rule: "A language that the mall doesn't support is not offered",
        find: "[availableLocales, mall?.supported_languages]",
        replace: "[availableLocales]",
      },
      {
        rule: "A mall API that names no language of ours offers all",
        find: "named.length > 0 ? named : offered",
        replace: "named",
      },
      {
        rule: "A path in a language that the mall doesn't offer answers 404",
        find: "if (!offered.includes(language)) throw notFound(request);",
        replace: "",
      },
      {
        rule: "A mall without its settings stands on the defaults",
        find: 'optional(api.settings(), "mallSettings not loaded", "error")',
        replace: "api.settings()",
      },
      {
        rule: "Missing settings are noticed",
        find: "hasSettings: map !== null",
        replace: "hasSettings: true",
      },
      {
        rule: "The mall API learns the visitor's address",
        find: "    clientAddress,\n    signal",
        replace: "    signal",
      },
    ],
  },
];
