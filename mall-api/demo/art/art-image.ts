import type { TenantId } from "@contract/tenant-ids";
import { demoMall } from "../demo-malls";
import { hash } from "./hash";
import { motifHues, views } from "./motifs";

export type ArtImage = { url: string; width: number; height: number; color: string };

/**
 * The URL of a generated picture in a ratio, with its size and dominant colour. The takes of a motif, 0 and on, differ in
 * layout and colours; the views of a take, 0 to 3, are of the same from other sides.
 */
export function artImage({
  tenant,
  motif,
  take = 0,
  view = 0,
  ratio,
}: {
  tenant: TenantId;
  motif: string;
  take?: number;
  view?: number | undefined;
  ratio: string;
}): ArtImage {
  const [across = 4, down = 3] = ratio.split("/").map(Number);
  const width = 1600;
  const number = take * views + view;
  const height = Math.round((width * down) / across);
  return {
    url: `/art/${tenant}/${motif}/${number.toString(36)}-${width}x${height}.svg`,
    width,
    height,
    color: motifHues(demoMall(tenant).colors, motif, number).ground,
  };
}

/** The same in the shape of the mall's cards. */
export const cardImage = (tenant: TenantId, motif: string, take: number, view?: number): ArtImage =>
  artImage({ tenant, motif, take, view, ratio: demoMall(tenant).cardRatio });

/** The URL of a shop's logo: its name in one of the wordmark styles. */
export function wordmark({ name, style }: { name: string; style: string }): ArtImage {
  // Three characters choose among more looks than there are; a directory has a hundred of these addresses.
  const seed = (hash(`${name} ${style}`) % 36 ** 3).toString(36);
  return {
    url: `/art/wordmark/${seed}/${encodeURIComponent(name)}.svg`,
    width: 480,
    height: 240,
    color: "#ffffff",
  };
}

export type LogoVariant = "base" | "inverted" | "wide" | "wide_inverted" | "icon";

export function mallLogo({ tenant, variant }: { tenant: TenantId; variant: LogoVariant }): ArtImage {
  const isWide = variant.startsWith("wide");
  return {
    url: `/art/${tenant}/logo/${variant}.svg`,
    width: variant === "icon" ? 256 : isWide ? 720 : 320,
    height: variant === "icon" ? 256 : isWide ? 160 : 240,
    color: variant.endsWith("inverted") ? (demoMall(tenant).colors.footer ?? "#111111") : "#ffffff",
  };
}
