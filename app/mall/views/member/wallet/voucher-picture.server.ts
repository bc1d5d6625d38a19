import type { Site } from "~/site/site.server";
import { formatColor } from "~/tenant/color";
import { themeOf } from "~/tenant/theme";
import type { MyRewardView } from "./my-reward.server";
import letters from "./voucher-glyphs.json";

const width = 720;
const margin = 56;
const inner = width - 2 * margin;
const fallbackAdvance = 500;

/**
 * A voucher as a picture to save or print: title, code, validity. All text is outlines, so that it looks the same
 * everywhere and needs no font where it is rasterized.
 * @returns an SVG file; null for an invalid voucher, and for one whose code has no text
 */
export function voucherPicture({ card, code, mall }: MyRewardView, site: Site): string | null {
  if (!code?.text) return null;
  const { light } = themeOf(site.settings);
  const ground = formatColor(light.footer);
  const ink = formatColor(light["footer-ink"]);
  const title = wrapped(card.title, 56, inner, 3);
  const shapes: string[] = [];
  let y = 104;
  const line = (text: string, size: number) => {
    shapes.push(set(text, size, margin, y, ink));
  };
  line(mall, 34);
  y += 56;
  for (const part of title) {
    y += 66;
    line(part, 56);
  }
  if (card.from !== mall) {
    y += 52;
    line(card.from, 30);
  }
  y += 64;
  const tear = y;
  y += 56;
  const panelTop = y;
  const drawnHeight = code.drawn ? (code.drawn.kind === "qr" ? 440 : 200) : 0;
  const textSize = fitting(code.text, code.drawn ? 40 : 72, inner - 64);
  const panelHeight = 48 + drawnHeight + (code.drawn ? 24 : 32) + textSize + 44;
  const panel = [
    `<rect x="${margin}" y="${panelTop}" width="${inner}" height="${panelHeight}" rx="20" fill="#fff"/>`,
  ];
  if (code.drawn) {
    const { kind, drawing } = code.drawn;
    const drawnWidth = kind === "qr" ? drawnHeight : inner - 64;
    // Whole pixels per module: scanners may miss a blurred edge.
    const across = Math.max(1, Math.floor(drawnWidth / drawing.width));
    const down = kind === "qr" ? across : drawnHeight / drawing.height;
    const x = Math.round((width - across * drawing.width) / 2);
    panel.push(
      `<path shape-rendering="crispEdges" transform="translate(${x} ${panelTop + 40}) scale(${across} ${down})" d="${drawing.d}" fill="#000"/>`,
    );
  }
  y = panelTop + 48 + drawnHeight + (code.drawn ? 24 : 32) + textSize * 0.8;
  panel.push(set(code.text, textSize, (width - widthOf(code.text, textSize)) / 2, y, "#000"));
  y = panelTop + panelHeight + 72;
  if (card.until) {
    const { text } = card.until;
    const until = fitting(text, 34, inner);
    shapes.push(set(text, until, (width - widthOf(text, until)) / 2, y, ink));
  }
  const height = y + 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(`${card.title} – ${code.label}`)}</title>`,
    `<rect width="${width}" height="${height}" rx="36" fill="${ground}"/>`,
    `<g fill="none" stroke="${ink}" stroke-opacity="0.14">${[60, 120, 180, 240, 300]
      .map((radius) => `<circle cx="${width - 40}" cy="20" r="${radius}" stroke-width="${radius / 60}"/>`)
      .join("")}</g>`,
    `<path d="M${margin} ${tear}H${width - margin}" stroke="${ink}" stroke-opacity="0.5" stroke-width="3" stroke-dasharray="10 9"/>`,
    ...shapes,
    ...panel,
    "</svg>",
  ].join("\n");
}

type Glyph = [advance: number, outline: string];
const glyphs = new Map(
  Object.entries(letters).map(([character, [advance, outline]]): [string, Glyph] => [
    character,
    [Number(advance), String(outline)],
  ]),
);

const glyphOf = (character: string): Glyph =>
  glyphs.get(character) ??
  // A character without a glyph is replaced by its base letter.
  glyphs.get(character.normalize("NFD").charAt(0)) ?? [fallbackAdvance, ""];

const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + glyphOf(character)[0], 0) * (size / 1000);

/** A line of text as outlines on its baseline. */
function set(text: string, size: number, x: number, y: number, fill: string): string {
  let pen = 0;
  const paths = [...text].map((character) => {
    const [advance, outline] = glyphOf(character);
    const path = outline && `<path transform="translate(${pen})" d="${outline}"/>`;
    pen += advance;
    return path;
  });
  const scale = (size / 1000).toFixed(4);
  return `<g transform="translate(${x.toFixed(1)} ${y}) scale(${scale})" fill="${fill}">${paths.join("")}</g>`;
}

/** The size at which a line fits, at most the requested one. */
const fitting = (text: string, size: number, room: number): number =>
  Math.min(size, Math.floor((size * room) / widthOf(text, size)));

/** A text wrapped into lines; one that needs more lines is truncated with an ellipsis. */
function wrapped(text: string, size: number, room: number, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const kept = lines.slice(0, most).map((line) => shortened(line, size, room));
  if (lines.length > most) kept[most - 1] = shortened(`${kept[most - 1]}…`, size, room);
  return kept;
}

function shortened(line: string, size: number, room: number): string {
  let text = line;
  while (widthOf(text, size) > room && text.length > 2) text = `${text.slice(0, -2).replace(/…$/, "")}…`;
  return text;
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
