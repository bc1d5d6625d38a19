import { Parser } from "htmlparser2";

const mediaTags = new Set(["iframe", "video", "audio", "object", "embed", "oembed"]);
const addressFields = ["src", "data-src", "data-oembed-url", "url", "data"];

/** The address of one in text; `label` is null where nothing names it. */
type Link = { address: string; label: string | null };
type Media = { tag: string; start: number; title: string; addresses: string[]; links: Link[]; depth: number };

/**
 * A text with links in place of what it embeds: players, maps and other documents, which a page can't show without the
 * consent that their hosts need. A link that the author wrote inside, for browsers that show none, is preferred.
 * @param linkTarget where an address leads; null for nowhere
 */
export function withLinksToMedia(html: string, linkTarget: (written: string) => string | null): string {
  if (!/<(?:iframe|video|audio|object|embed|oembed)\b/i.test(html)) return html;
  const pieces: string[] = [];
  let done = 0;
  let media: Media | null = null;
  let link: Link | null = null;

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (mediaTags.has(tag)) {
        const { title, "aria-label": label } = attributes;
        media ??= { tag, start: parser.startIndex, title: "", addresses: [], links: [], depth: 0 };
        media.depth++;
        media.title ||= (title ?? label ?? "").trim();
      }
      if (!media) return;
      for (const field of addressFields) if (attributes[field]) media.addresses.push(attributes[field]);
      if (tag === "param" && /^(?:movie|src|url)$/i.test(attributes.name ?? "") && attributes.value)
        media.addresses.push(attributes.value);
      if (tag === "a" && attributes.href) {
        link = { address: attributes.href, label: "" };
        media.links.push(link);
      }
    },
    ontext(text) {
      if (link) link.label += text;
    },
    onclosetag(tag) {
      if (tag === "a") link = null;
      if (!media || !mediaTags.has(tag) || --media.depth > 0) return;
      pieces.push(html.slice(done, media.start), linkTo(media, linkTarget));
      done = parser.endIndex + 1;
      media = null;
      link = null;
    },
  });
  parser.end(html);
  return pieces.join("") + html.slice(done);
}

/** The first that leads somewhere, of its fallback's links and its own addresses. */
function linkTo({ title, addresses, links }: Media, linkTarget: (written: string) => string | null): string {
  const candidates: Link[] = [...links, ...addresses.map((address) => ({ address, label: title || null }))];
  for (const { address, label } of candidates) {
    const target = linkTarget(address);
    const shown = target && pageOf(target);
    if (shown) return ` <a href="${escaped(shown)}">${escaped(label?.trim() || title || nameOf(shown))}</a> `;
  }
  return "";
}

/** "youtube.com", or the name of a file. */
function nameOf(target: string): string {
  const { hostname, pathname } = new URL(target, "https://site.invalid");
  const file = /[^/]+\.(?:mp[34]|webm|mov|ogg|pdf)$/i.exec(pathname)?.[0];
  return file ? decodedOrSame(file) : hostname.replace(/^www\./, "");
}

function decodedOrSame(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page of what is embedded: hosts refuse to show some of their players and maps outside of a frame. */
function pageOf(target: string): string {
  const address = new URL(target, "https://site.invalid");
  const { hostname, pathname, searchParams } = address;
  const host = hostname.replace(/^www\./, "");
  if (/^(?:youtube|youtube-nocookie)\.com$/.test(host)) {
    const video = /^\/embed\/([\w-]{11})$/.exec(pathname)?.[1];
    const list = pathname === "/embed/videoseries" && searchParams.get("list");
    if (list) return `https://www.youtube.com/playlist?list=${encodeURIComponent(list)}`;
    if (video) return `https://www.youtube.com/watch?v=${video}`;
  }
  const vimeo = host === "player.vimeo.com" && /^\/video\/(\d+)$/.exec(pathname)?.[1];
  if (vimeo) return `https://vimeo.com/${vimeo}`;
  if (host === "facebook.com" && pathname.startsWith("/plugins/")) {
    const shown = searchParams.get("href") ?? "";
    if (/^https:\/\/(?:www\.)?facebook\.com\//.test(shown) && URL.canParse(shown)) return new URL(shown).href;
  }
  if (/^(?:maps\.)?google\.[a-z.]{2,6}$/.test(host)) return mapOf(address) ?? target;
  return target;
}

/** Google's map with the place that an embedded one shows. */
function mapOf({ pathname, searchParams }: URL): string | null {
  if (!/\/maps\b/.test(pathname) && !searchParams.has("output")) return null;
  const [, lng, lat] = /!2d(-?\d+\.?\d*)!3d(-?\d+\.?\d*)/.exec(searchParams.get("pb") ?? "") ?? [];
  const place = searchParams.get("q") ?? (lat && lng ? `${lat},${lng}` : null);
  return place && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
