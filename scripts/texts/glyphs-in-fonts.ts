import { readdirSync, readFileSync } from "node:fs";
import { alphabetOf, languages } from "@contract/languages";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { namespaces, textsOf } from "./translations";

const folder = "app/ui/fonts";
export const fontFiles = readdirSync(folder).filter((file) => file.endsWith(".woff2"));
/** The font of running text: only it has glyphs that no heading needs. */
const textFont = "geist.woff2";
const voucherGlyphs = "app/mall/views/member/wallet/voucher-glyphs.json";
const inEveryFont = /[\p{L}\p{N}„“”‘’.,!?–…%&]/u;

/** Which of the characters a font file has no glyph for. */
export async function missingGlyphs(file: string, characters: readonly string[]): Promise<string[]> {
  const sfnt = await subsetFont(readFileSync(`${folder}/${file}`), characters.join(""), {
    targetFormat: "sfnt",
  });
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)));
  return characters.filter((character) => !font.glyph(character.codePointAt(0) ?? 0));
}

/** Characters of the site's texts and alphabets, each with its first use. */
export function usedCharacters(): Map<string, string> {
  const used = new Map<string, string>();
  const add = (text: string, where: string) => {
    for (const character of text)
      if (!/\s/.test(character) && !used.has(character)) used.set(character, where);
  };
  for (const language of languages) {
    const alphabet = alphabetOf(language);
    add(alphabet + alphabet.toUpperCase(), `the alphabet of ${language}`);
    for (const namespace of namespaces)
      for (const text of textsOf(language, namespace).values())
        add(text, `locales/${language}/${namespace}.json`);
  }
  return used;
}

/** Letters that a language's texts use but its alphabet lacks, and characters that a font has no glyph for. */
export async function glyphGaps(): Promise<string[]> {
  const used = usedCharacters();
  const byFont = await Promise.all(
    fontFiles.map(async (file) => {
      const wanted = [...used.keys()].filter((character) => file === textFont || inEveryFont.test(character));
      return { file, missing: await missingGlyphs(file, wanted) };
    }),
  );
  // Vouchers use outlines, which are in a file of their own.
  const outlines: object = JSON.parse(readFileSync(voucherGlyphs, "utf8"));
  byFont.push({
    file: voucherGlyphs,
    missing: languages
      .flatMap((language) => [...alphabetOf(language), ...alphabetOf(language).toUpperCase()])
      .filter((letter) => !(letter in outlines)),
  });
  const missing = new Map<string, string>();
  for (const [character, where] of used) {
    const files = byFont.filter((font) => font.missing.includes(character)).map(({ file }) => file);
    const gap = `of ${where} in ${files.join(", ")}: npm run fonts`;
    if (files.length > 0) missing.set(gap, `${missing.get(gap) ?? ""} ${character}`);
  }
  const unwritten = [...missing].map(([gap, characters]) => `No glyph for${characters} ${gap}`);
  return [...languages.flatMap(alphabetGaps), ...unwritten];
}

function alphabetGaps(language: (typeof languages)[number]): string[] {
  const texts = namespaces.flatMap((namespace) => [...textsOf(language, namespace).values()]).join("");
  const letters = new Set(texts.toLowerCase().match(/(?![a-z])\p{L}/gu));
  // Foreign names, such as Apple Café, may use any alphabet.
  const known = languages.map(alphabetOf).join("");
  const lacking = [...letters].filter((letter) => !known.includes(letter));
  return lacking.length > 0
    ? [`contract/languages.ts: the alphabet of ${language} lacks ${lacking.join(" ")}`]
    : [];
}
