import { whole } from "../../random";
import { ellipse, line, shaded } from "../shapes";

import type { Thing } from "./thing";

export const iceCone: Thing = (_, hues, random) => {
  const scoops = [hues.accents[0], hues.accents[2], "#f6dcc6", "#8a573a", "#e58fa6"];
  const from = whole(random, 0, 4);
  return {
    footprint: 26,
    body:
      ellipse(-38, -206, 48, 46, scoops[from] ?? "#fff") +
      ellipse(38, -206, 48, 46, scoops[(from + 1) % 5] ?? "#fff") +
      ellipse(0, -264, 50, 48, scoops[(from + 2) % 5] ?? "#fff") +
      ellipse(0, -232, 88, 80, "url(#shade)", 0.5) +
      shaded("M-66 -176H66L8 0H-8Z", "#d8a25e") +
      line("M-44 -170L14 -30M0 -176L30 -80M44 -170L-14 -30M0 -176L-30 -80", "#b67a3c", 4, 0.6),
  };
};
