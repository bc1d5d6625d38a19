/** The context that an answer itself doesn't give. */
export type Reading = {
  /** The mall's time zone, for dates without one. */
  timeZone: string;
  /** The unit of whole numbers that are money: APIs count in crowns unless they say otherwise. */
  moneyUnit: "haler" | "crowns";
  /** Milliseconds since 1970, for what is published from some moment on. */
  now: () => number;
  note: (finding: Finding) => void;
};

/** Something of an answer that was dropped, or derived from another part of it. */
export type Finding = { kind: "dropped" | "derived"; path: string; reason: string };

/** Where in an answer a value stands; list entries have no index, so that the same cause has the same path. */
export type ReadingContext = { reading: Reading; path: string; field: string };

export const inside = ({ reading, path }: ReadingContext, field: string): ReadingContext => ({
  reading,
  path: path ? `${path}.${field}` : field,
  field,
});

export const entryOf = ({ reading, path, field }: ReadingContext): ReadingContext => ({
  reading,
  path: `${path}[]`,
  field,
});

/** A value that can't be read, and why. */
export class InvalidValue {
  constructor(readonly reason: string) {}
}

/** Something that the API says is not there, or not for visitors. */
export class Absent extends InvalidValue {}

export function noteDropped({ reading, path }: ReadingContext, { reason }: InvalidValue): void {
  reading.note({ kind: "dropped", path: path || "(whole)", reason });
}
