import { mixed } from "../palette";
import { ellipse, group, line, path, polygon, rect } from "../shapes";
import { along, type Place, shade, tint } from "./place";

/** A garment from as near as one looks at it in the shop: its cloth, a seam, buttons and the label. */
export const fabric: Place = (set) => {
  const { hues, side, end, take } = set;
  const [one = "#fff", two = "#fff", three = "#fff"] = hues.accents;
  const flip = take % 2 ? -1 : 1;
  const dark = shade(one, 0.22);
  const far = Math.hypot(side, end) + 60;
  // Twill: fine lines across, in ribs that turn.
  const weave = along(-far, far, Math.round(far / 11))
    .map((y, at) =>
      line(`M${-far} ${Math.round(y)}H${Math.round(far)}`, at % 2 ? tint(one, 0.12) : dark, 3, 0.5),
    )
    .join("");
  const ribs = along(-far, far, Math.round(far / 60))
    .map((x) => line(`M${Math.round(x)} ${-far}V${far}`, dark, 2, 0.35))
    .join("");
  const button = (x: number, y: number) =>
    group(
      ellipse(8, 12, 66, 64, hues.shadow, 0.34) +
        ellipse(0, 0, 64, 64, mixed("#6b4630", hues.deep, 0.2)) +
        ellipse(-3, -4, 54, 54, mixed("#8f6242", hues.deep, 0.1)) +
        ellipse(0, 0, 38, 38, mixed("#6b4630", hues.deep, 0.1)) +
        [
          [-13, -13],
          [13, -13],
          [-13, 13],
          [13, 13],
        ]
          .map(([cx = 0, cy = 0]) => ellipse(cx, cy, 6, 6, "#231a1c"))
          .join("") +
        line("M-13 -13L13 13M13 -13L-13 13", tint(two, 0.4), 5) +
        path("M-48 -22A54 54 0 0 1 -6 -54A60 60 0 0 0 -40 -18Z", "#ffffff", 0.4),
      `transform="translate(${x} ${y})"`,
    );
  return [
    rect(-side, -end, side * 2, end * 2, one),
    group(weave + ribs, `transform="rotate(${flip * 38})"`),
    // The front edge, folded over, with its seam.
    group(
      path(`M40 ${-end - 40}Q96 0 30 ${end + 40}H${side * 2}V${-end - 40}Z`, hues.shadow, 0.3) +
        path(`M64 ${-end - 40}Q120 0 54 ${end + 40}H${side * 2}V${-end - 40}Z`, mixed(one, hues.light, 0.1)) +
        `<path d="M96 ${-Math.round(end) - 40}Q152 0 86 ${Math.round(end) + 40}" fill="none" stroke="${tint(two, 0.45)}" stroke-width="5" stroke-dasharray="20 14" stroke-linecap="round"/>`,
      `transform="scale(${flip} 1)"`,
    ),
    // The lapel.
    group(
      path(
        `M90 ${-end - 20}L-310 -130L-196 -80L-236 16Q-40 90 76 250Q130 0 90 ${-end - 20}Z`,
        hues.shadow,
        0.28,
      ) +
        polygon(
          [
            [90, -end - 20],
            [-300, -150],
            [-190, -100],
            [-230, -6],
            [-60, 60],
            [70, 226],
          ],
          shade(one, 0.12),
        ) +
        `<path d="M70 ${-Math.round(end)}L-272 -142L-172 -96L-210 -14L-52 46L58 180" fill="none" stroke="${tint(two, 0.45)}" stroke-width="4" stroke-dasharray="16 12" stroke-linecap="round"/>`,
      `transform="scale(${flip} 1)"`,
    ),
    button(flip * 210, -120) + button(flip * 196, 170),
    // The label of the cloth.
    group(
      rect(-92, -44, 184, 96, hues.shadow, 0.25, 4) +
        rect(-98, -52, 184, 96, "#fbf4e6", 1, 4) +
        ellipse(-54, -4, 24, 24, three) +
        line("M-16 -18H64M-16 0H52M-16 18H34", "#8a7d6a", 7),
      `transform="translate(${flip * -250} 190) rotate(${flip * -6})"`,
    ),
    rect(-side, -end, side * 2, end * 2, "url(#shade)"),
  ].join("");
};
