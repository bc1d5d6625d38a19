import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { shoppingBag } from "./people";
import { along, beam, type Place, type PlaceSet, shade, tint } from "./place";

/** A car with its driver; 440 wide. */
function car(x: number, base: number, size: number, fill: string, hues: PlaceSet["hues"]): string {
  const dark = shade(fill, 0.3);
  const glass = tint(mixed("#a9cfe0", hues.ground, 0.25), 0.2);
  const wheel = (at: number) =>
    ellipse(at, -40, 42, 42, "#23202b") +
    ellipse(at, -40, 24, 24, "#c9ccd6") +
    ellipse(at, -40, 9, 9, "#5a5c69") +
    [0, 72, 144, 216, 288]
      .map((turn) =>
        group(line("M0 -10V-22", "#5a5c69", 5), `transform="translate(${at} -40) rotate(${turn})"`),
      )
      .join("");
  return group(
    ellipse(10, 2, 250, 16, hues.shadow, 0.36) +
      path(
        "M-222 -58Q-226 -112 -190 -122L-128 -132Q-84 -200 -34 -204H58Q112 -202 150 -136Q206 -130 218 -104Q228 -84 222 -52Q220 -44 208 -44H-212Q-222 -44 -222 -58Z",
        fill,
      ) +
      path(
        "M-222 -58Q-226 -84 -216 -98H222Q226 -76 222 -52Q220 -44 208 -44H-212Q-222 -44 -222 -58Z",
        dark,
        0.55,
      ) +
      path(
        "M-222 -58Q-226 -112 -190 -122L-128 -132Q-84 -200 -34 -204H58Q112 -202 150 -136Q206 -130 218 -104Q228 -84 222 -52Q220 -44 208 -44H-212Q-222 -44 -222 -58Z",
        "url(#shade)",
      ) +
      path("M-110 -134Q-74 -186 -34 -188H4V-134Z", glass) +
      path("M18 -188H56Q98 -186 126 -134H18Z", glass) +
      path("M-62 -134Q-64 -158 -48 -160T-30 -134Z", hues.deep, 0.75) +
      ellipse(-46, -166, 14, 16, "#c98d66") +
      path("M-62 -166Q-62 -186 -44 -184T-32 -168Q-46 -176 -56 -162Z", "#33231c") +
      polygon(
        [
          [-84, -134],
          [-46, -188],
          [-30, -188],
          [-66, -134],
        ],
        "#ffffff",
        0.3,
      ) +
      polygon(
        [
          [60, -134],
          [78, -182],
          [88, -178],
          [76, -134],
        ],
        "#ffffff",
        0.3,
      ) +
      line("M10 -134V-58M-118 -128Q-126 -90 -112 -58H120", shade(fill, 0.4), 3) +
      rect(-26, -118, 26, 7, shade(fill, 0.45), 1, 3) +
      rect(82, -118, 26, 7, shade(fill, 0.45), 1, 3) +
      path("M-222 -92Q-204 -112 -184 -106Q-186 -88 -220 -82Z", "#fff6d6") +
      path("M222 -96Q204 -110 196 -96Q202 -84 224 -84Z", "#e0533d") +
      rect(-224, -62, 30, 12, "#2a2733", 1, 4) +
      rect(196, -62, 28, 12, "#2a2733", 1, 4) +
      wheel(-134) +
      wheel(136),
    `transform="translate(${x} ${base}) scale(${size})"`,
  );
}

/** The garage below the mall: a car in its bay, those who load what they bought, a charging post. */
const parked =
  (isCharging: boolean): Place =>
  (set) => {
    const { hues, side, end, people } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const concrete = mixed(hues.wall, "#b9bcc8", 0.45);
    const floor = mixed(hues.deep, "#8d92a6", 0.6);
    const pillar = (x: number, wide: number, label: string) =>
      rect(x - wide / 2, -230, wide, 380, tint(concrete, 0.25)) +
      rect(x + wide * 0.14, -230, wide * 0.36, 380, shade(concrete, 0.16), 0.7) +
      rect(x - wide / 2, 10, wide, 84, one) +
      line(`M${x - wide / 2} 102H${x + wide / 2}`, three, 9) +
      (label === "P"
        ? line(`M${x - 10} 78V28h12a15 15 0 0 1 0 30h-12`, hues.light, 9)
        : line(`M${x - 12} 40L${x + 2} 28V78`, hues.light, 9));
    return [
      rect(-side, -end, side * 2, end * 2, concrete),
      rect(-side, -end, side * 2, end - 216, shade(concrete, 0.3)),
      along(-side, side, Math.round(side / 150) * 2)
        .map(
          (x) =>
            polygon(
              [
                [x - 70, -250],
                [x + 70, -250],
                [x + 54, -234],
                [x - 54, -234],
              ],
              "#fff9e2",
            ) + beam(x, -234, 140, 130, "#fff6d0", 0.13),
        )
        .join(""),
      line(`M${-side} -206H${side}`, two, 12) + line(`M${-side} -184H${side}`, shade(concrete, 0.25), 5),
      along(-side, side, Math.round(side / 70))
        .map(
          (x, at) =>
            rect(x - 78, 40, 156, 60, shade(concrete, 0.12)) +
            (at % 2 ? rect(x - 78, 40, 156, 8, tint(concrete, 0.3)) : ""),
        )
        .join(""),
      rect(-side, 96, side * 2, end, floor),
      along(-side * 1.3, side * 1.3, Math.round(side / 110) * 2 + 1)
        .map((x) =>
          polygon(
            [
              [x * 0.62 - 5, 98],
              [x * 0.62 + 5, 98],
              [x * 1.5 + 9, end],
              [x * 1.5 - 9, end],
            ],
            hues.light,
            0.85,
          ),
        )
        .join(""),
      ellipse(0, 240, 420, 70, "#fff6d0", 0.14),
      car(side > 560 ? -600 : -520, 146, 0.7, two, hues),
      car(430, 138, 0.62, four, hues),
      pillar(-330, 84, "P"),
      pillar(330, 84, "1"),
      side > 640 ? pillar(-690, 84, "1") + pillar(690, 84, "P") : "",
      car(-30, 268, 1.2, one, hues),
      isCharging
        ? line("M262 176Q330 300 226 196", "#23202b", 8) +
          rect(250, 70, 76, 196, hues.light, 1, 16) +
          rect(250, 70, 76, 196, "url(#shade)") +
          rect(262, 86, 52, 56, hues.deep, 1, 6) +
          path("M292 94L274 120H287L282 138L302 110H289Z", three) +
          rect(240, 258, 96, 14, shade(concrete, 0.4))
        : people({
            x: 310,
            base: 288,
            scale: 1.02,
            facing: -1,
            pose: "walk",
            wears: "coat",
            top: three,
            hair: "bun",
            carries: shoppingBag(hues.light),
          }),
      people(
        isCharging
          ? {
              x: 382,
              base: 286,
              scale: 1.02,
              facing: -1,
              pose: "reach",
              wears: "jacket",
              top: three,
              hair: "short",
            }
          : {
              x: 384,
              base: 296,
              pose: "walk",
              facing: -1,
              wears: "jacket",
              top: two,
              hair: "beanie",
              child: true,
            },
      ),
    ].join("");
  };

export const garage = parked(false);

export const chargingBay = parked(true);
