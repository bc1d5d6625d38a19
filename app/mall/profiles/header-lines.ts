import { z } from "zod";

export type Header = { name: string; value: string };

const line = /^([!#$%&'*+.^_`|~0-9a-z-]+)\s*:\s*([\x20-\x7e\t]*)$/i;
/** Headers that belong to the connection, or that the client itself sets. */
const reserved =
  /^(?:host|cookie|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|accept-encoding)$/i;

/** `Name: value`, as one line of text; no header that belongs to the connection. */
export const headerLine = z.string().transform((text, context): Header => {
  const [, name, value] = line.exec(text.trim()) ?? [];
  const problem =
    !name || !value
      ? "a header such as X-Key: value"
      : reserved.test(name)
        ? `another header than ${name}`
        : null;
  if (!problem) return { name: name ?? "", value: (value ?? "").trim() };
  context.addIssue({ code: "custom", message: problem });
  return z.NEVER;
});
