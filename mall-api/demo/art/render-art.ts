import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { renderDocument } from "../seed/documents";
import type { LogoVariant } from "./art-image";
import { mallLogoSvg } from "./mall-logo";
import { motifHues, motifs } from "./motifs";
import { drawScene } from "./scene";
import { wordmarkSvg } from "./wordmark";

const variants: readonly string[] = [
  "base",
  "inverted",
  "wide",
  "wide_inverted",
  "icon",
] satisfies LogoVariant[];

/**
 * Renders the picture or document of a URL, or null for any URL that `artImage`, `wordmark`, `mallLogo` and
 * `documentUrls` don't produce.
 */
export function renderArt(path: string): { body: string; contentType: string } | null {
  const [, tenant, file = ""] = /^\/art\/([a-z0-9-]+)\/documents\/([^/]+)$/.exec(path) ?? [];
  const pdf = isTenant(tenant) ? renderDocument(tenant, file) : null;
  if (pdf) return { body: pdf, contentType: "application/pdf" };
  const svg = wordmarkOf(path) ?? logoOf(path) ?? sceneOf(path);
  return svg === null ? null : { body: svg, contentType: "image/svg+xml" };
}

function sceneOf(path: string): string | null {
  const [, tenant, motif = "", take = "", width, height] =
    /^\/art\/([a-z0-9-]+)\/([a-z-]+)\/([0-9a-z]{1,8})-(\d{2,4})x(\d{2,4})\.svg$/.exec(path) ?? [];
  if (!isTenant(tenant) || !motifs.includes(motif)) return null;
  const size = { width: Number(width), height: Number(height) };
  if ([size.width, size.height].some((side) => side < 16 || side > 3200)) return null;
  const { colors, country, scenery } = demoMall(tenant);
  const number = Number.parseInt(take, 36);
  const film = demoContent.cinema.films.find(({ key }) => motif === `film-${key}`);
  return drawScene(motif, number, size, motifHues(colors, motif, number), scenery, film?.title[country]);
}

function wordmarkOf(path: string): string | null {
  const [, seed, encoded] = /^\/art\/wordmark\/([0-9a-z]{1,8})\/([^/]{1,120})\.svg$/.exec(path) ?? [];
  if (!seed || !encoded) return null;
  try {
    const name = decodeURIComponent(encoded);
    return name.length <= 32 ? wordmarkSvg(name, seed) : null;
  } catch {
    return null;
  }
}

function logoOf(path: string): string | null {
  const [, tenant, variant = ""] = /^\/art\/([a-z0-9-]+)\/logo\/([a-z_]+)\.svg$/.exec(path) ?? [];
  return isTenant(tenant) && variants.includes(variant) ? mallLogoSvg(tenant, variant as LogoVariant) : null;
}

const isTenant = (name: string | undefined): name is TenantId =>
  name !== undefined && tenantIds.includes(name);
