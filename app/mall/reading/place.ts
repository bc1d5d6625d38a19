/** What a reading of a mall API's answer needs to know that the answer does not say. */
export type Reading = {
  /** The mall's time zone: dates without one are told by its clocks. */
  timeZone: string;
  /** What a whole number is where money is meant: APIs count in crowns unless they say otherwise. */
  moneyUnit: "haler" | "crowns";
  note: (finding: Finding) => void;
};

/** Something of an answer that was left out, or filled in from elsewhere in it. */
export type Finding = { kind: "dropped" | "derived"; path: string; reason: string };

/** Where in an answer a value stands; entries of a list have no number, so that the same cause has the same path. */
export type Place = { reading: Reading; path: string; field: string };

export const inside = ({ reading, path }: Place, field: string): Place => ({
  reading,
  path: path ? `${path}.${field}` : field,
  field,
});

export const entryOf = ({ reading, path, field }: Place): Place => ({ reading, path: `${path}[]`, field });

/** A value that can't be read, and why. */
export class Unfit {
  constructor(readonly reason: string) {}
}

export function noteDropped({ reading, path }: Place, { reason }: Unfit): void {
  reading.note({ kind: "dropped", path: path || "(whole)", reason });
}
