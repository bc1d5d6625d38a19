import { mixed } from "../palette";
import { ellipse, group, line, path, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, type Place, type PlaceSet, pendant, pottedPlant, put, shade, skyline, tint } from "./place";
import { glow, green, walls, window } from "./room";

/** The hall before a window onto the town, in which what can be lent is used. */
const lent =
  (used: (set: PlaceSet, flip: 1 | -1) => string, isArched: boolean): Place =>
  (set) => {
    const { hues, side, end, take } = set;
    const [one = "#fff", , three = "#fff"] = hues.accents;
    const flip = take % 2 ? -1 : 1;
    const wall = tint(mixed(hues.wall, isArched ? three : one, 0.22), 0.16);
    const floor = tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.3);
    return [
      rect(-side, -end, side * 2, end * 2, wall),
      isArched
        ? along(-side + 60, side - 60, Math.max(3, Math.round(side / 140)))
            .map((x) => path(`M${x - 110} 200V-100A110 110 0 0 1 ${x + 110} -100V200Z`, tint(wall, 0.4)))
            .join("")
        : window(set, -side - 40, -230, side * 2 + 80, 330, false),
      rect(-side, 200, side * 2, end, floor),
      along(236, end, 4)
        .map((y) => line(`M${-side} ${Math.round(y)}H${side}`, shade(floor, 0.07), 3))
        .join(""),
      ellipse(0, 282, 400, 40, "#ffffff", 0.35),
      used(set, flip),
      pottedPlant(flip * -390, 284, 1, green, tint(hues.deep, 0.7)),
    ].join("");
  };

/** A pram or a bicycle that somebody pushes, more of them by the wall. */
export const wheeled = lent((set, flip) => {
  const { hues, people, things } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  return (
    put(things[0], { x: flip * 210, base: 214, width: 150, height: 170 }, set, three) +
    put(things[0], { x: flip * 350, base: 214, width: 150, height: 170 }, set, four) +
    people({
      x: flip * -160,
      base: 298,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "coat",
      top: two,
      hair: "long",
    }) +
    ellipse(flip * 20, 298, 130, 12, hues.shadow, 0.26) +
    group(
      put(things[0], { x: 0, base: 0, width: 240, height: 250 }, set, one),
      `transform="translate(${flip * 30} 302) scale(${flip * -1} 1)"`,
    ) +
    people({
      x: flip * -288,
      base: 300,
      facing: flip > 0 ? 1 : -1,
      pose: "walk",
      wears: "jacket",
      top: four,
      hair: "beanie",
      child: true,
    })
  );
}, false);

/** What is lent or brought back: somebody shows it to two others. */
export const lending = lent((set, flip) => {
  const { hues, people, things } = set;
  const [one = "#fff", two = "#fff", three = "#fff"] = hues.accents;
  return (
    people({
      x: flip * -196,
      base: 296,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "jacket",
      top: hues.deep,
      hair: "bob",
    }) +
    ellipse(flip * -10, 300, 140, 12, hues.shadow, 0.26) +
    put(things[0], { x: flip * -10, base: 304, width: 240, height: 240 }, set, one) +
    people({
      x: flip * 196,
      base: 296,
      scale: 1.06,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "coat",
      top: two,
    }) +
    people({
      x: flip * 306,
      base: 292,
      scale: 1.1,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "jacket",
      top: three,
    })
  );
}, true);

/** A dog that drinks while those whom it belongs to come back. */
export const dogs = lent((set, flip) => {
  const { hues, people, things } = set;
  const [one = "#fff", two = "#fff", , four = "#fff"] = hues.accents;
  return (
    // The rail with its rings.
    line(`M${flip * 30} 80H${flip * 330}M${flip * 60} 80V214M${flip * 300} 80V214`, shade(one, 0.3), 13) +
    ellipse(flip * 180, 250, 130, 12, hues.shadow, 0.24) +
    put(things[0], { x: flip * 180, base: 256, width: 210, height: 210 }, set, four) +
    line(`M${flip * 180} 128Q${flip * 120} 170 ${flip * 100} 84`, two, 6) +
    group(
      ellipse(0, -30, 46, 9, mixed("#8fd0ea", hues.ground, 0.2)) +
        path("M-52 -30H52L42 4H-42Z", one) +
        ellipse(0, -30, 40, 7, "#a9dcf0"),
      `transform="translate(${flip * 20} 296)"`,
    ) +
    people({
      x: flip * -150,
      base: 296,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "walk",
      wears: "coat",
      top: two,
      carries: shoppingBag(hues.light),
    }) +
    people({
      x: flip * -262,
      base: 298,
      facing: flip > 0 ? 1 : -1,
      pose: "run",
      wears: "jumper",
      top: one,
      child: true,
    })
  );
}, true);

/** A wall of lockers, one of them open. */
export const lockers: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = tint(mixed(hues.wall, two, 0.2), 0.2);
  const floor = tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.25);
  const columns = Math.ceil(side / 104);
  const open = flip * 52;
  return [
    rect(-side, -end, side * 2, end * 2, wall),
    rect(-side, 206, side * 2, end, floor),
    rect(-side, -228, side * 2, 440, shade(hues.deep, 0.1)),
    Array.from({ length: columns * 2 }, (_, column) =>
      [-216, -76, 64].map((y, row) => {
        const x = (column - columns) * 104;
        const isOpen = row === 1 && Math.abs(x + 52 - open) < 60;
        if (isOpen)
          return (
            rect(x + 4, y, 96, 132, shade(hues.deep, 0.3)) +
            rect(x + 26, y + 62, 54, 66, three, 1, 8) +
            line(`M${x + 40} ${y + 62}q13 -30 26 0`, three, 6)
          );
        const fill = [one, two, four, tint(one, 0.3)][(column * 2 + row * 3) % 4] ?? one;
        return (
          rect(x + 4, y, 96, 132, fill, 1, 6) +
          rect(x + 4, y, 96, 132, "url(#shade)", 0.5, 6) +
          ellipse(x + 82, y + 68, 6, 6, hues.light) +
          line(`M${x + 22} ${y + 22}h36`, tint(fill, 0.5), 6)
        );
      }),
    )
      .flat()
      .join(""),
    rect(-side, -276, side * 2, 48, tint(hues.deep, 0.2)),
    ellipse(0, 276, 400, 36, "#ffffff", 0.3),
    people({
      x: flip * -100,
      base: 290,
      scale: 1.14,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "coat",
      top: three,
      hair: "long",
    }),
    people({
      x: flip * 226,
      base: 296,
      scale: 1.12,
      facing: flip > 0 ? -1 : 1,
      pose: "walk",
      wears: "jacket",
      top: hues.light,
      carries: shoppingBag(one),
    }),
    put(set.things[1], { x: flip * -268, base: 300, width: 130, height: 150 }, set, one),
    side > 660 ? people({ x: 640, base: 284, pose: "back", wears: "jumper", top: four }) : "",
  ].join("");
};

/** A playground under the sky, with a slide. */
export const playground: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const sky = mixed("#cfe6f5", hues.ground, 0.35);
  const grass = mixed("#8fb56a", hues.ground, 0.2);
  return [
    rect(-side, -end, side * 2, end * 2, sky),
    ellipse(flip * -260, -220, 46, 46, "#ffe3a1"),
    ellipse(flip * 130, -232, 110, 24, "#ffffff", 0.8) + ellipse(flip * 190, -250, 70, 24, "#ffffff", 0.8),
    skyline(set, 110, 210, mixed(hues.wall, "#8ea6bd", 0.45), "#ffffff"),
    along(-side, side, Math.round(side / 66))
      .map((x, at) => ellipse(x, 104, 88, 64 + (at % 3) * 16, at % 2 ? green : shade(green, 0.14)))
      .join(""),
    rect(-side, 110, side * 2, end, grass),
    ellipse(0, 262, 440, 84, tint("#e2b985", 0.3)) + ellipse(0, 266, 400, 70, tint("#e2b985", 0.42)),
    // The swing.
    line(
      `M${flip * 196} 226L${flip * 236} -20L${flip * 276} 226M${flip * 236} -20H${flip * 384}M${flip * 348} 226L${flip * 384} -20`,
      one,
      12,
    ),
    line(`M${flip * 276} -14V150M${flip * 340} -14V150`, "#4a4552", 4) +
      rect(flip * 308 - 44, 148, 88, 13, two, 1, 5),
    ellipse(flip * -90, 270, 190, 16, hues.shadow, 0.2),
    put(things[0], { x: flip * -90, base: 276, width: 370, height: 310 }, set, three),
    people({
      x: flip * 136,
      base: 300,
      scale: 1.14,
      facing: flip > 0 ? -1 : 1,
      pose: "run",
      wears: "jumper",
      top: one,
      child: true,
    }),
    people({
      x: flip * 300,
      base: 218,
      scale: 1.14,
      facing: flip > 0 ? -1 : 1,
      pose: "sit",
      wears: "jacket",
      top: four,
      hair: "curls",
      child: true,
    }),
    people({
      x: flip * -318,
      base: 286,
      scale: 1.02,
      facing: flip > 0 ? 1 : -1,
      pose: "stand",
      wears: "dress",
      top: two,
      hair: "long",
    }),
  ].join("");
};

/** A room in which babies are changed and fed. */
export const nursery: Place = (set) => {
  const { hues, side, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wall = tint(mixed(hues.wall, one, 0.2), 0.35);
  return [
    walls(set, 190, wall),
    // Clouds on the paper, a mobile under the ceiling.
    along(-side + 60, side - 60, Math.round(side / 70))
      .map((x, at) => {
        const y = at % 2 ? -200 : -90;
        return (
          ellipse(x, y, 44, 17, "#ffffff", 0.75) +
          ellipse(x - 14, y - 12, 22, 18, "#ffffff", 0.75) +
          ellipse(x + 14, y - 8, 20, 15, "#ffffff", 0.75)
        );
      })
      .join(""),
    rect(-side, 60, side * 2, 114, tint(two, 0.56)) + rect(-side, 52, side * 2, 12, tint(two, 0.2)),
    line(`M${flip * 60} -500V-210M${flip * 60 - 90} -206h180`, "#8a7566", 4) +
      [-90, -30, 30, 90]
        .map(
          (x, at) =>
            line(`M${flip * 60 + x} -206v${40 + (at % 2) * 26}`, "#8a7566", 3) +
            ellipse(flip * 60 + x, -154 + (at % 2) * 26, 18, 18, [one, two, three, four][at] ?? one),
        )
        .join(""),
    ellipse(flip * 60, 276, 230, 18, hues.shadow, 0.22),
    put(things[0], { x: flip * 60, base: 284, width: 330, height: 300, behind: wall }, set, two),
    people({
      x: flip * -170,
      base: 296,
      scale: 1.16,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "jumper",
      top: three,
      hair: "bun",
    }),
    people({
      x: flip * -296,
      base: 298,
      facing: flip > 0 ? 1 : -1,
      pose: "stand",
      wears: "jumper",
      top: four,
      child: true,
    }),
    // An armchair to feed in, a bear on it.
    group(
      ellipse(0, 2, 110, 12, hues.shadow, 0.24) +
        path("M-84 -30Q-96 -170 -50 -196Q0 -212 50 -196Q96 -170 84 -30Z", four) +
        rect(-104, -104, 44, 100, shade(four, 0.1), 1, 18) +
        rect(60, -104, 44, 100, shade(four, 0.1), 1, 18) +
        rect(-64, -74, 128, 60, tint(four, 0.2), 1, 16),
      `transform="translate(${flip * 326} 288)"`,
    ),
    put(things[1], { x: flip * 326, base: 216, width: 84, height: 90 }, set, three),
    pendant(flip * -300, -500, -200, three, glow),
  ].join("");
};

/** The street before the doors, a car that waits for those who come out. */
export const taxiRank: Place = (set) => {
  const { hues, side, end, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const sky = mixed("#f6d9b4", hues.ground, 0.4);
  const road = mixed("#6d6a78", hues.deep, 0.2);
  return [
    rect(-side, -end, side * 2, end * 2, sky),
    skyline(set, 150, 300, mixed(hues.wall, "#a08f9a", 0.4), glow),
    along(-side + 50, side - 50, Math.round(side / 90))
      .map((x) => rect(x - 6, 30, 12, 120, "#6b4f3c") + ellipse(x, 6, 52, 66, green))
      .join(""),
    rect(-side, 146, side * 2, 60, tint(hues.wall, 0.4)),
    rect(-side, 200, side * 2, end, road) + rect(-side, 196, side * 2, 12, tint(hues.wall, 0.2)),
    along(-side, side, Math.round(side / 60))
      .map((x) => rect(x, 316, 70, 10, "#ffffff", 0.6))
      .join(""),
    // The post with its sign.
    line(`M${flip * 318} 200V-150`, shade(hues.deep, 0.1), 13) +
      rect(flip * 318 - 76, -218, 152, 76, one, 1, 14) +
      rect(flip * 318 - 44, -192, 88, 24, hues.light, 1, 8),
    people({
      x: flip * -330,
      base: 212,
      scale: 0.96,
      facing: flip > 0 ? 1 : -1,
      pose: "walk",
      wears: "coat",
      top: two,
      hair: "long",
      carries: shoppingBag(three),
    }),
    ellipse(flip * -90, 290, 280, 18, hues.shadow, 0.3),
    put(things[0], { x: flip * -90, base: 296, width: 520, height: 230 }, set, three),
    people({
      x: flip * 296,
      base: 312,
      scale: 1.1,
      facing: flip > 0 ? -1 : 1,
      pose: "reach",
      wears: "jacket",
      top: four,
      hair: "short",
    }),
    put(things[1], { x: flip * 196, base: 316, width: 90, height: 120 }, set, one),
  ].join("");
};
