import { describe, expect, it } from "vitest";
import { contrast, parseColor } from "./color";
import { themeCss, themeOf } from "./theme";

const names = { headerColorName: "header", footerColorName: "footer" };

describe("theme", () => {
  it("corrects every text colour with too little contrast, in both schemes", () => {
    const badly = {
      surface: "#ffff00",
      surface_raised: "#eeee00",
      ink: "#ffee00",
      accent: "#fff000",
      accent_ink: "#ffffff",
      header: "#777777",
      header_ink: "#808080",
      footer: "#ffffff",
      footer_ink: "#fefefe",
    };
    for (const theme of Object.values(themeOf({ colors: badly, ...names }))) {
      const pairs = [
        ["ink", "surface"],
        ["ink", "surface-raised"],
        ["ink-muted", "surface"],
        ["accent", "surface"],
        ["accent-ink", "accent"],
        ["header-ink", "header"],
        ["footer-ink", "footer"],
        ["error", "surface-raised"],
      ] as const;
      for (const [ink, ground] of pairs) {
        expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("corrects running text to a contrast of 7 to 1, and a button's text on its background", () => {
    const gray = { surface: "#ffffff", ink: "#777777", accent: "#777777", accent_ink: "#999999" };
    for (const theme of Object.values(themeOf({ colors: gray, ...names }))) {
      for (const ground of ["surface", "surface-raised", "surface-sunken"] as const)
        expect(contrast(theme.ink, theme[ground]), ground).toBeGreaterThanOrEqual(7);
      expect(contrast(theme["accent-ink"], theme.accent)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("uses the mall's own colours in the dark scheme if there are any", () => {
    const { dark } = themeOf({ colors: { dark_surface: "#001122", dark_header: "#0a0" }, ...names });
    expect([dark.surface, dark.header]).toEqual([
      [0x00, 0x11, 0x22],
      [0x00, 0xaa, 0x00],
    ]);
  });

  it("keeps colours with enough contrast", () => {
    const { light } = themeOf({
      colors: { surface: "#fbf7f0", ink: "#1e2a26", accent: "#b4472a" },
      ...names,
    });
    expect(light.accent).toEqual(parseColor("#b4472a"));
    expect(light.ink).toEqual(parseColor("#1e2a26"));
  });

  it("uses the colours named in the settings for header and footer", () => {
    const { light } = themeOf({
      colors: { brand: "#123456" },
      headerColorName: "brand",
      footerColorName: "brand",
    });
    expect(light.header).toEqual([0x12, 0x34, 0x56]);
    expect(light.footer).toEqual([0x12, 0x34, 0x56]);
  });

  it("never lets a setting inject CSS", () => {
    const css = themeCss(themeOf({ colors: { surface: "red;}</style><script>" }, ...names }), {
      display: "Georgia",
      text: "Arial",
    });
    expect(css).not.toContain("script");
  });
});
