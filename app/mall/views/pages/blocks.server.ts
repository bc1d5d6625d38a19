import { fileLimit } from "@contract/profile";
import { attachmentRules, supportRequest, supportTopics } from "@contract/support";
import { shownPhone } from "@contract/typed/phone-number.server";
import type { Block } from "@contract/website-page";
import { translatorOf } from "~/locale/i18n.server";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { richText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { type DocumentLink, documentsOfPage } from "../documents.server";
import { titleOf } from "../entity-title.server";
import { imageView } from "../image.server";
import { defaultHref, isRouteName, pageHref } from "../links.server";
import { translated } from "../translation";

export type BlockView = NonNullable<ReturnType<typeof blockView>> | DocumentsBlock;
type DocumentsBlock = { kind: "documents"; title: string; text: null; documents: DocumentLink[] };
export type BlockViewOf<Kind extends BlockView["kind"]> = Extract<BlockView, { kind: Kind }>;

/** One block of a website page in one language; null for an empty block. */
export function blockView(block: Block, site: Site) {
  const { language, tenant } = site;
  const title = translated(block.translations, "title", language) || null;
  const given = translated(block.translations, "text", language);
  const text = given ? richText(given, tenant.tenantId, { topHeading: title ? 3 : 2 }) : null;
  switch (block.kind) {
    case "rich_text":
      return text || title ? { kind: "rich_text" as const, title, text } : null;
    case "image": {
      const image = imageView(block.image, tenant.tenantId);
      return image && { kind: "image" as const, title, text, image };
    }
    case "gallery": {
      const images = block.images.flatMap((image) => imageView(image, tenant.tenantId) ?? []);
      return images.length > 0 ? { kind: "gallery" as const, title, text, images } : null;
    }
    case "faq": {
      const items = block.items.map((item) => questionView(item.translations, site));
      return items.length > 0 ? { kind: "faq" as const, title, text, items } : null;
    }
    case "contact": {
      const people = block.people.map((person) => ({
        name: person.name,
        position: translated(person.translations, "position", language) || null,
        phone: shownPhone(person.phone),
        email: person.email,
        image: imageView(person.image, tenant.tenantId),
      }));
      return people.length > 0 ? { kind: "contact" as const, title, text, people } : null;
    }
    case "cards": {
      const cards = block.cards.map((card) => ({
        title: titleOf(card.translations, language),
        text: translated(card.translations, "text", language) || null,
        image: imageView(card.image, tenant.tenantId),
        to: linkHref(card.link, site),
      }));
      const ratio = site.settings.aspectRatios.news.card;
      return cards.length > 0 ? { kind: "cards" as const, title, text, cards, ratio } : null;
    }
    case "form":
      return {
        kind: "form" as const,
        form: block.form,
        title: title ?? translatorOf(language)(`page:form.${block.form}`),
        text,
        phone: shownPhone(site.mall?.phone),
        email: site.mall?.email ?? null,
        support: block.form === "newsletter" ? null : supportView(block.form, site),
      };
  }
}

/** The data of a contact form. */
function supportView(form: "support" | "space-lease", site: Site) {
  return {
    constraints: constraintsOf(supportRequest.omit({ language: true })),
    topics: topicsOf(site),
    values: (form === "support" ? {} : { topic: form }) as Record<string, string>,
    fileRules: { files: attachmentRules.files, bytes: fileLimit, types: attachmentRules.types },
  };
}

/** What a message may be about; of accessibility, where the mall has a statement that asks for it. */
export const topicsOf = ({ mall }: Pick<Site, "mall">) =>
  supportTopics.filter((topic) => topic !== "accessibility" || mall?.accessibility?.statement);

/** The documents of the mall's settings that belong to a page. */
export function documentsBlock(permalink: string, site: Site): BlockView[] {
  const documents = documentsOfPage(permalink, site);
  const title = translatorOf(site.language)("common:footer.documents");
  return documents.length > 0 ? [{ kind: "documents", title, text: null, documents }] : [];
}

/** A contact form, for a page that has none of its own. */
export const supportBlock = (site: Site): BlockView[] => {
  const view = blockView({ kind: "form", form: "support", translations: [] }, site);
  return view ? [view] : [];
};

/** A question with its answer, for blocks and the FAQ. */
export function questionView(
  translations: readonly { locale: string; question: string | null; answer: string | null }[],
  { language, tenant }: Site,
) {
  const missing = translatorOf(language)("common:missing.translation");
  return {
    question: translated(translations, "question", language, missing),
    answer: richText(translated(translations, "answer", language, missing), tenant.tenantId, {
      topHeading: 3,
    }),
  };
}

/** A card's link: an external URL or path, a screen by name, or a website page by permalink. */
function linkHref(link: string | null, { language, settings }: Site): string | null {
  if (!link) return null;
  if (/^https?:\/\//.test(link) || /^\/(?![/\\])/.test(link)) return link;
  if (isRouteName(link)) return defaultHref(link, language, settings);
  return /^[\w-][\w./-]*$/.test(link) ? pageHref(link, language, settings) : null;
}
