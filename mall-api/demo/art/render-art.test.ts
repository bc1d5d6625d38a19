import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { describe, expect, it } from "vitest";
import { drawn, expectSound, svgOf } from "../../tests/art-checks";
import { randomOf } from "../random";
import { tenantContentBatches } from "../seed/generate-tenant-content";
import { artImage, mallLogo } from "./art-image";
import { layoutsFor } from "./layouts";
import { drawMotif, motifHues, motifs, views } from "./motifs";
import motifFile from "./motifs.json";
import { renderArt } from "./render-art";

const today = new Date("2026-03-14T00:00:00Z");
const huesOfCoat = (accent: string) => motifHues({ accent }, "coat", 0);

/** Every picture URL in a mall's content. */
function* artIn(value: unknown): Generator<string> {
  if (typeof value === "string") {
    if (value.startsWith("/art/")) yield value;
    else if (/^[[{]/.test(value)) yield* artIn(JSON.parse(value));
  } else if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) yield* artIn(inner);
}

describe.each(motifs.map((motif, at) => [motif, at] as const))("the motif %s", (motif, turn) => {
  it("renders in different malls' colours and shapes", async () => {
    for (const [at, tenant] of tenantIds.entries()) {
      // Each mall has every third motif.
      if ((at + turn) % 3 !== 0) continue;
      const { url, width, height, color } = artImage({
        tenant,
        motif,
        take: at,
        ratio: ["4/3", "21/9", "3/4", "1/1", "16/9", "4/5"][(at + turn) % 6] ?? "4/3",
      });
      // Small from the start: rasterizing is what takes time.
      const svg = svgOf(url.replace(`${width}x${height}`, `80x${Math.round((80 * height) / width)}`));
      expectSound(svg, url);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      const picture = await drawn(svg, 80);
      expect(picture.colors, url).toBeGreaterThan(60);
      expect(Math.abs(picture.height - (80 * height) / width), url).toBeLessThanOrEqual(1);
    }
  });

  it("has valid coordinates for any seed", () => {
    for (let seed = 0; seed < 28; seed++) {
      const url = `/art/promenade/${motif}/${seed.toString(36)}-${seed % 2 ? "400x900" : "900x400"}.svg`;
      expectSound(svgOf(url), url);
    }
  });
});

it("renders each motif differently, and each of its takes", () => {
  const hues = huesOfCoat("#b4472a");
  const drawn = (motif: string) =>
    // As many as what stands alone has, of the view that shows no place.
    Array.from({ length: layoutsFor(1, { stands: true }).length }, (_, take) =>
      drawMotif(motif, take * views + 1, "arcade", {
        hues,
        frame: { width: 1000, height: 750 },
        random: randomOf(`take ${take}`),
      }),
    );
  const drawings = motifs.map(drawn);
  expect(new Set(drawings.map(String)).size).toBe(motifs.length);
  // A portrait has one layout.
  for (const [at, takes] of drawings.entries())
    if (!("portrait" in (Object.values(motifFile)[at] ?? {})))
      expect(new Set(takes).size, motifs[at]).toBe(takes.length);
});

describe.each(tenantIds)("the pictures of %s", (tenant) => {
  it("all exist", () => {
    const addresses = new Set([...artIn([...tenantContentBatches(tenant, { today, scale: 1 })])]);
    expect(addresses.size).toBeGreaterThan(100);
    const [documents, pictures] = [true, false].map((isPdf) =>
      [...addresses].filter((address) => address.endsWith(".pdf") === isPdf),
    );
    for (const address of pictures ?? []) expectSound(svgOf(address), address);
    for (const address of documents ?? []) expect(renderArt(address), address).not.toBeNull();
  });
});

it("renders the same bytes for the same URL, and others for another seed", () => {
  for (const url of [
    "/art/beta/fashion/abc-800x600.svg",
    "/art/wordmark/abc/Nordvik.svg",
    mallLogo({ tenant: "beta", variant: "wide" }).url,
  ])
    expect(svgOf(url)).toBe(svgOf(url));
  expect(svgOf("/art/beta/fashion/abc-800x600.svg")).not.toBe(svgOf("/art/beta/fashion/abd-800x600.svg"));
  const colorsOf = (tenant: TenantId) => svgOf(`/art/${tenant}/fashion/abc-800x600.svg`);
  expect(colorsOf("beta")).not.toBe(colorsOf("promenade"));
});

it.each([
  "",
  "/",
  "/art/",
  "/art/../../etc/passwd",
  "/art/beta/../../etc/passwd/abc-800x600.svg",
  "/art/beta/fashion/abc-800x600.png",
  "/art/beta/fashion/abc-800x600.svg/x",
  "/art/beta/fashion/abc-800x600.svg\n",
  "/art/beta/fashion/abc-0x0.svg",
  "/art/beta/fashion/abc-00x00.svg",
  "/art/beta/fashion/abc-0000x800.svg",
  "/art/beta/fashion/abc-99999x600.svg",
  "/art/beta/fashion/abc-9999x600.svg",
  "/art/beta/fashion/abc--1x600.svg",
  "/art/beta/fashion/ABC-800x600.svg",
  "/art/beta/fashion/toolongseed-800x600.svg",
  "/art/beta/fashion/-800x600.svg",
  "/art/nowhere/fashion/abc-800x600.svg",
  "/art/constructor/fashion/abc-800x600.svg",
  "/art/beta/constructor/abc-800x600.svg",
  "/art/beta/to-string/abc-800x600.svg",
  "/art/beta/__proto__/abc-800x600.svg",
  "/art/beta/logo/toString.svg",
  "/art/beta/logo/__proto__.svg",
  "/art/beta/logo/base.svg.svg",
  "/art/nowhere/logo/base.svg",
  "/art/wordmark/abc/.svg",
  "/art/wordmark/abc/%.svg",
  "/art/wordmark/abc/%FF.svg",
  "/art/wordmark/abc/a/b.svg",
  `/art/wordmark/abc/${"a".repeat(33)}.svg`,
  `/art/wordmark/abc/${"%C3%A1".repeat(40)}.svg`,
  "/art/wordmark/%00/Nordvik.svg",
  "https://evil.test/art/beta/fashion/abc-800x600.svg",
  `/art/beta/${"a".repeat(10_000)}/abc-800x600.svg`,
])("has no picture for the hostile URL %j", (address) => {
  expect(renderArt(address)).toBeNull();
});
