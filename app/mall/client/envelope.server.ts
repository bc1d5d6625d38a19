import { failure, failureWord } from "@contract/envelope";
import { plainValue, valuesAt } from "../profiles/field-path.server";
import type { ApiProfile } from "../profiles/profile";
import { isRow } from "../reading/field-names.server";
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

/** What an API's answers are wrapped in, where it isn't the contract's envelope. */
export type EnvelopeRules = NonNullable<ApiProfile["envelope"]>;

/** The envelope of an answer, or its failure. Throws MallApiUnavailable for one of no use. */
export function openEnvelope(answer: Answer, rules: EnvelopeRules = {}): Envelope | MallApiError {
  const { url, status, headers } = answer;
  if (status === 204) return { json: { status: "success", data: null }, headers, byteLength: 0 };
  const json = parsedJson(answer);
  if (status >= 400 || (json && hasFailed(json, rules))) return failureOf(answer, json, rules);
  if (status >= 300) throw new MallApiUnavailable("malformed", `${url} redirects elsewhere (${status})`);
  if (!json) throw new MallApiUnavailable("malformed", `${url} answered ${status} without JSON of any use`);
  return { json: { ...json, data: dataOf(json, rules) }, headers, byteLength: answer.bytes.byteLength };
}

function hasFailed(json: Record<string, unknown>, { success }: EnvelopeRules): boolean {
  if (json.status === "error" || json.success === false) return true;
  const said = success && valuesAt(json, success.field)[0]?.value;
  return said !== undefined && !success?.values.map(plainValue).includes(plainValue(said));
}

/** An answer's `data`, or all of it where it has no such field. */
function dataOf(json: Record<string, unknown>, { data }: EnvelopeRules): unknown {
  if (data) return valuesAt(json, data)[0]?.value ?? null;
  if ("data" in json) return json.data;
  // An entity without an envelope may have a state and a message of its own.
  if ("id" in json) return json;
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
    return isRow(value) ? value : null;
  } catch {
    return null;
  }
}

/** Where failures have the word or the number of their kind. */
const statusNames = ["httpStatus", "httpCode", "statusCode", "code"];
const errorNames = ["errors"];

function failureOf(answer: Answer, json: Record<string, unknown> | null, rules: EnvelopeRules): MallApiError {
  const errors = [rules.fieldErrors ?? errorNames]
    .flat()
    .map((name) => fieldErrors(json && valuesAt(json, name)[0]?.value))
    .find(Boolean);
  const word = json && failureWordIn(json, answer.status, rules);
  // What is wrong with fields is a failed validation, whatever an API's own word for it is.
  const isValidation = errors && !failureWord.safeParse(word).success;
  const body =
    json &&
    failure.safeParse({
      status: "error",
      httpStatus: isValidation ? "ValidationFailed" : (word ?? "Internal"),
      message: valuesAt(json, [rules.message ?? "message"].flat()[0] ?? "")[0]?.value,
      errors,
    }).data;
  return new MallApiError({
    status: answer.status,
    statusText: answer.statusText,
    response: { url: answer.url, status: answer.status, headers: answer.headers },
    body: body ?? null,
  });
}

/**
 * `NotFound`, also where an API writes "Not Found", "not_found" or 404; the code of a failure as RFC 6749 has it. Null
 * where nothing says of which kind the failure is.
 */
function failureWordIn(
  json: Record<string, unknown>,
  status: number,
  { failureStatus, unauthorized = [] }: EnvelopeRules,
): string | null {
  const { error } = json;
  if (typeof error === "string" && /^(?:invalid|unsupported)_\w+$|^unauthorized_client$/.test(error))
    return error;
  const names = [failureStatus ?? (status >= 400 ? "httpStatus" : statusNames)].flat();
  const said = names.flatMap((name) => valuesAt(json, name));
  for (const { value } of said) {
    if (unauthorized.map(plainValue).includes(plainValue(value))) return "Unauthorized";
    const number = Number(value);
    if (number >= 400 && number < 600) return wordOfNumber(number);
  }
  const word = failureStatus ? said[0]?.value : json.httpStatus;
  if (typeof word === "string" && word) return knownWord(word);
  return status >= 400 ? failureWordOf(status) : null;
}

/** A number that stands for no word of the contract is a status all the same. */
const wordOfNumber = (number: number): string => {
  const word = failureWordOf(number);
  return word === "Internal" && number < 500 ? String(number) : word;
};

const knownWord = (word: string): string => {
  const letters = word.replaceAll(/[^a-z]/gi, "").toLowerCase();
  return failureWord.options.find((known) => known.toLowerCase() === letters) ?? word;
};

/** Each field's messages as a list, also where an API writes one text; undefined for what is no map of messages. */
function fieldErrors(errors: unknown): Record<string, string[]> | undefined {
  if (!isRow(errors)) return undefined;
  const byField = Object.entries(errors).map(([field, texts]) => [field, [texts].flat()] as const);
  const areTexts = byField.every(([, texts]) => texts.every((text) => typeof text === "string"));
  return areTexts && byField.length > 0
    ? Object.fromEntries(byField.map(([field, texts]) => [field, texts.map(String)]))
    : undefined;
}
