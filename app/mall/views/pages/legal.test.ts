import { expect, test } from "vitest";
import { sanitizeRichText } from "~/mall/content/rich-text.server";
import { withContents } from "./legal.server";

const safe = (html: string) => sanitizeRichText(html, "galerieharfa");

test("gives a long text a table of contents, and each main heading an id", () => {
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

test("leaves a short text unchanged", () => {
  const html = safe("<h2>One</h2><p>a</p><h2>Two</h2>");
  expect(withContents(html)).toEqual({ html, contents: [] });
});
