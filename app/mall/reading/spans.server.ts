import { InvalidValue, inside, noteDropped, type ReadingContext } from "./reading-context";

const spans = [
  ["starts_at", "ends_at"],
  ["valid_from", "valid_to"],
  ["activated_at", "usable_until"],
] as const;

/** An end before its beginning is none, where the entity can do without. */
export function dropFalseEnds(
  read: Record<string, unknown>,
  context: ReadingContext,
  isOptional: (field: string) => boolean,
): void {
  for (const [start, end] of spans) {
    const [from, to] = [read[start], read[end]];
    if (typeof from !== "string" || typeof to !== "string" || !isOptional(end)) continue;
    if (Date.parse(to) >= Date.parse(from)) continue;
    noteDropped(inside(context, end), new InvalidValue("is before its beginning"));
    delete read[end];
  }
}
