import { describe, expect, it } from "vitest";
import { barcode, qrCode } from "./codes.server";

describe("a barcode", () => {
  it("renders an EAN-13: thirty bars over 95 modules and the quiet zones", async () => {
    const code = await barcode("4006381333931");
    expect(code?.width).toBe(95 + 22);
    expect(code?.d.match(/M/g)).toHaveLength(30);
  });

  it("renders the known bars of 4006381333931", async () => {
    // Left guard, then the first digit after the leading 4: 0 in set A is 0001101.
    expect((await modulesOf("4006381333931")).slice(11, 21)).toBe("1010001101");
  });

  it("falls back to Code 128 for a wrong check digit, and for letters", async () => {
    expect((await barcode("4006381333932"))?.width).not.toBe(95 + 22);
    expect(await barcode("AB-123")).not.toBeNull();
  });

  it("is null for a text that no barcode can encode", async () => {
    expect(await barcode("ž")).toBeNull();
  });
});

describe("a QR code", () => {
  it("has its finder pattern in three corners, within a quiet zone", async () => {
    const code = await qrCode("2926957782067");
    expect(code?.width).toBe(21 + 8);
    expect(code?.d.startsWith("M4 4h7v1h-7z")).toBe(true);
  });

  it("is null for a text that is too long", async () => {
    expect(await qrCode("x".repeat(5_000))).toBeNull();
  });
});

/** A row of a code's modules, dark as 1. */
async function modulesOf(text: string): Promise<string> {
  const code = await barcode(text);
  const row = Array.from({ length: code?.width ?? 0 }, () => "0");
  for (const [, x = "", width = ""] of (code?.d ?? "").matchAll(/M(\d+) 0h(\d+)/g)) {
    row.fill("1", Number(x), Number(x) + Number(width));
  }
  return row.join("");
}
