import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { randomOf } from "../random";
import { motifHues } from "./motifs";
import motifFile from "./motifs.json";
import { placeNames, places } from "./places";
import { drawPlace } from "./places/place";
import { thingNamed } from "./things";

const hues = motifHues({ accent: "#0f766e" }, "coat", 0);
const things = ["cup", "hive", "crate"].map(thingNamed);

const drawn = (name: (typeof placeNames)[number], take: number, height: number) =>
  drawPlace(places[name], {
    things,
    hues,
    random: randomOf(`${name} ${take}`),
    take,
    frame: { width: 1000, height },
  });

it("are all named by a motif", () => {
  const named = Object.values(motifFile).flatMap((motif) =>
    [
      "place" in motif ? motif.place : [],
      "usedIn" in motif ? motif.usedIn : [],
      "closeUp" in motif ? motif.closeUp : [],
    ].flat(),
  );
  expect(placeNames.filter((name) => !named.includes(name))).toEqual([]);
});

describe.each(placeNames)("the place %s", (name) => {
  it.each(["1/1", "4/5", "4/3", "3/2", "16/9", "21/9", "3/4"])("reaches every edge of %s", async (ratio) => {
    const [across = 1, down = 1] = ratio.split("/").map(Number);
    const height = (1000 * down) / across;
    const size = { width: 60, height: Math.round((60 * down) / across) };
    const { data, info } = await sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="-500 ${-height / 2} 1000 ${height}"><rect x="-500" y="${-height / 2}" width="1000" height="${height}" fill="#ff00fe"/>${drawn(name, 1, height)}</svg>`,
      ),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isBare = (x: number, y: number) =>
      data.readUIntBE((y * info.width + x) * info.channels, 3) === 0xff00fe;
    const edge = Array.from({ length: info.width * info.height }, (_, at) => at).filter((at) => {
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      return x === 0 || y === 0 || x === info.width - 1 || y === info.height - 1;
    });
    expect(edge.filter((at) => isBare(at % info.width, Math.floor(at / info.width)))).toEqual([]);
  });

  it("is seen from another spot, with other people, each time", () => {
    const takes = [0, 1, 2, 3].map((take) => drawn(name, take, 750).replaceAll(/#[0-9a-f]{6}/g, ""));
    expect(new Set(takes).size).toBe(takes.length);
  });

  it("has the same coordinates for the same take, all of them numbers", () => {
    expect(drawn(name, 2, 750)).toBe(drawn(name, 2, 750));
    expect(drawn(name, 3, 429)).not.toMatch(/NaN|undefined|Infinity/);
  });
});
