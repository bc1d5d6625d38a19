// `npm run new -- screen <name>`, `tenant <id>`, `language <code>`: creates all files and prints what is left to write.
import { apply, type Changes, UsageError } from "./new/changes";
import { newLanguage } from "./new/new-language";
import { newScreen } from "./new/new-screen";
import { newTenant } from "./new/new-tenant";

const [kind, name, tag] = process.argv.slice(2);
try {
  const changes = changesFor(kind);
  apply(changes);
  for (const path of Object.keys(changes.created)) console.log(`created ${path}`);
  for (const path of Object.keys(changes.edited)) console.log(`edited  ${path}`);
  console.log("\nLeft to write; npm run texts lists every text:");
  for (const [where, what] of changes.left) console.log(`  ${where}: ${what}`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(1);
}

function changesFor(what: string | undefined): Changes {
  if (what === "screen") return newScreen(name);
  if (what === "tenant") return newTenant(name);
  if (what === "language") return newLanguage(name, tag);
  throw new UsageError("npm run new -- screen <name> | tenant <id> | language <code> [<standard tag>]");
}
