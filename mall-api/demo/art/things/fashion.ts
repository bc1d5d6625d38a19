import { whole } from "../../random";
import { line, path, rect } from "../shapes";
import type { Thing } from "./thing";

export const garment: Thing = (fill, hues, random) => {
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

export const shoe: Thing = (fill, hues, random) => {
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

export const bag: Thing = (fill, hues, random) => {
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
