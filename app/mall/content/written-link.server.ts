import { matchRoute, matchUnprefixedRoute } from "~/locale/match-route";
import { resourceTable } from "~/locale/resource-table";

const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})`;
const bareAddress = new RegExp(String.raw`^${host}\.?(?::\d{2,5})?(?:[/?#]|$)`, "iu");
const mailbox = new RegExp(String.raw`^[^\s@/:?#<>"(),;]+@${host}(?:\?[^\s]*)?$`, "iu");
/** With or without the country's prefix; shorter numbers can't be told from the parts of a path. */
const phone = /^(?:\+|00)?[\d\s()./\u2010-\u2015\u2212-]{9,}$/u;
const ipAddress = /^\d{1,3}(?:\.\d{1,3}){3}(?:[:/]|$)/;
/** File names that look like a host's. */
const fileName =
  /^[^/?#]+\.(?:html?|php\d?|aspx?|jsp|pdf|docx?|xlsx?|pptx?|od[st]|csv|txt|xml|zip|rar|jpe?g|png|gif|webp|svg|mp[34]|webm|mov)(?:[?#]|$)/i;
/** The scheme with its usual mistakes: `http:/x`, `http//x`, `http:\\x`, `http:x`. */
const webScheme = /^(https?)(?:[:;]+[/\\]*|[/\\]{2,})/i;

/** An address of the web with its scheme, where it can be one; other text is unchanged. */
export function absolute(address: string): string {
  const text = address.replace(/^\/\//, "");
  if (bareAddress.test(text) && (!fileName.test(text) || /^www\./i.test(text))) return `https://${text}`;
  const scheme = webScheme.exec(address);
  return scheme ? `${scheme[1]}://${address.slice(scheme[0].length)}` : address;
}

/**
 * Where a link leads that people wrote: an absolute URL, `mailto:`, `tel:`, or a path or fragment of this site. Null for
 * what leads nowhere, such as a path of the mall's old site.
 */
export function linkTarget(written: string): string | null {
  const text = withoutEndOfSentence(written.replace(/[\p{Cc}\p{Cf}]/gu, "").trim());
  // Editors put `http://` before whatever is typed.
  const bare = text.replace(webScheme, "");
  if (/^(?:mailto|tel|callto):/i.test(bare)) return contactTarget(bare);
  if (mailbox.test(bare)) return contactTarget(`mailto:${bare}`);
  if (phone.test(bare) && !(bare !== text && ipAddress.test(bare))) return telephone(bare);
  const repaired = absolute(webScheme.test(bare) ? bare : text);
  if (/^https?:/i.test(repaired)) return webTarget(repaired);
  return ownTarget(text);
}

/** Without the punctuation that was copied along with an address. */
function withoutEndOfSentence(text: string): string {
  const bare = text.replace(/(?<=[\p{L}\p{N}/)])[.,;]+$/u, "");
  return bare.includes("(") ? bare : bare.replace(/\)$/, "");
}

function contactTarget(text: string): string | null {
  const [, scheme = "", rest = ""] = /^(\w+):[/\\]*(.*)$/s.exec(text) ?? [];
  if (!/^mailto$/i.test(scheme)) return telephone(rest);
  const address = `mailto:${rest.trim()}`;
  return URL.canParse(address) ? new URL(address).href : null;
}

/** The digits of a number that can be called: a zero in brackets is not dialled after a country's prefix. */
function telephone(written: string): string | null {
  const text = written.trim();
  const digits = text
    .replace(/^(\+|00)(\d[\d\s]*)\(0\)/, "$1$2")
    .replace(/[\s()./\u2010-\u2015\u2212-]/gu, "")
    .replace(/^00/, "+");
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

function webTarget(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { hostname, href } = new URL(text);
  return hostname.includes(".") || hostname.startsWith("[") ? href : null;
}

function ownTarget(text: string): string | null {
  const here = "https://site.invalid";
  if (text === "" || !URL.canParse(text, here)) return null;
  const address = new URL(text, here);
  if (text.startsWith("#")) return address.hash;
  if (address.origin !== here) return /^https?:$/.test(address.protocol) ? webTarget(address.href) : null;
  // `/.//host` resolves to a path that browsers would take for another host.
  const path = address.pathname.replace(/^\/+/, "/");
  return isServed(path) ? path + address.search + address.hash : null;
}

const resources = resourceTable.map(({ path }) => `/${path}`);

/** Whether the site has a screen or a file at a path; the last part of a list's or an entity's may be missing. */
const isServed = (path: string): boolean =>
  path === "/" ||
  [path, `${path.replace(/\/$/, "")}/-`].some(
    (candidate) => matchRoute(candidate) ?? matchUnprefixedRoute(candidate, "en"),
  ) ||
  resources.some((resource) =>
    /[:*]/.test(resource) ? path.startsWith(resource.replace(/[:*].*$/, "")) : path === resource,
  );
