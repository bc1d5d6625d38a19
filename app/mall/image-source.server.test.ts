import { expect, test } from "vitest";
import { imagePath, isVersioned } from "./image-source.server";

const base = "http://127.0.0.1:4100/promenade";

test.each([
  ["/art/shop/a.svg", "/art/shop/a.svg"],
  ["art/a.svg", "/art/a.svg"],
  ["/art/a.svg?v=3&x=1#top", "/art/a.svg?v=3&x=1"],
  ["/art/léto 1.svg", "/art/l%C3%A9to%201.svg"],
  ["/art/l%C3%A9to.svg", "/art/l%C3%A9to.svg"],
  [`${base}/art/a.svg`, "/art/a.svg"],
  ["/art/..a/...b.svg", "/art/..a/...b.svg"],
])("%s is a picture of the tenant", (source, path) => {
  expect(imagePath(source, base)).toBe(path);
});

test.each([
  "",
  " ",
  "/",
  "//evil.example/a.png",
  "/\\evil.example/a.png",
  "\\\\evil.example\\a.png",
  "https://evil.example/a.png",
  "http://127.0.0.1:4100.evil.example/promenade/a.png",
  "http://127.0.0.1:4101/promenade/a.png",
  "https://127.0.0.1:4100/promenade/a.png",
  "http://user:pass@127.0.0.1:4100/promenade/a.png",
  "http://127.0.0.1:4100@evil.example/promenade/a.png",
  "http://127.0.0.1:4100/beta/art/a.svg",
  "http://127.0.0.1:4100/promenade/../beta/art/a.svg",
  "http://127.0.0.1:4100/promenade",
  "http://127.0.0.1:4100/promenadex/a.svg",
  "http:/promenade/a.svg",
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
  "/art/%ff.svg",
  "/art/%.svg",
  "/art/\ud800.svg",
  "data:image/svg+xml,<svg onload=alert(1)>",
  "javascript:alert(1)",
  "file:///etc/passwd",
  "gopher://127.0.0.1/",
  "HTTP://169.254.169.254/latest/meta-data",
  `/${"a".repeat(1_000)}`,
])("%j is not", (source) => {
  expect(imagePath(source, base)).toBeNull();
});

test("a base without a path has every path of its host, and no other host's", () => {
  expect(imagePath("https://api.example.com/files/a.png", "https://api.example.com")).toBe("/files/a.png");
  expect(imagePath("https://api.example.com.evil.example/a.png", "https://api.example.com")).toBeNull();
  expect(imagePath("https://api.example.com:8443/a.png", "https://api.example.com")).toBeNull();
});

test("a version in the query or a hash in the name says that the picture never changes", () => {
  expect(["/a.png?v=2", "/a-0a1b2c3d.png", "/a.0a1b2c3d4e5f.svg"].every(isVersioned)).toBe(true);
  expect(["/a.png", "/a.png?v=", "/summer-2026.png", "/a.png?rev=1"].some(isVersioned)).toBe(false);
});
