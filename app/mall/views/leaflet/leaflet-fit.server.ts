import { textWidth } from "../floor-plan/plan-labels.server";

/** A line of a block: what it is about in bold, and what is said of it. */
export type Row = { name: string; text: string };
/** `more` is the line that stands for the rows which have no room. */
export type Block = { title: string; rows: Row[]; more: string };
export type FittedBlock = { title: string; rows: Row[]; more: string | null };

const millimetresPerPoint = 25.4 / 72;
/** In points, the largest first: below the last nobody reads. */
export const textSizes = [11, 10.5, 10, 9.5, 9, 8.5, 8, 7.5];
/** Of titles, in the size of the text; leaflet.css has them too. */
const titleSize = 1.35;
const lineHeight = 1.3;
/** In millimetres: after a title, between rows, between blocks. */
const gaps = { title: 1.4, row: 0.7, block: 4.5 };

/** How many lines a text takes in so many ems: rather too many than too few, whatever the font. */
export function linesOf(text: string, ems: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/)) {
    const width = textWidth(word);
    if (used > 0 && used + space + width > ems) {
      lines += 1;
      used = 0;
    }
    if (width > ems) lines += Math.floor(width / ems);
    used += (used > 0 ? space : 0) + (width % ems);
  }
  return lines;
}
const space = 0.36;

const rowText = ({ name, text }: Row) => [name, text].filter(Boolean).join(" ");

/** A block's height in millimetres. */
function heightOf({ title, rows, more }: FittedBlock, width: number, size: number): number {
  const ems = width / (size * millimetresPerPoint);
  const line = size * lineHeight * millimetresPerPoint;
  const texts = [...rows.map(rowText), ...(more ? [more] : [])];
  const titleLines = linesOf(title, ems / titleSize);
  return (
    titleLines * line * titleSize +
    gaps.title +
    texts.reduce((sum, text) => sum + linesOf(text, ems) * line + gaps.row, 0)
  );
}

/**
 * The blocks of a panel in the largest size in which all of them fit into its width and height, in millimetres. Where none is small
 * enough the longest lose their last rows, and say where those are.
 */
export function fitted(blocks: readonly Block[], { width, height }: { width: number; height: number }) {
  const shown: FittedBlock[] = blocks
    .filter(({ rows }) => rows.length > 0)
    .map((block) => ({ ...block, more: null }));
  const heightAt = (size: number) =>
    shown.reduce((sum, block) => sum + heightOf(block, width, size), 0) + gaps.block * (shown.length - 1);
  const smallest = textSizes.at(-1) ?? 0;
  const size = textSizes.find((each) => heightAt(each) <= height) ?? smallest;
  while (heightAt(size) > height) {
    const longest = shown.reduce((one, other) => (other.rows.length > one.rows.length ? other : one));
    if (longest.rows.length <= 1) break;
    longest.rows = longest.rows.slice(0, -1);
    longest.more = blocks.find(({ title }) => title === longest.title)?.more ?? null;
  }
  return { size, blocks: shown };
}

/** The sizes and columns of the directory, the most readable first. */
const directories = [
  [8.5, 2],
  [8, 2],
  [7.5, 2],
  [7.5, 3],
] as const;

/** Between columns, and what the number of a shop takes, in millimetres. */
export const columnGap = 3;

/**
 * In which size and how many columns a list fits, and how many of its entries do.
 * @param area in millimetres
 * @param beside what stands beside each text, in ems
 */
export function columnsFor(
  texts: readonly string[],
  area: { width: number; height: number; beside: number },
  choices: readonly (readonly [size: number, columns: number])[] = directories,
) {
  let fit = { size: 0, columns: 1, count: 0 };
  for (const [size, columns] of choices) {
    const em = size * millimetresPerPoint;
    const ems = (area.width - columnGap * (columns - 1)) / columns / em - area.beside;
    const perColumn = Math.floor(area.height / (em * lineHeight));
    const count = countWithin(texts, ems, perColumn, columns);
    if (count > fit.count || fit.count === 0) fit = { size, columns, count };
    if (count === texts.length) break;
  }
  return fit;
}

/** How many texts fit into columns of so many lines; no text is divided. */
function countWithin(texts: readonly string[], ems: number, perColumn: number, columns: number): number {
  let column = 1;
  let used = 0;
  for (const [at, text] of texts.entries()) {
    const lines = linesOf(text, ems);
    if (used + lines > perColumn) {
      column += 1;
      used = 0;
    }
    if (column > columns) return at;
    used += lines;
  }
  return texts.length;
}

/** How wide a floor without shops is drawn, such as a car park, in millimetres. */
const smallPlan = 40;

/**
 * How wide drawings of one shape are, in millimetres: the first as large as the others leave room for, those without shops small
 * beside it, the rest in pairs below.
 */
export function gridFor(
  { shops, small }: { shops: number; small: number },
  { width, height, ratio, caption, gap }: Record<"width" | "height" | "ratio" | "caption" | "gap", number>,
) {
  const beside = small > 0 && shops > 0 ? smallPlan + gap : 0;
  const half = (width - gap) / 2;
  const widest = (high: number) => Math.min(width - beside, (high - caption) / ratio);
  if (shops <= 2) {
    const each = Math.floor(widest((height - gap) / Math.max(shops, 1)));
    return { first: each, others: each, small: shops > 0 ? smallPlan : half };
  }
  const rows = Math.ceil((shops - 1) / 2);
  const first = Math.floor(widest(height - rows * (half * ratio + caption + gap)));
  if (first >= half) return { first, others: half, small: smallPlan };
  const each = Math.floor(Math.min(half, (height / (rows + 1) - caption - gap) / ratio));
  return { first: each, others: each, small: smallPlan };
}
