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
