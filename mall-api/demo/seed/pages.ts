import type { TenantId } from "@contract/tenant-ids";
import type { block } from "@contract/website-page";
import type { z } from "zod";
import { translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { artImage } from "../art/art-image";
import type { PageTemplate } from "../content-schema/visit";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import type { SeedCompany } from "./companies";
import { managersOf } from "./mall";
import { filled } from "./text-forms";

const { faq, ways } = demoContent;
const { headings, pages, vacancies } = demoContent["website-pages"];

type Block = z.input<typeof block>;

export function pagesOf(tenant: TenantId, companies: SeedCompany[]): TenantContent["websitePages"] {
  const { name, cardRatio } = demoMall(tenant);
  return ownPages(tenant).map((template) => ({
    id: `p-${template.permalink}`,
    permalink: template.permalink,
    image: artImage({ tenant, motif: template.motif, ratio: "21/9" }),
    blocks: (template.blocks ?? []).map((kind) => blockOf(tenant, template, kind, cardRatio, companies)),
    translations: translationsOf({
      title: template.title,
      perex: template.perex,
      article: filled(template.article, { mall: name }),
    }).map((entry) => ({ ...entry, seo: { title: `${entry.title} | ${name}`, description: entry.perex } })),
  }));
}

/** The pages of a mall: not every one has a terrace or numbers to be proud of. */
function ownPages(tenant: TenantId): PageTemplate[] {
  const { floors, pages: own } = demoMall(tenant);
  return pages.filter(
    ({ permalink, leastFloors, isOwn }) => leastFloors <= floors && (!isOwn || own.includes(permalink)),
  );
}

function blockOf(
  tenant: TenantId,
  { permalink, motif, next }: PageTemplate,
  kind: NonNullable<PageTemplate["blocks"]>[number],
  ratio: string,
  companies: SeedCompany[],
): Block {
  const translations = translationsOf({ title: headings[kind] });
  switch (kind) {
    case "gallery":
      return {
        kind,
        translations,
        images: galleryMotifs(motif).map((shown, at) =>
          // The first is as wide as the page.
          artImage({ tenant, motif: shown, ratio: at === 0 ? "21/9" : "4/3" }),
        ),
      };
    case "faq": {
      const group = faq.find(({ key }) => key === (permalink === "gift-cards" ? "gift-cards" : "visit"));
      return {
        kind,
        translations,
        items: (group?.questions ?? [])
          .slice(0, 5)
          .map(({ question, answer }) => ({ translations: translationsOf({ question, answer }) })),
      };
    }
    case "contact":
      return {
        kind,
        translations,
        people: managersOf(tenant).map(({ position, motif: shown, ...person }) => ({
          ...person,
          // A surname tells whose it is.
          image: artImage({ tenant, motif: shown, take: person.name.endsWith("á") ? 0 : 1, ratio: "1/1" }),
          translations: translationsOf({ position }),
        })),
      };
    case "cards":
      return {
        kind,
        translations,
        cards: ownPages(tenant)
          .filter((page) => next.includes(page.permalink))
          .map((page) => ({
            image: artImage({ tenant, motif: page.motif, take: 1, ratio }),
            link: page.permalink,
            translations: translationsOf({ title: page.title, text: page.perex }),
          })),
      };
    case "vacancies":
      return { kind: "cards", translations, cards: vacanciesOf(companies) };
    case "ways":
      return {
        kind,
        translations,
        ways: waysTo(tenant),
      };
    default:
      return { kind: "form", form: kind, translations };
  }
}

/** Who is looking for people: the last shop of each category, each with a page of its own for them. */
function vacanciesOf(companies: SeedCompany[]) {
  return vacancies.flatMap(({ category, title, text }) => {
    const shop = companies.findLast(({ categories = [] }) => categories.includes(category));
    const name = shop?.translations?.[0]?.name;
    return shop && name
      ? [
          {
            link: `${shop.website}/jobs`,
            translations: translationsOf({ title, text: filled(text, { name }) }),
          },
        ]
      : [];
  });
}

function waysTo(tenant: TenantId) {
  const { name, ways: own, stops } = demoMall(tenant);
  return ways
    .filter(({ way }) => own.includes(way))
    .map(({ title, text: words, ...way }) => ({
      ...way,
      translations: translationsOf({ title: filled(title, { stop: stops[way.way] ?? name }), text: words }),
    }));
}

/** What a gallery shows: the page's own subject first, then the mall. */
const galleryMotifs = (own: string): string[] =>
  ["mall-interior", "garden", "coffee", "terrace", "amenity-playground"]
    .filter((motif) => motif !== own)
    .slice(0, 4);
