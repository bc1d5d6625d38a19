import { expect, test } from "vitest";
import { sanitizeRichText } from "~/mall/rich-text.server";
import { withContents } from "./legal.server";

const safe = (html: string) => sanitizeRichText(html, "galerieharfa");

test("a long text gets its contents, and an id for each of its main headings", () => {
  const { html, contents } = withContents(
    safe("<h1>One &amp; only</h1><p>a</p><h2>Below</h2><h1 id='x'>Two</h1><h1><b>Three</b></h1>"),
  );
  expect(contents).toEqual([
    { id: "section-1", title: "One & only" },
    { id: "section-2", title: "Two" },
    { id: "section-3", title: "Three" },
  ]);
  expect(html).toContain('<h2 id="section-2">Two</h2>');
  expect(html).toContain("<h3>Below</h3>");
});

test("a short text has no contents and stays as it is", () => {
  const html = safe("<h2>One</h2><p>a</p><h2>Two</h2>");
  expect(withContents(html)).toEqual({ html, contents: [] });
});
