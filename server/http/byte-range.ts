import type { IncomingMessage } from "node:http";

/**
 * The part of a response that a request asks for (RFC 9110, 14): one range of what is there in memory anyway. Everything
 * else gets the whole, as any client must expect: several ranges, other units, and what is not the same any more.
 */
export async function partOf(request: IncomingMessage, answer: Response): Promise<Response> {
  const { range, "if-range": expected } = request.headers;
  const isWhole =
    request.method === "GET" && answer.status === 200 && !answer.headers.has("Content-Encoding");
  if (!isWhole || !answer.body) return answer;
  const headers = new Headers(answer.headers);
  headers.set("Accept-Ranges", "bytes");
  if (!range || (expected !== undefined && !isSame(String(expected), headers)))
    return new Response(answer.body, { headers });
  const bytes = await answer.arrayBuffer();
  const size = bytes.byteLength;
  const asked = boundsOf(range, size);
  if (!asked) return new Response(bytes, { headers });
  const { start, end } = asked;
  if (start >= size || end < start) {
    const refusal = { "Content-Range": `bytes */${size}`, "Cache-Control": "no-store" };
    return new Response(null, { status: 416, headers: refusal });
  }
  headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set("Content-Length", String(end - start + 1));
  return new Response(bytes.slice(start, end + 1), { status: 206, headers });
}

/** The first and last byte; null if the header is none of a single range of bytes, and is ignored. */
function boundsOf(header: string, size: number): { start: number; end: number } | null {
  const [, first = "", last = ""] = /^bytes=(\d{1,15})?-(\d{1,15})?$/.exec(header) ?? [];
  if (first === "" && last === "") return null;
  if (first === "")
    return last === "0"
      ? { start: size, end: size }
      : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== "" && Number(last) < Number(first)) return null;
  return { start: Number(first), end: Math.min(size - 1, last === "" ? size : Number(last)) };
}

/** Whether a client's part is of these very bytes: a weak ETag does not say so, and neither does a date's second. */
const isSame = (expected: string, headers: Headers): boolean =>
  expected.startsWith('"') && expected === headers.get("ETag");
