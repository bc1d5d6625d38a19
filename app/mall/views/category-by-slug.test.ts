import { category } from "@contract/category";
import { expect, it } from "vitest";
import { categoryBySlug } from "./category-by-slug";

const named = (id: string, slug: string) =>
  category.parse({ id, translations: [{ locale: "de", name: id, slug }] });
const categories = [
  named("beauty", "schoenheit-und-gesundheit"),
  named("arts", "kuenste"),
  named("art", "kunste"),
];

it.each([
  ["schoenheit-und-gesundheit", "beauty"],
  ["schonheit-und-gesundheit", "beauty"],
  ["kunste", "art"],
  ["kuenste", "arts"],
  ["schenheit-und-gesundheit", undefined],
  ["", undefined],
])("the category of the slug “%s” is %s", (slug, id) => {
  expect(categoryBySlug(categories, slug)?.id).toBe(id);
});
