import { LRUCache } from "lru-cache";

/** A scannable code as one SVG path on a grid of modules, including the quiet zone. */
export type CodeView = { d: string; width: number; height: number };

const barHeight = 44;

/** A barcode: EAN-13 if the text is a valid one, otherwise Code 128. Null for a text that no barcode can encode. */
export async function barcode(text: string): Promise<CodeView | null> {
  // Till scanners decode other characters inconsistently.
  if (!/^[\x20-\x7e]{1,48}$/.test(text)) return null;
  const symbols = /^\d{13}$/.test(text) ? ["ean13", "code128"] : ["code128"];
  for (const symbol of symbols) {
    const [drawn] = await encodeSymbol(symbol, text);
    if (drawn && "sbs" in drawn) return barsOf(drawn.sbs);
  }
  return null;
}

/** A QR code; null for a text that is too long for one. */
export async function qrCode(text: string): Promise<CodeView | null> {
  const [drawn] = await encodeSymbol("qrcode", text);
  return drawn && "pixs" in drawn ? modulesOf(drawn.pixs, drawn.pixx) : null;
}

/** A member's card is on every screen of theirs. */
const encodings = new LRUCache<string, EncodedSymbol[]>({ max: 500 });

/** The library's encoding of a text; empty if the text is invalid for the symbol (a wrong check digit, for example). */
async function encodeSymbol(symbol: string, text: string): Promise<EncodedSymbol[]> {
  // It is a fifth of all code that a site would otherwise load at its start.
  const { default: bwip } = await import("bwip-js/node");
  const key = `${symbol} ${text}`;
  try {
    const known = encodings.get(key) ?? bwip.raw(symbol, text, symbol === "qrcode" ? "eclevel=M" : "");
    encodings.set(key, known);
    return known;
  } catch {
    return [];
  }
}

/** A barcode's widths, or a QR code's modules and the length of its rows. */
type EncodedSymbol = { sbs: number[] } | { pixs: number[]; pixx: number };

/** Widths of alternating bars and gaps, a bar first. */
function barsOf(widths: readonly number[]): CodeView {
  const quiet = 11;
  let x = quiet;
  let d = "";
  widths.forEach((width, at) => {
    if (at % 2 === 0) d += `M${x} 0h${width}v${barHeight}h-${width}z`;
    x += width;
  });
  return { d, width: x + quiet, height: barHeight };
}

/** Dark modules as ones, row by row; adjacent ones in a row are merged into one rectangle. */
function modulesOf(modules: readonly number[], side: number): CodeView {
  const quiet = 4;
  let d = "";
  for (let y = 0; y < side; y++) {
    const row = modules.slice(y * side, (y + 1) * side).join("");
    for (const { 0: run, index } of row.matchAll(/1+/g)) {
      d += `M${index + quiet} ${y + quiet}h${run.length}v1h-${run.length}z`;
    }
  }
  return { d, width: side + 2 * quiet, height: side + 2 * quiet };
}
