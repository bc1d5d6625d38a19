import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { demoLanguages } from "../../domain/content/language-text";
import type { TenantContent } from "../../domain/content/tenant-content";
import { generateTenantContent } from "./generate-tenant-content";

const today = new Date("2026-06-10T00:00:00Z");
const contents = new Map(tenantIds.map((tenant) => [tenant, generateTenantContent(tenant, today)]));
const contentOf = (tenant: string): TenantContent =>
  contents.get(tenant) ?? expect.fail(`There is no content of ${tenant}`);

const lists = (content: TenantContent) => ({
  companies: content.companies,
  products: content.products,
  rewards: content.rewards,
  events: content.events,
  news: content.news,
  amenities: content.amenities,
  categories: content.categories,
  faq: content.faq,
  websitePages: content.websitePages,
});

describe("demo content", () => {
  it("is deterministic by mall and day", () => {
    expect(JSON.stringify(generateTenantContent("novoplaza", today))).toBe(
      JSON.stringify(contentOf("novoplaza")),
    );
  });

  it.each(["galerieharfa", "novoplaza", "europasc"] as const)("fills %s completely", (tenant) => {
    const content = contentOf(tenant);
    expect(content.companies.length).toBeGreaterThanOrEqual(90);
    expect(content.categories.filter(({ kind }) => kind === "company")).toHaveLength(12);
    expect(content.products.length).toBeGreaterThanOrEqual(60);
    expect(content.events.length).toBeGreaterThanOrEqual(30);
    expect(content.news.length).toBeGreaterThanOrEqual(40);
    expect(content.rewards.length).toBeGreaterThanOrEqual(24);
    expect(content.amenities.length).toBeGreaterThanOrEqual(20);
    expect(content.faq.length).toBeGreaterThanOrEqual(40);
    expect(content.floorPlan.floors.map(({ level }) => level)).toEqual([-1, 0, 1, 2]);
  });

  it.each(["plaza", "a-mall-2"])("exists for %s, a mall without its own design", (tenant) => {
    const content = generateTenantContent(tenant, today);
    expect(content.companies.length).toBeGreaterThanOrEqual(30);
    expect(content.floorPlan.floors.flatMap(({ units }) => units).length).toBeGreaterThan(30);
    expect(content.mall.translations?.map(({ name }) => name?.toLowerCase())).toEqual(
      demoLanguages.map(() => tenant),
    );
  });

  describe.each(tenantIds)("of %s", (tenant) => {
    const content = contentOf(tenant);

    it("has every text in all languages", () => {
      for (const [name, entities] of Object.entries(lists(content))) {
        for (const { id, translations = [] } of entities) {
          expect(
            translations.map(({ locale }) => locale),
            `${name} ${id}`,
          ).toEqual(demoLanguages);
          for (const entry of translations) {
            for (const [field, value] of Object.entries(entry))
              expect(value, `${name} ${id} ${field} ${entry.locale}`).toBeTruthy();
          }
        }
      }
    });

    it("repeats no id, and no slug among shops", () => {
      for (const [name, entities] of Object.entries(lists(content))) {
        const ids = entities.map(({ id }) => String(id));
        expect(new Set(ids).size, name).toBe(ids.length);
      }
      const slugs = content.companies.map(({ translations }) => translations?.[0]?.slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    });

    it("has no two identical shop descriptions", () => {
      const descriptions = content.companies.map(
        ({ translations }) => translations?.find(({ locale }) => locale === "cz")?.description,
      );
      expect(new Set(descriptions).size).toBe(descriptions.length);
    });

    it("has no dangling references", () => {
      const companies = new Set(content.companies.map(({ id }) => id));
      const categories = new Set(content.categories.map(({ id }) => id));
      for (const { company_id } of [
        ...content.products,
        ...content.rewards,
        ...content.events,
        ...content.news,
      ]) {
        if (company_id != null) expect(companies).toContain(company_id);
      }
      for (const { categories: own = [] } of [
        ...content.companies,
        ...content.products,
        ...content.rewards,
        ...content.amenities,
      ]) {
        for (const id of own) expect(categories).toContain(id);
      }
    });

    it("gives every shop one unit on its floor", () => {
      for (const { id, floor, unit } of content.companies) {
        const owned = content.floorPlan.floors.flatMap(({ level, units }) =>
          units.filter(({ company_id }) => company_id === id).map((own) => ({ level, id: own.id })),
        );
        expect(owned, String(id)).toEqual([{ level: floor, id: unit }]);
      }
    });

    it("has currently valid offers and upcoming events", () => {
      expect(
        content.products.some(
          ({ valid_from, valid_to }) =>
            Date.parse(valid_from ?? "") <= today.getTime() && Date.parse(valid_to ?? "") > today.getTime(),
        ),
      ).toBe(true);
      expect(content.events.some(({ starts_at }) => Date.parse(starts_at ?? "") > today.getTime())).toBe(
        true,
      );
      for (const { price, price_before } of content.products) expect(price).toBeLessThan(price_before ?? 0);
    });
  });
});
