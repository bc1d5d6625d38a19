import type { Frame } from "./layouts/stage";
import { type FaceName, setLine } from "./lettering";
import { block } from "./posters/block";
import { cellar } from "./posters/cellar";
import { lane } from "./posters/lane";
import { ridge } from "./posters/ridge";
import { group, rect } from "./shapes";

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
