import { byLikeness, isRow, type Row } from "./field-names.server";
import { booleanOf } from "./numbers.server";
import fields from "./vocabulary/other-fields.json";

const depth = 3;

/** The address of a file, from text or from an object that holds it; null if it has none, or is not public. */
export function addressOf(given: unknown, left = depth): string | null {
  // Windows servers join paths with backslashes, and PHP escapes slashes with them.
  if (typeof given === "string") return given.trim().replace(/\\+\/?/g, "/") || null;
  if (!isRow(given) || left < 0) return null;
  const values = byLikeness(given);
  if (booleanOf(values.get("ispublic")) === false) return null;
  for (const name of fields.addresses) {
    const value = values.get(name);
    const address = typeof value === "string" ? addressOf(value) : null;
    if (address) return address;
  }
  return renderedIn(given) ?? innerAddress(given, left - 1);
}

/** WordPress' address of an attachment: `guid: {rendered}`. */
function renderedIn({ guid }: Row): string | null {
  const rendered = isRow(guid) ? guid.rendered : guid;
  return typeof rendered === "string" && /^https?:/i.test(rendered.trim()) ? addressOf(rendered) : null;
}

function innerAddress(row: Row, left: number): string | null {
  for (const inner of Object.values(row)) {
    const address = isRow(inner) ? addressOf(inner, left) : null;
    if (address) return address;
  }
  return null;
}
