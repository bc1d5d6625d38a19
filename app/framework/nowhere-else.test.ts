import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What only Remix's own code and this folder know, whether in a name, a URL, a header or a module. */
const insides = [
  "__remix[A-Z]\\w*",
  "__manifest",
  "_root\\b",
  '"_routes"',
  "_routes=",
  '(?:\\}|[(+=] ?["`])\\.data["`]',
  "X-Remix-",
  "text/x-",
  "SingleFetch\\w*",
  "turbo-stream",
  "staticHandlerContext",
  "serverHandoffStream",
  "loadRouteModule",
  "(?:assets|manifest)\\.routes",
  "createRequestHandler",
  "virtual:remix",
  "@remix-run/\\w+/dist",
  "UNSAFE_",
];
const pattern = new RegExp(insides.map((inside) => `(?:${inside})`).join("|"));

it("is all that knows the framework's insides", () => {
  const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.js", "*.cjs"], { encoding: "utf8" })
    .split("\n")
    .filter((path) => path && !path.startsWith("app/framework/"))
    // Tests see from outside what the framework's own script does.
    .filter((path) => !/(?:^|\/)tests\/|\.test\.tsx?$/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  const found = sources.flatMap((path) => {
    const inside = pattern.exec(readFileSync(path, "utf8"));
    return inside ? [`${path}: ${inside[0]}`] : [];
  });
  expect(found).toEqual([]);
});
