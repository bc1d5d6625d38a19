import { languageOfPath } from "~/locale/language-choice";

/** More segments than any page's path has. */
const maxPathDepth = 16;

/**
 * Replaces a request for a path that can't be a page's: by one for a path in its language that is not found. Remix
 * matches routes for every parent path of what it renders, which would take it seconds for a deep path, and writes to the
 * console what it can't decode. Null for all other requests.
 */
export function deepPathRequest(request: Request): Request | null {
  const { origin, pathname } = new URL(request.url);
  const isDeep = pathname.split("/", maxPathDepth + 2).length > maxPathDepth + 1;
  if (!isDeep && isDecodable(pathname)) return null;
  const language = languageOfPath(pathname);
  const { headers, signal } = request;
  return new Request(`${origin}${language ? `/${language}` : ""}/404`, { headers, signal });
}

function isDecodable(path: string): boolean {
  if (!path.includes("%")) return true;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
