import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mallApiDocs } from "./mall-api-docs";

it("docs/mall-api.md is what `npm run mall-api-docs` writes", () => {
  expect(readFileSync("docs/mall-api.md", "utf8")).toBe(mallApiDocs());
});
