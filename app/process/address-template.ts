import { z } from "zod";

/** An http(s) URL, possibly with `{tenant}` in it; a trailing slash is removed. */
export function addressTemplate(example: string) {
  const message = `an http or https address without query, which may contain {tenant}, such as ${example}`;
  return z
    .string({ message })
    .refine(isAddressTemplate, { message })
    .transform((address) => address.replace(/\/+$/, ""));
}

function isAddressTemplate(template: string): boolean {
  const address = template.replaceAll("{tenant}", "tenant");
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, search, hash } = new URL(address);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}
