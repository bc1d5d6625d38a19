import { mixed } from "../palette";
import { ellipse, group, line, path, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, beam, type Place, pendant, pottedPlant, put, shade, tint } from "./place";
import { glow, green, shelves, walls, window } from "./room";

/** A phone in the hand of somebody. */
const phone = (fill: string): string =>
  group(
    rect(-13, -42, 26, 50, "#22202b", 1, 6) + rect(-10, -38, 20, 40, tint(fill, 0.55), 1, 3),
    `transform="rotate(12)"`,
  );

/** A box with a ribbon, its foot at a spot. */
const present = (x: number, base: number, wide: number, high: number, fill: string, ribbon: string): string =>
  rect(x - wide / 2, base - high, wide, high, fill) +
  rect(x + wide * 0.18, base - high, wide * 0.32, high, shade(fill, 0.14)) +
  rect(x - wide / 2 - 5, base - high, wide + 10, 18, tint(fill, 0.16)) +
  rect(x - 8, base - high, 16, high, ribbon) +
  path(
    `M${x} ${base - high}Q${x - 46} ${base - high - 44} ${x - 40} ${base - high - 8}ZM${x} ${base - high}Q${x + 46} ${base - high - 44} ${x + 40} ${base - high - 8}Z`,
    ribbon,
  );

/** A bench with a lamp, tools on the wall behind it: something is mended while its owner looks on. */
export const bench: Place = (set) => {
  const { hues, side, end, people, things, random, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#8a5f3f", hues.deep, 0.2);
  const wall = mixed(hues.wall, four, 0.3);
  const metal = shade("#9aa0ad", 0.12);
  const tool = (x: number, kind: number) =>
    line(`M${x} -206V-190`, "#2a2733", 4) +
    [
      line(`M${x} -186V-96`, wood, 14) + rect(x - 34, -192, 68, 26, metal, 1, 5),
      line(`M${x} -186V-140`, [one, two, three, four][Math.abs(Math.round(x / 70)) % 4] ?? one, 20) +
        line(`M${x} -136V-84`, metal, 7),
      line(`M${x - 16} -190L${x + 14} -92M${x + 16} -190L${x - 14} -92`, metal, 8) +
        ellipse(x - 18, -78, 15, 15, two) +
        ellipse(x + 18, -78, 15, 15, two),
      path(`M${x - 12} -190H${x + 12}V-140L${x + 44} -86H${x - 44}L${x - 12} -140Z`, metal),
    ][kind % 4];
  return [
    walls(set, 190, wall),
    rect(-side, -250, side * 2, 196, tint(wood, 0.42)),
    rect(-side, -250, side * 2, 10, shade(wood, 0.1)) + rect(-side, -64, side * 2, 12, shade(wood, 0.1)),
    along(-side + 40, side - 40, Math.round(side / 38))
      .map((x) => tool(Math.round(x), Math.floor(random() * 4)))
      .join(""),
    people({
      x: flip * -70,
      base: 402,
      scale: 1.2,
      facing: flip > 0 ? 1 : -1,
      pose: "hold",
      wears: "apron",
      top: hues.light,
      bottom: one,
    }),
    people({
      x: flip * 316,
      base: 420,
      scale: 1.2,
      facing: flip > 0 ? -1 : 1,
      pose: "stand",
      wears: "coat",
      top: two,
    }),
    // The lamp on its arm, over what is mended.
    line(`M${flip * 210} 158L${flip * 232} 20L${flip * 130} -62`, shade(metal, 0.4), 11),
    beam(flip * 96, -40, 160, 128, glow, 0.38),
    path(
      `M${flip * 96 - 52} -26Q${flip * 96 - 36} -84 ${flip * 96 + 4} -84Q${flip * 96 + 44} -84 ${flip * 96 + 52} -26Z`,
      three,
    ),
    ellipse(flip * 96, -26, 52, 9, "#fff6d8"),
    rect(-side, 150, side * 2, 34, tint(wood, 0.26)) + rect(-side, 180, side * 2, 10, hues.shadow, 0.26),
    rect(-side, 190, side * 2, end, wood) + rect(-side, 190, side * 2, end, "url(#shade)", 0.6),
    along(-side, side, Math.round(side / 90))
      .map(
        (x) => rect(x + 12, 214, 150, 62, tint(wood, 0.12), 1, 6) + line(`M${x + 64} 246h46`, "#e4c98a", 8),
      )
      .join(""),
    // A mat, the thing, small boxes and a jar.
    ellipse(flip * 96, 160, 158, 12, mixed(four, hues.deep, 0.4)),
    put(things[0], { x: flip * 96, base: 162, width: 150, height: 130 }, set, three),
    rect(flip * -300 - 60, 92, 120, 60, four, 1, 6) +
      rect(flip * -300 - 46, 102, 92, 14, tint(four, 0.5), 1, 4) +
      rect(flip * -300 - 38, 48, 76, 46, two, 1, 6),
    rect(flip * -196 - 24, 98, 48, 54, tint(hues.wall, 0.5), 1, 8) +
      line(
        `M${flip * -196 - 10} 100V56M${flip * -196 + 4} 100V44M${flip * -196 + 14} 100V66`,
        shade(metal, 0.3),
        6,
      ),
  ].join("");
};

/** A table at which presents are wrapped, rolls of paper on the wall. */
export const wrapping: Place = (set) => {
  const { hues, side, end, people, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#a9784f", hues.ground, 0.2);
  const wall = tint(mixed(hues.wall, three, 0.2), 0.24);
  const papers = [one, two, three, four, hues.light];
  return [
    walls(set, 170, wall),
    // Rolls of paper on their rods, an end of each hangs down.
    [-236, -150]
      .map((y, row) =>
        along(-side + 70, side - 70, Math.max(3, Math.round(side / 88)))
          .map((x, at) => {
            const fill = papers[(at + row * 2) % papers.length] ?? one;
            return (
              line(`M${x - 78} ${y}H${x + 78}`, shade(wood, 0.3), 8) +
              path(
                `M${x - 62} ${y}H${x + 62}V${y + 66}Q${x} ${y + 54} ${x - 62} ${y + 66}Z`,
                shade(fill, 0.08),
              ) +
              along(x - 44, x + 44, 4)
                .map((dot, n) => ellipse(dot, y + 44 - (n % 2) * 10, 5, 5, tint(fill, 0.6)))
                .join("") +
              rect(x - 66, y - 22, 132, 44, fill, 1, 20)
            );
          })
          .join(""),
      )
      .join(""),
    people({
      x: flip * 60,
      base: 398,
      scale: 1.2,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "apron",
      top: tint(hues.deep, 0.15),
      bottom: one,
    }),
    rect(-side, 150, side * 2, 30, tint(wood, 0.36)) + rect(-side, 178, side * 2, 10, hues.shadow, 0.2),
    rect(-side, 188, side * 2, end, four) + rect(-side, 188, side * 2, end, "url(#shade)", 0.6),
    along(-side, side, Math.round(side / 46))
      .map((x) => line(`M${Math.round(x)} 200V${end}`, shade(four, 0.12), 3))
      .join(""),
    // The sheet that is folded around a box, scissors and ribbons beside it.
    path(`M${flip * -176} 152L${flip * -120} 96L${flip * 120} 96L${flip * 176} 152Z`, tint(one, 0.5)),
    present(flip * 10, 148, 130, 88, one, hues.light),
    present(flip * 262, 152, 120, 104, two, three) + present(flip * 246, 48, 78, 60, three, one),
    group(
      ellipse(0, 0, 30, 30, two) +
        ellipse(0, 0, 12, 12, tint(wood, 0.36)) +
        line("M28 8Q60 20 84 12", two, 9),
      `transform="translate(${flip * -258} 122) scale(${flip * -1} 1)"`,
    ),
    people({
      x: flip * -300,
      base: 470,
      scale: 1.3,
      facing: flip > 0 ? 1 : -1,
      pose: "reach",
      wears: "coat",
      top: three,
    }),
    side > 560 ? present(620, 152, 140, 110, one, two) + present(-620, 152, 120, 90, three, hues.light) : "",
  ].join("");
};

/** A shop for shoes: shelves of them, somebody sits and tries them on. */
export const fitting: Place = (set) => {
  const { hues, side, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#8a5f3f", hues.deep, 0.2);
  const wall = tint(mixed(hues.wall, two, 0.12), 0.3);
  const fills = [one, two, three, four];
  const columns = Math.max(5, Math.round(side / 74));
  return [
    walls(set, 176, wall),
    // The shoes on their boards, a lamp over each column of them.
    [-176, -64, 48]
      .map(
        (y, row) =>
          along(-side + 60, side - 60, columns)
            .map((x, at) =>
              put(
                things[0],
                { x, base: y, width: 104, height: 82, behind: wall },
                set,
                fills[(at + row) % 4],
              ),
            )
            .join("") +
          rect(-side, y, side * 2, 12, wood) +
          rect(-side, y + 12, side * 2, 8, hues.shadow, 0.14),
      )
      .join(""),
    ellipse(0, 276, 440, 62, tint(one, 0.5)) + ellipse(0, 276, 396, 52, tint(one, 0.64)),
    people({
      x: flip * 252,
      base: 264,
      scale: 1.08,
      facing: flip > 0 ? -1 : 1,
      pose: "hold",
      wears: "jacket",
      top: hues.deep,
      carries: rect(-16, -14, 84, 40, three, 1, 4) + rect(-20, -22, 92, 14, tint(three, 0.3), 1, 4),
    }),
    // A bench without a back, boxes beside it.
    ellipse(flip * -150, 288, 190, 16, hues.shadow, 0.26),
    rect(flip * -150 - 168, 186, 336, 42, two, 1, 18) +
      rect(flip * -150 - 168, 186, 336, 42, "url(#shade)", 1, 18),
    line(`M${flip * -150 - 136} 228V286M${flip * -150 + 136} 228V286`, wood, 14),
    people({
      x: flip * -150,
      base: 300,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "sit",
      wears: "jumper",
      top: four,
    }),
    rect(flip * -344 - 58, 250, 116, 46, three, 1, 4) +
      rect(flip * -344 - 62, 244, 124, 16, tint(three, 0.3), 1, 4) +
      rect(flip * -344 - 50, 198, 100, 46, one, 1, 4) +
      rect(flip * -344 - 54, 192, 108, 16, tint(one, 0.3), 1, 4),
    ellipse(flip * 92, 304, 84, 9, hues.shadow, 0.24),
    put(things[0], { x: flip * 92, base: 306, width: 140, height: 116, behind: tint(one, 0.64) }, set, one),
    pottedPlant(flip * 396, 290, 0.84, green, tint(hues.deep, 0.7)),
    side > 660 ? people({ x: flip * 640, base: 270, pose: "back", wears: "coat", top: two }) : "",
  ].join("");
};

/** A small flat by day, furnished: somebody is shown what goes where. */
export const flat: Place = (set) => {
  const { hues, side, people, things, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const wood = mixed("#a9784f", hues.ground, 0.2);
  const wall = tint(mixed(hues.wall, "#f3ece0", 0.5), 0.2);
  return [
    walls(set, 180, wall),
    window(set, flip * 210 - 120, -240, 240, 250, false),
    rect(flip * 210 - 178, -256, 54, 390, tint(one, 0.5)) +
      rect(flip * 210 + 124, -256, 54, 390, tint(one, 0.5)),
    line(`M${flip * 210 - 190} -256h380`, shade(wood, 0.3), 9),
    shelves(set, flip * -250 - 150, 300, [-176, -80], wood),
    side > 560 ? shelves(set, flip * -640 - 110, 220, [-176, -80, 16], wood) : "",
    pendant(flip * -20, -500, -190, three, glow),
    // The sofa, a table that folds and a rug.
    ellipse(0, 278, 430, 58, tint(two, 0.5)) + ellipse(0, 278, 372, 46, tint(two, 0.66)),
    group(
      ellipse(0, 206, 210, 16, hues.shadow, 0.24) +
        rect(-190, 8, 380, 130, mixed(one, hues.deep, 0.12), 1, 30) +
        rect(-210, 62, 54, 132, one, 1, 24) +
        rect(156, 62, 54, 132, one, 1, 24) +
        rect(-160, 116, 320, 74, tint(one, 0.14), 1, 18) +
        line("M0 122V184", shade(one, 0.14), 4) +
        rect(84, 44, 76, 70, three, 1, 16) +
        line("M-180 194V210M180 194V210", wood, 14),
      `transform="translate(${flip * -170} 62)"`,
    ),
    people({
      x: flip * -210,
      base: 290,
      scale: 1.12,
      facing: flip > 0 ? 1 : -1,
      pose: "sit",
      wears: "jumper",
      top: four,
    }),
    ellipse(flip * 76, 302, 96, 9, hues.shadow, 0.22),
    line(`M${flip * 76 - 52} 300L${flip * 76 + 20} 214M${flip * 76 + 52} 300L${flip * 76 - 20} 214`, wood, 9),
    rect(flip * 76 - 92, 200, 184, 16, tint(wood, 0.2), 1, 6),
    // The plan of the flat.
    path(`M${flip * 76 - 74} 200l16 -18h124l16 18z`, "#fffaf0") +
      line(`M${flip * 76 - 24} 198l6 -14h48l6 14`, "#5b6b8c", 3),
    people({
      x: flip * 236,
      base: 286,
      scale: 1.08,
      facing: flip > 0 ? -1 : 1,
      pose: "point",
      wears: "jacket",
      top: hues.deep,
    }),
    put(
      things.find(({ box }) => box.height > box.width) ?? things[0],
      { x: flip * 372, base: 292, width: 96, height: 220 },
      set,
      three,
    ),
  ].join("");
};

/** Seats in the hall, before panes: those who sit there have their phones in their hands, or leave them to charge. */
const seatsWith =
  (isCharging: boolean): Place =>
  (set) => {
    const { hues, side, end, people, take } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const flip = (take % 2 ? -1 : 1) * (isCharging ? -1 : 1);
    const wall = tint(mixed(hues.wall, isCharging ? three : two, 0.3), 0.12);
    const floor = tint(mixed(hues.wall, "#cfc6ba", 0.6), 0.3);
    const wood = mixed("#a9784f", hues.ground, 0.2);
    return [
      rect(-side, -end, side * 2, end * 2, wall),
      along(-side, side, Math.max(3, Math.round(side / 150)))
        .map((x, at) =>
          isCharging
            ? path(
                `M${x - 120} 190V-110A120 120 0 0 1 ${x + 120} -110V190Z`,
                at % 2 ? tint(wall, 0.26) : shade(wall, 0.12),
              )
            : rect(x - 134, -230, 268, 420, at % 2 ? tint(glow, 0.5) : tint(wall, 0.34), 1, 10) +
              rect(x - 134, -278, 268, 40, [one, two, three, four][at % 4] ?? one, 1, 8),
        )
        .join(""),
      rect(-side, 186, side * 2, end, floor) + rect(-side, 186, side * 2, 12, tint(wall, 0.4)),
      ellipse(0, 282, 420, 44, "#ffffff", 0.3),
      // The seat as long as the picture's middle.
      ellipse(flip * -140, 296, 250, 16, hues.shadow, 0.24),
      path(`M${flip * -140 - 230} 292V190Q${flip * -140} 174 ${flip * -140 + 230} 190V292Z`, one),
      path(`M${flip * -140 - 230} 292V190Q${flip * -140} 174 ${flip * -140 + 230} 190V292Z`, "url(#shade)"),
      rect(flip * -140 - 240, 176, 480, 24, tint(wood, 0.3), 1, 12),
      people({
        x: flip * -250,
        base: 298,
        scale: 1.16,
        facing: flip > 0 ? 1 : -1,
        pose: "sit",
        wears: "jumper",
        top: four,
        hair: "long",
        carries: isCharging ? "" : phone(two),
      }),
      people({
        x: flip * -60,
        base: 300,
        scale: 1.1,
        facing: flip > 0 ? 1 : -1,
        pose: "sit",
        wears: "jumper",
        top: three,
        carries: phone(three),
      }),
      isCharging
        ? group(
            ellipse(0, 296, 120, 12, hues.shadow, 0.26) +
              rect(-16, 110, 32, 184, shade(wood, 0.3)) +
              ellipse(0, 294, 76, 11, shade(wood, 0.3)) +
              rect(-150, 92, 300, 24, tint(wood, 0.2), 1, 12) +
              rect(-44, 8, 88, 84, two, 1, 16) +
              path("M8 18L-18 56H0L-8 84L20 44H2Z", "#fff6d8") +
              [-112, 78]
                .map(
                  (x) =>
                    line(`M${x + 18} 84Q${x + 20} 60 ${x < 0 ? -44 : 44} 70`, "#2a2733", 4) +
                    rect(x, 80, 40, 12, "#22202b", 1, 5) +
                    rect(x + 4, 80, 32, 5, three, 1, 2),
                )
                .join(""),
            `transform="translate(${flip * 216} 0)"`,
          )
        : "",
      people({
        x: flip * (isCharging ? 350 : 236),
        base: 300,
        scale: 1.1,
        facing: flip > 0 ? -1 : 1,
        pose: isCharging ? "reach" : "hold",
        wears: "coat",
        top: two,
        carries: isCharging ? "" : phone(one),
      }),
      pottedPlant(flip * -400, 292, 1.1, green, tint(hues.deep, 0.7)),
      isCharging
        ? ""
        : people({
            x: flip * 380,
            base: 250,
            scale: 0.86,
            facing: flip > 0 ? 1 : -1,
            pose: "walk",
            wears: "jacket",
            top: four,
            carries: shoppingBag(hues.light),
          }),
      side > 660 ? people({ x: flip * 640, base: 262, pose: "walk", wears: "coat", top: one }) : "",
    ].join("");
  };

export const seats = seatsWith(false);

export const chargingSeats = seatsWith(true);
