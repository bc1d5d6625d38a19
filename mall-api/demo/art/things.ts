import { readdirSync, readFileSync } from "node:fs";
import type { Hues } from "./palette";
import { shopFront } from "./shop-front";
import type { Thing } from "./thing";

/** The symbols of the SVG files beside this module, or beside a build; their `viewBox` is what they fill. */
const things = new Map<string, Thing>([["shop-front", shopFront], ...drawings()]);

/** The thing of a name, such as `wine-bottle`. Throws for any other. */
export function thingNamed(name: string): Thing {
  const thing = things.get(name);
  if (!thing) throw new Error(`No thing is called ${name}: no SVG file has a symbol of this name`);
  return thing;
}

export const thingNames = [...things.keys()];

/** With the colours of a picture in place of `var(--deep)` and the like. */
function* drawings(): Generator<readonly [string, Thing]> {
  const folder = new URL("./things/", import.meta.url);
  for (const file of readdirSync(folder)) {
    const svg = readFileSync(new URL(file, folder), "utf8").replaceAll(/\n\s*/g, "");
    for (const [, name = "", viewBox = "", body = ""] of svg.matchAll(
      /<symbol id="([\w-]+)" viewBox="([\d -]+)">(.*?)<\/symbol>/g,
    )) {
      const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(" ").map(Number);
      yield [
        name,
        {
          box: { x, y, width, height },
          draw: (fill, hues) =>
            body.replaceAll(/var\(--(?:accent-(\d)|(\w+))\)/g, (_, accent, hue) =>
              accent ? (hues.accents[accent - 1] ?? fill) : hue === "fill" ? fill : hueOf(hues, hue),
            ),
        },
      ];
    }
  }
}

function hueOf(hues: Hues, name: string): string {
  const hue = hues[name as keyof Hues];
  if (typeof hue !== "string") throw new Error(`No colour of a picture is called ${name}`);
  return hue;
}
