import type { LoadFile } from "../upstream/render-screens";

/**
 * A page of the site as a file that needs nothing else: styles, fonts, pictures and icons are in it, scripts are not.
 * What can't be loaded stays away.
 */
export async function standalonePage(html: string, load: LoadFile): Promise<string> {
  const bare = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replaceAll(/<source\b[^>]*>/g, "")
    .replaceAll(/<link rel="(?:preload|modulepreload|manifest|apple-touch-icon|icon)"[^>]*>/g, "")
    .replaceAll(/ (?:srcSet|imageSrcSet)="[^"]*"/g, "");
  const styled = await replaceEach(bare, /<link rel="stylesheet" href="([^"]+)"\/>/g, async (path) => {
    const file = await load(path);
    return file ? `<style>${await withInlineUrls(String(file.body), load)}</style>` : "";
  });
  const pictured = await replaceEach(
    await withInlineUrls(styled, load),
    / src="(\/[^"]+)"/g,
    async (path) => ` src="${await dataUrl(path, load)}"`,
  );
  return withInlineDrawings(pictured, load);
}

const withInlineUrls = (css: string, load: LoadFile) =>
  replaceEach(css, /url\((?:&quot;|["'])?(\/[^)"'&]+(?:&amp;[^)"'&]+)*)(?:&quot;|["'])?\)/g, async (path) => {
    return `url(${await dataUrl(path, load)})`;
  });

async function dataUrl(path: string, load: LoadFile): Promise<string> {
  const file = await load(path.replaceAll("&amp;", "&"));
  return file ? `data:${file.type};base64,${file.body.toString("base64")}` : "data:,";
}

/**
 * Browsers draw icons and pictures of another file only where page and file have an origin, which a file on disk has not.
 * The first file is that of the icons.
 */
async function withInlineDrawings(html: string, load: LoadFile): Promise<string> {
  const addresses = new Set([...html.matchAll(/<use href="([^"#]+)#/g)].map(([, address = ""]) => address));
  let page = html;
  for (const [at, address] of [...addresses].entries()) {
    const file = await load(address);
    if (!file) continue;
    const prefix = at === 0 ? "icon-" : `drawing-${at}-`;
    const drawing = String(file.body)
      .replaceAll(' id="', ` id="${prefix}`)
      .replaceAll("url(#", `url(#${prefix}`)
      .replace("<svg", '<svg style="display:none"');
    page = page
      .replaceAll(`<use href="${address}#`, `<use href="#${prefix}`)
      .replace("</body>", () => `${drawing}</body>`);
  }
  return page;
}

async function replaceEach(
  text: string,
  pattern: RegExp,
  replacement: (group: string) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), await replacement(match[1] ?? ""));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)].join("");
}
