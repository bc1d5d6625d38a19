import { expect, test } from "vitest";
import { parseImageHost } from "../../process/image-hosts";
import { type ImageRules, imageSource, isVersioned } from "./image-source.server";

const base = "http://127.0.0.1:4100/promenade";

const rulesOf = (template: string, hosts: string[] | null = null): ImageRules => ({
  apiBaseOf: (tenantId) => template.replace("{tenant}", tenantId),
  hosts: hosts?.flatMap((host) => parseImageHost(host) ?? []) ?? null,
});
const rules = rulesOf("http://127.0.0.1:4100/{tenant}");

test.each([
  ["/art/shop/a.svg", "/art/shop/a.svg"],
  ["art/a.svg", "/art/a.svg"],
  ["/art/a.svg?v=3&x=1#top", "/art/a.svg?v=3&x=1"],
  ["/art/léto 1.svg", "/art/l%C3%A9to%201.svg"],
  ["/art/l%C3%A9to.svg", "/art/l%C3%A9to.svg"],
  [`${base}/art/a.svg`, "/art/a.svg"],
  ["/art/..a/...b.svg", "/art/..a/...b.svg"],
])("accepts %s as a picture of the tenant", (source, path) => {
  expect(imageSource(source, "promenade", rules)).toBe(path);
});

test.each([
  ["https://cdn.example/a.png", "https://cdn.example/a.png"],
  ["HTTP://CDN.Example:80/a/../b.png?w=1&h=2#top", "http://cdn.example/b.png?w=1&h=2"],
  ["//cdn.example/a.png", "https://cdn.example/a.png"],
  ["https://obrázky.example/léto 1.png", "https://xn--obrzky-rta.example/l%C3%A9to%201.png"],
  [
    "https://cdn.example/image?url=https://a.example/b.png",
    "https://cdn.example/image?url=https://a.example/b.png",
  ],
  // All notations of an IP address are normalized to the one that is checked before connecting.
  ["http://2130706433/a.png", "http://127.0.0.1/a.png"],
  ["http://0x7f.0.0.1/a.png", "http://127.0.0.1/a.png"],
  ["http://0177.1/a.png", "http://127.0.0.1/a.png"],
  ["http://[::ffff:127.0.0.1]/a.png", "http://[::ffff:7f00:1]/a.png"],
  // The API's own host outside of the tenant's base.
  ["http://127.0.0.1:4100/storage/a.png", "http://127.0.0.1:4100/storage/a.png"],
])("accepts %s as a picture elsewhere", (source, address) => {
  expect(imageSource(source, "promenade", rules)).toBe(address);
});

test.each([
  "",
  " ",
  "/",
  "/\\evil.example/a.png",
  "\\\\evil.example\\a.png",
  "https://evil.example\\@127.0.0.1/a.png",
  "http://127.0.0.1:4101/promenade/a.png",
  "https://127.0.0.1:4100/promenade/a.png",
  "https://evil.example:22/a.png",
  "http://user:pass@127.0.0.1:4100/promenade/a.png",
  "http://127.0.0.1:4100@evil.example/promenade/a.png",
  "https://user@cdn.example/a.png",
  "http://127.0.0.1:4100/beta/art/a.svg",
  "http://127.0.0.1:4100/%62eta/art/a.svg",
  "http://127.0.0.1:4100/promenade/../beta/art/a.svg",
  "http://127.0.0.1:4100/storage/%2e%2e/beta/a.svg",
  "http://127.0.0.1:4100/storage/%252e%252e/beta/a.svg",
  "http:/promenade/a.svg",
  "https:cdn.example/a.svg",
  "/../beta/art/a.svg",
  "/art/../../beta/a.svg",
  "/art/./a.svg",
  "/art//a.svg",
  "/%2e%2e/beta/a.svg",
  "/.%2E/beta/a.svg",
  "/%252e%252e/beta/a.svg",
  "/art%2f..%2f..%2fbeta/a.svg",
  "/art%5c..%5cbeta/a.svg",
  "/art/%00.svg",
  "/art/a\u0000.svg",
  "/art/a\r\nHost: evil.svg",
  "https://cdn.example/a\r\nHost: evil.svg",
  "/art/%ff.svg",
  "/art/%.svg",
  "/art/\ud800.svg",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "ftp://cdn.example/a.png",
  "http://",
  "http:///a.png",
  "http://[::1/a.png",
  `/${"a".repeat(1_000)}`,
])("rejects %j", (source) => {
  expect(imageSource(source, "promenade", rules)).toBeNull();
});

test("allows every path of the host for a base without a path", () => {
  const whole = rulesOf("https://api.example.com");
  expect(imageSource("https://api.example.com/files/a.png", "beta", whole)).toBe("/files/a.png");
  expect(imageSource("https://api.example.com.evil.example/a.png", "beta", whole)).toBe(
    "https://api.example.com.evil.example/a.png",
  );
  expect(imageSource("https://api.example.com:8443/a.png", "beta", whole)).toBeNull();
});

test("allows only the hosts and ports of the list", () => {
  const listed = rulesOf("https://api.example.com", [
    "cdn.example",
    "*.Pictures.example",
    "static.example:8443",
  ]);
  const isTaken = (source: string) => imageSource(source, "beta", listed) !== null;
  expect(
    [
      "/a.png",
      "https://api.example.com/a.png",
      "https://cdn.example/a.png",
      "http://a.b.pictures.example/a.png",
      "https://static.example:8443/a.png",
    ].filter((source) => !isTaken(source)),
  ).toEqual([]);
  expect(
    [
      "https://other.example/a.png",
      "https://sub.cdn.example/a.png",
      "https://evilcdn.example/a.png",
      "https://pictures.example/a.png",
      "https://evilpictures.example/a.png",
      "https://cdn.example:8443/a.png",
      "https://static.example/a.png",
    ].filter(isTaken),
  ).toEqual([]);
});

test("takes a picture with a version in its query or a hash in its name for immutable", () => {
  expect(["/a.png?v=2", "/a-0a1b2c3d.png", "https://cdn.example/a.0a1b2c3d4e5f.svg"].every(isVersioned)).toBe(
    true,
  );
  expect(["/a.png", "/a.png?v=", "/summer-2026.png", "/a.png?rev=1"].some(isVersioned)).toBe(false);
});
