import { failure, failureWord } from "@contract/envelope";
import { pagingIn } from "../reading/lists.server";
import { failureWordOf, MallApiError, MallApiUnavailable } from "./mall-api-error";
import type { Answer } from "./transport.server";

/** The parsed envelope of an answer that is no failure. */
export type Envelope = { json: Record<string, unknown>; headers: Record<string, string>; byteLength: number };

/** The same URL with or without a slash at its path's end, if an API redirects there; null for anything else. */
export function slashRedirect({ url, status, headers }: Answer): string | null {
  const to = [301, 302, 307, 308].includes(status) ? headers.location : undefined;
  if (!to || !URL.canParse(to, url)) return null;
  const target = new URL(to, url).href;
  const bare = (href: string) => href.replace(/\/?(?=\?|$)/, "");
  return target !== url && bare(target) === bare(url) ? target : null;
}

/** The envelope of an answer, or its failure. Throws MallApiUnavailable for one of no use. */
export function openEnvelope(answer: Answer): Envelope | MallApiError {
  const { url, status, headers } = answer;
  if (status === 204) return { json: { status: "success", data: null }, headers, byteLength: 0 };
  const json = parsedJson(answer);
  if (status >= 400 || json?.status === "error" || json?.success === false) return failureOf(answer, json);
  if (status >= 300) throw new MallApiUnavailable("malformed", `${url} redirects elsewhere (${status})`);
  if (!json) throw new MallApiUnavailable("malformed", `${url} answered ${status} without JSON of any use`);
  return { json: { ...json, data: dataOf(json) }, headers, byteLength: answer.bytes.byteLength };
}

/** An answer's `data`, or all of it where it has no such field. */
function dataOf(json: Record<string, unknown>): unknown {
  if ("data" in json) return json.data;
  const { status, message, success, ...rest } = json;
  return Object.keys(rest).length > 0 || Object.keys(json).length === 0 ? rest : undefined;
}

/** Strips a byte order mark. */
const utf8 = new TextDecoder();

/** The answer as an object; a bare list is wrapped in one, with what the headers say of its pages. */
function parsedJson(answer: Answer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(utf8.decode(answer.bytes));
    if (Array.isArray(value)) return { ...pagingIn(answer.headers), data: value };
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function failureOf(answer: Answer, json: Record<string, unknown> | null): MallApiError {
  const body =
    json &&
    failure.safeParse({
      ...json,
      status: "error",
      httpStatus: failureWordIn(json, answer.status),
      errors: fieldErrors(json.errors),
    }).data;
  return new MallApiError({
    status: answer.status,
    statusText: answer.statusText,
    response: { url: answer.url, status: answer.status, headers: answer.headers },
    body: body ?? null,
  });
}

/** `NotFound`, also where an API writes "Not Found", "not_found" or 404; the code of a failure as RFC 6749 has it. */
function failureWordIn({ httpStatus, error }: Record<string, unknown>, status: number): string {
  if (typeof error === "string" && /^(?:invalid|unsupported)_\w+$|^unauthorized_client$/.test(error))
    return error;
  if (typeof httpStatus === "string" && httpStatus) {
    const letters = httpStatus.replaceAll(/[^a-z]/gi, "").toLowerCase();
    return failureWord.options.find((word) => word.toLowerCase() === letters) ?? httpStatus;
  }
  return failureWordOf(typeof httpStatus === "number" ? httpStatus : status);
}

/** Each field's messages as a list, also where an API writes one text. */
const fieldErrors = (errors: unknown): unknown =>
  isRecord(errors)
    ? Object.fromEntries(Object.entries(errors).map(([field, texts]) => [field, [texts].flat()]))
    : undefined;
