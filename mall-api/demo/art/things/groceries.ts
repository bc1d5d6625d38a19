import { pick, whole } from "../../random";
import { ellipse, group, line, path, rect, shaded, turned } from "../shapes";
import { natural } from "./natural";
import type { Thing } from "./thing";

export const loaf: Thing = (_, __, random) => {
  const crust = pick(random, natural.crusts);
  return {
    footprint: 104,
    body:
      shaded("M-112 0C-130 -70 -70 -104 0 -104S130 -70 112 0Z", crust) +
      [-50, 0, 50].map((x) => line(`M${x - 16} -88q22 20 12 52`, natural.crumb, 8, 0.85)).join(""),
  };
};

export const baguettes: Thing = () => ({
  footprint: 60,
  body:
    [-34, 4, 40]
      .map((x, at) =>
        group(
          shaded("M-20 -60V-250Q0 -290 20 -250V-60Z", natural.crusts[at % 3] ?? natural.crumb) +
            [-120, -170, -220].map((y) => line(`M-12 ${y}l22 -18`, natural.crumb, 6, 0.8)).join(""),
          `transform="translate(${x} 0) rotate(${-8 + at * 9})"`,
        ),
      )
      .join("") + shaded("M-62 0L-70 -120H70L62 0Z", natural.paper),
});

export const croissant: Thing = () => ({
  footprint: 86,
  body:
    shaded("M-96 -8C-86 -92 -40 -104 0 -104S86 -92 96 -8C70 -22 58 -44 0 -44S-70 -22 -96 -8Z", "#d89a4e") +
    [-56, -20, 20, 56].map((x) => line(`M${x * 0.6} -50L${x} -96`, "#b8752f", 5, 0.7)).join(""),
});

export const cheeseWheel: Thing = (fill) => ({
  footprint: 112,
  body:
    shaded("M-116 -90V-14Q0 22 116 -14V-90Z", "#f0c65a") +
    ellipse(0, -90, 116, 34, "#f7dc8c") +
    path("M0 -90L116 -84V-14L40 4Z", "#fbe7a9") +
    [20, 52, 84].map((x, at) => ellipse(x, -52 + at * 14, 11, 9, "#e0ae3d", 0.8)).join("") +
    path("M-116 -60V-36Q-60 -16 -6 -14V-40Q-60 -42 -116 -60Z", fill, 0.9),
});

export const cheeseWedge: Thing = () => ({
  footprint: 84,
  body:
    path("M-84 0V-70L60 -104L84 -80V0Z", "#f5d06a") +
    path("M-84 -70L60 -104L84 -80Z", "#fbe7a9") +
    [-50, -6, 42].map((x, at) => ellipse(x, -26 - (at % 2) * 18, 13, 11, "#dba93a", 0.75)).join("") +
    path("M-84 0V-70H84V0Z", "url(#shade)", 0.6),
});

export const honeyJar: Thing = (fill, hues) => ({
  footprint: 54,
  body:
    shaded("M-54 -18Q-60 -60 -46 -112H46Q60 -60 54 -18Q50 0 36 0H-36Q-50 0 -54 -18Z", "#e09a1f") +
    rect(-46, -140, 92, 30, fill, 1, 6) +
    path("M-40 -86H40V-34H-40Z", natural.paper) +
    path("M0 -76l16 9v18l-16 9l-16 -9v-18z", hues.accents[2] ?? "#e09a1f"),
});

export const carrots: Thing = () => ({
  footprint: 80,
  body: [-44, 0, 44]
    .map((x, at) =>
      group(
        line("M0 -150q-24 -40 -30 -70M0 -150q0 -50 4 -84M0 -150q24 -36 34 -62", natural.leaf, 9) +
          shaded("M-24 -146Q0 -166 24 -146L4 0H-4Z", "#e2772e") +
          line("M-12 -110h16M-4 -76h14", "#b95a1c", 3, 0.6),
        `transform="translate(${x} ${at % 2 ? 0 : 4}) rotate(${-14 + at * 14})"`,
      ),
    )
    .join(""),
});

export const pumpkin: Thing = () => ({
  footprint: 96,
  body:
    [-58, 58, -30, 30, 0].map((x) => ellipse(x, -66, 46, 66, x % 58 ? "#e58a35" : "#d67a28")).join("") +
    ellipse(0, -66, 104, 66, "url(#shade)") +
    line("M0 -128q-2 -24 18 -34", natural.stem, 12),
});

export const crate: Thing = (_, hues, random) => ({
  footprint: 124,
  body:
    [-84, -42, 0, 42, 84]
      .map((x, at) =>
        ellipse(
          x,
          -100 - (at % 2) * 20,
          34,
          34,
          [natural.apple, natural.pear, natural.plum][whole(random, 0, 2)] ?? "",
        ),
      )
      .join("") +
    [-92, -48, -4].map((y) => rect(-126, y - 4, 252, 38, natural.wood, 1, 3)).join("") +
    rect(-126, -96, 252, 130, "url(#shade)", 0.7) +
    [-118, 106].map((x) => rect(x, -100, 14, 134, hues.deep, 0.35)).join(""),
});

export const wineBottle: Thing = (fill, hues) => ({
  footprint: 36,
  body:
    turned(
      [
        [36, 0],
        [36, 150],
        [13, 190],
        [12, 268],
        [16, 272],
        [16, 284],
      ],
      natural.bottle,
    ) +
    rect(-36, -126, 72, 76, natural.paper) +
    rect(-20, -112, 40, 8, fill) +
    rect(-20, -94, 40, 5, hues.deep, 0.5) +
    rect(-15, -284, 30, 58, fill, 1, 3),
});

export const ham: Thing = () => ({
  footprint: 92,
  body:
    line("M-60 -40L-116 -14", "#f1e6d8", 20) +
    shaded("M-84 -60C-60 -130 60 -150 96 -86C120 -40 80 0 20 0C-40 0 -96 -20 -84 -60Z", "#b5453f") +
    ellipse(58, -66, 40, 50, "#e9a49a") +
    ellipse(58, -66, 12, 14, "#f6ead9"),
});

export const sausages: Thing = (_, hues) => ({
  footprint: 90,
  body:
    line("M-110 -250H110", hues.deep, 10) +
    [-70, 0, 70]
      .map(
        (x, at) =>
          line(`M${x} -250V-214`, natural.stem, 4) +
          shaded(
            `M${x - 22} -204Q${x} -224 ${x + 22} -204V${-70 - at * 14}Q${x} ${-40 - at * 14} ${x - 22} ${-70 - at * 14}Z`,
            "#9c3f34",
          ),
      )
      .join("") +
    [-110, 110].map((x) => line(`M${x} -250V0`, hues.deep, 10)).join(""),
});

export const chocolate: Thing = (fill) => ({
  footprint: 66,
  body: group(
    rect(-62, -210, 124, 210, "#4a2a1c", 1, 6) +
      [0, 1, 2]
        .flatMap((row) =>
          [0, 1].map((side) => rect(-52 + side * 54, -200 + row * 40, 48, 34, "#6a3f2b", 1, 4)),
        )
        .join("") +
      rect(-66, -78, 132, 82, fill, 1, 4) +
      rect(-66, -78, 132, 82, "url(#shade)") +
      rect(-40, -48, 80, 10, natural.paper, 0.9),
    `transform="rotate(-6)"`,
  ),
});

export const pralines: Thing = (fill) => ({
  footprint: 104,
  body:
    rect(-106, -52, 212, 52, fill, 1, 8) +
    rect(-106, -52, 212, 52, "url(#shade)", 1, 8) +
    [-76, -38, 0, 38, 76]
      .map((x, at) =>
        shaded(`M${x - 17} -52Q${x - 17} -84 ${x} -84T${x + 17} -52Z`, at % 2 ? "#6a3f2b" : "#8a573a"),
      )
      .join("") +
    line("M-106 -26H106", natural.paper, 6, 0.9),
});

export const fish: Thing = (_, hues) => ({
  footprint: 124,
  body:
    rect(-130, -30, 260, 30, "#dfeaf0", 1, 10) +
    [-100, -60, -20, 20, 60, 100]
      .map((x, at) => rect(x - 18, -44 + (at % 2) * 6, 34, 22, "#f3f9fb", 0.95, 5))
      .join("") +
    shaded("M-110 -72C-60 -128 40 -124 78 -80L118 -112V-40L78 -66C40 -24 -60 -22 -110 -72Z", "#8fa9b5") +
    path("M-100 -66C-60 -34 30 -34 70 -70C20 -60 -60 -56 -100 -66Z", "#dfe9ec", 0.9) +
    ellipse(-74, -80, 6, 6, hues.deep),
});

export const beer: Thing = (_, hues) => ({
  footprint: 56,
  body:
    line("M50 -130q54 0 50 -46q-4 -44 -50 -40", hues.light, 14, 0.8) +
    shaded("M-54 0L-60 -190H60L54 0Z", "#e3a02c") +
    [-30, 0, 30].map((x) => line(`M${x} -24V-166`, "#f5cf7a", 8, 0.6)).join("") +
    [-44, -12, 22, 48].map((x, at) => ellipse(x, -196 - (at % 2) * 12, 27, 23, "#fff8e6")).join(""),
});

export const bottleCrate: Thing = (fill) => ({
  footprint: 110,
  body:
    [-72, -24, 24, 72]
      .map(
        (x) =>
          rect(x - 16, -150, 32, 100, natural.bottle, 1, 8) +
          rect(x - 8, -190, 16, 48, natural.bottle) +
          rect(x - 10, -196, 20, 12, fill, 1, 3),
      )
      .join("") +
    shaded("M-112 0V-96H112V0Z", fill) +
    rect(-40, -70, 80, 24, natural.paper, 0.9, 10),
});

export const oil: Thing = () => ({
  footprint: 42,
  body:
    shaded(
      "M-42 -8V-150Q-40 -178 -14 -190V-244H14V-190Q40 -178 42 -150V-8Q40 0 30 0H-30Q-40 0 -42 -8Z",
      "#7d8a2e",
    ) +
    rect(-16, -262, 32, 28, natural.wood, 1, 4) +
    rect(-30, -124, 60, 74, natural.paper, 1, 3) +
    ellipse(0, -88, 13, 18, "#5d6b24"),
});
