import { tenantIds } from "@contract/tenant-folders.server";
import { variableDocs, variableGroups } from "@contract/variable-docs.server";
import { z } from "zod";
import { environmentSchema } from "../../app/process/environment.server";
import { mallApiEnvironmentSchema } from "../../mall-api/environment";
import { serverEnvironmentSchema } from "../../server/environment";

const introduction = `# Configuration

By environment variables. None is needed to try the site: \`npm start\`. An empty variable counts as unset, and an invalid value stops the start with
a line that says what is valid. \`npm run check\` (\`node build/process/check.js\` without the development dependencies) names each wrong setting, and
each mall API (of the malls that have a host, where hosts are declared), Redis or database that does not answer; exit code 1 if there is any.

This page is generated from the schemas that read the variables (\`npm run configuration-docs\`): \`server/environment.ts\`,
\`app/process/environment.server.ts\`, \`realtime-server/realtime-variables.ts\` and \`mall-api/environment.ts\`. How to use them, by task:
[operations.md](operations.md).
`;

const schemas = [serverEnvironmentSchema, environmentSchema, mallApiEnvironmentSchema];

/** By name, the schemas that read each variable: one in each program that does. */
function variables(): Map<string, z.core.$ZodType[]> {
  const found = new Map<string, z.core.$ZodType[]>();
  for (const { shape } of schemas)
    for (const [name, schema] of Object.entries(shape)) found.set(name, [...(found.get(name) ?? []), schema]);
  return found;
}

/** The page `docs/configuration.md`. Throws for a variable that no schema or more than one describes. */
export function configurationDocs(): string {
  const rows = [...variables()].map(([name, readers]) => {
    const docs = new Set(readers.flatMap((schema) => variableDocs.get(schema) ?? []));
    const [doc] = docs;
    if (!doc || docs.size > 1)
      throw new Error(`${name} is described ${docs.size} times: once, in the schema that reads it`);
    const cells = [`\`${name}\``, doc.default ?? defaultOf(name, readers), valid(readers), doc.what];
    return { group: doc.group, row: `| ${cells.map(escaped).join(" | ")} |` };
  });
  const tables = variableGroups.map((group) => {
    const own = rows.filter((row) => row.group === group).map(({ row }) => row);
    return [`\n## ${group}\n`, "| variable | default | valid | what |", "|---|---|---|---|", ...own].join(
      "\n",
    );
  });
  return `${[introduction.trimEnd(), ...tables].join("\n")}\n`;
}

/** The default in the schemas. Throws where programs have different ones. */
function defaultOf(name: string, readers: z.core.$ZodType[]): string {
  const values = new Set(readers.map((schema) => String(defaultIn(schema) ?? "")));
  if (values.size > 1) throw new Error(`${name} has several defaults: ${[...values].join(", ")}`);
  const [value] = values;
  return value ? `\`${value}\`` : "none";
}

function defaultIn(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  return schema instanceof z.ZodPipe ? defaultIn(schema.def.in) : undefined;
}

/** What the start says of a value that hardly any variable may have; without the malls, which come and go. */
function valid(readers: z.core.$ZodType[]): string {
  const refusals = readers.flatMap((schema) => z.safeParse(schema, "?").error?.issues ?? []);
  return (refusals[0]?.message ?? "").replace(`, of ${tenantIds.join(", ")}`, "");
}

const escaped = (cell: string) => cell.replaceAll("|", "\\|");
