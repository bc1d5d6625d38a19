import type { TenantId } from "@contract/tenant-ids";
import { mallIdentities } from "../prose/malls";
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

/** Each mall's sign, drawn in a square of 100. */
const symbols: Record<TenantId, (ink: string, accent: string) => string> = {
  promenade: (ink, accent) =>
    [10, 40, 70]
      .map(
        (x, at) =>
          `<path d="M${x} 92V40a13 13 0 0 1 26 0V92H${x + 17}V40a4 4 0 0 0-8 0V92Z" fill="${at === 1 ? accent : ink}"/>`,
      )
      .join(""),
  galerieharfa: (ink, accent) =>
    `<path d="M16 92V14Q44 30 84 8Q94 58 34 92Z" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>${[30, 43, 56, 69].map((x, at) => `<path d="M${x} ${25 - at * 3}V${84 - at * 14}" stroke="${accent}" stroke-width="4.5"/>`).join("")}`,
  novoplaza: (ink, accent) =>
    `<path d="M8 92V8H24L76 66V8H92V92H76L24 34V92Z" fill="${ink}"/><circle cx="50" cy="20" r="11" fill="${accent}"/>`,
  europasc: (ink, accent) =>
    `<path d="M4 88L38 24L56 58L68 38L96 88Z" fill="${ink}"/><path d="M38 24L50 46L38 58L26 46Z" fill="${accent}"/><circle cx="78" cy="20" r="9" fill="${accent}"/>`,
  presentation: (ink, accent) =>
    `<rect x="10" y="10" width="80" height="80" fill="none" stroke="${ink}" stroke-width="7"/><path d="M34 90V50a16 16 0 0 1 32 0V90" fill="none" stroke="${accent}" stroke-width="7"/>`,
  beta: (ink, accent) =>
    `<path d="M24 92V30a20 20 0 0 1 40 0q0 14-14 18q24 4 24 22a20 20 0 0 1-38 8" fill="none" stroke="${ink}" stroke-width="10" stroke-linecap="round"/><circle cx="84" cy="16" r="8" fill="${accent}"/>`,
};

export function mallLogoSvg(tenant: TenantId, variant: LogoVariant): string {
  const { name, colors, font: fontName } = mallIdentities[tenant];
  const { width, height } = mallLogo({ tenant, variant });
  const inverted = variant.endsWith("inverted");
  const ink = inverted ? "#ffffff" : (colors.ink ?? "#111111");
  const accent = inverted ? lightened(colors.accent ?? "#ffffff") : (colors.accent ?? "#111111");
  const symbol = symbols[tenant](ink, accent);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  if (variant === "icon") {
    return `${open}<rect width="256" height="256" rx="56" fill="${colors.surface}"/><g transform="translate(48 48) scale(1.6)">${symbol}</g></svg>`;
  }
  const line = setLine(faceOf[fontName] ?? "outfit", name, -8);
  const isWide = variant.startsWith("wide");
  const [symbolSize, room, most] = isWide ? [96, 560, 76] : [120, 290, 56];
  const size = Math.min(most, (room / line.width) * 1000);
  const text = isWide
    ? line.draw(136, height / 2 + size * 0.34, size)
    : line.draw((width - (line.width * size) / 1000) / 2, 212, size);
  const at = isWide ? [16, (height - symbolSize) / 2] : [(width - symbolSize) / 2, 16];
  return `${open}<g transform="translate(${at.join(" ")}) scale(${symbolSize / 100})">${symbol}</g><g fill="${ink}">${text}</g></svg>`;
}

/** On a dark ground the accent is moved halfway to white. */
function lightened(color: string): string {
  const channels = (color.slice(1).match(/../g) ?? []).map((pair) =>
    Math.round((Number.parseInt(pair, 16) + 255) / 2),
  );
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
