import type { Endpoint } from "@contract/endpoint";
import { BodyRefused, readFormData } from "@contract/form-data.server";
import { isFieldProblem } from "@contract/input-text";
import type { Context } from "hono";
import { z } from "zod";
import { ApiFailure, TooLarge } from "../domain/call/failure";

/**
 * Reads and validates a request body of limited size (bytes). Throws ValidationFailed with an error code per
 * invalid field.
 */
export async function bodyOf(
  context: Context,
  { body, encoding }: Endpoint,
  bytes: number,
): Promise<unknown> {
  if (body.safeParse(undefined).success) return undefined;
  const sent = encoding === "form" ? await formOf(context, body, bytes) : await jsonOf(context);
  const result = body.safeParse(sent);
  if (result.success) return result.data;
  throw new ApiFailure(
    "ValidationFailed",
    "Some of what was sent is not valid",
    problemsOf(result.error, sent),
  );
}

async function jsonOf(context: Context): Promise<unknown> {
  if (!/^application\/json\b/i.test(context.req.header("content-type") ?? "")) {
    throw new ApiFailure("ValidationFailed", "The body must be JSON");
  }
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (error instanceof SyntaxError) throw new ApiFailure("ValidationFailed", "The body is no JSON");
    throw error;
  }
}

/**
 * Form data as an object: fields that are arrays in the contract become arrays, an empty file field is
 * omitted.
 */
async function formOf(context: Context, body: z.ZodType, bytes: number): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\b/i.test(context.req.header("content-type") ?? "")) {
    throw new ApiFailure("ValidationFailed", "The body must be form data");
  }
  const form = await readFormData(context.req.raw, bytes).catch((error: unknown) => {
    if (error instanceof BodyRefused && error.status === 413) throw new TooLarge();
    if (error instanceof BodyRefused) throw new ApiFailure("ValidationFailed", "The body is no form data");
    throw error;
  });
  const lists = body instanceof z.ZodObject ? listsOf(body) : new Set<string>();
  const object: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form
      .getAll(name)
      .filter((value) => typeof value === "string" || value.size > 0 || value.name);
    if (lists.has(name)) object[name] = values;
    else if (values.length > 0) object[name] = values.at(-1);
  }
  return object;
}

function listsOf(body: z.ZodObject): Set<string> {
  const isList = (schema: z.core.$ZodType): boolean =>
    schema instanceof z.ZodArray || (schema instanceof z.ZodDefault && isList(schema.unwrap()));
  return new Set(Object.keys(body.shape).filter((name) => isList(body.shape[name])));
}

function problemsOf(error: z.ZodError, sent: unknown): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    const word = problemOf(issue, valueAt(sent, issue.path));
    problems[field] = [...new Set([...(problems[field] ?? []), word])];
  }
  return problems;
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): string {
  if (value === undefined || value === null) return "required";
  if (isFieldProblem(issue.message)) return issue.message;
  if (issue.code === "too_big") return "too_long";
  if (issue.code === "too_small") return "too_short";
  return "invalid";
}

const valueAt = (root: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    root,
  );
