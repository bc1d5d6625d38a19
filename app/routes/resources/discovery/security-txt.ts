import { languageTag } from "@contract/languages";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { documentResponse } from "~/caching/document-response.server";
import { environment } from "~/process/environment.server";

const day = 86_400_000;
/** The standard recommends less than a year. */
const validDays = 180;

/** `/.well-known/security.txt` (RFC 9116), with SECURITY_CONTACT; 404 without it. */
export function loader({ request }: LoaderFunctionArgs) {
  return documentResponse(request, "text/plain; charset=utf-8", ({ languages, now }) => {
    const { SECURITY_CONTACT: contacts } = environment();
    if (!contacts) return null;
    const expires = new Date(Math.floor(now.getTime() / day + validDays) * day);
    return [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${languages.map(languageTag).join(", ")}`,
      `Canonical: ${new URL("/.well-known/security.txt", request.url)}`,
      "",
    ].join("\n");
  });
}
