import { type Color, formatColor, luminance, mixColors, parseColor, readableOn } from "./color";
import type { Settings } from "./settings";

/** The design system's CSS variables, without `--color-`. */
type Token =
  | "surface"
  | "surface-raised"
  | "surface-sunken"
  | "ink"
  | "ink-muted"
  | "line"
  | "accent"
  | "accent-ink"
  | "header"
  | "header-ink"
  | "footer"
  | "footer-ink"
  | "success"
  | "error";
export type Theme = Record<Token, Color>;

const white: Color = [255, 255, 255];
const night: Color = [18, 18, 20];

/**
 * The mall's two colour schemes. Every text colour is corrected to WCAG AA contrast on its background, whatever the
 * mall chose; the dark scheme is derived from the same hues unless the mall has its own `colors.dark_*`.
 */
export function themeOf(settings: Pick<Settings, "colors" | "headerColorName" | "footerColorName">): {
  light: Theme;
  dark: Theme;
} {
  const { colors, headerColorName, footerColorName } = settings;
  const chosen = (key: string) => parseColor(colors[key]);
  const surface = chosen("surface") ?? white;
  const ink = chosen("ink") ?? [24, 24, 27];
  const accent = chosen("accent") ?? ink;
  const header = chosen(headerColorName) ?? chosen("header") ?? surface;
  const footer = chosen(footerColorName) ?? chosen("footer") ?? ink;

  const light = legible({
    surface,
    raised: chosen("surface_raised") ?? white,
    ink,
    muted: chosen("ink_muted") ?? mixColors(ink, surface, 0.35),
    line: chosen("line") ?? mixColors(surface, ink, 0.14),
    accent,
    accentInk: chosen("accent_ink") ?? white,
    header,
    headerInk: chosen("header_ink") ?? (luminance(header) < 0.2 ? white : ink),
    footer,
    footerInk: chosen("footer_ink") ?? white,
  });

  const darkSurface = chosen("dark_surface") ?? mixColors(night, ink, 0.35);
  const darkInk = chosen("dark_ink") ?? mixColors(white, surface, 0.5);
  const dark = legible({
    surface: darkSurface,
    raised: chosen("dark_surface_raised") ?? mixColors(darkSurface, white, 0.07),
    ink: darkInk,
    muted: chosen("dark_ink_muted") ?? mixColors(darkInk, darkSurface, 0.32),
    line: chosen("dark_line") ?? mixColors(darkSurface, white, 0.16),
    accent: chosen("dark_accent") ?? mixColors(accent, white, 0.35),
    accentInk: chosen("dark_accent_ink") ?? darkSurface,
    header: chosen("dark_header") ?? (luminance(header) < 0.2 ? mixColors(header, night, 0.4) : darkSurface),
    headerInk: chosen("dark_header_ink") ?? darkInk,
    footer: chosen("dark_footer") ?? mixColors(luminance(footer) < 0.2 ? footer : darkSurface, night, 0.4),
    footerInk: chosen("dark_footer_ink") ?? darkInk,
  });
  return { light, dark };
}

function legible(given: Record<string, Color> & Record<GivenName, Color>): Theme {
  // What stands in a panel has the mall's own colour, not a grey.
  const sunken = mixColors(mixColors(given.surface, given.ink, 0.01), given.accent, 0.06);
  const grounds = [given.surface, given.raised, sunken];
  const accent = readableOn(given.accent, grounds);
  return {
    surface: given.surface,
    "surface-raised": given.raised,
    "surface-sunken": sunken,
    ink: readableOn(given.ink, grounds, 7),
    "ink-muted": readableOn(given.muted, grounds),
    line: given.line,
    accent,
    "accent-ink": readableOn(given.accentInk, [accent]),
    header: given.header,
    "header-ink": readableOn(given.headerInk, [given.header]),
    footer: given.footer,
    "footer-ink": readableOn(given.footerInk, [given.footer]),
    success: readableOn([21, 128, 61], grounds),
    error: readableOn([190, 24, 36], grounds),
  };
}

type GivenName =
  | "surface"
  | "raised"
  | "ink"
  | "muted"
  | "line"
  | "accent"
  | "accentInk"
  | "header"
  | "headerInk"
  | "footer"
  | "footerInk";

/**
 * The style sheet that themes the design system for one mall. `fonts` are CSS font-family lists, `corners` lengths by
 * the names of the design system's radii. Without a dark theme the light one is that of every visitor.
 */
export function themeCss(
  { light, dark }: { light: Theme; dark: Theme | null },
  fonts: { display: string; text: string },
  corners: Record<string, string> | null = null,
): string {
  const radii = Object.entries(corners ?? {}).map(([name, length]) => `--radius-${name}:${length};`);
  const declarations = (theme: Theme) =>
    Object.entries(theme)
      .map(([token, color]) => `--color-${token}:${formatColor(color)}`)
      .join(";");
  const inTheDark = dark ? `@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}` : "";
  return `:root{color-scheme:light${dark ? " dark" : ""};--font-display:${fonts.display};--font-text:${fonts.text};${radii.join("")}${declarations(light)}}${inTheDark}`;
}
