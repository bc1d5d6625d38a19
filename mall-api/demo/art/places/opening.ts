import { mixed } from "../palette";
import { ellipse, group, line, path, rect } from "../shapes";
import { thingNamed } from "../things";
import { along, type Place, pottedPlant, put, shade, tint } from "./place";
import { green } from "./room";

/** A balloon on its string. */
const balloon = (x: number, y: number, foot: number, fill: string): string =>
  line(`M${x} ${y + 50}Q${x + 14} ${(y + foot) / 2} ${x - 6} ${foot}`, "#ffffff", 2, 0.7) +
  path(
    `M${x} ${y - 52}C${x + 56} ${y - 50} ${x + 48} ${y + 20} ${x} ${y + 46}C${x - 48} ${y + 20} ${x - 56} ${y - 50} ${x} ${y - 52}Z`,
    fill,
  ) +
  ellipse(x - 16, y - 22, 9, 15, "#ffffff", 0.4) +
  path(`M${x - 8} ${y + 54}L${x} ${y + 42}L${x + 8} ${y + 54}Z`, shade(fill, 0.15));

/** A new shop on its first day, behind a ribbon, and those who wait for it. */
export const opening: Place = (set) => {
  const { hues, side, end, people, random, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const floor = tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25);
  const front = (x: number) =>
    put(
      thingNamed("shop-front"),
      { x, base: 196, width: 720, height: 480 },
      set,
      hues.accents[Math.abs(Math.round(x / 700)) % 4],
    );
  return [
    rect(-side, -end, side * 2, end * 2, tint(hues.wall, 0.2)),
    rect(-side, -300, side * 2, 22, tint(hues.wall, 0.5)),
    side > 560 ? front(-744) + front(744) : "",
    front(0),
    rect(-side, 194, side * 2, end, floor),
    along(220, end, 5)
      .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(floor, 0.08), 3))
      .join(""),
    ellipse(0, 250, 430, 44, tint(floor, 0.6)),
    // The ribbon, with its bow, between two posts.
    [-300, 300]
      .map(
        (x) =>
          line(`M${x} 262V110`, "#b98d4a", 9) +
          ellipse(x, 104, 13, 13, "#d9b064") +
          ellipse(x, 264, 30, 7, "#b98d4a"),
      )
      .join(""),
    path("M-300 124Q0 200 300 124V148Q0 224 -300 148Z", three),
    group(
      path("M0 0C-30 -44 -96 -44 -92 0S-30 40 0 0C30 -44 96 -44 92 0S30 40 0 0Z", three) +
        path("M0 0L-44 84L-16 74L0 30L16 74L44 84Z", shade(three, 0.18)) +
        ellipse(0, 0, 16, 16, shade(three, 0.12)),
      `transform="translate(0 172)"`,
    ),
    balloon(-330, -96, 120, two) + balloon(-280, -150, 120, three) + balloon(-376, -170, 120, four),
    balloon(330, -110, 120, one) + balloon(384, -160, 120, two) + balloon(284, -168, 120, four),
    people({
      x: flip * -96,
      base: 240,
      scale: 0.86,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "apron",
      top: hues.light,
      bottom: two,
      hair: "bun",
    }),
    people({ x: flip * -232, base: 304, scale: 1, pose: "back", wears: "coat", top: four }),
    people({ x: flip * 150, base: 306, scale: 1.02, pose: "back", wears: "coat", top: two, hair: "long" }),
    people({
      x: flip * 232,
      base: 308,
      pose: "back",
      wears: "jacket",
      top: three,
      hair: "beanie",
      child: true,
    }),
    people({
      x: flip * 318,
      base: 302,
      scale: 0.98,
      facing: flip > 0 ? -1 : 1,
      pose: "walk",
      wears: "jacket",
      top: one,
    }),
    pottedPlant(flip * -404, 300, 0.8, green, tint(hues.deep, 0.7)),
    Array.from({ length: 34 }, (_, at) =>
      rect(
        (random() - 0.5) * side * 2,
        -end + random() * (end + 120),
        9,
        15,
        hues.accents[at % 4] ?? one,
        0.9,
        2,
      ),
    ).join(""),
  ].join("");
};
