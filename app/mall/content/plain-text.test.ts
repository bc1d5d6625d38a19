import { expect, it } from "vitest";
import { plainText } from "./rich-text.server";

it("keeps the spaces at which a line must not break", () => {
  expect(plainText("<p>Káva a\u00a0koláč,\n  od 9\u00a0Kč</p>")).toBe("Káva a\u00a0koláč, od 9\u00a0Kč");
});
