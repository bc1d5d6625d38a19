import { expect, test } from "vitest";
import { sanitizeRichText } from "~/mall/content/rich-text.server";
import { legalParts } from "./legal.server";

const safe = (html: string) => sanitizeRichText(html, "galerieharfa");
const numbered = (opening: string, ...titles: string[]) =>
  legalParts(safe(opening + titles.map((title) => `<h1>${title}</h1><p>a</p>`).join("")));

test("divides a long text into numbered sections, one for each main heading", () => {
  const { sections, html } = legalParts(
    safe(
      "<h1>One &amp; only</h1><p>a</p><h2>Below</h2><h1 id='x'>Two</h1><p>b</p><h1><b>Three</b></h1><p>c</p>",
    ),
  );
  expect(sections).toEqual([
    { id: "section-1", number: 1, title: "One & only", html: "<p>a</p><h3>Below</h3>" },
    { id: "section-2", number: 2, title: "Two", html: "<p>b</p>" },
    { id: "section-3", number: 3, title: "Three", html: "<p>c</p>" },
  ]);
  expect(html).toBe("");
});

test("counts nothing that the text counts itself", () => {
  for (const title of ["1. Points", "§ 1 Punkte", "II. Body", "Čl. 1 Body"])
    expect(numbered("", title, "b", "c").sections[0]).toMatchObject({ number: null, title });
  expect(numbered("", "In short", "b", "c").sections[0]).toMatchObject({ number: 1 });
});

test("has the first paragraph as its lead, and a list that follows it in short", () => {
  const opening = "<p>We are.</p><h3>In <i>short</i></h3><ul><li>a</li></ul>";
  const parts = legalParts(safe(`${opening}<h2>a</h2><p>b</p><h2>c</h2><p>d</p><h2>e</h2><p>f</p>`));
  expect(parts).toMatchObject({
    lead: "<p>We are.</p>",
    short: { title: "In short", figures: [], html: "<ul><li>a</li></ul>" },
  });
  expect(numbered("<ul><li>a</li></ul>", "x", "y", "z")).toMatchObject({
    lead: null,
    short: { title: null, figures: [], html: "<ul><li>a</li></ul>" },
  });
  expect(numbered("<p>a</p><p>b</p>", "x", "y", "z")).toMatchObject({
    lead: "<p>a</p>",
    short: null,
    html: "<p>b</p>",
  });
});

test("leaves a text alone that is short, or whose headings are within something", () => {
  for (const text of [
    "<h2>One</h2><p>a</p><h2>Two</h2><p>b</p>",
    "<div><h2>One</h2><p>a</p></div><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>",
  ]) {
    const html = safe(text);
    expect(legalParts(html)).toEqual({ html, lead: null, short: null, sections: [] });
  }
});

test("has the rules in short that state a number as figures, where there are several", () => {
  const shortOf = (...rules: string[]) =>
    numbered(`<ul>${rules.map((rule) => `<li>${rule}</li>`).join("")}</ul>`, "x", "y", "z").short;
  expect(shortOf("A point for each 10 Kč.", "Points last 2 years.", "It is free.")).toMatchObject({
    figures: [
      { number: expect.stringMatching(/^10\sKč$/), label: expect.stringContaining("A point") },
      { number: expect.stringMatching(/^2\syears$/), label: expect.stringContaining("Points last") },
    ],
    html: "<ul><li>It is free.</li></ul>",
  });
  for (const other of [
    "§ 3 and 5 words",
    "from 2 to 3 years",
    "of Act 101/2000 Coll.",
    "<ul><li>2 days</li></ul>",
  ])
    expect(shortOf("Points last 2 years.", other)?.figures).toEqual([]);
});
