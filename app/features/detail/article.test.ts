import { expect, test } from "vitest";
import { articleParts, closingOf } from "./article";

const text = (...paragraphs: string[]) => paragraphs.map((each) => `<p>${each}</p>`).join(" ");

test("begins with the first paragraph, and has a place for a picture in the middle of the others", () => {
  expect(articleParts(text("a", "b", "c", "d", "e"))).toEqual({
    opening: "<p>a</p>",
    before: " <p>b</p> <p>c</p>",
    after: " <p>d</p> <p>e</p>",
  });
  expect(articleParts(text("a", "b"))).toEqual({ opening: "<p>a</p>", before: "", after: " <p>b</p>" });
});

test("leaves a text whole that is one paragraph, begins otherwise, or has them within something", () => {
  for (const body of [
    "",
    text("a"),
    `<h2>t</h2>${text("a", "b", "c", "d")}`,
    `<p>a</p><blockquote>${text("b", "c", "d")}</blockquote>`,
  ])
    expect(articleParts(body)).toEqual({ opening: "", before: "", after: body });
});

test("closes with its last sentence, where that is short, whole and not alone in its paragraph", () => {
  expect(
    closingOf(text("One. Two.", "First this. The walk ends at the hives, as near as bees allow.")),
  ).toEqual({
    rest: text("One. Two.", "First this."),
    closing: "The walk ends at the hives, as near as bees allow.",
  });
  for (const end of [
    "First. Short.",
    "It is at 9.30, bring your own cups",
    `First. Long ${"and long ".repeat(12)}.`,
    "The walk ends at the hives, as near as bees allow.",
  ])
    expect(closingOf(text(end))).toEqual({ rest: text(end), closing: null });
});
