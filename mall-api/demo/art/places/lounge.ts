import { mixed } from "../palette";
import { ellipse, group, line, path, rect } from "../shapes";
import { type Place, pottedPlant, put, shade, tint } from "./place";
import { clothesRail, glow, green, shelves, walls, window } from "./room";

/** An armchair by a lamp, the window in the evening: somebody reads, or is shown clothes. */
const sitting =
  (isFitting: boolean): Place =>
  (set) => {
    const { hues, side, people, take } = set;
    const [one = "#fff", two = "#fff", three = "#fff", four = "#fff"] = hues.accents;
    const wall = mixed(hues.deep, hues.ground, 0.5);
    const wood = mixed("#6b4630", hues.deep, 0.2);
    const flip = take % 2 ? -1 : 1;
    const lamp = flip * (isFitting ? -250 : 230);
    const cushion = mixed(one, hues.deep, 0.12);
    const chair =
      ellipse(10, 0, 190, 16, hues.shadow, 0.35) +
      path("M-130 -40Q-150 -250 -90 -300Q-10 -330 60 -296Q100 -270 98 -130V-40Z", cushion) +
      path("M-130 -40Q-150 -250 -90 -300Q-10 -330 60 -296Q100 -270 98 -130V-40Z", "url(#shade)") +
      line("M-40 -306V-150M26 -304V-150", shade(cushion, 0.2), 4) +
      rect(-130, -24, 20, 26, wood) +
      rect(112, -24, 20, 26, wood);
    const reading =
      group(
        path("M-40 -6Q-20 -24 0 -8Q20 -24 40 -6V34Q20 18 0 34Q-20 18 -40 34Z", "#fffaf0") +
          line("M0 -8V34", "#b9a98c", 3) +
          path("M-46 0V42Q-20 26 0 42Q20 26 46 42V0L40 34Q20 18 0 34Q-20 18 -40 34Z", two),
        `transform="translate(${flip * 62} 92) rotate(${flip * -8}) scale(1.1)"`,
      ) +
      group(
        ellipse(0, 0, 84, 9, hues.shadow, 0.3) +
          line("M0 0V-100M-46 0H46", wood, 9) +
          ellipse(0, -108, 86, 17, shade(wood, 0.1)) +
          ellipse(0, -114, 86, 17, tint(wood, 0.2)) +
          put(
            set.things.find((thing) => thing.box.width < 240 && thing.box.height < 300) ?? set.things[1],
            { x: 0, base: -112, width: 90, height: 96 },
            set,
            hues.light,
          ),
        `transform="translate(${flip * 262} 300)"`,
      );
    const fitting =
      people({
        x: flip * 190,
        base: 296,
        scale: 1.1,
        facing: flip > 0 ? -1 : 1,
        pose: "reach",
        wears: "jacket",
        top: hues.deep,
        hair: "bob",
      }) +
      group(
        line("M0 -4v16", "#1c1a2b", 3) +
          path("M-40 30Q0 2 40 30L48 170Q0 180 -48 170Z", two) +
          path("M8 14Q26 18 40 30L48 170Q28 178 12 178Z", shade(two, 0.2)),
        `transform="translate(${flip * 82} -34)"`,
      );
    return [
      walls(set, 170, wall, mixed(wood, hues.ground, 0.35)),
      window(set, flip > 0 ? -340 : -60, -270, 400, 330, true),
      side > 560 ? window(set, flip > 0 ? -860 : 460, -270, 400, 330, true) : "",
      isFitting
        ? clothesRail(flip > 0 ? 150 : -440, flip > 0 ? 440 : -150, -130, set)
        : shelves(set, flip > 0 ? 250 : -430, 180, [-150, -50, 50], shade(wood, 0.1)),
      side > 560 ? shelves(set, flip > 0 ? 470 : -700, 220, [-150, -50, 50], shade(wood, 0.1)) : "",
      ellipse(0, 264, 430, 62, mixed(two, hues.deep, 0.3)) +
        ellipse(0, 264, 390, 52, mixed(two, hues.deep, 0.12)) +
        ellipse(0, 264, 300, 36, mixed(two, hues.deep, 0.3)),
      // The lamp, and its light on all.
      ellipse(lamp, -90, 300, 260, glow, 0.16),
      line(`M${lamp} 250V-130`, "#2b2430", 8) + ellipse(lamp, 252, 50, 9, "#2b2430"),
      path(`M${lamp - 84} -90L${lamp - 52} -196H${lamp + 52}L${lamp + 84} -90Z`, tint(glow, 0.3)),
      path(`M${lamp - 84} -90L${lamp - 52} -196H${lamp + 52}L${lamp + 84} -90Z`, three, 0.5),
      group(chair, `transform="translate(-30 280) scale(${flip * 1.1} 1.1)"`),
      people({
        x: -60 * flip,
        base: 282,
        scale: 1.16,
        facing: flip > 0 ? 1 : -1,
        pose: "sit",
        wears: "jumper",
        top: four,
        hair: "bun",
        bottom: hues.deep,
      }),
      isFitting ? fitting : reading,
      pottedPlant(flip * -390, 280, 1.1, green, tint(hues.deep, 0.6)),
    ].join("");
  };

export const lounge = sitting(false);
export const shoppingLounge = sitting(true);
