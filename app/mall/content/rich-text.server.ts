import { createHash } from "node:crypto";
import type { TenantId } from "@contract/tenant-ids";
import sanitizeHtml from "sanitize-html";
import { memoryCache } from "~/process/memory-cache.server";
import { imageHref } from "~/ui/picture";
import { signedImage } from "../media/image-signature.server";
import { escaped, withLinksToMedia } from "./embedded-media.server";
import { linkTarget } from "./written-link.server";

declare const safe: unique symbol;
/** HTML that came through `richText` and may be put into a page as it is. */
export type SafeHtml = string & { readonly [safe]: true };

export type RichTextOptions = {
  /** The level of the text's highest heading; lower ones follow without a gap. */
  topHeading?: 2 | 3 | 4;
};

const cache = memoryCache<SafeHtml>("rich text");

/** Untrusted HTML of the mall API as HTML that may stand in a page. Results are cached. */
export function richText(
  html: string | null | undefined,
  tenantId: TenantId,
  options: RichTextOptions = {},
): SafeHtml {
  const hash = createHash("sha256")
    .update(html ?? "")
    .digest("base64");
  const key = `${tenantId} ${options.topHeading ?? 2} ${hash}`;
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const cleaned = sanitizeRichText(html ?? "", tenantId, options);
  cache.set(key, cleaned, cleaned.length * 2 + 128);
  return cleaned;
}

const lengthLimit = 200_000;
const imageWidths = [480, 800, 1200];

/**
 * An allow-list of elements and attributes, links and pictures rewritten, links in place of what is embedded, headings put
 * below the page's.
 */
export function sanitizeRichText(html: string, tenantId: TenantId, options: RichTextOptions = {}): SafeHtml {
  const cleaned = sanitizeHtml(withLinksToMedia(html.slice(0, lengthLimit), linkTarget), {
    allowedTags: [
      ...["h1", "h2", "h3", "h4", "h5", "h6", "p", "div", "blockquote", "hr", "pre", "br"],
      ...["ul", "ol", "li", "dl", "dt", "dd", "figure", "figcaption", "img", "a"],
      ...[
        "strong",
        "b",
        "em",
        "i",
        "u",
        "s",
        "sub",
        "sup",
        "small",
        "mark",
        "q",
        "cite",
        "abbr",
        "code",
        "time",
      ],
      ...["table", "caption", "thead", "tbody", "tfoot", "tr", "th", "td"],
    ],
    allowedAttributes: {
      a: ["href", "rel", "target"],
      img: ["src", "srcset", "sizes", "alt", "width", "height", "loading", "decoding"],
      ol: ["start", "reversed"],
      abbr: ["title"],
      time: ["datetime"],
      th: ["colspan", "rowspan", "scope"],
      td: ["colspan", "rowspan"],
    },
    nonTextTags: [
      ...["script", "style", "template", "noscript", "title", "textarea", "select", "option"],
      ...[
        "iframe",
        "object",
        "embed",
        "applet",
        "svg",
        "math",
        "video",
        "audio",
        "xmp",
        "noembed",
        "noframes",
      ],
    ],
    // `href` and `src` are rebuilt below from their parsed values.
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    nestingLimit,
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
      img: (tagName, attributes) => ({ tagName, attribs: imageAttributes(attributes, tenantId) }),
      td: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
      th: (tagName, attributes) => ({ tagName, attribs: cellAttributes(attributes) }),
      ol: (tagName, { start, reversed }) => ({
        tagName,
        attribs: {
          ...wholeNumbers({ start: start ?? "" }, ["start"], 10_000),
          ...(reversed === undefined ? {} : { reversed }),
        },
      }),
      section: "div",
      article: "div",
      center: "div",
      strike: "s",
      del: "s",
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === "a" && !attribs.href) return "excludeTag";
      return tag === "img" && !attribs.src;
    },
  });
  const filled = withoutEmptyElements(cleaned).trim();
  const whole = filled.includes("<") || !filled ? filled : paragraphs(filled);
  return withHeadingsFrom(options.topHeading ?? 2, withScrollingTables(whole)) as SafeHtml;
}

/**
 * A table that is wider than a phone scrolls by itself, with the keyboard too. Who comes there hears its caption or its
 * first row: a name in the text's own language.
 */
const withScrollingTables = (html: string): string =>
  html
    .replaceAll("<table>", (start, at: number) => {
      const table = html.slice(at, html.indexOf("</table>", at));
      const [, caption, row] = /<caption>(.*?)<\/caption>|<tr>(.*?)<\/tr>/s.exec(table) ?? [];
      const cells = (row ?? "").split(/(?=<t[dh])/).map((cell) => plainText(cell));
      const name = plainText(caption) || cells.filter(Boolean).join(", ") || plainText(table);
      return `<div class="scrolls" role="group" aria-label="${escaped(shortened(name, 80))}" tabindex="0">${start}`;
    })
    .replaceAll("</table>", "</table></div>");

/** The text of an HTML text, for descriptions and previews; truncated at a word boundary. */
export function plainText(html: string | null | undefined, maxLength = Number.POSITIVE_INFINITY): string {
  const given = (html ?? "").slice(0, lengthLimit);
  // Most texts in lists have neither elements nor entities, and a parser for each is a tenth of a page of hits.
  const text = (/[<&\0]/.test(given) ? textOfHtml(given) : given)
    .replace(/\s+/g, (run) => (run === "\u00a0" ? run : " "))
    .trim();
  return shortened(text, maxLength);
}

function textOfHtml(html: string): string {
  const spaced = html.replace(/<(?=\/?(?:p|div|h[1-6]|li|br|tr|td|th|blockquote)\b)/gi, " <");
  return sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot);/g,
    (_entity, name: keyof typeof entities) => entities[name],
  );
}

/** For descriptions: a heading is no sentence. */
export const withoutHeadings = (html: string): string => html.replace(/<(h[1-6])\b[\s\S]*?<\/\1>/gi, " ");

/** A plain text, truncated at a word boundary. */
export function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1).replace(/\s+\S*$/, "");
  return /[.!?…]$/.test(cut) ? cut : `${cut}…`;
}

const entities = { amp: "&", lt: "<", gt: ">", quot: '"' };

function linkAttributes(written: string | undefined): Record<string, string> {
  const href = linkTarget(written ?? "");
  if (href === null) return {};
  return /^https?:/.test(href) ? { href, rel: "noopener noreferrer external", target: "_blank" } : { href };
}

function imageAttributes(given: Record<string, string>, tenantId: TenantId): Record<string, string> {
  const address = signedImage(given.src ?? "", tenantId);
  if (!address) return {};
  const at = (width: number) => imageHref(address, width);
  return {
    src: at(800),
    srcset: imageWidths.map((width) => `${at(width)} ${width}w`).join(", "),
    sizes: "(min-width: 48rem) 44rem, 100vw",
    alt: given.alt ?? "",
    ...wholeNumbers(given, ["width", "height"], 10_000),
    loading: "lazy",
    decoding: "async",
  };
}

const cellAttributes = (given: Record<string, string>): Record<string, string> => ({
  ...wholeNumbers(given, ["colspan", "rowspan"], 100),
  ...(given.scope === "col" || given.scope === "row" ? { scope: given.scope } : {}),
});

function wholeNumbers(given: Record<string, string>, names: string[], max: number): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name] ?? "";
      return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= max ? [[name, value]] : [];
    }),
  );
}

const nestingLimit = 40;
const empty =
  /<(p|div|figure|figcaption|blockquote|h[1-6]|[uod]l|li|d[td]|a|strong|b|em|i|u|s|su[bp]|small|mark|q|cite|abbr|code|time)(?: [^>]*)?>(?:[\s\u00a0]|<br \/>)*<\/\1>/g;

/** Text without the elements that show nothing, some of which are empty once those in them are gone. */
function withoutEmptyElements(cleaned: string): string {
  let text = cleaned;
  for (let depth = 0; depth < nestingLimit; depth++) {
    const rest = text.replace(empty, "");
    if (rest === text) break;
    text = rest;
  }
  return text;
}

/** Plain text as HTML: a blank line begins a paragraph, a line break stays one. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\n/g, "<br />")}</p>`)
    .join("");

/** Sanitized headings have no attributes and text has no bare `<`, so a pattern finds them. */
function withHeadingsFrom(top: number, cleaned: string): string {
  const levels = [...new Set(cleaned.match(/<h[1-6]>/g) ?? [])].sort();
  return cleaned.replace(/<(\/?)(h[1-6])>/g, (_tag, slash: string, name: string) => {
    const rank = levels.indexOf(`<${name}>`);
    return `<${slash}h${Math.min(6, top + rank)}>`;
  });
}
