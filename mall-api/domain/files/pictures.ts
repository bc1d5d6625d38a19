import { isHeic } from "@contract/picture-file";
import { fileLimit } from "@contract/profile";
import { invalid } from "../call/failure";
import type { NewFile } from "./stored-files";

const formats = new Set(["jpeg", "png", "webp"]);
/**
 * A small file can decompress to far more than fits in memory: progressive pictures take some four bytes a pixel, all
 * others are decoded in strips or already scaled down.
 */
const mostPixels = { inStrips: 220_000_000, progressive: 60_000_000 };

/**
 * Re-encodes a picture from its pixels, at most `edge` wide and high: this drops metadata (location), appended scripts
 * and malformed headers. Throws ValidationFailed unless it is a complete JPEG, PNG or WebP of an acceptable size.
 */
export async function cleanPicture(
  field: string,
  file: File,
  { edge, square = false }: { edge: number; square?: boolean },
): Promise<NewFile & { width: number; height: number; color: string }> {
  if (file.size > fileLimit) throw invalid(field, "too_large");
  // It takes longer to load than the rest of the API.
  const { default: sharp } = await import("sharp");
  const source = Buffer.from(await file.arrayBuffer());
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (await isHeic(file)) throw invalid(field, "heic");
  if (!metadata || !formats.has(metadata.format)) throw invalid(field, "wrong_type");
  const limitInputPixels = mostPixels[metadata.isProgressive ? "progressive" : "inStrips"];
  if (metadata.width * metadata.height > limitInputPixels) throw invalid(field, "too_many_pixels");
  const options = { limitInputPixels, failOn: "warning" as const };
  try {
    const { data, info } = await sharp(source, options)
      .rotate()
      .resize(edge, edge, { fit: square ? "cover" : "inside", withoutEnlargement: !square })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const { dominant } = await sharp(data).stats();
    const color = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    return { name: file.name, type: "image/webp", body: data, width: info.width, height: info.height, color };
  } catch {
    throw invalid(field, "unreadable");
  }
}
