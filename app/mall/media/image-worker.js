// @ts-check
/**
 * The process that resizes pictures and reads receipts. It is started from its source text, with the paths of sharp, of
 * the reader of codes and of the latter's binary as its arguments, so that it needs no file of its own beside the built
 * server: therefore it imports nothing else of the app.
 * @typedef {import("./image-resizing.server").Job} Job
 * @typedef {import("./image-resizing.server").JobAnswer} JobAnswer
 * @typedef {import("./image-resizing.server").EncodedImage} EncodedImage
 * @typedef {import("./image-resizing.server").Done} Done
 * @typedef {import("../receipt-codes/receipt-code").ScannedCode} ScannedCode
 * @typedef {import("sharp").Sharp} Sharp
 */
import { readFileSync } from "node:fs";
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
/**
 * The most pixels of a picture, by the memory that they take: a baseline JPEG, a PNG and a WebP are decoded in strips or
 * already scaled down, other JPEGs and PNGs take some four bytes a pixel, the rest up to twenty.
 */
const mostPixels = { inStrips: 220_000_000, whole: 100_000_000, heavy: 40_000_000 };
/** Maximum height of a picture, in multiples of its width. */
const tallest = 4;
/** Up to this width (pixels) a transparent picture counts as a logo or drawing, whose edges must stay sharp. */
const drawingWidth = 480;
const photoFormats = ["jpeg", "png", "webp"];
/** Maximum width and height of a receipt: to read its codes, and as it is sent to the mall. */
const receiptEdges = { read: 2400, sent: 2000 };
/** The names that `BarcodeDetector` has for the formats that receipts use. */
const codeFormats = /** @type {const} */ ({
  QRCode: "qr_code",
  Code128: "code_128",
  Code39: "code_39",
  Codabar: "codabar",
  ITF: "itf",
});

/** @type {ReturnType<typeof codeReader> | undefined} */
let reader;

process.on("disconnect", () => process.exit(0));
process.on("message", (/** @type {Job} */ job) => {
  done(job).then(
    (result) => answer({ id: job.id, ...result, memory: process.memoryUsage.rss() }),
    (error) =>
      answer({
        id: job.id,
        problem: String(error?.message ?? error),
        reason: error?.reason,
        memory: process.memoryUsage.rss(),
      }),
  );
});

/** @param {JobAnswer} message */
const answer = (message) => process.send?.(message);

/**
 * @param {Job} job
 * @returns {Promise<Done>}
 */
const done = async (job) => ("isReceipt" in job ? receipt(job.source) : { image: await resized(job) });

/**
 * What a picture is, and the options to decode it with.
 * @param {Buffer} source
 */
async function opened(source) {
  const metadata = await sharp(source, { limitInputPixels: false, failOn: "error" }).metadata();
  const most = mostPixels[decodingOf(metadata)];
  if (metadata.width * metadata.height > most)
    throw Object.assign(new Error(`${metadata.width} × ${metadata.height} pixels are too many`), {
      reason: "too_many_pixels",
    });
  return { ...metadata, options: /** @type {const} */ ({ limitInputPixels: most, failOn: "error" }) };
}

/**
 * @param {import("sharp").Metadata} metadata
 * @returns {keyof typeof mostPixels}
 */
function decodingOf({ format, isProgressive }) {
  if (!photoFormats.includes(format)) return "heavy";
  return isProgressive ? "whole" : "inStrips";
}

/**
 * A photo upright, in the size of a receipt and without metadata, and the codes in it.
 * @param {Buffer} source
 * @returns {Promise<Done>}
 */
async function receipt(source) {
  const { format, options } = await opened(source);
  if (!photoFormats.includes(format)) throw new Error(`a ${format} file is no photo`);
  const { data, info } = await sharp(source, options)
    .timeout({ seconds: 10 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize(receiptEdges.read, receiptEdges.read, { fit: "inside", withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const bytes = await sharp(data, { raw: { width, height, channels } })
    .removeAlpha()
    .resize(receiptEdges.sent, receiptEdges.sent, { fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  const codes = await codesIn(new Uint8ClampedArray(data), width, height).catch(() => null);
  return { image: { bytes, type: "image/jpeg" }, codes };
}

/**
 * @param {Uint8ClampedArray} data
 * @param {number} width
 * @param {number} height
 * @returns {Promise<ScannedCode[]>}
 */
async function codesIn(data, width, height) {
  reader ??= codeReader();
  const found = await (await reader)(/** @type {ImageData} */ ({ data, width, height, colorSpace: "srgb" }), {
    formats: /** @type {(keyof typeof codeFormats)[]} */ (Object.keys(codeFormats)),
    maxNumberOfSymbols: 8,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ format, text }) => ({
      format: codeFormats[/** @type {keyof typeof codeFormats} */ (format)] ?? "",
      text,
    }));
}

/** The reader with its binary, which it would fetch from a third party otherwise. */
async function codeReader() {
  /** @type {typeof import("zxing-wasm/reader")} */
  const { prepareZXingModule, readBarcodes } = await import(process.argv[2] ?? "zxing-wasm/reader");
  const wasmBinary = Uint8Array.from(readFileSync(process.argv[3] ?? "")).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
  return readBarcodes;
}

/**
 * The picture in the requested size and format: never larger than it is, unless it is a vector image.
 * @param {Extract<Job, { wanted: object }>} job
 * @returns {Promise<EncodedImage>}
 */
async function resized({ source, wanted, format }) {
  const { format: sourceFormat, autoOrient, hasAlpha, options } = await opened(source);
  if (!readable.includes(sourceFormat)) throw new Error(`a ${sourceFormat} file is no picture for a page`);
  const isVector = sourceFormat === "svg";
  const size = sizeOf(autoOrient, wanted, isVector);
  const isSeeThrough = hasAlpha && (await hasClearPixels(source, options));
  // A vector image is rendered at the requested size, not rasterized and scaled up: sharp passes the size to the
  // renderer.
  const picture = sharp(source, options)
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...size, fit: "cover", position: wanted.ratio === null ? "center" : wanted.focus });
  if (format === "maskable") return maskable(picture, wanted.width);
  if (format === "png")
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  if (format === "jpeg")
    return encoded(picture.flatten({ background: "#ffffff" }), format, { isSeeThrough: false, isVector });
  if (!isSeeThrough) return encoded(picture.removeAlpha(), format, { isSeeThrough, isVector });
  if (size.width <= drawingWidth) return encodedDrawing(picture, format);
  return encoded(picture, format, { isSeeThrough, isVector });
}

/**
 * The picture on a white square, as large as fits into the circle that systems never cut off: its diameter is 80 % of
 * the width (https://www.w3.org/TR/appmanifest/#icon-masks).
 * @param {Sharp} picture
 * @param {number} width
 * @returns {Promise<EncodedImage>}
 */
async function maskable(picture, width) {
  const edge = Math.round((0.8 / Math.SQRT2) * width);
  const before = Math.floor((width - edge) / 2);
  const after = width - edge - before;
  const background = "#ffffff";
  const bytes = await picture
    .resize({ width: edge, height: edge, fit: "contain", background })
    .flatten({ background })
    .extend({ top: before, left: before, bottom: after, right: after, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return { bytes, type: "image/png" };
}

/**
 * @param {{ width: number, height: number }} own
 * @param {Extract<Job, { wanted: object }>["wanted"]} wanted
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
 * @param {import("sharp").SharpOptions} options
 */
async function hasClearPixels(source, options) {
  const small = await sharp(source, options)
    .resize(128, 128, { fit: "inside" })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  return small.some((alpha) => alpha < 255);
}

/**
 * @param {Sharp} picture
 * @param {Extract<Job, { wanted: object }>["format"]} format
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
 * @param {Extract<Job, { wanted: object }>["format"]} format
 * @returns {Promise<EncodedImage>}
 */
async function encodedDrawing(picture, format) {
  if (format === "plain")
    return { bytes: await picture.png({ compressionLevel: 9 }).toBuffer(), type: "image/png" };
  return { bytes: await picture.webp({ lossless: true, effort: 4 }).toBuffer(), type: "image/webp" };
}
