import { beforeEach, expect, it, vi } from "vitest";
import { reloadOnce } from "./reload-once";

const storage = new Map<string, string>();
const went: string[] = [];
const page = (navigation?: { pathname: string; search: string }) => {
  vi.stubGlobal("window", {
    location: {
      pathname: "/en/shops-services",
      search: "?f=dine",
      reload: () => went.push("reload"),
      assign: (path: string) => went.push(path),
    },
    __remixRouter: { state: { navigation: { location: navigation } } },
  });
};

beforeEach(() => {
  storage.clear();
  went.length = 0;
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
  });
  page();
});

it("reloads the page once in ten seconds", () => {
  expect([reloadOnce(0), reloadOnce(5_000), reloadOnce(9_999)]).toEqual([true, false, false]);
  expect(went).toEqual(["reload"]);
  expect(JSON.parse(storage.get("reload") ?? "")).toEqual({
    path: "/en/shops-services?f=dine",
    expires: 10_000,
  });
  expect(reloadOnce(10_000)).toBe(true);
});

it("loads the visitor's destination", () => {
  page({ pathname: "/en/offers/1", search: "" });
  expect(reloadOnce(0)).toBe(true);
  expect(reloadOnce(1)).toBe(false);
  page({ pathname: "/en/news/1", search: "?sort=new" });
  expect(reloadOnce(2)).toBe(true);
  expect(went).toEqual(["/en/offers/1", "/en/news/1?sort=new"]);
});

it("never reloads without storage", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new Error("not allowed");
    },
  });
  expect(reloadOnce(0)).toBe(false);
  storage.set("reload", "no json");
  expect(went).toEqual([]);
});
