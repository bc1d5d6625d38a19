import { accountEndpoints } from "@contract/account-endpoints";
import { publicEndpoints } from "@contract/endpoints";
import { memberEndpoints } from "@contract/member-endpoints";
import { secondFactorEndpoints } from "@contract/second-factor-endpoints";
import { settingGroups, settingKeys } from "@contract/setting-names";
import type { z } from "zod";
import { fieldsIn, textNames } from "../../app/mall/reading/field-comparison.server";
import { effectOf } from "../../app/mall/reading/without-field.server";
import withoutIt from "../../contract/without-it.json";

const reads = Object.values({
  ...publicEndpoints,
  ...memberEndpoints,
  profile: accountEndpoints.profile,
  secondFactor: secondFactorEndpoints.secondFactor,
});

const marker = "<!-- Below: what `npm run mall-api-docs` writes. -->\n";

/** The page `docs/mall-api.md` with its tables written anew; what stands above them is the page's own. */
export function mallApiDocs(page: string): string {
  const [introduction, former] = page.split(marker);
  if (former === undefined) throw new Error(`The page lacks the line ${marker}`);
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
  return `${[`${introduction}${marker}`, ...sections, settingsSection()].join("\n")}\n`
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
