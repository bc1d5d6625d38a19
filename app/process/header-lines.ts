import { z } from "zod";

export type Header = { name: string; value: string };

const form = /^([!#$%&'*+.^_`|~0-9a-z-]+)\s*:\s*([\x20-\x7e\t]+)$/i;
/** Headers that belong to the connection, or that are made for each request. */
const reserved =
  /^(?:host|cookie|connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|content-.*|accept-encoding)$/i;

/** `Name: value`; no header that belongs to the connection. */
export const headerLine = z.string().transform((text, context): Header => {
  const [, name, value] = form.exec(text.trim()) ?? [];
  if (name && value && !reserved.test(name)) return { name, value: value.trim() };
  const message = name && value ? `another header than ${name}` : "a header such as X-Key: value";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** A header that is sent with every call of a mall API; a member's token has its own place in profiles. */
export const sentHeaderLine = headerLine.refine(({ name }) => name.toLowerCase() !== "authorization", {
  message: "another header than Authorization",
});

/** Lines of headers; empty ones count as none. */
export const headerLines = z.string().transform((text, context) =>
  text.split(/\r?\n/).flatMap((line) => {
    if (!line.trim()) return [];
    const result = sentHeaderLine.safeParse(line);
    if (result.success) return [result.data];
    const reason = result.error.issues[0]?.message;
    context.addIssue({
      code: "custom",
      message: `lines such as Origin: https://{tenant}.example.com, of which each is ${reason}`,
    });
    return [];
  }),
);
