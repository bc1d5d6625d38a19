import { category } from "@contract/category";
import { newsArticle } from "@contract/news";
import { beforeAll, expect, it } from "vitest";
import type { MallApi } from "~/mall/client/client.server";
import { siteOf } from "../../../../tests/stand-ins/site";
import { blogView } from "./blog.server";

beforeAll(() => {
  process.env.MALL_API_URL ??= "http://127.0.0.1:9/{tenant}";
});

const filed = (id: string, categories: string[]) =>
  newsArticle.parse({ id, categories, translations: [{ locale: "en", title: id }] });
const kind = (id: string) =>
  category.parse({ id, kind: "post", translations: [{ locale: "en", name: id, slug: id }] });

/** Every third article is a recipe, another a story, and the others are no posts. */
const articles = Array.from({ length: 60 }, (_, at) =>
  filed(`article-${at}`, [["recipes"], ["stories"], []][at % 3] ?? []),
);

/** An API that pages its news, and doesn't filter them. */
const api = {
  news: ({ page, per_page }: { page: number; per_page: number }) =>
    Promise.resolve({
      data: articles.slice((page - 1) * per_page, page * per_page),
      current_page: page,
      last_page: Math.ceil(articles.length / per_page),
    }),
  postCategories: () => Promise.resolve({ data: [kind("recipes"), kind("stories")] }),
} as unknown as MallApi;

const viewOf = async (category: string, page: number) => {
  const view = await blogView({ ...siteOf(), api }, { category, page });
  return view && { posts: view.posts.map(({ title }) => title), lastPage: view.lastPage };
};

it("pages posts alone, each as full as it can be", async () => {
  const posts = articles.filter((_, at) => at % 3 < 2).map(({ id }) => id);
  for (const page of [1, 2, 3, 4])
    expect(await viewOf("", page)).toEqual({ posts: posts.slice((page - 1) * 12, page * 12), lastPage: 4 });
  expect(await viewOf("", 5)).toBeNull();
});

it("pages the posts of a category alone", async () => {
  const stories = articles.filter((_, at) => at % 3 === 1).map(({ id }) => id);
  expect(await viewOf("stories", 1)).toEqual({ posts: stories.slice(0, 12), lastPage: 2 });
  expect(await viewOf("stories", 2)).toEqual({ posts: stories.slice(12), lastPage: 2 });
  expect(await viewOf("stories", 3)).toBeNull();
});
