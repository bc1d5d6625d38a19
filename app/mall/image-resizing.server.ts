import sharp, { type Sharp } from "sharp";
import type { ImageFormat, WantedImage } from "./image-request.server";

// Pages come first: pictures get one thread each and little memory beside their own.
sharp.concurrency(1);
sharp.cache({ memory: 16, files: 0, items: 20 });

export type ImageType = "image/avif" | "image/webp" | "image/png" | "image/jpeg";
export type EncodedImage = { bytes: Buffer; type: ImageType };

const readable = ["jpeg", "png", "webp", "gif", "svg", "heif"];
const inputLimits = { limitInputPixels: 40_000_000, failOn: "error" } as const;
/** No picture is made higher than so many times its width. */
const tallest = 4;
/** Up to this width (pixels) a see-through picture is taken for a logo or a drawing, whose edges must stay sharp. */
const drawingWidth = 480;

/**
 * The picture in the size and format wanted: never larger than it is, unless it is a vector drawing. Throws when the
 * bytes are no picture or are beyond the limits.
 */
export async function resizedImage(
  source: Buffer,
  wanted: Omit<WantedImage, "source">,
  format: ImageFormat,
): Promise<EncodedImage> {
  const { format: sourceFormat, autoOrient, hasAlpha } = await sharp(source, inputLimits).metadata();
  if (!readable.includes(sourceFormat)) throw new Error(`A ${sourceFormat} file is no picture for a page`);
  const isVector = sourceFormat === "svg";
  const size = sizeOf(autoOrient, wanted, isVector);
  // A vector drawing is drawn in the size wanted, not drawn once and blown up: sharp asks the renderer for that size.
  const picture = sharp(source, inputLimits)
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...size, fit: "cover" });
  const isSmall = size.width <= drawingWidth;
  if (!hasAlpha || (!isSmall && !isVector)) return encoded(picture, format, { hasAlpha, isVector });
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } });
  if (!isSeeThrough(data)) return encoded(drawn.removeAlpha(), format, { hasAlpha: false, isVector });
  return isSmall ? encodedDrawing(drawn, format) : encoded(drawn, format, { hasAlpha, isVector });
}

function sizeOf(
  own: { width: number; height: number },
  { width, ratio, fit }: Omit<WantedImage, "source">,
  isVector: boolean,
): { width: number; height: number } {
  const most = isVector ? Number.POSITIVE_INFINITY : 1;
  if (ratio !== null && fit === "cover") {
    const height = width / ratio;
    const factor = Math.min(1, (own.width / width) * most, (own.height / height) * most);
    return whole({ width: width * factor, height: height * factor });
  }
  const height = ratio === null ? width * tallest : width / ratio;
  const factor = Math.min(width / own.width, height / own.height, most);
  return whole({ width: own.width * factor, height: own.height * factor });
}

const whole = ({ width, height }: { width: number; height: number }) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

async function encoded(
  picture: Sharp,
  format: ImageFormat,
  { hasAlpha, isVector }: { hasAlpha: boolean; isVector: boolean },
): Promise<EncodedImage> {
  if (format === "avif") {
    const chromaSubsampling = isVector ? "4:4:4" : "4:2:0";
    const bytes = await picture.avif({ quality: 55, effort: 2, chromaSubsampling }).toBuffer();
    return { bytes, type: "image/avif" };
  }
  if (format === "webp") {
    const bytes = await picture.webp({ quality: 78, effort: 3, smartSubsample: isVector }).toBuffer();
    return { bytes, type: "image/webp" };
  }
  if (hasAlpha) return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  return { bytes: await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer(), type: "image/jpeg" };
}

async function encodedDrawing(picture: Sharp, format: ImageFormat): Promise<EncodedImage> {
  if (format === "plain")
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  return { bytes: await picture.webp({ lossless: true, effort: 4 }).toBuffer(), type: "image/webp" };
}

function isSeeThrough(rgba: Buffer): boolean {
  for (let index = 3; index < rgba.length; index += 4) if (rgba[index] !== 255) return true;
  return false;
}
