import sharp from "sharp";
import { expect } from "vitest";
import { renderArt } from "../demo/art/render-art";

/** The SVG of a picture's URL; throws if there is none. */
export function svgOf(url: string): string {
  const art = renderArt(url);
  if (!art) throw new Error(`There is no picture at ${url}`);
  expect(art.contentType).toBe("image/svg+xml");
  return art.body;
}

/** Rasterizes a picture as the site does and counts its visible colours: one means an empty picture. */
export async function drawn(svg: string, width: number) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width })
    .flatten({ background: "#808080" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colors = new Set<number>();
  for (let at = 0; at < data.length; at += info.channels) colors.add(data.readUIntBE(at, 3));
  return { width: info.width, height: info.height, colors: colors.size };
}

/** An SVG has no NaN, and loads and runs nothing. */
export function expectSound(svg: string, url: string) {
  expect(svg, url).not.toMatch(/NaN|undefined|null|Infinity|\de[+-]\d/);
  expect(svg, url).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href=/i);
}
