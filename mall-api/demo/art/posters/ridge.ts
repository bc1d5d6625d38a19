import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { far, sky } from "./grounds";

/** A wall of rock in the red of the evening, one rope, and a storm behind. */
export function ridge(): string {
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
