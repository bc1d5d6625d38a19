import { accountEndpoints } from "@contract/account-endpoints";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import { secondFactorEndpoints } from "@contract/second-factor-endpoints";
import { settingGroups, settingKeys } from "@contract/setting-names";
import type { z } from "zod";
import { fieldsIn, textNames } from "../../app/mall/reading/field-comparison.server";
import { effectOf } from "../../app/mall/reading/without-field.server";
import withoutIt from "../../contract/without-it.json";

const introduction = `# The mall API

The site reads any mall's API, tolerantly. This page is generated from the contract's schemas (\`npm run mall-api-docs\`):
which fields a call may have, which are required, and what a visitor sees without the others. What the screens show
without a whole call is what a test has seen there (\`tests/integration/every-call-fails.test.ts\`; \`npm run without-it\`
writes it anew). \`npm run openapi\` prints
the calls of the reference API with all parameters and bodies; \`npm run check-upstream -- <url>\` compares a running API.

- **Fields** are found in any case and under names that mean nothing else: \`startsAt\` and \`start_date\` are \`starts_at\`. A
  name that may mean something else is not read unless a [profile](#profiles) declares it: what isn't known is not stated. A value
  that can't be read is left out alone. The log says once an hour for each mall and path what was dropped and why, what was
  derived, and what is missing, as \`check-upstream\` does.
- **Dates** are ISO 8601 with or without an offset, \`YYYY-MM-DD HH:MM:SS\`, a date alone, or seconds since 1970. Without an
  offset they are in the tenant's \`timeZone\`. MySQL's \`0000-00-00\` is no date.
- **Opening hours** are zones of days, one week, or its text (\`Po–Pá 9–21, So 10–20\`). Days have names in any of the four
  languages or ISO numbers, where 0 is a Sunday too; a closing time before the opening time is on the next day.
- **Money**: amounts are in crowns, as numbers or text (\`199\`, \`"199,90"\`). An API that answers with the header
  \`x-money-unit: haler\`, or whose profile says \`"money": {"unit": "hundredths"}\`, counts in whole haléř instead. Amounts are sent in the
  same unit. See [decisions/money-of-other-apis.md](decisions/money-of-other-apis.md).
- **Lists** are pages (\`data.data\` with \`current_page\` and \`last_page\`) or plain lists, with paging in \`meta\`,
  \`pagination\`, \`links\` or headers (\`Link\`, \`X-Total-Count\`). Filters, order and pages that the API ignores are applied
  by the site; an entity without a path of its own is found in its list.
- **Frameworks**: \`data\` around any value (Laravel), \`attributes\` and \`relationships\` (JSON:API, Strapi), \`rendered\` texts
  (WordPress), \`_embedded\` lists (HAL), \`[]\`, \`{}\` and \`false\` for what is missing (PHP).
- **Missing paths**: banners that the settings lack come from \`settings-web-app/hero-banner\`, conversations from
  \`messages/all\` where there is no \`messages/overview\`. That entities, featured shops or upcoming events have no path of
  their own is remembered for ten minutes.
- **Log-in**: a token at \`token\`, \`access_token\`, \`data.token\` or \`data.access_token\`. \`OAUTH_CLIENTS\` makes the Wi-Fi
  log-in follow RFC 6749.
- **Second factor**: a log-in of any kind that returns \`second_factor\` (\`challenge\`, \`email\`) in place of a token has a
  second step. \`login/second-factor/options\` says what completes it, \`login/second-factor\` takes a code,
  \`login/second-factor/passkey\` what a passkey signed; both return what the log-in would have. Members set their factors up where
  \`me/second-factor\` and the paths below it exist (\`contract/second-factor-endpoints.ts\`); elsewhere nothing of it is shown.
- **Profile**: what is really different is declared: [below](#profiles).
- **Methods**: \`delete-account\`, \`messages/message/read\`, \`me/likes\` and \`me/follows/companies\` are also called with POST
  where the API has no DELETE or PATCH.
- **Unpublished content**: a request with the header \`x-preview\` is for an editor. An API that checks it, and adds what is not published yet
  to its answers, gets previews of its pages: [content-changes.md](content-changes.md#unpublished-content).
- **Visitors**: a call for a visitor has their address in \`x-client-address\` and their browser in \`x-client-user-agent\`; \`x-browser-id\`
  tells their browsers apart, and \`x-browser-known: 1\` says that this one has logged in to the account before. Each call has the
  site's \`MALL_API_SECRET\`, if it is set, in \`x-mall-api-secret\`. An API with limits of its own should count by these headers where the secret
  is right, and ignore them otherwise: [decision](decisions/limits-without-lock-out.md). \`SETTINGS_CACHE_URL\` gets none of
  this, and no member's token; a mall's own address gets all but the secret.

## Profiles

A profile says how an API differs from the contract: names, values, notation. What it does not name is the contract's. \`MALL_API_PROFILE\` chooses one of
those that come with the product for all malls: \`promenade\` is the contract, \`web-app\` a platform of shopping centres that chooses the mall by the header \`Origin\`. Without one an API is
read that names things as the contract does, in whatever shapes it sends them. A [mounted mall](mounted-malls.md#a-mall-api-of-its-own) may have its own
\`profile.json\`, one in the build \`tenants/<mall>/mall-api.ts\`, which may have functions too: \`read\` of an entity and \`write\` of a body
(\`tests/stand-ins/czech-mall-api/mall-api.ts\`). A profile that is wrong stops the start with a line that names the file and the value.

| part | what it says | example |
|---|---|---|
${profileRows()}

\`app/mall/profiles/profile.ts\` is the schema, \`app/mall/profiles/web-app.json\` uses most of it. What is written goes the other way by the same names and values.
`;

function profileRows(): string {
  const rows: [part: string, what: string, example: string][] = [
    ["extends", "the profile that is meant where this one says nothing", '"web-app"'],
    [
      "basePath",
      "between the API's URL and its paths; what the URL ends in already is not repeated",
      '"/api/v2"',
    ],
    ["token", "the header that carries a member's token", '"X-Token: {token}"'],
    [
      "query",
      "names and notation of parameters; `firstPage` is 0 where pages are counted from 0",
      '{"perPage": "limit", "maxPerPage": 50, "filter": "filter[{field}]", "descending": "{field}:desc"}',
    ],
    [
      "envelope",
      "where an answer has its data (`data.*` is whatever is in `data`) and its place in a list, what is a success, and where a failure has its kind and the messages of fields",
      '{"success": {"field": "status", "values": ["ok"]}, "unauthorized": [401]}',
    ],
    ["languages", "the API's codes of the site's languages", '{"cz": "cs"}'],
    ["money", "the unit of numbers that are money: crowns or hundredths", '{"unit": "hundredths"}'],
    [
      "resources",
      "by the contract's path, which stands for the paths under it too, as far as these say nothing else:",
      "",
    ],
    [
      "… path",
      "the API's own path, beside `basePath` where it begins with a slash; the contract's parameter may be in its query (`shop.php?id={id}`); null: it has none",
      '"offers"',
    ],
    ["… methods", "its methods of what changes something", '{"POST": "PUT"}'],
    [
      "… fields",
      "its names, by the contract's field: one, or several of which the first with a value counts; of a list, all. Dots lead into objects and lists",
      '{"name": ["store_name", "title"], "image": "photo.url"}',
    ],
    [
      "… values",
      "the contract's values by the API's; `*` is any other",
      '{"status": {"0": "pending", "1": "approved"}}',
    ],
    ["… units", "the unit of a field that is money", '{"price": "hundredths"}'],
    ["… defaults", "what holds where the API says nothing", '{"type": "mall"}'],
    [
      "… noneWhere",
      "fields without a value where the API's fields have these",
      '{"stock": {"unlimited": [true]}}',
    ],
    ["… onlyWhere, exceptWhere", "which entities are for visitors", '{"status": [1]}'],
    [
      "… filters",
      "its names of filters, by the contract's parameter; null: it has none, so that the site filters",
      '{"category": "category_id"}',
    ],
    ["… sorts", "its names of orders: all others are the site's work", '{"points_price": "points"}'],
    [
      "… conversion",
      "a function for an answer that is structured quite differently: `geojson-floor-plan`",
      '"geojson-floor-plan"',
    ],
    [
      "realtime",
      "its names of channels and events, and the paths that sign for them: [realtime.md](realtime.md)",
      "",
    ],
  ];
  return rows
    .map(([part, what, example]) => `| \`${part}\` | ${what} | ${example && `\`${example}\``} |`)
    .join("\n");
}

const reads = Object.values({
  ...publicEndpoints,
  ...memberEndpoints,
  profile: accountEndpoints.profile,
  secondFactor: secondFactorEndpoints.secondFactor,
});

/** The page \`docs/mall-api.md\`. */
export function mallApiDocs(): string {
  const described = new Map<z.ZodType, string[]>();
  for (const read of reads) {
    if (read.method !== "GET") continue;
    const schema: z.ZodType = read.shape === "list" ? read.item : read.data;
    described.set(schema, [...(described.get(schema) ?? []), read.path]);
  }
  const sections = [...described].flatMap(([schema, paths]) => {
    const rows = rowsOf(schema, paths[0] ?? "");
    const title = `## ${paths.map((path) => `\`${path}\``).join(", ")}`;
    const calls = paths.flatMap(withoutCall);
    const fields = rows.length > 0 ? ["| field | without it |", "|---|---|", ...rows] : [];
    return fields.length + calls.length > 0 ? [[title, "", ...calls, ...fields].join("\n")] : [];
  });
  return `${[introduction, ...sections, settingsSection()].join("\n")}\n`
    .replaceAll("\n## ", "\n\n## ")
    .replaceAll(/\n{3,}/g, "\n\n");
}

/** What was seen on the screens that make a call: with a failure of any kind, and without such a path. */
function withoutCall(path: string): string[] {
  const screens = new Map<string, string[]>();
  for (const [screen, calls] of Object.entries<Record<string, Seen>>(withoutIt)) {
    const seen = calls[path];
    if (!seen || (seen.fails === asUsual && seen.absent === asUsual)) continue;
    const row = `${seen.fails} | ${seen.absent === seen.fails ? "the same" : seen.absent}`;
    screens.set(row, [...(screens.get(row) ?? []), screen]);
  }
  if (screens.size === 0) return [];
  const rows = [...screens].map(([row, names]) => `| ${names.join(", ")} | ${row} |`);
  return [
    `| screens | without \`${path}\`, which fails | which doesn't exist |`,
    "|---|---|---|",
    ...rows,
    "",
  ];
}

type Seen = { fails: string; absent: string };
const asUsual = "as usual";

function settingsSection(): string {
  const rows = [
    ...Object.entries(settingKeys).map(([key, meaning]) => `| \`${key}\` | ${meaning} |`),
    ...Object.entries(settingGroups).map(([group, meaning]) => `| \`${group}.…\` | ${meaning} |`),
  ];
  const title = `## \`${publicEndpoints.settings.path}\``;
  const text =
    "A flat map of text. Booleans are `true` and `false`; the names of a list are separated by a comma and a space.";
  return [title, "", text, "", "| setting | what it decides |", "|---|---|", ...rows].join("\n");
}

function rowsOf(schema: z.ZodType, path: string): string[] {
  const own = fieldsIn(schema).map(([field, type]) => {
    const isRequired = !type.safeParse(undefined).success;
    return `| \`${field}\`${isRequired ? " (required)" : ""} | ${effectOf(path, field)} |`;
  });
  const texts = textNames(schema).map((field) => `| \`${field}\` (translated) | ${effectOf(path, field)} |`);
  return [...own, ...texts];
}
