import { readFileSync } from "node:fs";
import { tenantIds } from "@contract/tenant-folders.server";
import { parse } from "yaml";
import { z } from "zod";
import { environmentSchema } from "../../app/process/environment.server";
import { mallApiEnvironmentSchema } from "../../mall-api/environment";
import { serverEnvironmentSchema } from "../../server/environment";

const introduction = `# Configuration

By environment variables. None is needed to try the site: \`npm start\`. An empty variable counts as unset, and an invalid value stops the start with
a line that says what is valid. \`npm run check\` (\`node build/process/check.js\` without the development dependencies) names each wrong setting, and
each mall API (of the malls that have a host, where hosts are declared), Redis or database that does not answer; exit code 1 if there is any.

This page is generated (\`npm run configuration-docs\`) from \`scripts/configuration/variables.yaml\`, which says what the variables do, and from the schemas
that read them: \`server/environment.ts\`, \`app/process/environment.server.ts\`, \`realtime-server/realtime-variables.ts\` and \`mall-api/environment.ts\`. How to use them, by task:
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

const text = z.string().min(1);
const described = z.union([
  text.transform((what) => ({ what, default: undefined })),
  z.strictObject({ what: text, default: text.optional() }),
]);
const groups = z.record(z.string(), z.record(z.string(), described));

/** The page `docs/configuration.md`. Throws for a variable that is only described, or not described. */
export function configurationDocs(): string {
  const docs = groups.parse(parse(readFileSync("scripts/configuration/variables.yaml", "utf8")));
  const unread = variables();
  const tables = Object.entries(docs).flatMap(([group, own]) => [
    `\n## ${group}\n`,
    "| variable | default | valid | what |",
    "|---|---|---|---|",
    ...Object.entries(own).map(([name, doc]) => {
      const readers = unread.get(name);
      if (!unread.delete(name) || !readers) throw new Error(`${name} is described, but read by no schema`);
      const cells = [`\`${name}\``, doc.default ?? defaultOf(name, readers), valid(readers), doc.what];
      return `| ${cells.map(escaped).join(" | ")} |`;
    }),
  ]);
  const [other] = unread.keys();
  if (other) throw new Error(`${other} is not described in scripts/configuration/variables.yaml`);
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
