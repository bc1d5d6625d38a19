import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { z } from "zod";

/** An icon ready to render: `<svg viewBox="0 0 {width} {height}">{body}</svg>`. */
export type IconBody = { body: string; width: number; height: number };

const setSchema = z.object({
  prefix: z.string(),
  lastModified: z.number().optional(),
  width: z.number().default(16),
  height: z.number().default(16),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
  aliases: z.record(z.string(), z.object({ parent: z.string() })).default({}),
});
export type IconSet = z.output<typeof setSchema>;

const installedPrefixes = ["lucide", "simple-icons"] as const;
const require = createRequire(import.meta.url);
const sets = new Map<string, IconSet>();

/** The installed set of that prefix, read on first use; null for others. */
export function iconSet(prefix: string): IconSet | null {
  const installed = installedPrefixes.find((name) => name === prefix);
  if (!installed) return null;
  const loaded = sets.get(installed);
  if (loaded) return loaded;
  const set = setSchema.parse(
    JSON.parse(readFileSync(require.resolve(`@iconify-json/${installed}/icons.json`), "utf8")),
  );
  sets.set(installed, set);
  return set;
}

/** The icon's name in its set, with aliases resolved. */
export function nameInSet(set: IconSet, name: string): string | null {
  if (Object.hasOwn(set.icons, name)) return name;
  const parent = Object.hasOwn(set.aliases, name) ? set.aliases[name]?.parent : undefined;
  return parent && Object.hasOwn(set.icons, parent) ? parent : null;
}

/** An icon by its name in settings and content (`lucide:shirt`), or null. */
export function iconBody(name: string | null | undefined): IconBody | null {
  const [, prefix, icon] = /^([a-z0-9-]+):([a-z0-9-]+)$/.exec(name ?? "") ?? [];
  const set = prefix ? iconSet(prefix) : null;
  const loaded = set && icon ? nameInSet(set, icon) : null;
  const found = set && loaded ? set.icons[loaded] : undefined;
  if (!set || !found) return null;
  return { body: found.body, width: found.width ?? set.width, height: found.height ?? set.height };
}
