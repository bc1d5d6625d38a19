import { DrizzleQueryError } from "drizzle-orm/errors";

/** An error as it may be logged: a failed query without its parameters, which may be a password's hash or an address. */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const cause = withoutParameters(error.cause);
  if (error instanceof DrizzleQueryError) return new Error(`Failed query: ${error.query}`, { cause });
  error.cause = cause;
  return error;
}
