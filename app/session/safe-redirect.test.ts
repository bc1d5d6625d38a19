import { describe, expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect";

describe("a redirect target", () => {
  it.each(["/", "/en/shops-services?f=dine#letter-A", "/cz/obchod/a%20b"])("keeps %s", (path) => {
    expect(safeRedirect(path)).toBe(path);
  });

  it.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "\\/evil.example",
    "/\t/evil.example",
    "/..//evil.example",
    "/en\r\nSet-Cookie: a=b",
    "javascript:alert(1)",
    "en",
    "",
    null,
    undefined,
    7,
  ])("rejects %j", (value) => {
    expect(safeRedirect(value)).toBeNull();
  });
});
