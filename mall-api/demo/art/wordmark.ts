import { randomOf, whole } from "../random";
import { type FaceName, setLine } from "./lettering";

const width = 480;
const height = 240;
const ink = "#1c1b1a";

type Style = {
  face: FaceName;
  write: (name: string) => string;
  tracking: number;
  frame?: "box" | "underline" | "rules" | "disc" | "dot";
};

const upper = (name: string) => name.toUpperCase();
const lower = (name: string) => name.toLowerCase();
const asIs = (name: string) => name;

const styles: Style[] = [
  { face: "dm-serif-display", write: asIs, tracking: 0 },
  { face: "outfit", write: lower, tracking: -10 },
  { face: "instrument-serif", write: upper, tracking: 120 },
  { face: "bricolage-grotesque", write: upper, tracking: -20, frame: "box" },
  { face: "fraunces", write: asIs, tracking: -10, frame: "underline" },
  { face: "space-grotesk", write: lower, tracking: 0, frame: "dot" },
  { face: "outfit", write: upper, tracking: 200, frame: "rules" },
  { face: "instrument-serif", write: asIs, tracking: -10 },
  { face: "space-grotesk", write: upper, tracking: 60 },
  { face: "bricolage-grotesque", write: lower, tracking: -30 },
  { face: "fraunces", write: upper, tracking: 160, frame: "disc" },
  { face: "dm-serif-display", write: upper, tracking: 40, frame: "rules" },
];

/** A shop's logo: its name as outlines in one of twelve styles, all of the same optical weight on a tile. */
export function wordmarkSvg(name: string, seed: string): string {
  const random = randomOf(`wordmark ${seed}`);
  const style = styles[whole(random, 0, styles.length - 1)] ?? styles[0];
  if (!style) return "";
  const written = style.write(name);
  const lines = written.length > 11 && written.includes(" ") ? splitInTwo(written) : [written];
  const room = style.frame === "box" ? 360 : style.frame === "disc" ? 320 : 400;
  const set = lines.map((line) => setLine(style.face, line, style.tracking));
  const widest = Math.max(...set.map((line) => line.width));
  const size = Math.min(lines.length > 1 ? 62 : 84, (room / widest) * 1000);
  const leading = size * 1.08;
  const firstBaseline =
    height / 2 + size * 0.34 - ((lines.length - 1) * leading) / 2 + (style.frame === "disc" ? 24 : 0);
  const text = set
    .map((line, at) =>
      line.draw((width - (line.width * size) / 1000) / 2, firstBaseline + at * leading, size),
    )
    .join("");
  const textWidth = (widest / 1000) * size;
  const end = (width + ((set.at(-1)?.width ?? widest) / 1000) * size) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><g fill="${ink}">${text}${frameOf(style.frame, { textWidth, end, size, top: firstBaseline - size, baseline: firstBaseline + (lines.length - 1) * leading })}</g></svg>`;
}

/** What surrounds or ends a name; `end` is where its last line ends. */
function frameOf(
  frame: Style["frame"],
  { textWidth, end, size, top, baseline }: Record<"textWidth" | "end" | "size" | "top" | "baseline", number>,
): string {
  const left = (width - textWidth) / 2;
  const stroke = `fill="none" stroke="${ink}" stroke-width="3"`;
  if (frame === "box")
    return `<rect x="${left - 26}" y="${top - 6}" width="${textWidth + 52}" height="${baseline - top + 34}" ${stroke}/>`;
  if (frame === "underline")
    return `<path d="M${left} ${baseline + 18}q${textWidth / 2} 14 ${textWidth} 0" ${stroke} stroke-linecap="round"/>`;
  if (frame === "rules")
    return `<path d="M${width / 2 - 40} ${top - 8}h80M${width / 2 - 40} ${baseline + 30}h80" ${stroke}/>`;
  if (frame === "disc")
    return `<circle cx="${width / 2}" cy="${top - 26}" r="17" ${stroke}/><circle cx="${width / 2}" cy="${top - 26}" r="5"/>`;
  if (frame === "dot") {
    const radius = size * 0.085;
    return `<circle cx="${end + radius * 1.7}" cy="${baseline - radius}" r="${radius}"/>`;
  }
  return "";
}

function splitInTwo(text: string): string[] {
  const words = text.split(" ");
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}
