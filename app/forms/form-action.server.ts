import { parseWithZod } from "@conform-to/zod/v4";
import { BodyRefused, readFormData } from "@contract/form-data.server";
import { type FieldProblem, isFieldProblem, passwordLength } from "@contract/input-text";
import { trimmed } from "@contract/typed/visible-text";
import { data } from "@remix-run/node";
import type { z } from "zod";
import { translatorOf } from "~/locale/i18n.server";
import { relativeTime } from "~/locale/relative-time";
import { isOutage, MallApiError } from "~/mall/client/mall-api-error";
import type { FieldConstraint } from "~/mall/content/field-constraints.server";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { clientAddressOf } from "~/process/client-address.server";
import { report } from "~/process/request-context.server";
import { codeBrowserOf, knownBrowserOf } from "~/session/browser.server";
import { isCrossOrigin } from "~/session/same-origin.server";
import type { Site } from "~/site/site.server";
import { tenantOf } from "~/tenant/tenant.server";
import { bodyLimit, rejectBody } from "./body-limit.server";
import type { FormAnswer } from "./form-answer";
import { intentField, startedField, switchField, trapField } from "./form-answer";
import { type LimitName, refundAttempt, retryAfterSeconds } from "./rate-limit.server";
import { requiredMessage } from "./required-message";
import { uploadShare } from "./upload-share.server";

/** No person fills a form in faster than this. */
const minFillMs = 1_200;

type FormRules<Schema extends z.ZodType> = {
  schema: Schema;
  /** What attempts are counted as, by address and, if `account` is given, by account. */
  limit: LimitName;
  account?: (value: z.output<Schema>) => string;
  /** Fields whose values are never sent back. */
  secrets?: readonly string[];
  /** A form for anonymous visitors, which is protected against bots. */
  isPublic?: boolean;
};

/** An error that the schema can't detect: messages by field, and one for the form as a whole. */
export class FormProblem extends Error {
  constructor(
    readonly errors: Record<string, string>,
    readonly problem: string | null = null,
    readonly status = 422,
  ) {
    super(problem ?? "The form can't be accepted");
  }
}

/**
 * A form's fields, from a page of this site only; its limits are enforced while it is read. Throws 403 for another
 * site's form, 429 if the client sent too many (before it is read), 413 if it is over its budget, 503 if there is no
 * memory for its files now, 400 if it is not a form.
 */
export async function readForm(request: Request): Promise<FormData> {
  if (isCrossOrigin(request)) throw new Response(null, { status: 403, statusText: "Forbidden" });
  rejectBody(request);
  const address = clientAddressOf(request);
  const { tenantId } = tenantOf(request);
  // remix-serve passes no addresses: all visitors would be counted as one.
  const wait = address === undefined ? null : await retryAfterSeconds("forms", { tenantId, address });
  if (wait) throw formError(429, wait);
  const share = uploadShare(address);
  try {
    return await readFormData(request, bodyLimit(new URL(request.url).pathname), share.take);
  } catch (error) {
    const status = error instanceof BodyRefused ? error.status : 400;
    throw formError(status, status === 503 ? 10 : undefined);
  } finally {
    share.end();
  }
}

const statusTexts = {
  400: "Bad Request",
  413: "Content Too Large",
  429: "Too Many Requests",
  503: "Service Unavailable",
};

const formError = (status: keyof typeof statusTexts, wait?: number): Response =>
  new Response(null, {
    status,
    statusText: statusTexts[status],
    ...(wait && { headers: { "Retry-After": String(wait) } }),
  });

type FormErrorResponse = ReturnType<typeof data<FormAnswer>>;

/**
 * Handles a form: same origin, no bot, valid by its schema, within the rate limit; then `perform` does the work and
 * returns a redirect or data to render. Errors are returned as messages beside the fields, with the input.
 */
export function handleForm<Schema extends z.ZodType>(
  form: FormData,
  request: Request,
  site: Site,
  rules: FormRules<Schema>,
  perform: (value: z.output<Schema>) => Promise<Response>,
): Promise<Response | FormErrorResponse>;
export function handleForm<Schema extends z.ZodType, Answer>(
  form: FormData,
  request: Request,
  site: Site,
  rules: FormRules<Schema>,
  perform: (value: z.output<Schema>) => Promise<Answer>,
): Promise<Answer | FormErrorResponse>;
export async function handleForm<Schema extends z.ZodType, Answer>(
  form: FormData,
  request: Request,
  site: Site,
  rules: FormRules<Schema>,
  perform: (value: z.output<Schema>) => Promise<Answer>,
): Promise<Answer | FormErrorResponse> {
  const t = translatorOf(site.language);
  const intent = String(form.get(intentField) ?? "");
  const values = typedValues(form, rules.secrets ?? []);
  if (form.has(switchField)) return data<FormAnswer>({ intent, values, errors: {}, problem: null });
  const refuse = (errors: Record<string, string>, problem: string | null, status: number, wait?: number) => {
    report({ hasRefusedForm: true });
    return data<FormAnswer>(
      { intent, values, errors, problem },
      { status, ...(wait && { headers: { "Retry-After": String(wait) } }) },
    );
  };

  if (rules.isPublic && looksAutomated(form)) return refuse({}, t("forms:tooFast"), 422);
  const submission = parseWithZod(withoutBlanks(form), { schema: rules.schema });
  if (submission.status !== "success") {
    return refuse(messagesOf(submission.error ?? {}, rules.schema, site), null, 422);
  }
  const account = rules.account?.(submission.value);
  const browserOf = rules.limit === "code" ? codeBrowserOf : knownBrowserOf;
  const who = {
    tenantId: site.tenant.tenantId,
    address: clientAddressOf(request),
    ...(account && { account, knownBrowser: browserOf(request, site, account) }),
  };
  const wait = await retryAfterSeconds(rules.limit, who);
  if (wait) return refuse({}, tooManyText(wait, site), 429, wait);
  try {
    const answer = await perform(submission.value);
    await refundAttempt(rules.limit, who);
    return answer;
  } catch (error) {
    // The mall API has not processed it.
    if (isOutage(error)) await refundAttempt(rules.limit, who, true);
    if (error instanceof FormProblem) return refuse(error.errors, error.problem, error.status);
    if (error instanceof MallApiError && error.status === 429) {
      const seconds = Number(error.response?.headers["retry-after"]) || 60;
      return refuse({}, tooManyText(seconds, site), 429, seconds);
    }
    if (isOutage(error)) return refuse({}, t("forms:outage"), 503);
    if (!(error instanceof MallApiError) || !error.body?.errors) throw error;
    return refuse(messagesOf(error.body.errors, rules.schema, site), null, 422);
  }
}

/** When to try again, as text. */
export function tooManyText(seconds: number, { language, now }: Site): string {
  const when = relativeTime(now, now.getTime() + seconds * 1000, language);
  return translatorOf(language)("forms:tooMany", { when });
}

/** The honeypot field is filled in, or the form was submitted too fast. */
function looksAutomated(form: FormData): boolean {
  const started = Number.parseInt(String(form.get(startedField) ?? ""), 36);
  const elapsed = Date.now() - started;
  return Boolean(form.get(trapField)) || !(elapsed >= minFillMs);
}

/** A field of blanks, or of what nobody sees, is an empty one. */
function withoutBlanks(form: FormData): FormData {
  const filled = new FormData();
  for (const [name, value] of form) {
    if (typeof value !== "string" || trimmed(value)) filled.append(name, value);
  }
  return filled;
}

/**
 * The form's input as text, without secrets and the form's own hidden fields, except for when it was first rendered: a
 * form that is corrected has been there longer than its last answer. Files can't be restored; only their names
 * are returned, so that the form can say which ones to choose again.
 */
export function typedValues(form: FormData, secrets: readonly string[]): Record<string, string> {
  const own = new Set([intentField, switchField, trapField, ...secrets]);
  const valuesByName = new Map<string, FormDataEntryValue[]>();
  for (const [name, value] of form) {
    if (own.has(name)) continue;
    const values = valuesByName.get(name);
    if (values) values.push(value);
    else valuesByName.set(name, [value]);
  }
  return Object.fromEntries(
    [...valuesByName].flatMap(([name, values]) => {
      const files = values.flatMap((value) => (typeof value !== "string" && value.name ? [value.name] : []));
      const text =
        files.length > 0 ? files.join(", ") : values.findLast((value) => typeof value === "string");
      return text === undefined ? [] : [[name, String(text).slice(0, 5_000)]];
    }),
  );
}

/** What "invalid" means where a mall API has no better word. */
const invalidFields: Record<string, FieldProblem> = { email: "not_an_email", phone: "not_a_phone" };

/** The messages of the fields that a schema refuses, or the mall API. */
export function messagesOf(
  problems: Record<string, string[] | null | undefined>,
  schema: z.ZodType,
  site: Site,
): Record<string, string> {
  const constraints = constraintsOf(schema);
  return Object.fromEntries(
    Object.entries(problems).flatMap(([path, texts]) => {
      const [found] = texts ?? [];
      const parts = path.split(/[.[]/);
      const name = parts.find((part) => part in constraints) ?? parts[0] ?? "";
      const word = found === "invalid" ? (invalidFields[name] ?? found) : found;
      return word ? [[name, messageOf(word, site, name, constraints[name])]] : [];
    }),
  );
}

/** A field's error as a message; an upstream's own messages are passed on. */
export function messageOf(
  word: string,
  { language }: Site,
  field: string,
  constraint?: FieldConstraint,
): string {
  const t = translatorOf(language);
  if (isFieldProblem(word)) {
    if (word === "required") return t(requiredMessage(field));
    const key = word.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return t(`forms:problems.${key}`, { least: constraint?.minLength ?? passwordLength.least });
  }
  return /\s/.test(word) && !/^(Required|Invalid|Expected|Too )/.test(word)
    ? word
    : t(/required|undefined/i.test(word) ? requiredMessage(field) : "forms:problems.invalid");
}
