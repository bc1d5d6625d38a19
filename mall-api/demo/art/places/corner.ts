import { mixed } from "../palette";
import { ellipse, line, path, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, beam, type Place, pendant, pottedPlant, put, shade, tint } from "./place";
import { clothesRail, glow, green, window } from "./room";

/** A corner of the mall with what it has there for everybody, somebody who uses it and somebody who waits. */
const cornerBefore =
  (isShop: boolean): Place =>
  (set) => {
    const { hues, side, end, people, things } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const flip = isShop ? 1 : -1;
    const wall = mixed(hues.wall, isShop ? one : four, 0.26);
    const floor = tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.3);
    const niche = tint(wall, 0.42);
    return [
      rect(-side, -end, side * 2, end * 2, wall),
      along(-side, side, Math.round(side / 40))
        .map((x) => line(`M${Math.round(x)} ${-end}V200`, shade(wall, 0.07), 3))
        .join(""),
      // Beside it a shop, or a window onto the town.
      isShop
        ? rect(250, -220, side, 420, tint(glow, 0.5)) +
          clothesRail(300, Math.max(470, side), -130, set) +
          rect(238, -262, side, 46, two) +
          line(`M300 -239H440`, tint(two, 0.6), 14)
        : window(set, -side - 40, -230, side - 220, 330, false),
      // Its niche, with a lamp.
      path("M-200 204V-90A200 200 0 0 1 200 -90V204Z", shade(wall, 0.16)),
      path("M-180 204V-90A180 180 0 0 1 180 -90V204Z", niche),
      beam(0, -264, 204, 170, "#fff6dc", 0.4),
      rect(-side, 200, side * 2, end, floor),
      along(236, end, 4)
        .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(floor, 0.07), 3))
        .join(""),
      ellipse(0, 262, 330, 40, "#ffffff", 0.35),
      ellipse(0, 250, 150, 16, hues.shadow, 0.3),
      put(things[0], { x: 0, base: 254, width: 300, height: 430, behind: niche }, set, one),
      people({
        x: flip * -206,
        base: 286,
        scale: 1.06,
        facing: flip > 0 ? 1 : -1,
        pose: "reach",
        wears: "coat",
        top: four,
        hair: "long",
      }),
      people({
        x: flip * 232,
        base: 292,
        scale: 1.08,
        facing: flip > 0 ? -1 : 1,
        pose: "walk",
        wears: "jacket",
        top: two,
        hair: "short",
        carries: shoppingBag(hues.light),
      }),
      people({
        x: flip * 318,
        base: 298,
        facing: flip > 0 ? -1 : 1,
        pose: "walk",
        wears: "jacket",
        top: three,
        hair: "beanie",
        child: true,
      }),
      pendant(flip * -330, -end, -210, three, glow),
      pottedPlant(flip * -380, 286, 1, green, tint(hues.deep, 0.7)),
      side > 560 ? people({ x: flip * -620, base: 270, pose: "walk", facing: flip > 0 ? 1 : -1 }) : "",
    ].join("");
  };

export const corner = cornerBefore(true);

export const windowCorner = cornerBefore(false);
