import { accountEndpoints } from "@contract/account-endpoints";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import { settingGroups, settingKeys } from "@contract/setting-names";
import type { z } from "zod";
import { fieldsIn, textNames } from "../../app/mall/reading/field-comparison.server";
import { effectOf } from "../../app/mall/reading/without-field.server";

const introduction = `# The mall API

The site reads any mall's API, tolerantly. This page is generated from the contract's schemas (\`npm run mall-api-docs\`):
which fields a call may have, which are required, and what a visitor sees without the others. \`npm run openapi\` prints
the calls of the reference API with all parameters and bodies; \`npm run check-upstream -- <url>\` compares a running API.

- **Fields** are found under other usual names too, in any case: \`dateFrom\` and \`start_date\` are \`starts_at\`. A value
  that can't be read is left out alone. The log says once an hour for each mall and path what was dropped and why, what was
  derived, and what is missing, as \`check-upstream\` does.
- **Dates** are ISO 8601 with or without an offset, \`YYYY-MM-DD HH:MM:SS\`, a date alone, or seconds since 1970. Without an
  offset they are in the tenant's \`timeZone\`. MySQL's \`0000-00-00\` is no date.
- **Opening hours** are zones of days, one week, or its text (\`Po–Pá 9–21, So 10–20\`). Days have names in any of the four
  languages or ISO numbers, where 0 is a Sunday too; a closing time before the opening time is on the next day.
- **Money**: amounts are in crowns, as numbers or text (\`199\`, \`"199,90"\`). An API that answers with the header
  \`x-money-unit: haler\`, or whose adapter has \`moneyUnit: "haler"\`, counts in whole haléř instead. Amounts are sent in the
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
- **Adapter**: what is really different is translated by \`tenants/<mall>/mall-api.ts\`: \`resources\`, a table with the API's
  path, a function that reads its entities and one that writes its bodies; \`moneyUnit\`; \`realtime\`, its names of channels and
  events and the paths that sign for them ([realtime.md](realtime.md)). \`tests/stand-ins/czech-mall-api/mall-api.ts\` is an
  example. What it does not name is unchanged.
- **Methods**: \`delete-account\`, \`messages/message/read\`, \`me/likes\` and \`me/follows/companies\` are also called with POST
  where the API has no DELETE or PATCH.
- **Unpublished content**: a request with the header \`x-preview\` is for an editor. An API that checks it, and adds what is not published yet
  to its answers, gets previews of its pages: [content-changes.md](content-changes.md#unpublished-content).
- **Visitors**: a call for a visitor has their address in \`x-client-address\` and their browser in \`x-client-user-agent\`; \`x-browser-id\`
  tells their browsers apart, and \`x-browser-known: 1\` says that this one has logged in to the account before. Each call has the
  site's \`MALL_API_SECRET\`, if it is set, in \`x-mall-api-secret\`. An API with limits of its own should count by these headers where the secret
  is right, and ignore them otherwise: [decision](decisions/limits-without-lock-out.md). \`SETTINGS_CACHE_URL\` is not sent the secret.
`;

const reads = Object.values({ ...publicEndpoints, ...memberEndpoints, profile: accountEndpoints.profile });

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
    return rows.length > 0 ? [[title, "", "| field | without it |", "|---|---|", ...rows].join("\n")] : [];
  });
  return `${[introduction, ...sections, settingsSection()].join("\n")}\n`
    .replaceAll("\n## ", "\n\n## ")
    .replaceAll(/\n{3,}/g, "\n\n");
}

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
