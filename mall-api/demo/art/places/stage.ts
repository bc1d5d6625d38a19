import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, beam, type Place, type PlaceSet, pottedPlant, put, shade, tint } from "./place";
import { green } from "./room";

/** A stage with somebody who plays, seen from the rows of those who listen. */
const concert =
  (play: (set: PlaceSet) => string): Place =>
  (set) => {
    const { hues, side, end, people } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const dark = mixed(hues.shadow, "#1f1638", 0.55);
    const curtain = mixed(one, hues.deep, 0.3);
    const boards = mixed("#a5744a", hues.ground, 0.25);
    return [
      rect(-side, -end, side * 2, end * 2, dark),
      rect(-side, -end, side * 2, end + 130, mixed(dark, hues.ground, 0.22)),
      [-1, 1]
        .map((which) =>
          along(300, side + 80, Math.max(6, Math.round(side / 70)))
            .map((x, at) =>
              path(
                `M${which * x - 40} ${-end}Q${which * x - 22} 0 ${which * x - 40} 140H${which * x + 36}Q${which * x + 22} 0 ${which * x + 36} ${-end}Z`,
                at % 2 ? curtain : shade(curtain, 0.2),
              ),
            )
            .join(""),
        )
        .join(""),
      path(
        `M${-side} ${-end}H${side}V-250Q${side * 0.66} -190 ${side * 0.33} -246Q0 -190 ${-side * 0.33} -246Q${-side * 0.66} -190 ${-side} -250Z`,
        shade(curtain, 0.1),
      ),
      line(
        `M${-side} -250Q${-side * 0.66} -190 ${-side * 0.33} -246Q0 -190 ${side * 0.33} -246Q${side * 0.66} -190 ${side} -250`,
        three,
        6,
      ),
      polygon(
        [
          [-side, 200],
          [-side, 150],
          [-side * 0.8, 100],
          [side * 0.8, 100],
          [side, 150],
          [side, 200],
        ],
        boards,
      ),
      along(-side, side, Math.round(side / 50))
        .map((x) => line(`M${Math.round(x * 0.8)} 102L${Math.round(x)} 150`, shade(boards, 0.2), 3))
        .join(""),
      rect(-side, 176, side * 2, 40, shade(boards, 0.4)),
      beam(-250, -end, 160, 150, "#fff4d0", 0.16) +
        beam(30, -end, 160, 250, "#fff4d0", 0.2) +
        beam(270, -end, 160, 150, "#fff4d0", 0.16),
      ellipse(10, 146, 300, 34, "#fff4d0", 0.4),
      play(set),
      rect(-side, 214, side * 2, end, shade(dark, 0.4)),
      along(-side, side, Math.round(side / 52))
        .map((x, at) =>
          people({
            x: Math.round(x),
            base: 400 + (at % 2) * 14,
            scale: 0.66 + (at % 3) * 0.04,
            pose: "back",
            inRow: true,
            wears: "jumper",
            top: shade([one, two, three, four][at % 4] ?? one, 0.35),
          }),
        )
        .join(""),
      along(-side + 60, side - 60, Math.round(side / 84))
        .map((x, at) =>
          people({
            x: Math.round(x),
            base: 620 + (at % 2) * 22,
            scale: 1 + (at % 2) * 0.06,
            pose: "back",
            inRow: true,
            wears: "jumper",
            top: shade([four, one, three, two][at % 4] ?? one, 0.55),
          }),
        )
        .join(""),
    ].join("");
  };

const violin = (fill: string): string =>
  group(
    ellipse(-22, 0, 24, 20, fill) +
      ellipse(14, 0, 19, 16, fill) +
      ellipse(-4, 0, 14, 11, fill) +
      rect(24, -4, 66, 8, "#2b2430", 1, 3) +
      line("M-30 0H60", "#f3e5c8", 2) +
      line("M-14 -64L26 60", "#8a5a34", 4) +
      line("M-10 -64L30 60", "#f3e5c8", 1.6),
    `transform="rotate(-24)"`,
  );

export const strings: Place = (set) =>
  concert((stage) => {
    const { hues, people } = stage;
    const player = (x: number, scale: number, top: string, hair: "bun" | "short" | "long") =>
      people({
        x,
        base: 158,
        scale,
        facing: x > 0 ? -1 : 1,
        pose: "reach",
        wears: "dress",
        top,
        hair,
        bottom: hues.deep,
      }) +
      group(
        violin(mixed("#a5532a", hues.accents[1] ?? "#a5532a", 0.3)),
        `transform="translate(${x + (x > 0 ? -46 : 46) * scale} ${158 - 300 * scale}) scale(${(x > 0 ? -1 : 1) * scale} ${scale})"`,
      );
    const cello = (x: number) =>
      group(
        ellipse(0, -66, 40, 46, mixed("#8c4423", hues.deep, 0.15)) +
          ellipse(0, -128, 30, 34, mixed("#8c4423", hues.deep, 0.15)) +
          rect(-5, -256, 10, 150, "#2b2430") +
          line("M0 -20V6", "#2b2430", 5) +
          line("M-4 -150V-60M4 -150V-60", "#f3e5c8", 1.6) +
          line("M-80 -110L60 -84", "#8a5a34", 5),
        `transform="translate(${x} 156)"`,
      );
    return (
      player(-170, 0.82, hues.deep, "bun") +
      player(176, 0.82, hues.accents[1] ?? hues.deep, "long") +
      people({
        x: 4,
        base: 156,
        scale: 0.9,
        pose: "hold",
        wears: "jacket",
        top: hues.accents[0],
        hair: "short",
        bottom: hues.deep,
      }) +
      cello(30)
    );
  })(set);

export const recital: Place = (set) =>
  concert((stage) => {
    const { hues, people } = stage;
    const black = "#211d2b";
    return (
      group(
        path("M-40 0V-116H-190M150 0V-100M-150 0V-100", black) +
          line("M-150 0V-96M140 0V-96M10 0V-96", black, 12) +
          path("M-196 -150H60Q150 -160 184 -112V-92H-196Z", black) +
          path("M-150 -150L150 -290Q120 -190 60 -150Z", shade(hues.accents[0] ?? black, 0.45)) +
          line("M-60 -150L-20 -226", "#8a5a34", 6) +
          rect(-216, -128, 70, 22, black, 1, 4) +
          rect(-212, -132, 62, 8, "#fffaf0"),
        `transform="translate(90 156)"`,
      ) +
      group(
        rect(-44, -70, 88, 12, "#2b2430") + line("M-34 -60V0M34 -60V0", "#2b2430", 8),
        `transform="translate(-222 156)"`,
      ) +
      people({
        x: -226,
        base: 172,
        scale: 0.9,
        pose: "sit",
        wears: "jumper",
        top: hues.accents[1],
        hair: "bun",
        bottom: hues.deep,
      }) +
      pottedPlant(330, 158, 0.8, green, tint(hues.deep, 0.6))
    );
  })(set);

/** A film on a screen outside, seen from the rows of chairs; also that of a hall. */
export const auditorium: Place = (set) => {
  const { hues, side, end, people } = set;
  const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
  const dark = mixed(hues.shadow, "#1a1635", 0.6);
  const seat = mixed(one, hues.deep, 0.25);
  const row = (base: number, size: number, count: number, offset: number, isEmpty: (at: number) => boolean) =>
    along(-side + offset, side + offset, count)
      .map(
        (x, at) =>
          (isEmpty(at)
            ? ""
            : people({
                x,
                base: base + 186 * size,
                scale: size,
                pose: "back",
                inRow: true,
                wears: "jumper",
              })) +
          group(
            path("M-62 0V-92Q-62 -122 -32 -122H32Q62 -122 62 -92V0Z", seat) +
              path("M-62 0V-92Q-62 -122 -32 -122H32Q62 -122 62 -92V0Z", "url(#shade)") +
              line("M-40 -100H40", tint(seat, 0.25), 5),
            `transform="translate(${Math.round(x)} ${Math.round(base)}) scale(${size * 1.1})"`,
          ),
      )
      .join("");
  return [
    rect(-side, -end, side * 2, end * 2, dark),
    [-1, 1]
      .map((which) =>
        along(side * 0.78, side + 60, 5)
          .map((x, at) =>
            rect(which * x - 24, -end, 50, end * 2, at % 2 ? shade(seat, 0.45) : shade(seat, 0.58)),
          )
          .join(""),
      )
      .join(""),
    beam(0, -end - 60, 60, 420, "#fff4d8", 0.1),
    rect(-400, -276, 800, 342, "#fff8ea"),
    `<clipPath id="film"><rect x="-386" y="-262" width="772" height="314"/></clipPath>`,
    group(
      rect(-386, -262, 772, 314, mixed(four, "#8fc4e6", 0.5)) +
        ellipse(180, -150, 66, 66, three) +
        polygon(
          [
            [-386, 60],
            [-386, -20],
            [-210, -170],
            [-60, -10],
            [60, -120],
            [250, 60],
          ],
          mixed(two, hues.deep, 0.4),
        ) +
        polygon(
          [
            [-250, -136],
            [-210, -170],
            [-172, -130],
            [-206, -112],
          ],
          "#fffaf0",
        ) +
        path("M-386 60V-10Q-120 -60 90 10T386 -10V60Z", mixed("#5d8c55", two, 0.3)) +
        line("M-120 60Q-60 6 30 20T130 -8", "#fffaf0", 7, 0.8),
      `clip-path="url(#film)"`,
    ),
    ellipse(0, 120, 460, 90, "#fff4d8", 0.12),
    row(182, 0.56, Math.round(side / 42), 0, (at) => at % 3 === 1),
    row(262, 0.78, Math.round(side / 58), 34, (at) => at % 4 === 2),
    row(372, 1.1, Math.round(side / 80), -10, (at) => at % 3 === 0),
    rect(-side, 372, side * 2, end, shade(seat, 0.35)),
  ].join("");
};

/** A puppet on its little stage, which stands on the large one. */
export const puppetry: Place = (set) =>
  concert((stage) => {
    const { hues, things } = stage;
    const [one = "#fff", two = "#fff", three = "#fff"] = hues.accents;
    return [
      rect(-216, -206, 432, 350, two) + rect(-216, -206, 432, 350, "url(#shade)"),
      rect(-176, -150, 352, 236, mixed("#ffd98a", hues.light, 0.4)),
      ellipse(0, 70, 160, 40, tint(three, 0.3)),
      put(things[0], { x: 0, base: 84, width: 260, height: 236 }, stage, one),
      // Its curtain and its roof.
      [-1, 1]
        .map((side) =>
          path(
            `M${side * 180} -156H${side * 70}Q${side * 96} -40 ${side * 150} 0Q${side * 128} 50 ${side * 140} 90H${side * 180}Z`,
            shade(one, 0.15),
          ),
        )
        .join(""),
      rect(-236, 86, 472, 60, shade(two, 0.2)),
      polygon(
        [
          [-246, -200],
          [0, -300],
          [246, -200],
        ],
        one,
      ),
      ellipse(0, -236, 24, 24, three),
    ].join("");
  })(set);
