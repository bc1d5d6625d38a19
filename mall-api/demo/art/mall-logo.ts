import type { TenantId } from "@contract/tenant-ids";
import { demoMall } from "../demo-malls";
import { filledIn } from "../seed/text-forms";
import { type LogoVariant, mallLogo } from "./art-image";
import { type FaceName, setLine } from "./lettering";

const faceOf: Record<string, FaceName> = {
  Fraunces: "fraunces",
  "Bricolage Grotesque": "bricolage-grotesque",
  Outfit: "outfit",
  "DM Serif Display": "dm-serif-display",
  "Instrument Serif": "instrument-serif",
  "Space Grotesk": "space-grotesk",
};

export function mallLogoSvg(tenant: TenantId, variant: LogoVariant): string {
  const { name, colors, font: fontName, symbol: template } = demoMall(tenant);
  const { width, height } = mallLogo({ tenant, variant });
  const inverted = variant.endsWith("inverted");
  const ink = inverted ? "#ffffff" : (colors.ink ?? "#111111");
  const accent = inverted ? lightened(colors.accent ?? "#ffffff") : (colors.accent ?? "#111111");
  const symbol = filledIn(template, (name) => (name === "accent" ? accent : ink));
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  if (variant === "icon") {
    return `${open}<rect width="256" height="256" rx="56" fill="${colors.surface}"/><g transform="translate(48 48) scale(1.6)">${symbol}</g></svg>`;
  }
  const line = setLine(faceOf[fontName] ?? "outfit", name, -8);
  const isWide = variant.startsWith("wide");
  const [symbolSize, room, most] = isWide ? [96, 560, 76] : [120, 290, 56];
  const size = Math.min(most, (room / line.width) * 1000);
  const text = isWide
    ? line.draw(120, height / 2 + size * 0.34, size)
    : line.draw((width - (line.width * size) / 1000) / 2, 212, size);
  const at = isWide ? [0, (height - symbolSize) / 2] : [(width - symbolSize) / 2, 16];
  return `${open}<g transform="translate(${at.join(" ")}) scale(${symbolSize / 100})">${symbol}</g><g fill="${ink}">${text}</g></svg>`;
}

/** On a dark background the accent is mixed with white. */
function lightened(color: string): string {
  const channels = (color.slice(1).match(/../g) ?? []).map((pair) =>
    Math.round((Number.parseInt(pair, 16) + 255) / 2),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
