import type { TenantId } from "@contract/tenant-ids";
import { beforeAll, expect, test } from "vitest";
import { isSigned, signature, signedImage, splitSigned } from "./image-signature.server";
import { imageRules, imageSource } from "./image-source.server";

beforeAll(() => {
  process.env.MALL_API_URL = "https://api.example.com/{tenant}";
  process.env.IMAGE_KEY = "the key that signs, the key that signed before";
});

const partsOf = (address: string | null) =>
  splitSigned(new URL(address ?? "", "http://mall.test").searchParams.get("src") ?? "");

/** Parses a picture's URL: the source, and whether it is signed for the mall. */
const verified = (address: string | null, tenantId: TenantId) => {
  const { source, signature } = partsOf(address);
  const canonical = imageSource(source, tenantId, imageRules());
  return canonical !== null && isSigned(canonical, signature, tenantId) ? canonical : null;
};

test.each([
  ["/art/léto 1.svg?v=3&x=1+1", "/art/l%C3%A9to%201.svg?v=3&x=1+1"],
  ["/art/100%25 off.svg", null],
  ["/art/a%23b%3Fc.svg?v=%26", "/art/a%23b%3Fc.svg?v=%26"],
  ["https://cdn.example/a%20b%2Fc.png?w=1&h=2&t=%2B+%", "https://cdn.example/a%20b%2Fc.png?w=1&h=2&t=%2B+%"],
  ["https://cdn.example/100%25/l%C3%A9to.png", "https://cdn.example/100%25/l%C3%A9to.png"],
])("signs the URL of %s, valid for its mall only", (written, source) => {
  const address = signedImage(written, "galerieharfa");
  expect(address && verified(address, "galerieharfa")).toBe(source);
  expect(address && verified(address, "europasc")).toBeNull();
  expect(address && verified(`${address}x`, "galerieharfa")).toBeNull();
});

test("signs the source of what another instance has signed, if it may be shown", () => {
  for (const source of ["/art/l%C3%A9to%201.svg?v=3", "https://cdn.example/a%20b.png?w=1"]) {
    const address = signedImage(source, "beta");
    expect(signedImage(`https://www.harfa.test${address}&w=1600`, "beta")).toBe(address);
  }
  const forged = (source: string) =>
    signedImage(`https://evil.test/image?src=AAAAAAAA${source}&w=48`, "beta");
  expect(forged("/../galerieharfa/a.svg")).toBeNull();
  expect(forged("/art/a.svg")).toBe(signedImage("/art/a.svg", "beta"));
});

test("encodes each character once, and signs as short as is safe", () => {
  expect(signedImage("/art/léto 1.svg", "beta")).toMatch(/^\/image\?src=[\w-]{8}\/art\/l%C3%A9to%201\.svg$/);
  expect(signedImage("//cdn.example/a.svg", "beta")).toMatch(
    /^\/image\?src=[\w-]{16}https:\/\/cdn\.example\/a\.svg$/,
  );
});

test("rejects a truncated, changed or missing signature", () => {
  for (const source of ["/art/a.svg", "https://cdn.example/a.svg"]) {
    const given = signature(source, "beta");
    const changed = (given.startsWith("A") ? "B" : "A") + given.slice(1);
    expect(isSigned(source, given, "beta")).toBe(true);
    for (const forged of [
      "",
      given.slice(1),
      `${given}A`,
      changed,
      "é".repeat(given.length),
      given.slice(0, 8).repeat(2),
    ])
      expect(isSigned(source, forged, "beta"), forged).toBe(source.startsWith("/") && forged === given);
  }
});

test("does not sign a URL that isn't allowed", () => {
  for (const written of [
    "",
    "data:image/png;base64,AA",
    "https://u:p@cdn.example/a.png",
    "/../beta/a.svg",
    "x".repeat(2_000_000),
  ])
    expect(signedImage(written, "beta")).toBeNull();
});

test("accepts the previous key's signatures during key rotation", async () => {
  const source = "/art/a.svg";
  const now = signature(source, "beta");
  const { createHmac } = await import("node:crypto");
  const before = createHmac("sha256", "the key that signed before")
    .update(`beta\n${source}`)
    .digest("base64url")
    .slice(0, 8);
  expect(now).not.toBe(before);
  expect(isSigned(source, before, "beta")).toBe(true);
});
