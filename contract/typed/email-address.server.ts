import { domainToASCII, domainToUnicode } from "node:url";
import { z } from "zod";
import { plain } from "./visible-text";

/**
 * An address as it is stored and compared: in lower case, with the domain in Punycode. Chromium sends a typed
 * `info@müller.de` like that, others as typed.
 */
function canonical(text: string): string {
  const address = plain(text).toLowerCase();
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  // Plain names stay as typed: the URL standard would read some as numbers of hosts.
  return /^\p{ASCII}*$/u.test(domain) ? address : address.slice(0, at) + domainToASCII(domain);
}

/**
 * An e-mail address by the rule of browsers, which the HTML standard defines, in its canonical form. The domain needs a
 * dot, which browsers don't ask for: no mall writes to a host of its own network, and `jan@gmail` lacks something.
 */
export const emailAddress = z
  .string()
  .overwrite(canonical)
  .min(1, "required")
  .max(254, "too_long")
  .pipe(z.string().refine((text) => z.regexes.html5Email.test(text) && /@.*\./.test(text), "not_an_email"));

/** An address as its owner writes it. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  return domain.includes("xn--") ? address.slice(0, at) + (domainToUnicode(domain) || domain) : address;
}
