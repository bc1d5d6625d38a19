import type { TenantId } from "@contract/tenant-ids";
import sanitizeHtml from "sanitize-html";
import { imageHref } from "~/ui/picture";
import { imageWidths } from "./image-request.server";
import { signedImage } from "./image-signature.server";

/** The fields of proxied answers that hold pictures; an icon may also be a name. */
const pictureFields = /^(?:image|images|image_wide|image_mobile|logo|icon|\w+_images\..+|icons\..+)$/;
/** What has a path or a type, in contrast to an icon's name. */
const isAddress = (text: string): boolean => /[/.]/.test(text);
const largest = Math.max(...imageWidths);

/**
 * An answer of the mall API with pictures that a browser can load from anywhere: their URLs, also those in texts, become
 * the site's own signed ones under `origin`. What the site doesn't show stays as it was sent.
 */
export function withOwnPictures(answer: unknown, tenantId: TenantId, origin: string): unknown {
  const own = (written: string, width = largest): string => {
    const signed = signedImage(written, tenantId);
    return signed
      ? origin + imageHref(signed, imageWidths.find((offered) => offered >= width) ?? largest)
      : written;
  };

  const picture = (value: unknown): unknown => {
    if (typeof value === "string") return isAddress(value) ? own(value) : value;
    if (Array.isArray(value)) return value.map(picture);
    if (!isPicture(value)) return value;
    return { ...value, url: own(value.url, value.width) };
  };

  const field = (name: string, value: unknown): unknown => {
    if (pictureFields.test(name)) return picture(value);
    if (name === "hero_banner_items" && typeof value === "string") return banners(value);
    return rewritten(value);
  };

  /** JSON in a setting. */
  const banners = (text: string): string => {
    try {
      return JSON.stringify(rewritten(JSON.parse(text)));
    } catch {
      return text;
    }
  };

  const rewritten = (value: unknown): unknown => {
    if (typeof value === "string") return /<img\b/i.test(value) ? textWith(own, value) : value;
    if (Array.isArray(value)) return value.map(rewritten);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, field(name, inner)]));
  };

  return rewritten(answer);
}

const isPicture = (value: unknown): value is { url: string; width?: number } =>
  typeof value === "object" && value !== null && "url" in value && typeof value.url === "string";

/** An HTML text as it was sent, but for its pictures. */
const textWith = (own: (written: string) => string, html: string): string =>
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      img: (tagName, { src, srcset, sizes, ...others }) => ({
        tagName,
        attribs: src ? { ...others, src: own(src) } : others,
      }),
    },
  });
