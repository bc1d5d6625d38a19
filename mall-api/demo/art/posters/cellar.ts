import { ellipse, group, line, path, rect } from "../shapes";
import { far, sky } from "./grounds";

/** Two brothers on the cellar stairs, and below them an eye as large as they are. */
export function cellar(): string {
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
