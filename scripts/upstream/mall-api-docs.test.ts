import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mallApiDocs } from "./mall-api-docs";

it("docs/mall-api.md is what `npm run mall-api-docs` writes", () => {
  const page = readFileSync("docs/mall-api.md", "utf8");
  expect(page).toBe(mallApiDocs(page));
});
