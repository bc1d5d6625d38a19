import type { Frame } from "./layouts/stage";
import { type FaceName, setLine } from "./lettering";
import { ellipse, group, line, path, polygon, rect } from "./shapes";

/** The poster of a film, of 1000 by 1333 units around its middle; its ground reaches beyond them. */
type Poster = {
  ground: string;
  ink: string;
  face: FaceName;
  titleAt: number;
  /** How far the scene is raised for the title. */
  raised?: number;
  scene: () => string;
};

const far = 2000;
const sky = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
  rect(-far, -667, far * 2, 1334, `url(#${id})`);

/** Points along a curve, the same each time. */
const spread = (count: number, turn: number): [number, number][] =>
  Array.from({ length: count }, (_, at) => [
    ((at * 0.618034 * turn) % 1) - 0.5,
    ((at * 0.754878 * turn) % 1) - 0.5,
  ]);

/** A lane of dark houses in the blue hour, its lamps lit as far as the man with the pole has come. */
function lane(): string {
  const house = (x: number, wide: number, top: number, fill: string, lit: number) =>
    polygon(
      [
        [x, 520],
        [x, top + 70],
        [x + wide / 2, top],
        [x + wide, top + 70],
        [x + wide, 520],
      ],
      fill,
    ) +
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0.22, 0.62].map((share, at) =>
          rect(
            x + wide * share,
            top + 120 + row * 110,
            wide * 0.17,
            58,
            row * 2 + at === lit ? "#ffd98a" : "#1d2450",
            1,
            4,
          ),
        ),
      )
      .join("");
  const lamp = (x: number, base: number, size: number, isLit: boolean) =>
    group(
      (isLit
        ? ellipse(0, -330, 210, 210, "#ffd98a", 0.13) + ellipse(0, -330, 110, 110, "#ffd98a", 0.25)
        : "") +
        (isLit
          ? polygon(
              [
                [-20, -320],
                [20, -320],
                [190, 10],
                [-190, 10],
              ],
              "#ffd98a",
              0.16,
            )
          : "") +
        line("M0 0V-290M-40 -250H40", "#0d1130", 13) +
        path("M-34 -366H34L24 -290H-24Z", isLit ? "#ffe9b0" : "#39427d") +
        path("M-44 -366L0 -404L44 -366Z", "#0d1130") +
        rect(-30, 0, 60, 14, "#0d1130"),
      `transform="translate(${x} ${base}) scale(${size})"`,
    );
  return (
    sky("lane", "#141a45", "#4a4f95") +
    ellipse(270, -210, 80, 80, "#f6e7bd") +
    ellipse(302, -232, 70, 70, "#282e67") +
    spread(40, 1.3)
      .map(([x, y]) => ellipse(x * 1000, -380 + y * 560, 3, 3, "#f6e7bd", 0.8))
      .join("") +
    house(-700, 300, -170, "#2a316b", 9) +
    house(420, 320, -150, "#2a316b", 9) +
    house(-520, 230, -40, "#20265a", 2) +
    house(330, 240, -10, "#20265a", 5) +
    house(-300, 150, 80, "#343c7d", 9) +
    house(170, 160, 70, "#343c7d", 9) +
    polygon(
      [
        [-60, 250],
        [60, 250],
        [far, 700],
        [-far, 700],
      ],
      "#161b45",
    ) +
    polygon(
      [
        [-40, 260],
        [40, 260],
        [300, 700],
        [-300, 700],
      ],
      "#ffd98a",
      0.13,
    ) +
    lamp(-330, 560, 1.15, true) +
    lamp(-170, 400, 0.62, true) +
    lamp(180, 400, 0.62, false) +
    lamp(94, 310, 0.32, false) +
    lamp(-92, 310, 0.32, true) +
    // The old man, his pole at the next lamp, and the girl.
    group(
      ellipse(0, 4, 90, 12, "#0a0d28", 0.6) +
        path("M-52 0Q-62 -170 -36 -236Q0 -262 40 -232Q60 -150 54 0Z", "#0d1130") +
        ellipse(4, -270, 32, 36, "#d9a47c") +
        path("M-22 -262Q0 -214 36 -258Q34 -224 6 -214Q-18 -224 -22 -262Z", "#e8e3da") +
        path("M-46 -286H56L44 -300Q36 -340 4 -340T-34 -300Z", "#0d1130") +
        line("M34 -190L86 -230", "#0d1130", 26) +
        line("M40 -60L132 -520", "#8a5a34", 9) +
        ellipse(134, -530, 16, 20, "#ffe9b0"),
      `transform="translate(20 560) scale(.86)"`,
    ) +
    group(
      path("M-34 0Q-40 -80 -20 -120H20Q40 -80 34 0Z", "#c8473f") +
        ellipse(0, -142, 24, 26, "#e9bd97") +
        path("M-28 -140Q-30 -174 0 -172T28 -140L30 -104Q14 -140 -20 -152Z", "#5a3420"),
      `transform="translate(-110 570) scale(.9)"`,
    )
  );
}

/** Two brothers on the cellar stairs, and below them an eye as large as they are. */
function cellar(): string {
  return (
    sky("cellar", "#0b4f6c", "#0a2c47") +
    rect(-far, -667, far * 2, 430, "#f2c14e") +
    [...Array(9)].map((_, at) => line(`M${-far} ${-640 + at * 50}H${far}`, "#d9a536", 3)).join("") +
    // The stairs go down from a lit door.
    rect(-70, -520, 190, 260, "#fff4cf") +
    path("M-70 -520H120V-260H90V-490H-40V-260H-70Z", "#8a4b2a") +
    [0, 1, 2, 3, 4]
      .map((at) => rect(-90 - at * 46, -262 + at * 44, 250, 46, at % 2 ? "#b9683a" : "#c97b48"))
      .join("") +
    group(
      path("M-26 0V-80Q-30 -150 0 -152T30 -80V0Z", "#c8473f") +
        ellipse(2, -176, 30, 32, "#e9bd97") +
        path("M-30 -178Q-30 -216 4 -214T34 -180Q10 -196 -30 -178Z", "#3b2418"),
      `transform="translate(-120 -130)"`,
    ) +
    group(
      path("M-22 0V-60Q-24 -116 0 -118T24 -60V0Z", "#2f7d6b") +
        ellipse(2, -140, 28, 29, "#e9bd97") +
        path("M-28 -142Q-28 -178 4 -176T32 -146Q10 -158 -28 -142Z", "#8a5a34"),
      `transform="translate(-200 -44)"`,
    ) +
    // The water, and the whale in it.
    path(
      `M${-far} -60Q-700 -100 -500 -60T-250 -60T0 -60T250 -60T500 -60T700 -60T${far} -60V700H${-far}Z`,
      "#1c86a6",
    ) +
    path(
      `M${-far} -20Q-700 -60 -500 -20T-250 -20T0 -20T250 -20T500 -20T700 -20T${far} -20V700H${-far}Z`,
      "#12708f",
    ) +
    path(
      "M-470 330Q-430 40 -60 20Q330 10 420 220Q450 300 540 250Q600 190 640 120Q660 220 600 300Q500 420 330 430Q-40 520 -330 460Q-450 430 -470 330Z",
      "#24465f",
    ) +
    path(
      "M-470 330Q-440 400 -300 390Q-60 380 90 300Q120 420 -60 470Q-220 500 -330 460Q-450 430 -470 330Z",
      "#dfeef0",
    ) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        line(
          `M${-420 + at * 60} ${400 + at * 12}Q${-250 + at * 50} ${430 - at * 6} ${-60 + at * 26} ${352 - at * 6}`,
          "#a8c7cf",
          5,
        ),
      )
      .join("") +
    path("M0 380Q80 520 190 520Q170 420 90 350Z", "#1b3950") +
    ellipse(-250, 250, 54, 50, "#f8f4e6") +
    ellipse(-262, 244, 30, 32, "#12222e") +
    ellipse(-272, 232, 10, 11, "#ffffff") +
    line("M-310 196Q-250 166 -196 204", "#1b3950", 12) +
    // What it blows is bubbles.
    [
      [-60, -20, 26],
      [-16, -90, 18],
      [-84, -104, 13],
      [330, 60, 16],
      [380, 120, 10],
      [-420, 120, 14],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          ellipse(x, y, r, r, "#ffffff", 0.5) + ellipse(x - r / 3, y - r / 3, r / 4, r / 4, "#ffffff"),
      )
      .join("") +
    rect(-far, 470, far * 2, 400, "#0a2c47")
  );
}

/** A wall of rock in the red of the evening, one rope, and a storm behind. */
function ridge(): string {
  const climber = (x: number, y: number, size: number, top: string) =>
    group(
      line("M0 -60L-26 0M0 -60L30 -14", "#12131c", 15) +
        line("M0 -110L46 -150M0 -110L-30 -84", top, 14) +
        path("M-20 -58Q-24 -124 0 -128T22 -58Z", top) +
        ellipse(4, -146, 17, 18, top) +
        rect(-34, -124, 22, 52, "#12131c", 1, 6),
      `transform="translate(${x} ${y}) scale(${size})"`,
    );
  return (
    sky("ridge", "#2a0f1e", "#e8602c") +
    ellipse(-160, -60, 250, 250, "#ffb347", 0.25) +
    ellipse(-160, -60, 170, 170, "#ffd27a") +
    // Clouds of the storm.
    path(`M${-far} -380Q-300 -480 -60 -390Q140 -500 330 -400Q520 -470 ${far} -380V-667H${-far}Z`, "#1b0a15") +
    path(
      `M${-far} -330Q-360 -390 -140 -330Q60 -420 240 -340Q420 -400 ${far} -330V-480H${-far}Z`,
      "#3a1526",
      0.8,
    ) +
    polygon(
      [
        [330, -360],
        [276, -226],
        [318, -232],
        [268, -110],
        [372, -260],
        [330, -254],
        [372, -360],
      ],
      "#fff3d2",
    ) +
    polygon(
      [
        [-far, 300],
        [-480, 120],
        [-330, 200],
        [-190, 70],
        [-40, 240],
        [far, 420],
        [far, 700],
        [-far, 700],
      ],
      "#7a2333",
    ) +
    polygon(
      [
        [-far, 700],
        [-500, 480],
        [-250, 300],
        [-60, 40],
        [10, -30],
        [70, -150],
        [110, -210],
        [160, -120],
        [230, -30],
        [330, 190],
        [500, 380],
        [far, 700],
      ],
      "#3a1320",
    ) +
    polygon(
      [
        [110, -210],
        [160, -120],
        [230, -30],
        [330, 190],
        [500, 380],
        [far, 700],
        [180, 700],
        [210, 420],
        [120, 240],
        [150, 60],
        [90, -60],
      ],
      "#1d0912",
    ) +
    polygon(
      [
        [110, -210],
        [134, -164],
        [112, -120],
        [94, -140],
        [76, -96],
        [70, -150],
      ],
      "#ffe3c2",
    ) +
    line("M84 -160Q30 20 -90 120Q-190 230 -300 370", "#ffe3c2", 5) +
    climber(20, -20, 0.8, "#f2c14e") +
    climber(-90, 116, 0.9, "#e8e3da") +
    climber(-196, 254, 1, "#3f9fb0") +
    climber(-304, 400, 1.1, "#d8503f") +
    rect(-far, 440, far * 2, 400, "#12060c")
  );
}

/** Neighbours with what they have at home: a trumpet out of a window, a cello of a tub, one who conducts with a spoon. */
function block(): string {
  const walls = ["#e86f51", "#f2c14e", "#3f9fb0", "#f4a6b7", "#6c9f5b", "#8d7bc4"];
  const who = (skin: string, hair: string, top: string) =>
    path("M-62 92Q-66 10 0 4T62 92Z", top) +
    ellipse(0, -34, 36, 40, skin) +
    path("M-38 -34Q-42 -80 0 -80T38 -36Q16 -58 -16 -54Q-34 -50 -38 -34Z", hair) +
    ellipse(-12, -34, 4, 4, "#2b201c") +
    ellipse(12, -34, 4, 4, "#2b201c");
  const trumpet =
    line("M10 -14H96", "#d9a536", 12) +
    path("M84 -14L140 -54V26Z", "#f2c14e") +
    line("M30 -14V18H66V-14", "#d9a536", 8);
  const violin = group(
    ellipse(-20, 0, 30, 24, "#a5532a") +
      ellipse(22, 0, 24, 19, "#a5532a") +
      rect(40, -5, 76, 10, "#3b2418") +
      line("M-10 -70L30 64", "#3b2418", 6),
    `transform="translate(20 18) rotate(-26)"`,
  );
  const drum =
    path("M-56 34H56L48 92H-48Z", "#d8dde6") +
    ellipse(0, 34, 56, 13, "#f4f6f9") +
    line("M-70 -16L-22 32M74 -22L26 32", "#8a5a34", 8);
  const flute =
    line("M-10 -14L110 6", "#e8e3da", 11) +
    [20, 44, 68].map((x) => ellipse(x, -8 + x / 9, 4, 4, "#3b2418")).join("");
  const accordion =
    path("M-60 16H-26V84H-60ZM26 16H60V84H26Z", "#c8473f") +
    [0, 1, 2, 3].map((at) => rect(-24 + at * 12, 20, 8, 60, "#fff4cf")).join("");
  const triangle =
    polygon(
      [
        [60, -30],
        [104, 46],
        [16, 46],
      ],
      "none",
    ) +
    line("M60 -26L102 44H18Z", "#fff4cf", 9) +
    line("M60 -26V-60", "#fff4cf", 4);
  const played = [trumpet, violin, drum, flute, accordion, triangle];
  const skins = ["#f0c8a4", "#8d5a3c", "#e2b08a", "#c98d66", "#f0c8a4", "#e2b08a"];
  const hairs = ["#b9b2aa", "#2c2320", "#8a5a34", "#2c2320", "#c99a58", "#4a3427"];
  const windows = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column) => {
      const at = row * 2 + column;
      const [x, y] = [column ? 210 : -210, -250 + row * 280];
      const id = `window${at}`;
      return (
        rect(x - 172, y - 122, 344, 250, "#fff4e2", 1, 10) +
        rect(x - 156, y - 106, 312, 218, "#2b2f55") +
        rect(x - 156, y - 106, 312, 218, walls[at] ?? "", 0.9) +
        `<clipPath id="${id}"><rect x="${x - 156}" y="${y - 140}" width="330" height="252"/></clipPath>` +
        group(
          group(
            who(skins[at] ?? "", hairs[at] ?? "", walls[(at + 3) % 6] ?? "") + played[at],
            `transform="translate(${x - 20} ${y + 20})"`,
          ),
          `clip-path="url(#${id})"`,
        ) +
        rect(x - 190, y + 110, 380, 24, "#c5704e")
      );
    }),
  );
  const note = (x: number, y: number, turn: number, fill: string) =>
    group(
      ellipse(0, 0, 17, 13, fill) + line("M15 -2V-70Q36 -62 40 -38", fill, 7),
      `transform="translate(${x} ${y}) rotate(${turn})"`,
    );
  return (
    sky("block", "#b95a3c", "#b95a3c") +
    [...Array(40)]
      .map((_, row) =>
        [...Array(26)]
          .map((_, at) => rect(-1000 + at * 80 + (row % 2) * 40, -667 + row * 34, 72, 27, "#a94f34", 0.5))
          .join(""),
      )
      .join("") +
    windows.join("") +
    note(-10, -250, 10, "#fff4e2") +
    note(24, -30, -14, "#f2c14e") +
    note(-26, 170, 8, "#fff4e2") +
    note(430, -120, -12, "#f2c14e") +
    note(-432, 90, 12, "#f2c14e") +
    rect(-far, 446, far * 2, 400, "#2b2f55")
  );
}

const posters: Record<string, Poster> = {
  "film-lamplighter": { ground: "#141a45", ink: "#ffe9b0", face: "fraunces", titleAt: -510, scene: lane },
  "film-whale": {
    ground: "#0a2c47",
    ink: "#f2c14e",
    face: "baloo-2",
    titleAt: 522,
    raised: 70,
    scene: cellar,
  },
  "film-ridge": { ground: "#12060c", ink: "#ffe3c2", face: "oswald", titleAt: 540, scene: ridge },
  "film-orchestra": {
    ground: "#2b2f55",
    ink: "#fff4e2",
    face: "courgette",
    titleAt: 518,
    raised: 96,
    scene: block,
  },
};

/** The poster of the film that a motif is of, with its title in at most two lines; null for any other motif. */
export function drawPoster(motif: string, title: string, { width, height }: Frame): string | null {
  const poster = posters[motif];
  if (!poster) return null;
  const { ground, ink, face, titleAt, raised = 0, scene } = poster;
  const shown = face === "oswald" ? title.toUpperCase() : title;
  const lines = linesOf(shown).map((text) => setLine(face, text, face === "oswald" ? 60 : 0));
  const size = Math.min(lines.length > 1 ? 122 : 170, ...lines.map((each) => 860_000 / each.width));
  const leading = size * 0.98;
  const first = titleAt - ((lines.length - 1) * leading) / 2 + size * 0.33;
  const lettering = lines
    .map((each, at) => each.draw((-each.width * size) / 2000, first + at * leading, size))
    .join("");
  const scale = Math.min(1, height / 1333, width / 1000);
  return (
    rect(-width / 2, -height / 2, width, height, ground) +
    group(
      group(scene(), `transform="translate(0 ${-raised})"`) + group(lettering, `fill="${ink}"`),
      `transform="scale(${scale.toFixed(4)})"`,
    )
  );
}

/** A long title in two lines of about one length. */
function linesOf(title: string): string[] {
  const words = title.split(" ");
  if (title.length < 11 || words.length < 2) return [title];
  const breaks = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.reduce((best, next) => (longest(next) < longest(best) ? next : best));
}
