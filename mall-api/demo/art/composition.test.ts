import { tenantIds } from "@contract/tenant-folders.server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { demoMall } from "../demo-malls";
import { randomOf } from "../random";
import { layoutsFor } from "./layouts";
import { motifHues } from "./motifs";
import motifFile from "./motifs.json";
import { differenceOf } from "./palette";
import type { Thing } from "./thing";
import { thingNamed, thingNames } from "./things";

describe("what a picture shows", () => {
  /** The frames of pictures by the ratio that they are drawn in: see `docs/design.md`. */
  const framesOf: Record<string, string[]> = {
    "4/5": ["4/5", "1/1", "4/3", "3/2"],
    "1/1": ["1/1", "4/3", "3/2"],
    "4/3": ["4/3", "1/1", "3/2", "16/9"],
    "3/2": ["3/2", "1/1", "4/3", "16/9"],
    "16/9": ["16/9", "1/1", "4/3", "3/2"],
    "2/1": ["2/1", "4/3", "3/2", "16/9"],
    "21/9": ["21/9", "4/3", "3/2", "16/9"],
    "3/4": ["3/4"],
  };
  const hues = motifHues({ accent: "#0f766e" }, "coat", 0);
  const sized = (ratio: string) => {
    const [across = 1, down = 1] = ratio.split("/").map(Number);
    return { width: 1000, height: (1000 * down) / across };
  };

  /** One thing of each ratio: nothing else of it matters here. */
  const namesByRatio = new Map(
    thingNames.map((name) => {
      const { width, height } = thingNamed(name).box;
      return [Math.round((width / height) * 8), name] as const;
    }),
  );

  /** The sides of all things of a drawing, the farthest from the middle, by the place of the thing in its list. */
  function edgesIn(drawing: string, things: readonly Thing[]) {
    const edges = things.map(() => ({ x: 0, y: 0 }));
    for (const [, x, y, turn, scale, body = ""] of drawing.matchAll(
      /<g transform="translate\((\S+) (\S+)\) rotate\((\S+)\) scale\((\S+)\)">(.*?)<!--end-->/g,
    )) {
      const [, at, left, top] = /translate\((\S+) (\S+)\)"><!--(\d)-->/
        .exec(body.slice(body.lastIndexOf("<g")))
        ?.map(Number)
        .toSpliced(1, 0, Number(/<!--(\d)-->/.exec(body)?.[1])) ?? [0, 0, 0, 0];
      const thing = things[at ?? 0];
      const edge = edges[at ?? 0];
      if (!thing || !edge) throw new Error("A drawing has no other things");
      const angle = (Number(turn) * Math.PI) / 180;
      const { box } = thing;
      for (const across of [box.x, box.x + box.width])
        for (const down of [box.y, box.y + box.height]) {
          const [from, to] = [(across + (left ?? 0)) * Number(scale), (down + (top ?? 0)) * Number(scale)];
          edge.x = Math.max(edge.x, Math.abs(Number(x) + from * Math.cos(angle) - to * Math.sin(angle)));
          edge.y = Math.max(edge.y, Math.abs(Number(y) + from * Math.sin(angle) + to * Math.cos(angle)));
        }
    }
    return edges;
  }

  it.each(Object.entries(framesOf))(
    "is whole in each frame of %s, the subject with a margin",
    (ratio, frames) => {
      for (const name of namesByRatio.values())
        for (const [at, layout] of layoutsFor(3).entries()) {
          const things = [name, "wine-bottle", "sofa"].map((each, number) => ({
            ...thingNamed(each),
            draw: () => `<!--${number}--><!--end-->`,
          }));
          const drawing = layout({
            things,
            stands: false,
            hues,
            paints: hues.accents.slice(0, 4),
            frame: sized(ratio),
            random: randomOf(`${name} ${at}`),
          });
          const edges = edgesIn(drawing, things);
          expect(Math.min(...Object.values(edges[0] ?? {}))).toBeGreaterThan(0);
          for (const frame of frames) {
            const [own, cut] = [sized(ratio), sized(frame)];
            const scale = Math.min(1, own.height / cut.height);
            for (const [number, { x, y }] of edges.entries()) {
              const margin = number === 0 ? 0.06 : 0.01;
              const label = `${name}: ${layout.name} in ${frame}, ${number}`;
              expect(x, label).toBeLessThanOrEqual(cut.width * scale * (0.5 - margin));
              expect(y, label).toBeLessThanOrEqual(cut.height * scale * (0.5 - margin));
            }
          }
        }
    },
  );

  it.each(tenantIds.map((tenant, turn) => [tenant, turn] as const))(
    "is seen before what is behind it: %s",
    async (tenant, turn) => {
      const { colors } = demoMall(tenant);
      const size = { width: 120, height: 90 };
      const frame = { width: 1000, height: 750 };
      const shadow = /<g transform="[^"]*" opacity="\.2\d">.*?<!--end--><\/g><\/g>/g;
      const pixelsOf = (drawing: string) =>
        sharp(
          Buffer.from(
            `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="-500 -375 1000 750">${drawing}</svg>`,
          ),
        )
          .ensureAlpha()
          .raw()
          .toBuffer();
      for (const [at, [motif, { things, ...how }]] of Object.entries(motifFile).entries()) {
        // Each mall has every second motif.
        if ((at + turn) % 2) continue;
        const stands = "stands" in how;
        const known = layoutsFor(things.length, { stands });
        const layout = known[at % known.length];
        if (!layout) throw new Error("There is a layout for each number");
        const hues = motifHues(colors, motif, at);
        const drawn = (paint: (body: string) => string) =>
          layout({
            things: things.map(thingNamed).map((thing) => ({
              ...thing,
              draw: (...given: Parameters<Thing["draw"]>) => paint(thing.draw(...given)),
            })),
            stands,
            hues,
            paints: hues.accents.slice(0, 4),
            frame,
            random: randomOf(motif),
          });
        const picture = await pixelsOf(
          `<defs><linearGradient id="shade"/></defs><rect x="-500" y="-375" width="1000" height="750" fill="${hues.ground}"/>${drawn((body) => `${body}<!--end-->`).replaceAll(shadow, "")}`,
        );
        const mask = await pixelsOf(
          drawn((body) =>
            body
              .replaceAll(/<[^>]*opacity="0?\.[0-6]\d*"[^>]*\/>/g, "")
              .replaceAll(/(fill|stroke)="(?!none)[^"]+"/g, '$1="rgb(255,0,254)"'),
          ),
        );
        const colorAt = (x: number, y: number) =>
          `#${picture.subarray((y * size.width + x) * 4).toString("hex", 0, 3)}`;
        const isThing = (x: number, y: number) => mask.readUInt32BE((y * size.width + x) * 4) === 0xff00feff;
        let [seen, all] = [0, 0];
        for (let y = 3; y < size.height - 3; y++)
          for (let x = 3; x < size.width - 3; x++)
            for (const [right, down] of [
              [1, 0],
              [-1, 0],
              [0, 1],
              [0, -1],
            ] as const)
              if (
                isThing(x, y) &&
                isThing(x - right, y - down) &&
                !isThing(x + right, y + down) &&
                !isThing(x + 2 * right, y + 2 * down)
              ) {
                all++;
                if (differenceOf(colorAt(x, y), colorAt(x + 2 * right, y + 2 * down)) > 0.06) seen++;
              }
        expect(seen / all, `${motif}: ${layout.name}`).toBeGreaterThan(0.7);
      }
    },
    60_000,
  );
});
