import { rendering } from "~/process/request-context.server";
import { isPersonalBesideToken } from "./host-cookie.server";

/**
 * Whether a page may show what another of its member's has read seconds before: only a document that its visitor goes to. A
 * reload asks for news, data may answer an event or a form, and a cookie of a form tells of one that another instance may have
 * answered.
 */
export const sharesOwnReads = ({ method, headers }: Request): boolean =>
  rendering().isDocument &&
  method === "GET" &&
  !headers.has("Cache-Control") &&
  !isPersonalBesideToken(headers.get("Cookie") ?? "");
