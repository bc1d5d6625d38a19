import { languages } from "@contract/languages";
import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { cardImage } from "../art/art-image";
import { contentVersion } from "../content-version.js";
import { demoContent } from "../demo-content";
import { demoMall } from "../demo-malls";
import { bookingServicesOf } from "./booking-services";
import { companiesOf } from "./companies";
import { factsOf, levelOf, withFacts } from "./facts";
import { generateFloorPlan } from "./floor-plan/generate-floor-plan";
import type { FloorPlanInput } from "./floor-plan/walking-graph";
import { eventsOf } from "./happenings/events";
import { newsOf } from "./happenings/news";
import { offersOf } from "./happenings/offers";
import { rewardsOf } from "./happenings/rewards";
import { cinemaOf, mallOf, parkingOf } from "./mall";
import { asNew, openingsOf } from "./new-shops";
import { pagesOf } from "./pages";
import { settingsOf } from "./settings";
import { joined, paragraph, slugText } from "./text-forms";

type Options = { today: Date; scale: number };

/**
 * A mall's content in batches that fit in memory: the mall itself, then `scale - 1` copies of shops and what belongs to
 * them.
 */
export function* tenantContentBatches(tenant: TenantId, { today, scale }: Options): Generator<TenantContent> {
  const content = generateTenantContent(tenant, today);
  yield content;
  for (let copy = 1; copy < scale; copy++) yield copied(content, copy);
}

const builtVersion = process.env.BUILT_CONTENT_VERSION ?? contentVersion();

/**
 * Differs wherever `tenantContentBatches` could differ, without generating content: that would be most of the time of a start. It
 * doesn't cover how databases of earlier versions are indexed; a migration that changes that empties the `seeding` table.
 */
export const contentFingerprint = ({ today, scale }: Options): string =>
  `${builtVersion} ${today.toISOString().slice(0, 10)} x${scale}`;

/** Deterministic: the same tenant and day give the same content, byte for byte. */
export function generateTenantContent(tenant: TenantId, today: Date): TenantContent {
  const identity = demoMall(tenant);
  const placedAmenities = demoContent.amenities.amenities
    .filter(({ leastFloors }) => leastFloors <= identity.floors)
    .map((template) => ({ ...template, id: `a-${template.key}`, level: levelOf(tenant, template.floor) }));
  const drafts = companiesOf(tenant, today);
  const floorPlan = generateFloorPlan(
    "main",
    tenant,
    Array.from({ length: identity.floors }, (_, level) => ({
      tenancies: [
        ...drafts
          .filter(({ floor }) => (floor ?? 0) === level)
          .map(({ id }, at) => ({
            companyId: String(id),
            size:
              at % 11 === 0 ? ("anchor" as const) : at % 5 === 0 ? ("large" as const) : ("medium" as const),
          })),
        ...placedAmenities
          .filter(
            (amenity) =>
              amenity.level === level &&
              ["information", "baby-room", "kids-corner", "lounge"].includes(amenity.key),
          )
          .map(({ id }) => ({ amenityId: id, size: "small" as const })),
      ],
      stands: placedAmenities
        .filter(
          (amenity) => amenity.level === level && ["cash", "phone-charging", "lockers"].includes(amenity.key),
        )
        .map(({ id, title }) => ({ amenityId: id, name: title })),
    })),
    "a-toilets",
  );
  const units = unitsByOwner(floorPlan);
  const openings = openingsOf(tenant, drafts, today);
  const companies = drafts.map((draft) => {
    const opens = openings.get(String(draft.id));
    const company = { ...draft, unit: units.get(String(draft.id)) ?? null };
    return opens ? asNew(company, opens, today) : company;
  });

  const content = withFacts(
    {
      mall: mallOf(tenant, today),
      settings: settingsOf(tenant, today),
      categories: categoriesOf(),
      companies,
      products: offersOf(tenant, companies, openings, today),
      rewards: rewardsOf(tenant, companies, today),
      events: eventsOf(tenant, companies, openings, today),
      news: newsOf(tenant, companies, openings, today),
      amenities: placedAmenities.map(
        ({ id, key, icon, group, level, service, title, description, more }) => ({
          id,
          image: cardImage(tenant, `amenity-${key}`, 0),
          images: [],
          categories: [`amenity-${group}`],
          updated_at: today.toISOString(),
          floor: level,
          unit: units.get(id) ?? null,
          icon,
          service_id: service ?? null,
          translations: translationsOf({
            title,
            slug: slugText(title),
            description: joined([paragraph(description), paragraph(more)], ""),
          }),
        }),
      ),
      faq: demoContent.faq.flatMap((group, groupAt) =>
        group.questions.map(({ question, answer }, at) => ({
          id: `${group.key}-${at + 1}`,
          order: groupAt * 100 + at,
          group: group.key,
          translations: translationsOf({ question, answer, group_name: group.name }),
        })),
      ),
      bookingServices: bookingServicesOf(placedAmenities),
      tiers: demoContent.programme.tiers.map(
        ({ key, from, to, multiplier, color, name, benefits }, order) => ({
          id: key,
          order,
          points_from: from,
          points_to: to,
          color,
          image: null,
          multiplier,
          translations: translationsOf({ name }).map((entry) => ({
            ...entry,
            benefits: benefits.map((benefit) => benefit[entry.locale]),
          })),
        }),
      ),
      websitePages: pagesOf(tenant, companies),
      floorPlan,
      parkingOptions: parkingOf(tenant),
      cinemaProgramme: cinemaOf(tenant, today),
      availableLocales: [...languages],
    },
    factsOf(tenant),
  );
  return { ...content, drafts: draftsOf(content) };
}

/** One of each kind, as editors begin with a copy. */
function draftsOf(content: Omit<TenantContent, "drafts">): TenantContent["drafts"] {
  const draft = <Entity extends Named>(entities: Entity[], field: NameField<Entity>): Entity[] =>
    entities.slice(0, 1).map((entity) => ({ ...renamed(entity, field, 2), id: `${entity.id}-draft` }));
  return {
    companies: draft(content.companies, "name"),
    products: draft(content.products, "title"),
    rewards: draft(content.rewards, "title"),
    events: draft(content.events, "title"),
    news: draft(content.news, "title"),
    amenities: draft(content.amenities, "title"),
    websitePages: content.websitePages
      .slice(0, 1)
      .map((page) => ({ ...page, id: `${page.id}-draft`, permalink: `${page.permalink}-draft` })),
  };
}

/** Categories by kind; an offer's are the shops' again, and all but the shops' have their kind in the id. */
function categoriesOf(): TenantContent["categories"] {
  const { amenities, news, rewards, "shop-categories": shopCategories } = demoContent;
  const kinds = [
    { kind: "company", mark: "", own: shopCategories },
    { kind: "product", mark: "product-", own: shopCategories },
    { kind: "reward", mark: "reward-", own: rewards.categories },
    { kind: "amenity", mark: "amenity-", own: amenities.groups },
    { kind: "post", mark: "post-", own: news.categories },
  ] as const;
  return kinds.flatMap(({ kind, mark, own }) =>
    own.map(({ key, icon, name }, order) => ({
      id: `${mark}${key}`,
      kind,
      icon,
      order,
      translations: translationsOf({ name, slug: slugText(name) }),
    })),
  );
}

function unitsByOwner(plan: FloorPlanInput): Map<string, string> {
  return new Map(
    plan.floors.flatMap(({ units }) =>
      units.map((unit) => [String(unit.company_id ?? unit.amenity_id), String(unit.id)] as const),
    ),
  );
}

/** A copy of everything that can be multiplied, with other ids and names. */
function copied(content: TenantContent, copy: number): TenantContent {
  // The parts of a series are numbered too.
  const mark = (id: string | number) => `${id}-copy-${copy}`;
  const ofShop = <Entity extends Named & { company_id?: string | number | null | undefined }>(
    entity: Entity,
    field: NameField<Entity>,
  ) => ({
    ...renamed(entity, field, copy + 1),
    id: mark(entity.id),
    company_id: entity.company_id && mark(entity.company_id),
  });
  return {
    ...content,
    categories: [],
    rewards: [],
    amenities: [],
    bookingServices: [],
    faq: [],
    tiers: [],
    websitePages: [],
    drafts: {},
    companies: content.companies.map((company) => ({
      ...renamed(company, "name", copy + 1),
      id: mark(company.id),
      featured: false,
    })),
    products: content.products.map((product) => ofShop(product, "title")),
    events: content.events.map((event) => ofShop(event, "title")),
    news: content.news.map((article) => ofShop(article, "title")),
  };
}

type Named = {
  id: string | number;
  translations?: { slug?: string | null | undefined }[] | undefined;
};
type NameField<Entity extends Named> = keyof NonNullable<Entity["translations"]>[number];

/** The same entity, whose name is numbered. */
const renamed = <Entity extends Named>(entity: Entity, field: NameField<Entity>, number: number): Entity => ({
  ...entity,
  translations: (entity.translations ?? []).map((entry: Record<PropertyKey, unknown>) => ({
    ...entry,
    [field]: `${entry[field]} ${number}`,
    slug: `${entry.slug}-${number}`,
  })),
});
