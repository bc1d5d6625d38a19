// @ts-check
/**
 * The process that resizes pictures. It is started from its source text, with the path of sharp as its argument, so
 * that it needs no file of its own beside the built server: therefore it imports nothing else of the app.
 * @typedef {import("./image-resizing.server").Job} Job
 * @typedef {import("./image-resizing.server").JobAnswer} JobAnswer
 * @typedef {import("./image-resizing.server").EncodedImage} EncodedImage
 * @typedef {import("sharp").Sharp} Sharp
 */
import { setPriority } from "node:os";

/** @type {typeof import("sharp").default} */
const sharp = (await import(process.argv[1] ?? "sharp")).default;
sharp.concurrency(1);
sharp.cache(false);
// Pages have priority. Some systems don't allow changing it.
try {
  setPriority(10);
} catch {}

const readable = ["jpeg", "png", "webp", "gif", "svg", "heif"];
const inputLimits = /** @type {const} */ ({ limitInputPixels: 40_000_000, failOn: "error" });
/** Maximum height of a picture, in multiples of its width. */
const tallest = 4;
/** Up to this width (pixels) a transparent picture counts as a logo or drawing, whose edges must stay sharp. */
const drawingWidth = 480;

process.on("disconnect", () => process.exit(0));
process.on("message", (/** @type {Job} */ job) => {
  resized(job).then(
    (image) => answer({ id: job.id, image, memory: process.memoryUsage.rss() }),
    (error) =>
      answer({ id: job.id, problem: String(error?.message ?? error), memory: process.memoryUsage.rss() }),
  );
});

/** @param {JobAnswer} message */
const answer = (message) => process.send?.(message);

/**
 * The picture in the requested size and format: never larger than it is, unless it is a vector image.
 * @param {Job} job
 * @returns {Promise<EncodedImage>}
 */
async function resized({ source, wanted, format }) {
  const { format: sourceFormat, autoOrient, hasAlpha } = await sharp(source, inputLimits).metadata();
  if (!readable.includes(sourceFormat)) throw new Error(`a ${sourceFormat} file is no picture for a page`);
  const isVector = sourceFormat === "svg";
  const size = sizeOf(autoOrient, wanted, isVector);
  const isSeeThrough = hasAlpha && (await hasClearPixels(source));
  // A vector image is rendered at the requested size, not rasterized and scaled up: sharp passes the size to the
  // renderer.
  const picture = sharp(source, inputLimits)
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...size, fit: "cover" });
  if (format === "png")
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  if (format === "jpeg")
    return encoded(picture.flatten({ background: "#ffffff" }), format, { isSeeThrough: false, isVector });
  if (!isSeeThrough) return encoded(picture.removeAlpha(), format, { isSeeThrough, isVector });
  if (size.width <= drawingWidth) return encodedDrawing(picture, format);
  return encoded(picture, format, { isSeeThrough, isVector });
}

/**
 * @param {{ width: number, height: number }} own
 * @param {Job["wanted"]} wanted
 * @param {boolean} isVector
 */
function sizeOf(own, { width, ratio, fit }, isVector) {
  const most = isVector ? Number.POSITIVE_INFINITY : 1;
  if (ratio !== null && fit === "cover") {
    const height = width / ratio;
    const factor = Math.min(1, (own.width / width) * most, (own.height / height) * most);
    return whole(width * factor, height * factor);
  }
  const height = ratio === null ? width * tallest : width / ratio;
  const factor = Math.min(width / own.width, height / own.height, most);
  return whole(own.width * factor, own.height * factor);
}

/**
 * @param {number} width
 * @param {number} height
 */
const whole = (width, height) => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
});

/**
 * Looked for in a small copy: pictures that have an alpha channel often don't use it.
 * @param {Buffer} source
 */
async function hasClearPixels(source) {
  const small = await sharp(source, inputLimits)
    .resize(128, 128, { fit: "inside" })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return small.some((alpha) => alpha < 255);
}

/**
 * @param {Sharp} picture
 * @param {Job["format"]} format
 * @param {{ isSeeThrough: boolean, isVector: boolean }} about
 * @returns {Promise<EncodedImage>}
 */
async function encoded(picture, format, { isSeeThrough, isVector }) {
  if (format === "avif") {
    const chromaSubsampling = isVector ? "4:4:4" : "4:2:0";
    return {
      bytes: await picture.avif({ quality: 55, effort: 2, chromaSubsampling }).toBuffer(),
      type: "image/avif",
    };
  }
  if (format === "webp") {
    return {
      bytes: await picture.webp({ quality: 78, effort: 3, smartSubsample: isVector }).toBuffer(),
      type: "image/webp",
    };
  }
  if (isSeeThrough)
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  return { bytes: await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer(), type: "image/jpeg" };
}

/**
 * Lossless: keeps edges sharp.
 * @param {Sharp} picture
 * @param {Job["format"]} format
 * @returns {Promise<EncodedImage>}
 */
async function encodedDrawing(picture, format) {
  if (format === "plain")
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  return { bytes: await picture.webp({ lossless: true, effort: 4 }).toBuffer(), type: "image/webp" };
}
