import { contentKinds } from "@contract/content-change";
import { publicEndpoints } from "@contract/endpoints";
import { expect, test } from "vitest";
import type { EndpointName } from "../client/mall-api";
import { askedTags, tagsOf } from "./content-tags.server";

test("each read of the contract shows at least one kind, and each kind is shown by a read", () => {
  const shown = Object.keys(publicEndpoints).map((name) => [...askedTags(name as EndpointName, undefined)]);
  expect(shown.every((kinds) => kinds.length > 0)).toBe(true);
  expect([...new Set(shown.flat())].sort()).toEqual([...contentKinds].sort());
});

test.each([
  ["a list", "products", { data: [{ id: "3" }, { id: "4" }] }, ["products", "products:3", "products:4"]],
  ["an entity", "event", { id: "9" }, ["events", "events:9"]],
  [
    "a page",
    "websitePageByPermalink",
    { id: "2", permalink: "parking" },
    ["website-pages", "website-pages:2", "website-pages:parking"],
  ],
  ["the settings", "settings", { website_name: "Harfa" }, ["settings"]],
  [
    "shops with what they have",
    "companiesWithEntities",
    { data: [{ id: "1", entities: { products: ["3"], news: [] } }] },
    ["companies:1", "products:3", "news"],
  ],
  ["hits", "search", { groups: [{ type: "page", hits: [{ id: "2" }] }] }, ["website-pages:2", "news"]],
  ["the sitemap", "sitemap", { data: [{ type: "company", id: "1" }] }, ["companies:1", "products"]],
] as const)("%s shows its kinds and entities", (_what, name, answer, tags) => {
  expect([...tagsOf(name, answer)]).toEqual(expect.arrayContaining([...tags]));
});
