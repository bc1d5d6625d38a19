import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { randomOf } from "../random";
import { layoutsFor } from "./layouts";
import { motifHues } from "./motifs";
import type { Thing } from "./thing";

const huesOfCoat = (accent: string) => motifHues({ accent }, "coat", 0);

describe.each(layoutsFor(3).map((layout) => [layout.name, layout] as const))("the layout %s", (_, layout) => {
  /** A square that is red whatever the palette. */
  const square: Thing = {
    box: { x: -100, y: -200, width: 200, height: 200 },
    draw: () => `<rect x="-100" y="-200" width="200" height="200" fill="#ff0000"/>`,
  };
  const dot: Thing = {
    ...square,
    draw: () => `<rect x="-100" y="-200" width="200" height="200" fill="#0000ff"/>`,
  };
  const hues = huesOfCoat("#0f766e");

  it.each(["1/1", "4/5", "4/3", "3/2", "16/9", "21/9", "3/4"])("fills %s", async (ratio) => {
    const [across = 1, down = 1] = ratio.split("/").map(Number);
    const frame = { width: 1000, height: (1000 * down) / across };
    for (const seed of ["one", "two", "three"]) {
      const drawing = layout({
        things: [square, dot, dot],
        stands: false,
        hues,
        paints: hues.accents.slice(0, 4),
        frame,
        random: randomOf(seed),
      });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="${Math.round((120 * down) / across)}" viewBox="${-500} ${-frame.height / 2} 1000 ${frame.height}">${drawing}</svg>`;
      // In the frame that it is composed for, and in those that are cut from its middle.
      for (const shown of [across / down, 1, 3 / 2]) {
        const { wide, high } = await redShare(svg, shown);
        expect(Math.max(wide, high), `${seed} in ${shown}`).toBeGreaterThan(0.45);
      }
    }
  });

  /** How much of a frame's width and height is between the outermost red spots. */
  async function redShare(svg: string, ratio: number) {
    const size =
      ratio > 1
        ? { width: 90, height: Math.round(90 / ratio) }
        : { width: Math.round(90 * ratio), height: 90 };
    const { data, info } = await sharp(Buffer.from(svg))
      .resize({ ...size, fit: "cover" })
      .flatten({ background: "#808080" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const spots = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
      (at) => (data[at * 3] ?? 0) > 240 && (data[at * 3 + 1] ?? 0) < 30 && (data[at * 3 + 2] ?? 0) < 30,
    );
    const span = (places: number[]) => Math.max(...places) - Math.min(...places) + 1;
    return {
      wide: span(spots.map((at) => at % info.width)) / info.width,
      high: span(spots.map((at) => Math.floor(at / info.width))) / info.height,
    };
  }
});

it.each([1, 2, 3])("shows none of %s things twice", (count) => {
  const things = Array.from({ length: count }, (_, at) => ({
    box: { x: 0, y: 0, width: 100, height: 200 },
    draw: () => `<!--${at}-->`,
  }));
  const frame = { width: 1000, height: 750 };
  for (const layout of layoutsFor(count)) {
    const drawing = layout({
      things,
      stands: false,
      hues: huesOfCoat("#0f766e"),
      paints: huesOfCoat("#0f766e").accents.slice(0, 4),
      frame,
      random: randomOf("one"),
    });
    // A thing with its shadow, if that has the same shape.
    for (const at of things.keys())
      expect(drawing.split(`<!--${at}-->`).length, `${layout.name}, ${at}`).toBeLessThanOrEqual(3);
    expect(drawing, layout.name).toContain("<!--0-->");
  }
});

it("has layouts enough for a page, half of them without a floor", () => {
  expect(layoutsFor(3).length).toBeGreaterThanOrEqual(12);
  expect(new Set(layoutsFor(3)).size).toBe(layoutsFor(3).length);
});
