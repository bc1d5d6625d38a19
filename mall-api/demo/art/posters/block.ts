import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { far, sky } from "./grounds";

/** Neighbours with what they have at home: a trumpet out of a window, a cello of a tub, one who conducts with a spoon. */
export function block(): string {
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
