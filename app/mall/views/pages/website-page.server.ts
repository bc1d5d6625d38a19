import type { WebsitePage } from "@contract/website-page";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import { describedBy } from "~/mall/content/described-by.server";
import { plainText, richText, withoutHeadings } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import type { ImageView } from "~/ui/picture";
import { titleOf } from "../entity-title.server";
import { imageView } from "../image.server";
import { translated, translationOf } from "../translation";
import { type BlockView, blockView, documentsBlock } from "./blocks.server";
import { landingPicture, pagePictures } from "./page-pictures.server";

export type WebsitePageView = ReturnType<typeof websitePageView>;

/** The website page of a permalink; null if the mall has none. */
export async function websitePageOf({ api }: Site, permalink: string): Promise<WebsitePage | null> {
  return sidePart(api.websitePageByPermalink(permalink), "A website page could not be read");
}

/** The mall's description of itself as a page; null if it has none. */
export function pageOfMall({ mall }: Site): WebsitePage | null {
  const translations = (mall?.translations ?? []).flatMap(({ locale, name, description }) =>
    description ? [{ locale, title: name, slug: null, perex: null, article: description }] : [],
  );
  if (!mall || translations.length === 0) return null;
  const { id, image_wide: image } = mall;
  return { id, permalink: "about", image, blocks: [], translations };
}

/** A website page in one language: header, article and blocks. */
export function websitePageView(page: WebsitePage, site: Site) {
  const { language, tenant } = site;
  const t = translatorOf(language);
  const blocks = page.blocks.flatMap((block): BlockView[] => {
    const view = blockView(block, site);
    return view ? [view] : [];
  });
  const { image, gallery } = picturesOf(page.permalink, site);
  const article = translated(page.translations, "article", language);
  const perex = plainText(translated(page.translations, "perex", language));
  return {
    title: titleOf(page.translations, language),
    perex,
    image: image ?? imageView(page.image, tenant.tenantId) ?? landingPicture(page.permalink, site),
    ratio: page.permalink === "about" ? site.settings.aspectRatios.malls.detail : null,
    article:
      article || blocks.length === 0
        ? richText(article || t("common:missing.article"), tenant.tenantId)
        : null,
    blocks: [...documentsBlock(page.permalink, site), ...gallery, ...blocks],
    seo: seoOf(page, site, [perex, plainText(withoutHeadings(article)), ...blocks.map(textOfBlock)]),
  };
}

/** The website page of a screen that has data of its own; without one the screen has only its title and that data. */
export async function pageOfScreen(site: Site, permalink: string, title: string): Promise<WebsitePageView> {
  const page = await websitePageOf(site, permalink);
  if (page) return websitePageView(page, site);
  const { image, gallery } = picturesOf(permalink, site);
  const seo = { title: null, description: null, keywords: null };
  return {
    title,
    perex: "",
    image,
    ratio: null,
    article: null,
    blocks: [...documentsBlock(permalink, site), ...gallery],
    seo,
  };
}

/** The pictures of a page in the mall's settings: the first opens the page, the others are a gallery. */
function picturesOf(permalink: string, site: Site): { image: ImageView | null; gallery: BlockView[] } {
  const [image = null, ...images] = pagePictures(permalink, site);
  return { image, gallery: images.length > 0 ? [{ kind: "gallery", title: null, text: null, images }] : [] };
}

/** What a block says in words of its own. */
function textOfBlock(block: BlockView): string {
  const parts =
    block.kind === "cards"
      ? block.cards.map(({ title }) => title).join(", ")
      : block.kind === "faq"
        ? block.items.map(({ question }) => question).join(" ")
        : "";
  return [plainText(withoutHeadings(block.text ?? "")), parts].filter(Boolean).join(" ");
}

/** The page's own SEO texts, each only where the mall has written it; what the page says continues a short description. */
function seoOf(page: WebsitePage, { language }: Site, said: string[]) {
  const seo = translationOf(
    page.translations.filter((entry) => entry.seo),
    language,
  )?.seo;
  return {
    title: seo?.title ?? null,
    description: describedBy([seo?.description, ...said]) || null,
    keywords: seo?.keywords ?? null,
  };
}
