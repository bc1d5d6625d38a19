const maxText = 8_000;
const maxCauses = 4;
/** What an error of ours or Node's says beside its message. */
const fields = ["code", "kind", "status", "httpStatus", "read", "retryAfter"] as const;

/**
 * A text as it may be logged: without queries of URLs, credentials and e-mail addresses, which are visitors' input. Each
 * pattern is linear in the text's length.
 */
export function loggedText(text: string): string {
  return text
    .slice(0, maxText)
    .replaceAll(/\?[^\s"'<>]+/g, "?…")
    .replaceAll(/\/\/[^\s/@]{1,200}@/g, "//…@")
    .replaceAll(/[^\s@/"'<>(),:;=]{1,64}@[^\s@/"'<>(),:;]{1,255}/g, "…@…")
    .replaceAll(/\b(Bearer) [^\s"']+/gi, "$1 …");
}

/**
 * An error as it may be logged, with its causes. Of other fields only those that say what failed: a failed call's body
 * and URL hold what a visitor typed, a failed query's its parameters.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return loggedText(String(error));
  const stack = error.stack?.replace(error.message, () => withoutParameters(error.message));
  return {
    type: error.name,
    message: loggedMessage(error),
    stack: stack && loggedText(stack),
    ...Object.fromEntries(
      fields.flatMap((name) => {
        const value: unknown = Reflect.get(error, name);
        return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
      }),
    ),
    ...(error.cause !== undefined && depth < maxCauses && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** An error's message as it may be logged. */
export const loggedMessage = ({ message }: Error): string => loggedText(withoutParameters(message));

/** Drizzle's message of a failed query ends with its parameters. */
const withoutParameters = (message: string): string =>
  message.startsWith("Failed query: ") ? message.replace(/\nparams: [\s\S]*$/, "") : message;

/** A request's path as it may be logged. */
const loggedPath = (url: string): string => loggedText(url.replace(/\?.*/s, "").replaceAll("%40", "@"));

/** For pino: what the log's lines may hold of errors, cache keys and URLs. */
export const logSerializers = {
  err: loggedError,
  key: loggedText,
  source: loggedText,
  reason: loggedText,
  path: loggedPath,
};
