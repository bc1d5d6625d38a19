import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoContent } from "../demo-content";
import { randomOf } from "../random";
import { motifHues, motifs } from "./motifs";
import motifFile from "./motifs.json";
import { thingNamed, thingNames } from "./things";

it("shows different things in a picture", () => {
  for (const [name, { things }] of Object.entries(motifFile))
    expect(new Set(things).size, name).toBe(things.length);
});

describe("the things", () => {
  it("are all shown by a motif, whose motifs are all shown by something", () => {
    const shown = new Set(Object.values(motifFile).flatMap(({ things }) => things));
    expect(thingNames.filter((name) => !shown.has(name))).toEqual([]);
    const named = new Set([
      ...namedIn(demoContent),
      ...Object.values(demoContent.trades).flatMap((trades) => trades.map(({ key }) => key)),
      ...demoContent.amenities.amenities.map(({ key }) => `amenity-${key}`),
      ...demoContent.cinema.films.map(({ key }) => `film-${key}`),
      // Of galleries.
      ...["shop-front", "mall-interior"],
    ]);
    expect(motifs.filter((motif) => !named.has(motif))).toEqual([]);
  });

  it("are where their box is", async () => {
    const hues = motifHues({ accent: "#b4472a" }, "coat", 0);
    for (const name of thingNames) {
      const { box, draw } = thingNamed(name);
      const body = draw("#c8553d", hues, randomOf(name));
      const view = [box.x - box.width / 2, box.y - box.height / 2, box.width * 2, box.height * 2];
      const { data } = await sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="${view.join(" ")}" preserveAspectRatio="none">${body}</svg>`,
        ),
      )
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const solid = Array.from({ length: 160 * 160 }, (_, at) => at).filter(
        (at) => (data[at * 4 + 3] ?? 0) > 140,
      );
      const [columns, rows] = [solid.map((at) => at % 160), solid.map((at) => Math.floor(at / 160))];
      for (const [least, most] of [
        [Math.min(...columns), Math.max(...columns)],
        [Math.min(...rows), Math.max(...rows)],
      ] as const) {
        expect(Math.abs(least - 40), name).toBeLessThanOrEqual(8);
        expect(Math.abs(most - 119), name).toBeLessThanOrEqual(8);
      }
    }
  });
});

/** All that content says is shown. */
function* namedIn(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (key === "motif" && typeof inner === "string") yield inner;
    else yield* namedIn(inner);
}
