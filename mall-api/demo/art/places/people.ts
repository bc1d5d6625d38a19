import { pick } from "../../random";
import { type Hues, mixed } from "../palette";
import { ellipse, group, line, path } from "../shapes";

type Spot = readonly [x: number, y: number, width: number];
type Limb = readonly [Spot, Spot, Spot];
/** The one in front first. */
type Pair = readonly [Limb, Limb];

/** A limb: it bends at its middle spot and is as wide as each spot says. */
function limb([from, bend, to]: Limb, fill: string): string {
  const across = (one: Spot, other: Spot, half: number): [number, number] => {
    const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
    const long = Math.hypot(dx, dy) || 1;
    return [(-dy / long) * half, (dx / long) * half];
  };
  const [a, b, c] = [
    across(from, bend, from[2] / 2),
    across(from, to, bend[2] / 2),
    across(bend, to, to[2] / 2),
  ];
  /** The control point of a curve through the bend. */
  const through = (side: 1 | -1) =>
    [0, 1].map((axis) => {
      const at = (spot: Spot, by: [number, number]) => (spot[axis] ?? 0) + side * (by[axis] ?? 0);
      return Math.round(2 * at(bend, b) - (at(from, a) + at(to, c)) / 2);
    });
  const end = (spot: Spot, by: [number, number], side: 1 | -1) =>
    [spot[0] + side * by[0], spot[1] + side * by[1]].map(Math.round);
  return path(
    `M${end(from, a, 1)}Q${through(1)} ${end(to, c, 1)}A${to[2] / 2} ${to[2] / 2} 0 0 0 ${end(to, c, -1)}Q${through(-1)} ${end(from, a, -1)}A${from[2] / 2} ${from[2] / 2} 0 0 0 ${end(from, a, 1)}Z`,
    fill,
  );
}

type Pose = "walk" | "stand" | "sit" | "back" | "hold" | "reach" | "run" | "point";
type Clothes = "coat" | "jacket" | "dress" | "jumper" | "apron";

/** Who is in a picture, what of it is left to chance if it isn't said; 400 units are a grown-up. */
export type Person = {
  x: number;
  /** Where the feet are; of who sits, the seat's floor. */
  base: number;
  /** Of 400 units. */
  scale?: number;
  facing?: 1 | -1;
  pose?: Pose;
  wears?: Clothes;
  top?: string;
  bottom?: string;
  hair?: Hair;
  child?: boolean;
  /** One of rows of people that go on beyond the picture's edge. */
  inRow?: true;
  /** Drawn at the hand that is in front. */
  carries?: string;
};

/** How far somebody reaches ahead and behind, of 400 units. */
const reachOf: Record<Pose, readonly [ahead: number, behind: number]> = {
  walk: [78, 74],
  run: [94, 114],
  stand: [58, 58],
  back: [58, 58],
  hold: [58, 58],
  sit: [126, 52],
  reach: [118, 58],
  point: [126, 58],
};

/** From where to where somebody is seen. */
export function spanOf({ x, scale = 1, child, facing = 1, pose = "stand" }: Person): [number, number] {
  const [ahead, behind] = reachOf[pose].map((units) => units * scale * (child ? 0.62 : 1)) as [
    number,
    number,
  ];
  return facing > 0 ? [x - behind, x + ahead] : [x - ahead, x + behind];
}

const skins = ["#f0c8a4", "#e2b08a", "#c98d66", "#8d5a3c"];
const hairColors = ["#2c2320", "#4a3427", "#8a5a34", "#c99a58", "#b9b2aa"];
const hairs = ["short", "bob", "long", "bun", "beanie", "curls"] as const;
type Hair = (typeof hairs)[number] | "hat";

/** What each pose does with legs; null is standing. */
const legsOf: Record<Pose, Pair | null> = {
  walk: [
    [
      [4, -196, 50],
      [30, -104, 36],
      [40, -14, 24],
    ],
    [
      [-4, -196, 50],
      [-12, -106, 36],
      [-56, -30, 23],
    ],
  ],
  run: [
    [
      [6, -196, 50],
      [62, -136, 36],
      [56, -46, 24],
    ],
    [
      [-4, -196, 50],
      [-24, -108, 36],
      [-94, -74, 23],
    ],
  ],
  stand: [
    [
      [11, -196, 48],
      [15, -104, 35],
      [16, -12, 25],
    ],
    [
      [-11, -196, 48],
      [-14, -104, 35],
      [-16, -12, 25],
    ],
  ],
  sit: [
    [
      [0, -108, 54],
      [84, -118, 44],
      [86, -14, 25],
    ],
    [
      [-2, -108, 54],
      [72, -112, 44],
      [62, -14, 25],
    ],
  ],
  back: null,
  hold: null,
  reach: null,
  point: null,
};

/** Arms that hang down. */
const hanging: Pair = [
  [
    [-30, -306, 30],
    [-42, -240, 26],
    [-38, -172, 18],
  ],
  [
    [30, -306, 30],
    [42, -240, 26],
    [40, -172, 18],
  ],
];

const armsOf: Record<Pose, Pair> = {
  walk: [
    [
      [-4, -308, 30],
      [4, -242, 26],
      [34, -190, 18],
    ],
    [
      [8, -308, 28],
      [-26, -246, 25],
      [-34, -184, 18],
    ],
  ],
  run: [
    [
      [-4, -308, 30],
      [-36, -252, 26],
      [14, -236, 18],
    ],
    [
      [8, -308, 28],
      [34, -256, 25],
      [66, -298, 18],
    ],
  ],
  stand: hanging,
  back: hanging,
  sit: [
    [
      [-2, -220, 30],
      [14, -152, 26],
      [70, -150, 18],
    ],
    [
      [8, -220, 28],
      [30, -160, 25],
      [82, -164, 18],
    ],
  ],
  hold: [
    [
      [-26, -306, 30],
      [-34, -240, 26],
      [28, -236, 18],
    ],
    [
      [28, -306, 30],
      [44, -244, 26],
      [44, -230, 18],
    ],
  ],
  reach: [
    [
      [-8, -306, 30],
      [34, -270, 26],
      [86, -292, 18],
    ],
    [
      [22, -306, 28],
      [60, -284, 25],
      [104, -312, 18],
    ],
  ],
  point: [
    [
      [-26, -306, 30],
      [-40, -240, 26],
      [-30, -178, 18],
    ],
    [
      [26, -306, 30],
      [66, -316, 26],
      [112, -344, 18],
    ],
  ],
};

const shoe = ([x, y]: Spot, turn: number, fill: string): string =>
  group(
    path("M-15 -12H13Q16 2 38 5Q46 8 44 14H-15Z", fill),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );

/** Coat, jacket and the like, from the shoulders down; the length is where it ends. */
function garment(wears: Clothes, top: string, bottom: string, lean: number): string {
  const hem = { coat: -106, jacket: -184, dress: -112, jumper: -190, apron: -190 }[wears];
  const flare = { coat: 16, jacket: 4, dress: 34, jumper: 2, apron: 2 }[wears];
  const waist = wears === "dress" ? 28 : 37;
  const outline = `M${-34 + lean} -318Q${-24 + lean} -332 ${lean - 8} -334H${lean + 8}Q${24 + lean} -332 ${34 + lean} -318Q${41 + lean * 0.6} -280 ${waist + lean * 0.3} -238Q40 -200 ${38 + flare} ${hem}Q0 ${hem + 10} ${-38 - flare} ${hem}Q-40 -200 ${-waist + lean * 0.3} -238Q${-41 + lean * 0.6} -280 ${-34 + lean} -318Z`;
  const dark = mixed(top, "#1c1a2b", 0.24);
  const details = {
    coat:
      line(`M${6 + lean * 0.5} -316L2 -112`, dark, 3) +
      path(`M${-15 + lean} -333L${lean + 4} -282L${lean + 15} -333Z`, dark) +
      [-262, -226, -190].map((y) => ellipse(14, y, 4, 4, dark)).join("") +
      line("M-38 -214Q0 -206 38 -214", dark, 9),
    jacket: line(`M${4 + lean * 0.6} -330L4 -188`, dark, 4) + line("M-40 -190Q0 -182 40 -190", dark, 10),
    dress: line("M-29 -238Q0 -230 29 -238", dark, 9) + line("M-12 -220L-26 -116M14 -220L30 -116", dark, 3),
    jumper:
      line("M-38 -196Q0 -188 38 -196", dark, 9) +
      line(`M${lean - 15} -331Q${lean} -316 ${lean + 15} -331`, dark, 8),
    apron:
      path("M-24 -292H24L34 -232V-120Q0 -110 -34 -120V-232Z", mixed(bottom, "#ffffff", 0.72)) +
      line("M-24 -292L-13 -330M24 -292L13 -330", mixed(bottom, "#ffffff", 0.72), 6) +
      line("M-18 -176H18V-150H-18Z", mixed(bottom, "#ffffff", 0.4), 3),
  }[wears];
  return path(outline, top) + path(outline, "url(#shade)") + details;
}

/** Head and hair, the chin about 24 units below the middle; from behind it has no face. */
function head(hair: Hair, skin: string, hairColor: string, cap: string, isBehind: boolean): string {
  const face = isBehind
    ? ""
    : `<g fill="#33231c"><circle cx="4" cy="-1" r="2.6"/><circle cx="16" cy="-1" r="2.6"/></g>` +
      path("M20 -1Q27 7 20 9Z", skin) +
      line("M5 12Q11 16 16 11", "#33231c", 2.2) +
      ellipse(0, 9, 5, 3.4, "#d9654f", 0.28);
  const fringe = "M-23 4Q-32 -32 2 -33Q27 -32 23 -9Q8 -12 2 -20Q-4 -10 -13 -8Q-13 0 -16 6Z";
  const nape = { short: 8, bob: 26, long: 58, bun: 8, beanie: 22, curls: 20, hat: 24 }[hair];
  const back = path(
    `M-23 -10Q-31 ${nape * 0.5} -27 ${nape}Q-12 ${nape + 6} -6 ${nape - 2}L-4 -14Z`,
    hairColor,
  );
  const full = path(
    `M-26 2Q-28 -33 0 -33T26 2L24 ${Math.max(10, nape)}Q0 ${Math.max(16, nape + 8)} -24 ${Math.max(10, nape)}Z`,
    hairColor,
  );
  const crown = {
    short: "",
    bob: "",
    long: "",
    bun: ellipse(-20, -32, 13, 12, hairColor),
    beanie:
      path("M-27 -7Q-26 -42 1 -42T27 -9Z", cap) +
      line("M-25 -8Q0 -14 25 -10", mixed(cap, "#1c1a2b", 0.2), 11) +
      ellipse(0, -45, 8, 8, mixed(cap, "#ffffff", 0.5)),
    curls: [-20, -8, 6, 17]
      .map((x, at) => ellipse(x, -24 - (at % 2) * 6, 12, 12, hairColor))
      .concat(ellipse(-24, -8, 11, 12, hairColor), ellipse(-24, 8, 10, 11, hairColor))
      .join(""),
    hat:
      ellipse(0, -16, 44, 9, mixed(cap, "#1c1a2b", 0.16)) +
      path("M-24 -17Q-24 -46 0 -46T24 -17Q0 -12 -24 -17Z", cap),
  }[hair];
  return (
    (isBehind ? "" : back) +
    ellipse(0, 0, 22, 27, skin) +
    (isBehind ? "" : path("M0 27A22 27 0 0 1 -22 0Q-14 16 0 27Z", "#3b2418", 0.14)) +
    face +
    (isBehind ? full : path(fringe, hairColor)) +
    crown
  );
}

/** A person, with a shadow on the floor. */
export function person(who: Person, hues: Hues, random: () => number): string {
  const pose = who.pose ?? "stand";
  const skin = pick(random, skins);
  const hairColor = pick(random, hairColors);
  const hair = who.hair ?? pick(random, hairs);
  const wears = who.wears ?? pick(random, ["coat", "jacket", "jumper", "dress"] as const);
  const top = who.top ?? pick(random, hues.accents.slice(0, 4));
  const bottom = who.bottom ?? pick(random, [hues.deep, mixed(hues.deep, "#6f7fa8", 0.45), "#3d3a4d"]);
  const scale = (who.scale ?? 1) * (who.child ? 0.62 : 1);
  const lean = { walk: 5, run: 20, sit: 4, reach: 6, stand: 0, back: 0, hold: 0, point: 0 }[pose];
  const [near, far] = armsOf[pose];
  const [front, behind] = legsOf[pose] ?? legsOf.stand ?? [];
  const isBehind = pose === "back";
  const bare = wears === "dress" ? mixed(bottom, hues.deep, 0.4) : bottom;
  const shoes = mixed(hues.deep, "#14101c", 0.35);
  const isSitting = pose === "sit";
  const sleeve = wears === "apron" ? mixed(top, "#ffffff", 0.12) : top;
  const shaded = mixed(sleeve, "#1c1a2b", 0.16);
  const leg = (spots: typeof front, fill: string, turn: number) =>
    spots ? shoe(spots[2], turn, shoes) + limb(spots, fill) : "";
  const arm = (spots: Limb, fill: string) => {
    const [[fromX, fromY], [x, y]] = [spots[1], spots[2]];
    const long = Math.hypot(x - fromX, y - fromY);
    return (
      ellipse(x + (8 * (x - fromX)) / long, y + (8 * (y - fromY)) / long, 10, 10, skin) + limb(spots, fill)
    );
  };
  const body = [
    arm(far, shaded),
    leg(behind, mixed(bare, "#14101c", 0.22), pose === "walk" ? 34 : pose === "run" ? 80 : 0),
    leg(front, bare, pose === "run" ? 8 : 0),
    group(
      [
        garment(isSitting && wears !== "apron" ? "jumper" : wears, top, bottom, lean),
        limb(
          [
            [lean, -330, 22],
            [lean + 2, -342, 20],
            [lean + 3, -352, 20],
          ],
          mixed(skin, "#5a3020", 0.16),
        ),
        group(
          head(hair, skin, hairColor, pick(random, hues.accents.slice(0, 4)), isBehind),
          `transform="translate(${lean + 4} -372)${who.child ? " scale(1.36) translate(0 -6)" : ""}"`,
        ),
      ].join(""),
      isSitting ? `transform="translate(0 86)"` : "",
    ),
    who.carries ? group(who.carries, `transform="translate(${near[2][0]} ${near[2][1]})"`) : "",
    arm(near, pose === "stand" || isBehind ? shaded : mixed(sleeve, "#1c1a2b", 0.08)),
  ].join("");
  const shadow = isSitting ? "" : ellipse(26, 0, 74, 11, hues.shadow, 0.24);
  return group(
    shadow + body,
    `transform="translate(${Math.round(who.x)} ${Math.round(who.base)}) scale(${((who.facing ?? 1) * scale).toFixed(3)} ${scale.toFixed(3)})"`,
  );
}

/** A paper bag that hangs from a hand at the origin. */
export function shoppingBag(fill: string, size = 1): string {
  const dark = mixed(fill, "#1c1a2b", 0.22);
  return group(
    line("M-14 34Q-12 0 0 0T14 34", dark, 4) +
      path("M-32 32H32L36 112H-36Z", fill) +
      path("M12 32H32L36 112H16Z", dark, 0.5) +
      ellipse(-8, 70, 13, 13, mixed(fill, "#ffffff", 0.6)),
    `transform="scale(${size})"`,
  );
}
