import { pick, whole } from "../random";
import type { Hues } from "./palette";
import { arch, ball, block, ellipse, group, line, path, polygon, rect, standing, turned } from "./shapes";

type Draw = (random: () => number, hues: Hues) => string;
type Thing = (fill: string, hues: Hues, random: () => number) => { body: string; footprint: number };

/** The objects of a motif, on plinths and floor; the origin is the middle of the floor. */
export function drawMotif(motif: string, random: () => number, hues: Hues): string {
  return (compositions[motif] ?? stillLife([vase, sphere, vase]))(random, hues);
}

/** Three to five objects side by side, each on the floor or on a plinth, the tallest not always in the middle. */
function stillLife(things: Thing[]): Draw {
  return (random, hues) => {
    const count = whole(random, 3, 5);
    const start = whole(random, 0, things.length - 1);
    const spread = 660 / count;
    const accents = [...hues.accents].sort(() => random() - 0.5);
    return Array.from({ length: count }, (_, at) => {
      const x = -330 + spread * (at + 0.5) + (random() - 0.5) * 40;
      const depth = (at % 2) * 26 + random() * 14;
      const thing = things[(start + at) % things.length] ?? sphere;
      const { body, footprint } = thing(accents[at % accents.length] ?? hues.deep, hues, random);
      const lift = random() < 0.42 ? whole(random, 50, 170) : 0;
      const plinth = lift
        ? standing(
            x,
            depth,
            footprint + 26,
            hues.shadow,
            block(footprint * 2 + 22, lift, hues.accents[4] ?? hues.light, 3),
          )
        : "";
      return { depth, drawn: plinth + standing(x, depth - lift, lift ? 1 : footprint, hues.shadow, body) };
    })
      .sort((one, other) => one.depth - other.depth)
      .map(({ drawn }) => drawn)
      .join("");
  };
}

const vase: Thing = (fill, _, random) => {
  const h = whole(random, 130, 260);
  const w = whole(random, 34, 62);
  const neck = whole(random, 10, 20);
  return {
    footprint: w,
    body: turned(
      [
        [w * 0.5, 0],
        [w, h * 0.28],
        [w * 0.92, h * 0.46],
        [neck, h * 0.72],
        [neck * 1.2, h],
      ],
      fill,
    ),
  };
};
const sphere: Thing = (fill, _, random) => {
  const radius = whole(random, 34, 66);
  return { footprint: radius, body: ball(radius, fill) };
};
const bottle: Thing = (fill, hues, random) => {
  const h = whole(random, 150, 260);
  const w = whole(random, 30, 46);
  return {
    footprint: w,
    body:
      turned(
        [
          [w, 0],
          [w, h * 0.6],
          [w * 0.34, h * 0.74],
          [w * 0.34, h * 0.94],
        ],
        fill,
      ) +
      rect(-w * 0.42, -h, w * 0.84, h * 0.1, hues.deep, 1, 4) +
      rect(-w * 0.62, -h * 0.42, w * 1.24, h * 0.2, hues.light, 0.85, 2),
  };
};
const jar: Thing = (fill, hues, random) => {
  const w = whole(random, 42, 64);
  const h = whole(random, 66, 110);
  return {
    footprint: w,
    body: block(w * 2, h, fill, 12) + rect(-w * 0.94, -h - 24, w * 1.88, 28, hues.deep, 1, 6),
  };
};
const books: Thing = (fill, hues, random) => {
  const count = whole(random, 3, 6);
  const colors = [fill, ...hues.accents];
  let up = 0;
  const stack = Array.from({ length: count }, (_, at) => {
    const w = whole(random, 130, 190);
    const h = whole(random, 24, 40);
    const shift = (random() - 0.5) * 26;
    const book = group(
      block(w, h, colors[at % colors.length] ?? fill, 4) +
        rect(w / 2 - 14, -h + 5, 12, h - 10, hues.light, 0.9),
      `transform="translate(${shift} ${-up})"`,
    );
    up += h;
    return book;
  }).join("");
  return { footprint: 80, body: stack };
};
const bookUpright: Thing = (fill, hues, random) => {
  const h = whole(random, 170, 250);
  return {
    footprint: 64,
    body:
      block(118, h, fill, 5) +
      rect(-59, -h, 14, h, hues.deep, 0.35) +
      rect(-24, -h * 0.74, 64, 8, hues.light, 0.9) +
      rect(-24, -h * 0.66, 42, 6, hues.light, 0.7),
  };
};
const garment: Thing = (fill, hues, random) => {
  const long = random() < 0.5;
  const hem = long ? 300 : 200;
  return {
    footprint: 66,
    body:
      line("M0 -392q-16 -26 4 -34", hues.deep, 5) +
      line("M-62 -352L0 -392L62 -352", hues.deep, 5) +
      path(
        `M-26 -376L-78 -346L-98 ${-hem + 40}L-66 ${-hem + 34}L-60 -${360 - hem * 0.2}L-${long ? 86 : 62} -${392 - hem}L${long ? 86 : 62} -${392 - hem}L60 -${360 - hem * 0.2}L66 ${-hem + 34}L98 ${-hem + 40}L78 -346L26 -376Q0 -348 -26 -376Z`,
        fill,
      ) +
      path(
        `M-26 -376L-78 -346L-98 ${-hem + 40}L-66 ${-hem + 34}L-60 -${360 - hem * 0.2}L-${long ? 86 : 62} -${392 - hem}L${long ? 86 : 62} -${392 - hem}L60 -${360 - hem * 0.2}L66 ${-hem + 34}L98 ${-hem + 40}L78 -346L26 -376Q0 -348 -26 -376Z`,
        "url(#shade)",
      ) +
      line(`M0 -356V-${396 - hem}`, hues.deep, 2, 0.35),
  };
};
const shoe: Thing = (fill, hues, random) => {
  const heel = random() < 0.45;
  const d = heel
    ? "M-84 -96C-92 -60 -84 -30 -88 0H-74C-72 -34 -60 -40 -36 -34C0 -24 30 0 66 0H104C114 -18 92 -34 60 -44C20 -58 -10 -88 -30 -104C-50 -92 -66 -86 -84 -96Z"
    : "M-96 -112L-94 -16H112C116 -44 92 -56 62 -62C30 -68 4 -92 -14 -118C-40 -100 -66 -100 -96 -112Z";
  const sole = heel ? "" : rect(-98, -18, 214, 18, hues.light, 1, 8);
  const laces = heel
    ? ""
    : [0, 1, 2].map((at) => line(`M${-6 + at * 18} ${-106 + at * 15}l-22 10`, hues.light, 5)).join("");
  return { footprint: 100, body: path(d, fill) + path(d, "url(#shade)") + sole + laces };
};
const bag: Thing = (fill, hues, random) => {
  const w = whole(random, 120, 170);
  const h = whole(random, 100, 140);
  return {
    footprint: w / 2,
    body:
      line(
        `M${-w * 0.28} ${-h}C${-w * 0.28} ${-h - 90} ${w * 0.28} ${-h - 90} ${w * 0.28} ${-h}`,
        hues.deep,
        9,
      ) +
      path(`M${-w / 2} 0L${-w * 0.42} ${-h}H${w * 0.42}L${w / 2} 0Z`, fill) +
      path(`M${-w / 2} 0L${-w * 0.42} ${-h}H${w * 0.42}L${w / 2} 0Z`, "url(#shade)") +
      rect(-12, -h * 0.66, 24, 18, hues.light, 0.9, 3),
  };
};
const ring: Thing = (fill, hues) => ({
  footprint: 54,
  body:
    `<circle cx="0" cy="-62" r="50" fill="none" stroke="${hues.accents[2]}" stroke-width="14"/><circle cx="0" cy="-62" r="50" fill="none" stroke="url(#shade)" stroke-width="14"/>` +
    polygon(
      [
        [-30, -132],
        [0, -166],
        [30, -132],
        [0, -104],
      ],
      fill,
    ) +
    polygon(
      [
        [-30, -132],
        [0, -166],
        [0, -104],
      ],
      hues.light,
      0.5,
    ),
});
const bust: Thing = (fill, hues) => ({
  footprint: 70,
  body:
    turned(
      [
        [60, 0],
        [26, 16],
        [22, 70],
        [96, 110],
        [88, 160],
        [30, 190],
        [26, 260],
        [20, 268],
      ],
      fill,
    ) +
    `<path d="M-62 -150Q0 -62 62 -150" fill="none" stroke="${hues.light}" stroke-width="7" stroke-dasharray="1 13" stroke-linecap="round"/>`,
});
const watch: Thing = (fill, hues) => ({
  footprint: 52,
  body:
    rect(-22, -210, 44, 210, hues.deep, 1, 14) +
    ellipse(0, -104, 56, 56, fill) +
    ellipse(0, -104, 44, 44, hues.light) +
    line("M0 -104V-134M0 -104L20 -94", hues.deep, 5),
});
const lamp: Thing = (fill, hues, random) => {
  const h = whole(random, 240, 330);
  return {
    footprint: 62,
    body:
      ellipse(0, -h + 60, 150, 110, hues.light, 0.35) +
      rect(-5, -h + 60, 10, h - 66, hues.deep) +
      ellipse(0, -4, 52, 10, hues.deep) +
      path(`M-84 ${-h + 84}L-46 ${-h}H46L84 ${-h + 84}Z`, fill) +
      path(`M-84 ${-h + 84}L-46 ${-h}H46L84 ${-h + 84}Z`, "url(#shade)", 0.6),
  };
};
const chair: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    line("M-76 0L-64 -104M76 0L64 -104", hues.deep, 9) +
    path("M-88 -96Q-96 -260 -50 -276H50Q96 -260 88 -96Z", fill) +
    path("M-88 -96Q-96 -260 -50 -276H50Q96 -260 88 -96Z", "url(#shade)") +
    rect(-102, -136, 204, 50, fill, 1, 22) +
    rect(-102, -136, 204, 50, "url(#shade)", 1, 22),
});
const plant: Thing = (fill, hues, random) => {
  const leaves = whole(random, 5, 8);
  const green = hues.accents[1] ?? fill;
  const fan = Array.from({ length: leaves }, (_, at) => {
    const angle = -70 + (140 * at) / (leaves - 1) + (random() - 0.5) * 12;
    const length = whole(random, 120, 210);
    return group(
      path(`M0 0Q-30 ${-length * 0.5} 0 ${-length}Q30 ${-length * 0.5} 0 0Z`, at % 2 ? green : hues.deep) +
        line(`M0 0V${-length * 0.9}`, hues.light, 2, 0.5),
      `transform="translate(0 -96) rotate(${angle.toFixed(1)})"`,
    );
  }).join("");
  return {
    footprint: 56,
    body:
      fan +
      turned(
        [
          [40, 0],
          [56, 104],
        ],
        fill,
      ),
  };
};
const headphones: Thing = (fill, hues) => ({
  footprint: 80,
  body:
    `<path d="M-78 -70V-110A78 78 0 0 1 78 -110V-70" fill="none" stroke="${hues.deep}" stroke-width="16"/>` +
    rect(-104, -106, 46, 92, fill, 1, 20) +
    rect(58, -106, 46, 92, fill, 1, 20) +
    rect(-104, -106, 46, 92, "url(#shade)", 1, 20),
});
const phone: Thing = (fill, hues, random) => {
  const h = whole(random, 200, 270);
  const w = h * 0.5;
  return {
    footprint: w / 2,
    body:
      rect(-w / 2, -h, w, h, hues.deep, 1, 18) +
      rect(-w / 2 + 8, -h + 8, w - 16, h - 16, fill, 1, 12) +
      polygon(
        [
          [-w / 2 + 8, -h * 0.4],
          [w / 2 - 8, -h * 0.8],
          [w / 2 - 8, -14],
          [-w / 2 + 8, -14],
        ],
        hues.light,
        0.35,
      ) +
      ellipse(0, -h * 0.62, w * 0.2, w * 0.2, hues.light, 0.8),
  };
};
const speaker: Thing = (fill, hues) => ({
  footprint: 66,
  body:
    block(124, 226, fill, 12) +
    ellipse(0, -72, 44, 44, hues.deep) +
    ellipse(0, -72, 18, 18, hues.light, 0.5) +
    ellipse(0, -168, 26, 26, hues.deep),
});
const blocks: Thing = (fill, hues, random) => {
  const other = pick(random, hues.accents);
  return {
    footprint: 84,
    body:
      group(block(76, 76, fill, 6), `transform="translate(-42 0)"`) +
      group(block(76, 76, other, 6), `transform="translate(42 0)"`) +
      group(
        random() < 0.5
          ? arch(-38, 0, 76, 76, hues.accents[2] ?? fill)
          : polygon(
              [
                [-44, 0],
                [44, 0],
                [0, -76],
              ],
              hues.accents[0] ?? fill,
            ),
        `transform="translate(0 -76)"`,
      ),
  };
};
const train: Thing = (fill, hues) => ({
  footprint: 110,
  body:
    rect(-100, -72, 118, 54, fill, 1, 8) +
    rect(10, -118, 84, 100, hues.accents[1] ?? fill, 1, 8) +
    rect(30, -100, 44, 34, hues.light, 1, 4) +
    rect(-78, -108, 22, 40, hues.deep, 1, 4) +
    [-70, -18, 54]
      .map((x) => ellipse(x, -16, 20, 20, hues.deep) + ellipse(x, -16, 7, 7, hues.light))
      .join(""),
});
const balloon: Thing = (fill, hues, random) => {
  const up = whole(random, 260, 360);
  return {
    footprint: 16,
    body:
      line(`M0 0Q24 ${-up * 0.4} 0 ${-up + 70}`, hues.deep, 2.5, 0.6) +
      ellipse(0, -up, 62, 76, fill) +
      ellipse(0, -up, 62, 76, "url(#shade)") +
      ellipse(-20, -up - 26, 13, 20, hues.light, 0.6),
  };
};
const kettlebell: Thing = (fill, hues) => ({
  footprint: 64,
  body:
    `<path d="M-34 -104V-128A34 34 0 0 1 34 -128V-104" fill="none" stroke="${hues.deep}" stroke-width="18"/>` +
    ball(62, fill),
});
const mountain: Thing = (fill, hues, random) => {
  const h = whole(random, 200, 320);
  return {
    footprint: 20,
    body:
      polygon(
        [
          [-170, 0],
          [0, -h],
          [170, 0],
        ],
        fill,
      ) +
      polygon(
        [
          [0, -h],
          [170, 0],
          [34, 0],
          [-12, -h * 0.6],
        ],
        hues.shadow,
        0.35,
      ) +
      polygon(
        [
          [-44, -h * 0.74],
          [0, -h],
          [44, -h * 0.74],
          [16, -h * 0.66],
          [-8, -h * 0.76],
        ],
        hues.light,
      ),
  };
};
const fruit: Thing = (fill, hues, random) => {
  const radius = whole(random, 40, 58);
  return {
    footprint: radius,
    body:
      ball(radius, fill) +
      line(`M0 ${-radius * 2}q4 -20 18 -26`, hues.deep, 5) +
      path(`M6 ${-radius * 2 - 8}q34 -30 58 -4q-32 22 -58 4z`, hues.accents[1] ?? fill),
  };
};
const bread: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    path("M-112 0C-130 -70 -70 -104 0 -104S130 -70 112 0Z", fill) +
    path("M-112 0C-130 -70 -70 -104 0 -104S130 -70 112 0Z", "url(#shade)") +
    [-50, 0, 50].map((x) => line(`M${x - 16} -88q22 20 12 52`, hues.light, 7, 0.8)).join(""),
});
const cup: Thing = (fill, hues) => ({
  footprint: 74,
  body:
    line("M58 -84q52 4 40 44q-10 30 -52 24", fill, 13) +
    path("M-66 -104H66C66 -40 44 0 24 0H-24C-44 0 -66 -40 -66 -104Z", fill) +
    path("M-66 -104H66C66 -40 44 0 24 0H-24C-44 0 -66 -40 -66 -104Z", "url(#shade)") +
    ellipse(0, -104, 66, 13, hues.deep, 0.8) +
    line("M-20 -132q-16 -28 0 -50q16 -24 0 -50M22 -136q-14 -24 0 -44q14 -22 0 -44", hues.light, 6, 0.75),
});
const glass: Thing = (fill, hues) => ({
  footprint: 46,
  body:
    ellipse(0, -4, 44, 8, hues.light, 0.9) +
    rect(-4, -110, 8, 106, hues.light, 0.9) +
    path("M-56 -240H56C60 -150 34 -110 0 -110S-60 -150 -56 -240Z", hues.light, 0.55) +
    path("M-54 -196H54C52 -140 30 -116 0 -116S-52 -140 -54 -196Z", fill),
});
const plate: Thing = (fill, hues) => ({
  footprint: 120,
  body:
    ellipse(0, -12, 128, 26, hues.light) + ellipse(0, -18, 92, 16, fill) + ball(30, hues.accents[1] ?? fill),
});
const scissors: Thing = (fill, hues) => ({
  footprint: 60,
  body:
    line("M-40 -40L62 -250M40 -40L-62 -250", hues.deep, 15) +
    [-54, 54]
      .map((x) => `<circle cx="${x}" cy="-26" r="30" fill="none" stroke="${fill}" stroke-width="15"/>`)
      .join(""),
});
const spool: Thing = (fill, hues) => ({
  footprint: 54,
  body:
    rect(-50, -16, 100, 16, hues.deep, 1, 6) +
    block(76, 110, fill, 4) +
    rect(-50, -122, 100, 16, hues.deep, 1, 6) +
    [30, 50, 70, 90].map((up) => line(`M-38 ${-up}L38 ${-up - 7}`, hues.light, 3, 0.6)).join(""),
});
const harp: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    line("M-84 0V-340Q-20 -300 84 -352Q96 -180 -60 0Z", fill, 17) +
    Array.from({ length: 9 }, (_, at) =>
      line(`M${-66 + at * 15} ${-316 + Math.abs(at - 3) * 5}V${-24 - at * 24}`, hues.light, 3, 0.9),
    ).join(""),
});
const stall: Thing = (fill, hues) => ({
  footprint: 140,
  body:
    rect(-126, -250, 10, 250, hues.deep) +
    rect(116, -250, 10, 250, hues.deep) +
    rect(-136, -96, 272, 96, hues.accents[4] ?? fill) +
    rect(-136, -96, 272, 96, "url(#shade)") +
    [-110, -66, -22, 22, 66, 110]
      .map((x, at) => ellipse(x, -110, 24, 24, hues.accents[at % 3] ?? fill))
      .join("") +
    Array.from({ length: 6 }, (_, at) =>
      path(`M${-150 + at * 50} -300H${-100 + at * 50}V-240a25 25 0 0 1 -50 0Z`, at % 2 ? hues.light : fill),
    ).join(""),
});
const tree: Thing = (fill, hues, random) => {
  const tiers = 3;
  const green = hues.accents[3] ?? fill;
  return {
    footprint: 80,
    body:
      rect(-12, -50, 24, 50, hues.deep) +
      Array.from({ length: tiers }, (_, at) =>
        polygon(
          [
            [-120 + at * 26, -46 - at * 90],
            [0, -210 - at * 84],
            [120 - at * 26, -46 - at * 90],
          ],
          at % 2 ? green : hues.deep,
        ),
      ).join("") +
      Array.from({ length: 14 }, () =>
        ellipse((random() - 0.5) * 130, -70 - random() * 230, 6, 6, hues.light),
      ).join("") +
      ellipse(0, -384, 15, 15, fill),
  };
};
const box: Thing = (fill, hues, random) => {
  const w = whole(random, 110, 170);
  const h = whole(random, 80, 150);
  return {
    footprint: w / 2,
    body:
      block(w, h, fill, 4) +
      rect(-13, -h, 26, h, hues.light) +
      rect(-w / 2 - 7, -h - 20, w + 14, 34, fill, 1, 4) +
      rect(-13, -h - 20, 26, 34, hues.light) +
      path(
        `M0 ${-h - 20}C-64 ${-h - 84} -84 ${-h - 34} 0 ${-h - 20}C64 ${-h - 84} 84 ${-h - 34} 0 ${-h - 20}Z`,
        hues.light,
      ),
  };
};
const card: Thing = (fill, hues) => ({
  footprint: 110,
  body: group(
    rect(-116, -150, 232, 146, fill, 1, 16) +
      rect(-116, -150, 232, 146, "url(#shade)", 1, 16) +
      rect(-116, -96, 232, 22, hues.light, 0.9) +
      rect(34, -150, 22, 146, hues.light, 0.9),
    `transform="rotate(-7)"`,
  ),
});
const car: Thing = (fill, hues) => ({
  footprint: 150,
  body:
    path(
      "M-160 -34C-164 -84 -120 -84 -94 -88C-62 -136 -30 -142 16 -142C64 -142 84 -112 104 -88C150 -84 164 -74 160 -34Z",
      fill,
    ) +
    path(
      "M-160 -34C-164 -84 -120 -84 -94 -88C-62 -136 -30 -142 16 -142C64 -142 84 -112 104 -88C150 -84 164 -74 160 -34Z",
      "url(#shade)",
    ) +
    path("M-72 -90C-52 -122 -30 -126 -4 -126V-90ZM10 -126C44 -126 60 -112 78 -90H10Z", hues.light, 0.85) +
    [-92, 92].map((x) => ellipse(x, -30, 32, 32, hues.deep) + ellipse(x, -30, 13, 13, hues.light)).join(""),
});
const column: Thing = (fill) => ({
  footprint: 40,
  body: block(64, 300, fill, 2) + rect(-44, -322, 88, 26, fill) + rect(-44, -18, 88, 18, fill),
});
const building: Thing = (fill, hues, random) => {
  const floors = whole(random, 3, 5);
  const h = floors * 76 + 30;
  return {
    footprint: 130,
    body:
      block(220, h, fill, 3) +
      Array.from({ length: floors }, (_, floor) =>
        [-76, -26, 24]
          .map((x) =>
            floor === 0
              ? arch(x - 4, -2, 56, 84, hues.deep, 0.75)
              : arch(x, -floor * 76 - 20, 48, 64, hues.light, 0.9),
          )
          .join(""),
      ).join(""),
  };
};
const parasol: Thing = (fill, hues) => ({
  footprint: 40,
  body:
    rect(-5, -300, 10, 300, hues.deep) +
    path("M-180 -256A180 130 0 0 1 180 -256Z", fill) +
    path("M-60 -256A60 130 0 0 1 60 -256Z", hues.light, 0.7),
});
const projector: Thing = (fill, hues) => ({
  footprint: 96,
  body:
    polygon(
      [
        [90, -110],
        [420, -260],
        [420, 20],
      ],
      hues.light,
      0.3,
    ) +
    [-46, 46]
      .map(
        (x) =>
          `<circle cx="${x}" cy="-194" r="50" fill="${hues.deep}"/><circle cx="${x}" cy="-194" r="15" fill="${hues.light}"/>`,
      )
      .join("") +
    block(176, 140, fill, 10) +
    rect(84, -116, 34, 44, hues.deep, 1, 4),
});
const basket: Thing = (fill, hues) => ({
  footprint: 104,
  body:
    line("M-84 -96C-60 -210 60 -210 84 -96", hues.deep, 11) +
    [-56, 0, 52].map((x, at) => ellipse(x, -112, 34, 34, hues.accents[at] ?? fill)).join("") +
    path("M-114 -100H114L88 0H-88Z", fill) +
    path("M-114 -100H114L88 0H-88Z", "url(#shade)"),
});
const person: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    path("M-130 0C-130 -130 -70 -170 0 -170S130 -130 130 0Z", fill) +
    path("M-130 0C-130 -130 -70 -170 0 -170S130 -130 130 0Z", "url(#shade)") +
    rect(-26, -216, 52, 70, "#c08f6f", 1, 22) +
    ellipse(0, -258, 62, 74, "#cf9f7f") +
    path("M-64 -258C-74 -362 74 -362 64 -258C50 -306 -30 -306 -64 -258Z", hues.deep),
});
const paper: Thing = (fill, hues) => ({
  footprint: 90,
  body:
    block(180, 236, hues.accents[4] ?? fill, 4) +
    rect(-66, -206, 132, 24, hues.deep, 0.85) +
    rect(-66, -164, 60, 74, fill) +
    [0, 1, 2, 3].map((at) => rect(8, -164 + at * 20, 58, 8, hues.deep, 0.4)).join("") +
    [0, 1, 2].map((at) => rect(-66, -70 + at * 20, 132, 8, hues.deep, 0.4)).join(""),
});

/** Clothes hang from a rail instead of standing. */
const wardrobe: Draw = (random, hues) => {
  const count = whole(random, 4, 6);
  const rail =
    line("M-350 -420H350", hues.deep, 9) +
    rect(-340, -420, 9, 430, hues.deep) +
    rect(331, -420, 9, 430, hues.deep);
  const accents = [...hues.accents].sort(() => random() - 0.5);
  const clothes = Array.from({ length: count }, (_, at) =>
    group(
      garment(accents[at % accents.length] ?? hues.deep, hues, random).body,
      `transform="translate(${-250 + (500 * at) / (count - 1)} 0)"`,
    ),
  ).join("");
  return `<ellipse cx="30" cy="10" rx="390" ry="24" fill="${hues.shadow}" opacity=".3" filter="url(#soft)"/>${rail}${clothes}`;
};

/** A colonnade that runs away from the viewer. */
const interior: Draw = (random, hues) => {
  const deep = 5;
  const arches = Array.from({ length: deep }, (_, at) => {
    const share = 1 - at / (deep + 1.2);
    const w = 720 * share;
    return arch(
      -w / 2,
      20 - at * 8,
      w,
      520 * share,
      at % 2 ? (hues.accents[4] ?? hues.light) : (hues.accents[at % 3] ?? hues.ground),
      at === deep - 1 ? 1 : 0.9,
    );
  }).join("");
  const core = arch(-62, -20, 124, 150, hues.light);
  const { body } = pick(random, [plant, chair, vase])(hues.accents[0] ?? hues.deep, hues, random);
  return (
    arches +
    core +
    standing(-250, 40, 60, hues.shadow, body) +
    standing(250, 46, 60, hues.shadow, plant(hues.accents[2] ?? hues.deep, hues, random).body)
  );
};

const compositions: Record<string, Draw> = {
  fashion: wardrobe,
  shoes: stillLife([shoe, shoe, box]),
  accessories: stillLife([bag, vase, bag]),
  jewellery: stillLife([ring, bust, watch]),
  beauty: stillLife([bottle, jar, bottle, plant]),
  home: stillLife([lamp, vase, chair, plant]),
  electronics: stillLife([headphones, phone, speaker]),
  books: stillLife([books, bookUpright, bookUpright, vase]),
  kids: stillLife([blocks, train, balloon]),
  sport: stillLife([mountain, kettlebell, sphere]),
  food: stillLife([bread, fruit, bottle, fruit]),
  restaurant: stillLife([plate, glass, bottle]),
  cafe: stillLife([cup, jar, cup, plant]),
  services: stillLife([scissors, spool, lamp]),
  health: stillLife([bottle, jar, plant]),
  hypermarket: stillLife([basket, fruit, bread]),
  cinema: stillLife([projector, chair, column]),
  "event-music": stillLife([harp, speaker, harp]),
  "event-market": stillLife([stall, basket, fruit]),
  "event-kids": stillLife([balloon, blocks, balloon]),
  "event-sport": stillLife([mountain, sphere, kettlebell]),
  "event-season": stillLife([tree, box, tree]),
  news: stillLife([paper, cup, plant]),
  reward: stillLife([box, card, box]),
  amenity: stillLife([chair, plant, lamp]),
  parking: stillLife([car, column, car]),
  "gift-card": stillLife([card, box, card]),
  "mobile-app": stillLife([phone, cup, phone]),
  "mall-interior": interior,
  "mall-exterior": stillLife([building, plant, building]),
  garden: stillLife([plant, parasol, plant, vase]),
  terrace: stillLife([parasol, chair, plant]),
  // Near enough to be recognized in a small circle.
  portrait: (random, hues) =>
    group(
      standing(0, 90, 120, hues.shadow, person(pick(random, hues.accents), hues, random).body),
      `transform="translate(0 60) scale(1.8)"`,
    ),
};
