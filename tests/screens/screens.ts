import { type Language, languages } from "@contract/languages";
import { z } from "zod";
import type { RouteEntry } from "../../app/locale/route-entry";
import { localizedPath, type RouteName, routeNames, routeTable } from "../../app/locale/route-table";
import { slugOf } from "../../app/mall/views/translation";

/** Reads from the mall API behind a site, through the site's own proxy. */
export type ReadList = (resource: string) => Promise<Entity[]>;

const entity = z.object({
  id: z.string(),
  kind: z.string().optional(),
  translations: z.array(z.object({ locale: z.string(), slug: z.string() })),
});
type Entity = z.infer<typeof entity>;

/** The items of a list response. */
export const readList = (answer: unknown): Entity[] =>
  z.object({ data: z.object({ data: z.array(entity) }) }).parse(answer).data.data;

/** The member of the demo content, whose account has a history. */
export const demoMember = { email: "demo@promenade.test", password: "promenade-demo" };

/** Each screen of the route table, with another language and mall for each turn. */
export const rotated = (tenants: readonly string[]) =>
  routeNames.map((name, at) => ({
    name,
    of: (turn: number) => ({
      language: languages[(at + turn) % languages.length] ?? "en",
      tenant: tenants[(at + turn) % tenants.length] ?? "beta",
    }),
  }));

/** Whether a screen is for members only: anyone else is redirected to the log-in screen. */
export const isForMembers = (name: RouteName): boolean => {
  const { guard }: RouteEntry = routeTable[name];
  return guard === "member";
};

export type Screen = {
  name: RouteName;
  language: Language;
  parameters: Record<string, string>;
  path: string;
};

/** A voucher id from a member's list of rewards. */
export const voucherIn = (html: string): string => /\/my-reward\/([\w-]+)/.exec(html)?.[1] ?? "none";

/**
 * Every screen of the route table in every language, with parameters that exist in the mall.
 * @param voucher of the member who opens the members' screens
 */
export async function screensOf(read: ReadList, voucher = "none"): Promise<Screen[]> {
  const [companies, categories, products, events, news, rewards, amenities] = await Promise.all(
    ["companies", "categories", "products", "events", "news", "rewards", "amenities"].map(read),
  );
  const ofCategory = (kind: string) => (language: Language) => ({
    category: slugIn(
      categories?.find((category) => category.kind === kind),
      language,
    ),
    page: "1",
  });
  const ofEntity = (entities: Entity[] | undefined) => (language: Language) => ({
    id: entities?.[0]?.id ?? "",
    title: slugIn(entities?.[0], language),
  });
  const samples: Partial<Record<RouteName, (language: Language) => Record<string, string>>> = {
    "shops-category": ofCategory("company"),
    "shop-detail": ofEntity(companies),
    "offers-category": ofCategory("product"),
    "offer-detail": ofEntity(products),
    "event-detail": ofEntity(events),
    "news-detail": ofEntity(news),
    "rewards-category": ofCategory("reward"),
    "reward-detail": ofEntity(rewards),
    "amenities-category": ofCategory("amenity"),
    "amenity-detail": ofEntity(amenities),
    a: () => ({ permaLink: "christmass-stall" }),
    floorplan: () => ({ id: "main" }),
    "my-reward": () => ({ id: voucher }),
  };
  return routeNames.flatMap((name) =>
    languages.map((language) => {
      const parameters = samples[name]?.(language) ?? { page: "1" };
      return { name, language, parameters, path: screenPath(name, language, parameters) };
    }),
  );
}

/** A screen's path; `encode` is applied to parameter values. */
export function screenPath(
  name: RouteName,
  language: Language,
  parameters: Record<string, string>,
  encode: (value: string) => string = encodeURIComponent,
): string {
  const path = localizedPath(name, language).replaceAll(/\{(\w+)\}/g, (_, parameter) => {
    const value = parameters[parameter];
    if (!value) throw new Error(`The test knows no ${parameter} for ${name}`);
    return encode(value);
  });
  return `/${language}${path && `/${path}`}`;
}

function slugIn(entity: Entity | undefined, language: Language): string {
  return entity ? slugOf(entity.translations, language) : "";
}
