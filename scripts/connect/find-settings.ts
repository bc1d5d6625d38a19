import { isRow } from "../../app/mall/reading/field-names.server";
import type { Found } from "./polite-fetch";

type Settings = { path: string; fields: Record<string, string> };

const isColour = (value: unknown): boolean =>
  typeof value === "string" && /^#(?:[\da-f]{3}){1,2}$/i.test(value);

/** Where an API has the mall's look, with its name of the main colour; null if it has no such answer under these paths. */
export async function settingsAmong(
  paths: readonly string[],
  get: (path: string) => Promise<Found>,
): Promise<Settings | null> {
  for (const path of paths) {
    const found = await get(path);
    const texts = found.kind === "json" ? [...textsIn(found.json)] : [];
    const colours = texts.filter(([, value]) => isColour(value)).map(([key]) => key);
    const primary = colours.find((key) => /primar|main|brand/i.test(key)) ?? colours[0];
    if (!primary) continue;
    const name = texts.find(([key, value]) => /name|nazev|nazov/i.test(key) && !isColour(value))?.[0];
    const named = { "colors.accent": primary, website_name: name };
    const fields = Object.entries(named).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== entry[0],
    );
    return { path, fields: Object.fromEntries(fields) };
  }
  return null;
}

/** The fields of the innermost object that has a colour. */
function* textsIn(json: unknown): Generator<[key: string, value: unknown]> {
  if (!isRow(json)) return;
  if (Object.values(json).some(isColour)) yield* Object.entries(json);
  else for (const inner of Object.values(json)) yield* textsIn(inner);
}
