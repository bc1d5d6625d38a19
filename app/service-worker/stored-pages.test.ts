import { expect, it } from "vitest";
import type { Pack } from "./pack";
import { documentOf, pageAt } from "./stored-pages";

const page = (title: string) => ({ title, content: `<h1>${title}</h1>` });
const pack: Pack = {
  frame: "<title>@title@</title><p>@notice@</p><main>@content@</main>",
  policy: "default-src 'none'",
  files: [],
  pages: {
    "/en": page("Home"),
    "/en/shops-services": page("Shops"),
    "/en/shop/a%20b": page("A b"),
    "/en/floorplan/main": page("Ground"),
    "/en/floorplan/main?floor=1": page("First"),
  },
  home: "/en",
  shops: "/en/shop/",
  locale: "en-GB",
  texts: { saved: "Saved {{when}}.", missing: "Missing, others {{when}}." },
};

it.each([
  ["/en/shops-services", "Shops"],
  ["/en/shops-services/", "Shops"],
  ["/en/shops-services?f=dine", "Shops"],
  ["/en/shop/a%20b/any-words", "A b"],
  ["/en/floorplan/main?floor=1", "First"],
  ["/en/floorplan/main?floor=0", "Ground"],
  ["/en/floorplan/main?from=Main+entrance&to=shop.a+b", "A b"],
  ["/en/floorplan/main?to=toilets", "Ground"],
  ["/en/shop/other/any-words", undefined],
  ["/en/faq", undefined],
])("finds the page of %s", (address, title) => {
  expect(pageAt(new URL(address, "http://mall.test"), pack)?.title).toBe(title);
});

it("says how old a page is, or that it isn't the one that was asked for", async () => {
  const at = Date.now() - 3 * 3_600_000;
  const stored = documentOf({ pack, at }, { title: "$& <b>", content: "$1" }, true);
  expect(await stored.text()).toBe("<title>$& <b></title><p>Saved 3 hours ago.</p><main>$1</main>");
  expect([stored.status, stored.headers.get("Content-Security-Policy")]).toEqual([200, "default-src 'none'"]);
  const other = documentOf({ pack, at }, page("Home"), false);
  expect([other.status, await other.text()]).toEqual([
    503,
    expect.stringContaining("Missing, others 3 hours ago."),
  ]);
});
