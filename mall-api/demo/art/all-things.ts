import { readdirSync, readFileSync } from "node:fs";
import type { Hues } from "./palette";
import * as dishes from "./things/dishes";
import * as fashion from "./things/fashion";
import * as festive from "./things/festive";
import * as food from "./things/food";
import * as groceries from "./things/groceries";
import * as home from "./things/home";
import * as household from "./things/household";
import * as leisure from "./things/leisure";
import * as mall from "./things/mall";
import type { Thing } from "./things/thing";
import * as wearing from "./things/wearing";

/** What looks different each time is drawn by code; all else by the SVG files beside this module, or beside a build. */
const drawnByChance: Record<string, Thing> = {
  ...dishes,
  ...fashion,
  ...festive,
  ...food,
  ...groceries,
  ...home,
  ...household,
  ...leisure,
  box: mall.box,
  building: mall.building,
  tree: mall.tree,
  ...wearing,
};

const things = new Map<string, Thing>([
  ...Object.entries(drawnByChance).map(
    ([name, thing]) => [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), thing] as const,
  ),
  ...drawings(),
]);

/** The thing of a name, such as `wine-bottle`. Throws for any other. */
export function thingNamed(name: string): Thing {
  const thing = things.get(name);
  if (!thing) throw new Error(`No thing is called ${name}: it is neither in an SVG file nor drawn by code`);
  return thing;
}

/** The symbols of the SVG files, with the colours of a picture in place of `var(--deep)` and the like. */
function* drawings(): Generator<readonly [string, Thing]> {
  const folder = new URL("./things/", import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".svg"))) {
    const svg = readFileSync(new URL(file, folder), "utf8").replaceAll(/\n\s*/g, "");
    for (const [, name = "", footprint, body = ""] of svg.matchAll(
      /<symbol id="([\w-]+)" data-footprint="(\d+)">(.*?)<\/symbol>/g,
    )) {
      yield [
        name,
        (fill, hues) => ({
          footprint: Number(footprint),
          body: body.replaceAll(/var\(--(?:accent-(\d)|(\w+))\)/g, (_, accent, hue) =>
            accent ? (hues.accents[accent - 1] ?? fill) : hue === "fill" ? fill : hueOf(hues, hue),
          ),
        }),
      ];
    }
  }
}

function hueOf(hues: Hues, name: string): string {
  const hue = hues[name as keyof Hues];
  if (typeof hue !== "string") throw new Error(`No colour of a picture is called ${name}`);
  return hue;
}
