import {
  getMultipartBoundary,
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from "@remix-run/multipart-parser";

/** More fields and files than any form of the site has. */
const fieldLimit = 100;
/** All text typed into a form, including field names, excluding files. Bytes. */
export const textLimit = 64 * 1024;
/** A part's headers: the names of a field and of a file. Bytes. */
const headerLimit = 2_048;
/** The maximum in RFC 2046; a longer boundary would only slow down the search for it. */
const boundaryLimit = 70;
/** The form library would interpret other names as paths or intents; no form here has any. */
const fieldName = /^(?!__)[\w-]{1,64}$/;

const reasons = {
  400: "The body is not a valid form",
  413: "The body is over its budget",
  503: "There is no memory left for the body now",
};

/** A form body that was refused: malformed (400), over its budget (413), or too much beside other uploads (503). */
export class BodyRefused extends Error {
  constructor(readonly status: keyof typeof reasons) {
    super(reasons[status]);
  }
}

/**
 * Parses a form's fields and files. The limits are enforced while the body streams in: parsing stops at the first
 * excess byte, and its time is linear in the body's length.
 * @param bytes the maximum length of the body
 * @param reserve called with the length of each chunk of a multipart body; if it returns false, the body is refused
 * @throws BodyRefused, or any error of the body's stream
 */
export async function readFormData(
  request: Request,
  bytes: number,
  reserve: (bytes: number) => boolean = () => true,
): Promise<FormData> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!request.body) throw new BodyRefused(400);
  if (/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    return urlEncoded(await readText(request, Math.min(bytes, textLimit)));
  const boundary = /^multipart\/form-data\s*;/i.test(type) && getMultipartBoundary(type);
  if (!boundary || boundary.length > boundaryLimit) throw new BodyRefused(400);
  try {
    return await multipart(chunksOf(request.body, bytes, reserve), boundary, bytes);
  } catch (error) {
    throw isOverBudget(error) ? new BodyRefused(413) : isMalformed(error) ? new BodyRefused(400) : error;
  }
}

/** Reads a body as text. Throws BodyRefused (413) as soon as it exceeds `bytes`. */
export async function readText(request: Request, bytes: number): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(request.body, bytes)) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  bytes: number,
  reserve: (bytes: number) => boolean = () => true,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
      if (length > bytes) throw new BodyRefused(413);
      if (!reserve(value.byteLength)) throw new BodyRefused(503);
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

function urlEncoded(text: string): FormData {
  let fields = 1;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", at + 1)) fields++;
  if (fields > fieldLimit) throw new BodyRefused(413);
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(text)) if (fieldName.test(name)) form.append(name, value);
  return form;
}

async function multipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
  bytes: number,
): Promise<FormData> {
  const parser = new MultipartParser(boundary, {
    maxParts: fieldLimit,
    maxHeaderSize: headerLimit,
    maxFileSize: bytes,
    maxTotalSize: bytes,
  });
  const form = new FormData();
  let textBytes = 0;
  const append = (part: MultipartPart) => {
    const { name, fileName } = namesOf(part);
    if (fileName === null) textBytes += name.length + part.size;
    if (textBytes > textLimit) throw new BodyRefused(413);
    if (!fieldName.test(name)) return;
    if (fileName === null) form.append(name, Buffer.from(part.bytes).toString("utf8"));
    else form.append(name, new File([part.arrayBuffer], fileName, { type: part.mediaType ?? "text/plain" }));
  };
  // The parser takes a line break after the end for a second message if it arrives in a separate chunk, so the end is
  // never split.
  let held: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const known = held.byteLength > 0 ? Buffer.concat([held, chunk]) : chunk;
    const end = Math.max(0, known.byteLength - "--\r\n".length);
    for (const part of parser.write(known.subarray(0, end))) append(part);
    held = known.subarray(end);
  }
  for (const part of parser.write(held)) append(part);
  parser.finish();
  return form;
}

/** The names of a field and of its file, as the HTML standard encodes them; `fileName` is null for text. */
function namesOf(part: MultipartPart): { name: string; fileName: string | null } {
  const disposition = part.headers["content-disposition"] ?? "";
  const [, name, fileName = null] =
    /^form-data; ?name="([^"]*)"(?:; ?filename="([^"]*)")?$/i.exec(disposition) ?? [];
  if (name === undefined) throw new BodyRefused(400);
  return { name: unescaped(name), fileName: fileName === null ? null : unescaped(fileName) };
}

const unescaped = (name: string): string =>
  name.replaceAll(/%0A/gi, "\n").replaceAll(/%0D/gi, "\r").replaceAll("%22", '"');

const isOverBudget = (error: unknown): boolean =>
  error instanceof MaxPartsExceededError ||
  error instanceof MaxHeaderSizeExceededError ||
  error instanceof MaxFileSizeExceededError ||
  error instanceof MaxTotalSizeExceededError;

/** A TypeError means that a part's headers are not valid UTF-8. */
const isMalformed = (error: unknown): boolean =>
  error instanceof MultipartParseError || error instanceof TypeError;
