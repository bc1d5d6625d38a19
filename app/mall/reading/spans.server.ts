import { InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";

const spans = [
  ["starts_at", "ends_at"],
  ["valid_from", "valid_to"],
  ["activated_at", "usable_until"],
] as const;

/** An end before its beginning is none, where the entity can do without; an event also has no end where it begins. */
export function dropFalseEnds(
  read: Record<string, unknown>,
  context: ReadingContext,
  isOptional: (field: string) => boolean,
): void {
  for (const [start, end] of spans) {
    const [from, to] = [read[start], read[end]];
    if (typeof from !== "string" || typeof to !== "string" || !isOptional(end)) continue;
    const [length, isEvent] = [Date.parse(to) - Date.parse(from), start === "starts_at"];
    if (length > 0 || (length === 0 && !isEvent)) continue;
    noteDropped(inside(context, end), new InvalidValue("is not after its beginning"));
    delete read[end];
  }
}
