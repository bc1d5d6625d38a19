import { decode } from "turbo-stream";

/** Marks a response as Remix's. */
export const responseMark = "X-Remix-Response";

/** The status of a response to a data request that redirects. */
const redirectStatus = 202;

const redirected = Symbol("redirect");

/**
 * Remix's response to a data request without the framework: its data by route id, with `{ error }` for what a loader
 * threw, or `{ redirect, status }`. A response that is no data has `{ error }` alone.
 */
export async function plainData(
  answer: Response,
): Promise<{ status: number; headers: Headers; data: unknown }> {
  const { status, body } = answer;
  const headers = new Headers(answer.headers);
  headers.delete(responseMark);
  if (!body || !answer.headers.get("Content-Type")?.startsWith("text/x-"))
    return { status, headers, data: { error: { status } } };
  return { status: status === redirectStatus ? 200 : status, headers, data: await decodedData(body) };
}

async function decodedData(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value, done } = await decode(body, { plugins: [decodePart] });
  await done;
  const results = value as Record<string, { data: unknown } | { error: unknown }> & {
    [redirected]?: unknown;
  };
  if (results[redirected]) return results[redirected];
  return Object.fromEntries(
    Object.entries(results).map(([route, result]) => [
      route,
      "error" in result ? { error: result.error } : result.data,
    ]),
  );
}

/** Remix's own types within the data. */
function decodePart(type: unknown, ...parts: unknown[]): { value: unknown } | false {
  if (type === "SanitizedError") return { value: { status: 500 } };
  if (type === "ErrorResponse") return { value: { status: parts[1], message: parts[2] } };
  if (type === "SingleFetchFallback") return { value: undefined };
  if (type === "SingleFetchClassInstance") return { value: parts[0] };
  if (type !== "SingleFetchRedirect") return false;
  const { redirect, status } = parts[0] as { redirect: string; status: number };
  return { value: { [redirected]: { redirect, status } } };
}
