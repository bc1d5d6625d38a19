/** A stable hash of a text (FNV-1a). */
export function hash(value: string): number {
  let state = 2166136261;
  for (const character of value) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return state;
}
