import { fileLimit } from "@contract/profile";
import { invalid } from "../call/failure";
import type { NewFile } from "./stored-files";

const formats = new Set(["jpeg", "png", "webp"]);
/** A small file can decompress to far more than fits in memory. */
const mostPixels = 40_000_000;

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
  const options = { limitInputPixels: mostPixels, failOn: "warning" as const };
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata || !formats.has(metadata.format)) throw invalid(field, "wrong_type");
  if (metadata.width * metadata.height > mostPixels) throw invalid(field, "too_large");
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
