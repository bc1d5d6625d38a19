import { expect, it } from "vitest";
import { htmlSections } from "./html-sections";

it("divides a text by its titles", () => {
  expect(
    htmlSections(
      "<p>Opening.</p><h2>One</h2><p>First.<br>Line</p><h2>Two &amp; three</h2><ul><li>a</li></ul>",
    ),
  ).toEqual({
    opening: "<p>Opening.</p>",
    sections: [
      { title: "One", html: "<p>First.<br>Line</p>" },
      { title: "Two &amp; three", html: "<ul><li>a</li></ul>" },
    ],
  });
  expect(htmlSections("<p>Only this.</p>")).toEqual({ opening: "<p>Only this.</p>", sections: [] });
});

it("leaves a text whole in which an element goes on from one part to the next", () => {
  expect(htmlSections("<div><h2>One</h2><p>First.</p></div>")).toBeNull();
});
