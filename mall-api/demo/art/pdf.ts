import { glyphOf, type SetGlyph } from "./lettering";

/** A paragraph of a document, by its looks. */
export type Paragraph = { look: "over" | "title" | "heading" | "text" | "item"; text: string };

const page = { width: 595, height: 842, margin: 72 };
const looks = {
  over: { size: 10, before: 0 },
  title: { size: 30, before: 10 },
  heading: { size: 15, before: 26 },
  text: { size: 11.5, before: 12 },
  item: { size: 11.5, before: 6 },
};
const indent = 16;

/**
 * A document of one A4 page as PDF. Its font is made of the outlines that logos are drawn with; the text can be
 * selected, searched and read aloud. All of the file is ASCII, so that a length in characters is one in bytes.
 */
export function pdfOf(
  paragraphs: readonly Paragraph[],
  { title, language }: { title: string; language: string },
) {
  const characters = [...new Set(paragraphs.flatMap(({ text }) => [...text, "-"]))];
  const codeOf = new Map(characters.map((character, at) => [character, at + 1]));
  const glyphs = characters.map(glyphOf);
  const firstGlyph = 8;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>`,
    streamOf(contentOf(paragraphs, codeOf)),
    `<</Type/Font/Subtype/Type3/FontBBox[0 -300 1200 1000]/FontMatrix[.001 0 0 .001 0 0]/FirstChar 1/LastChar ${glyphs.length}` +
      `/Widths[${glyphs.map(({ advance }) => advance).join(" ")}]/Resources<<>>/ToUnicode 6 0 R` +
      `/Encoding<</Type/Encoding/Differences[1 ${glyphs.map((_, at) => `/g${at}`).join(" ")}]>>` +
      `/CharProcs<<${glyphs.map((_, at) => `/g${at} ${firstGlyph + at} 0 R`).join(" ")}>>>>`,
    streamOf(unicodeMapOf(codeOf)),
    `<</Title<${hexOf(`\ufeff${title}`)}>>>`,
    ...glyphs.map((glyph) => streamOf(`${glyph.advance} 0 d0 ${operatorsOf(glyph)}f`)),
  ];
  return fileOf(objects);
}

function contentOf(paragraphs: readonly Paragraph[], codeOf: Map<string, number>): string {
  const code = (text: string) =>
    [...text].map((character) => (codeOf.get(character) ?? 0).toString(16).padStart(2, "0")).join("");
  let y = page.height - page.margin;
  const lines = paragraphs.flatMap(({ look, text }) => {
    const { size, before } = looks[look];
    const left = page.margin + (look === "item" ? indent : 0);
    y -= before;
    return linesOf(text, (page.width - page.margin - left) / size).flatMap((line, at) => {
      y -= size * 1.4;
      const put = (x: number, shown: string) =>
        `/F ${size} Tf 1 0 0 1 ${x} ${y.toFixed(1)} Tm <${code(shown)}>Tj`;
      return look === "item" && at === 0 ? [put(page.margin, "-"), put(left, line)] : [put(left, line)];
    });
  });
  return `BT ${lines.join(" ")} ET`;
}

/** Breaks a text into lines of a width in ems. */
function linesOf(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widthOf = (text: string) =>
  [...text].reduce((sum, character) => sum + glyphOf(character).advance, 0) / 1000;

/** An outline as drawing operators, which are absolute, with y upwards and cubic curves only. */
function operatorsOf({ outline }: SetGlyph): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const point = (px: number, py: number) => `${Math.round(px)} ${Math.round(-py)} `;
  return [...outline.matchAll(/([mlqz])([^mlqz]*)/g)]
    .map(([, command, written = ""]) => {
      const [a = 0, b = 0, c = 0, d = 0] = (written.match(/-?[\d.]+/g) ?? []).map(Number);
      const from = { x, y };
      switch (command) {
        case "m":
          [x, y] = [x + a, y + b];
          [startX, startY] = [x, y];
          return `${point(x, y)}m `;
        case "l":
          [x, y] = [x + a, y + b];
          return `${point(x, y)}l `;
        case "q":
          [x, y] = [x + c, y + d];
          return `${point(from.x + (a * 2) / 3, from.y + (b * 2) / 3)}${point(x + ((from.x + a - x) * 2) / 3, y + ((from.y + b - y) * 2) / 3)}${point(x, y)}c `;
        default:
          [x, y] = [startX, startY];
          return "h ";
      }
    })
    .join("");
}

function unicodeMapOf(codeOf: Map<string, number>): string {
  const rows = [...codeOf].map(
    ([character, code]) => `<${code.toString(16).padStart(2, "0")}> <${hexOf(character)}>`,
  );
  return (
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /U def /CMapType 2 def " +
    `1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar\n${rows.join("\n")}\nendbfchar ` +
    "endcmap CMapName currentdict /CMap defineresource pop end end"
  );
}

/** UTF-16BE in hexadecimal digits. */
const hexOf = (text: string) =>
  text
    .split("")
    .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"))
    .join("");

const streamOf = (content: string) => `<</Length ${content.length}>>stream\n${content}\nendstream`;

function fileOf(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join("")}`;
  return `${file}${table}trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 7 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
}
