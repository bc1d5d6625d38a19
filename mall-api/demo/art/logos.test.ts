import { tenantIds } from "@contract/tenant-folders.server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { drawn, expectSound, svgOf } from "../../tests/art-checks";
import { mallLogo, wordmark } from "./art-image";

describe.each(tenantIds)("the logo of %s", (tenant) => {
  it.each(["base", "inverted", "wide", "wide_inverted", "icon"] as const)("is drawn: %s", async (variant) => {
    const { url, width, height } = mallLogo({ tenant, variant });
    const svg = svgOf(url);
    expectSound(svg, url);
    const logo = await drawn(svg, width);
    expect(logo).toMatchObject({ width, height });
    expect(logo.colors).toBeGreaterThan(10);
  });
});

describe("a shop's logo", () => {
  const names = [
    "Ateliér Vlna",
    "Marlowe & Finch",
    "Ž",
    "Řeřicha & příliš žluťoučký kůň",
    "ﷺ漢字",
    "<b>\"'&",
    " ",
    "ǅ",
  ];
  it.each(names)("renders %j in every style", async (name) => {
    for (let style = 0; style < 24; style++) {
      const { url } = wordmark({ name, style: `style ${style}` });
      const svg = svgOf(url);
      expectSound(svg, url);
      expect(svg).not.toContain("<b>");
      expect(await drawn(svg, 120)).toMatchObject({ width: 120, height: 60 });
    }
  });

  it("is visible", async () => {
    for (const name of ["Ateliér Vlna", "Ž", "Nordvik"])
      for (let style = 0; style < 24; style++)
        expect(
          (await drawn(svgOf(wordmark({ name, style: String(style) }).url), 240)).colors,
        ).toBeGreaterThan(10);
  });
});

it("has the dot of a logo at the end of its last line, not of its longest", async () => {
  const logos = Array.from({ length: 40 }, (_, style) =>
    svgOf(wordmark({ name: "Hypermarket Koš", style: String(style) }).url),
  );
  const svg = logos.find((logo) => logo.match(/<circle/g)?.length === 1);
  const [, x, y] = /<circle cx="([\d.]+)" cy="([\d.]+)"/.exec(svg ?? "") ?? [];
  const { data, info } = await sharp(Buffer.from(svg ?? ""))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.round(Number(y)) * info.width;
  const dark = Array.from({ length: info.width }, (_, at) => at).filter(
    (at) => (data[(row + at) * info.channels + 3] ?? 0) > 128,
  );
  const before = dark.filter((at) => at < Number(x) - 10);
  expect(Number(x) - Math.max(...before)).toBeLessThan(30);
});
