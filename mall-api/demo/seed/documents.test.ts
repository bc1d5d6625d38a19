import { expect, it } from "vitest";
import { renderArt } from "../art/render-art";
import { documentUrls } from "./documents";

const urls = Object.values(documentUrls("novoplaza"));
const pdfOf = (url: string): string => {
  const { body, contentType } = renderArt(url) ?? expect.fail(`there is no document at ${url}`);
  expect(contentType).toBe("application/pdf");
  return body;
};

/** The text that a reader selects: the shown codes, through the font's map to Unicode. */
function textOf(pdf: string): string {
  const map = new Map(
    [...pdf.matchAll(/^<(\w\w)> <(\w{4})>$/gm)].map(([, code, unit = ""]) => [
      code,
      String.fromCharCode(Number.parseInt(unit, 16)),
    ]),
  );
  const lines = [...pdf.matchAll(/<(\w+)>Tj/g)].map(([, codes = ""]) =>
    (codes.match(/../g) ?? []).map((code) => map.get(code) ?? "?").join(""),
  );
  return lines.join("\n");
}

it.each(urls)("renders %s as a PDF whose table of objects is right", (url) => {
  const pdf = pdfOf(url);
  expect(Buffer.byteLength(pdf)).toBe(pdf.length);
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1]);
  const offsets = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets.length).toBeGreaterThan(20);
  for (const [at, offset] of offsets.entries())
    expect(pdf.slice(offset)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  for (const [, length, content] of pdf.matchAll(/<<\/Length (\d+)>>stream\n([\s\S]*?)\nendstream/g))
    expect(content).toHaveLength(Number(length));
});

it("contains the mall's own text, in the language of its name", () => {
  const rules = textOf(pdfOf("/art/novoplaza/documents/operating_rules_cz.pdf"));
  expect(rules).toMatch(/^Novo Plaza\nProvozní řád\n/);
  expect(rules.replaceAll("\n", " ")).toContain("Psi patří na vodítko.");
  expect(rules).not.toContain("?");
});

it("renders nothing for other names", () => {
  for (const name of ["operating_rules_fr", "constructor_cz", "operating_rules"])
    expect(renderArt(`/art/novoplaza/documents/${name}.pdf`)).toBeNull();
});
