import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { far, sky, spread } from "./grounds";

/** A lane of dark houses in the blue hour, its lamps lit as far as the man with the pole has come. */
export function lane(): string {
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
