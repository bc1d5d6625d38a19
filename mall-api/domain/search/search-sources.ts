import { isLanguage, languages } from "@contract/languages";
import { type SearchGroup, searchGroups } from "@contract/search";
import { plainText } from "@contract/search-language/folding";
import type { Kind } from "@contract/search-language/kinds";
import { tenantIds } from "@contract/tenant-folders.server";
import type { TenantId } from "@contract/tenant-ids";
import type { TenantContent } from "../content/tenant-content";

type ListName = {
  [Name in keyof TenantContent]: TenantContent[Name] extends { id: string | number }[] ? Name : never;
}[keyof TenantContent];

/** Which fields of an entity are searched, and shown in a result. */
type Source = {
  resource: string;
  list: ListName;
  title: string;
  texts: string[];
  image: "image" | "logo";
  /** Which field says what kind of thing it is; its title, if that says nothing. */
  label?: string;
  date?: string;
  end?: string;
};

export const searchSources: Record<SearchGroup, Source> = {
  company: {
    resource: "companies",
    list: "companies",
    title: "name",
    texts: ["company_category", "description"],
    image: "logo",
    label: "company_category",
  },
  product: {
    resource: "products",
    list: "products",
    title: "title",
    texts: ["description"],
    image: "image",
    end: "valid_to",
  },
  event: {
    resource: "events",
    list: "events",
    title: "title",
    texts: ["article"],
    image: "image",
    date: "starts_at",
    end: "ends_at",
  },
  news: {
    resource: "news",
    list: "news",
    title: "title",
    texts: ["perex", "article"],
    image: "image",
    date: "published_at",
  },
  reward: {
    resource: "rewards",
    list: "rewards",
    title: "title",
    texts: ["description"],
    image: "image",
    end: "valid_to",
  },
  amenity: {
    resource: "amenities",
    list: "amenities",
    title: "title",
    texts: ["description"],
    image: "image",
  },
  page: {
    resource: "website-pages",
    list: "websitePages",
    title: "title",
    texts: ["perex", "article"],
    image: "image",
  },
  faq: { resource: "faq", list: "faq", title: "question", texts: ["answer"], image: "image" },
};

/** An entity in wire format; its other fields depend on the resource. */
export type Body = { id: string | number; translations?: readonly { locale: string }[] | undefined };

/** An entity's title and texts in each language. */
export function wordings(group: SearchGroup, body: Body) {
  const { title, texts } = searchSources[group];
  return (body.translations ?? []).map((entry) => ({
    locale: entry.locale,
    slug: textOf(entry, "slug") || null,
    title: textOf(entry, title) ?? "",
    text: sentences(texts.map((field) => plainText(textOf(entry, field) ?? ""))),
  }));
}

/** Joins texts, each ending with a full stop. */
const sentences = (texts: string[]): string =>
  texts
    .filter(Boolean)
    .map((text, at, all) => (at < all.length - 1 && !/[.!?…]$/.test(text) ? `${text}.` : text))
    .join(" ");

/**
 * Where a word occurs in an entity: in a title (of any language), or in a text of one language. Words are indexed with
 * this sign as a prefix, so that each field has its own posting list and the others need not be read.
 */
export const titleColumn = "0";
const otherColumn = "z";

/** The signs of the kinds that an entity is, and of those that its categories are. */
export const kindColumn = "x";
export const categoryColumn = "y";

/** A kind as the index holds it: one word. */
export const kindToken = (place: string, kind: Kind): string => place + kind.replaceAll("-", "");

/** The sign of a language's texts. */
export const placeOf = (locale: string): string =>
  isLanguage(locale) ? (languages.indexOf(locale) + 1).toString(35) : otherColumn;

export const allPlaces: readonly string[] = [titleColumn, ...languages.map(placeOf), otherColumn];

/** A text field of an entity, or null. */
export function textOf(body: object, field: string | undefined): string | null {
  const value: unknown = field === undefined ? null : Reflect.get(body, field);
  return typeof value === "string" ? value : null;
}

/** The range of row ids in the search index for one mall's entities of one type. */
export function scopeOf(tenant: TenantId, group: SearchGroup): { from: number; to: number } {
  const scope = numberOf(tenant) * scopesPerTenant + searchGroups.indexOf(group);
  return { from: scope * rowsPerScope, to: (scope + 1) * rowsPerScope - 1 };
}

/** The range of row ids for all of one mall's entities. */
export function tenantScope(tenant: TenantId): { from: number; to: number } {
  const first = numberOf(tenant) * scopesPerTenant * rowsPerScope;
  return { from: first, to: first + scopesPerTenant * rowsPerScope - 1 };
}

const tenantsAtMost = 2 ** 16;
const scopesPerTenant = 16;
const rowsPerScope = 2 ** 32;

/** A mall's number, made from its id alone: a new mall moves nobody's rows. */
function numberOf(tenant: TenantId): number {
  let hash = 2166136261;
  for (const character of tenant) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return (hash >>> 0) % tenantsAtMost;
}

const tenantByNumber = new Map(tenantIds.map((tenant) => [numberOf(tenant), tenant]));
for (const tenant of tenantIds) {
  const other = tenantByNumber.get(numberOf(tenant));
  if (other !== tenant) throw new Error(`Rename the mall ${tenant}: search would mix it up with ${other}`);
}
