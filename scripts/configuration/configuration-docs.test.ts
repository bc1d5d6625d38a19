import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { configurationDocs } from "./configuration-docs";

it("docs/configuration.md is what `npm run configuration-docs` writes", () => {
  expect(readFileSync("docs/configuration.md", "utf8")).toBe(configurationDocs());
});

it("has each variable that the programs read by name, but those that the build inlines", () => {
  const read = ["app", "contract", "mall-api", "realtime-server", "server"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/tests\/|node_modules/.test(file))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(/\bprocess\.env\.(?!BUILT_)([A-Z_]+)/g)])
    .map(([, name = ""]) => `\n| \`${name}\` |`);
  const page = configurationDocs();
  expect(read.filter((row) => !page.includes(row))).toEqual([]);
  expect(read).toContain("\n| `TENANTS_DIR` |");
});
