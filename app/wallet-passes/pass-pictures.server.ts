import { LRUCache } from "lru-cache";
import sharp, { type Sharp } from "sharp";
import { imageResponse } from "~/mall/media/image.server";
import type { PassView } from "~/mall/views/member/wallet/wallet-pass.server";
import { squareIconHref } from "~/mall/views/shell/logos.server";
import type { Site } from "~/site/site.server";
import { formatColor } from "~/tenant/color";
import { imageHref } from "~/ui/picture";

/** In points; a pass has each picture in up to three densities. */
const iconSize = 29;
const logoBox = { width: 160, height: 50 };
const densities = [1, 2, 3] as const;

type Pictures = Record<string, Buffer>;

/** The same for all passes of a mall. */
const known = new LRUCache<string, Pictures>({ max: 50, ttl: 10 * 60 * 1000 });

/** The pictures of an Apple pass by file name. An icon is required: without the mall's it is one of its colour. */
export async function passPictures({ icon, logo, ground }: PassView, site: Site): Promise<Pictures> {
  const key = [site.tenant.tenantId, icon?.src, logo?.src, formatColor(ground)].join(" ");
  const cached = known.get(key);
  if (cached) return cached;
  const [iconBytes, logoBytes] = await Promise.all([
    icon && pictureBytes(squareIconHref(icon.src, 192, "png"), site),
    logo && pictureBytes(`${imageHref(logo.src, 480)}&fit=contain&as=png`, site),
  ]);
  const drawn = () =>
    iconBytes
      ? sharp(iconBytes)
      : sharp({ create: { width: 192, height: 192, channels: 3, background: formatColor(ground) } });
  const icons = await inDensities("icon", (density) =>
    drawn().resize(iconSize * density, iconSize * density),
  );
  const logos = logoBytes
    ? await inDensities("logo", (density) =>
        sharp(logoBytes).resize(logoBox.width * density, logoBox.height * density, { fit: "inside" }),
      )
    : {};
  const pictures = { ...icons, ...logos };
  // A picture that was not to be had is tried again with the next pass.
  if ((!icon || iconBytes) && (!logo || logoBytes)) known.set(key, pictures);
  return pictures;
}

async function inDensities(name: string, draw: (density: number) => Sharp): Promise<Pictures> {
  const files = await Promise.all(
    densities.map(async (density) => [
      `${name}${density === 1 ? "" : `@${density}x`}.png`,
      await draw(density).png().toBuffer(),
    ]),
  );
  return Object.fromEntries(files);
}

async function pictureBytes(href: string, { tenant }: Site): Promise<Buffer | null> {
  // The host says nothing: the picture is the tenant's.
  const response = await imageResponse(new Request(new URL(href, "http://localhost")), tenant.tenantId);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
