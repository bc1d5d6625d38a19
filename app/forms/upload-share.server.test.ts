import { expect, test } from "vitest";
import { uploadShare } from "./upload-share.server";

const megabyte = 1024 * 1024;

test("limits concurrent forms of one address to 64 MB, independent of others", () => {
  const shares = [uploadShare("192.0.2.1"), uploadShare("192.0.2.1"), uploadShare("192.0.2.1")];
  expect(shares.map((share) => share.take(26 * megabyte))).toEqual([true, true, false]);
  const other = uploadShare("192.0.2.2");
  expect(other.take(26 * megabyte)).toBe(true);
  shares[0]?.end();
  expect(shares[2]?.take(26 * megabyte)).toBe(true);
  for (const share of [...shares, other]) share.end();
});

test("counts the addresses of one IPv6 network together", () => {
  const shares = ["2001:db8:1:2::1", "2001:db8:1:2::2", "2001:db8:1:3::1"].map(uploadShare);
  expect(shares.map((share) => share.take(40 * megabyte))).toEqual([true, false, true]);
  for (const share of shares) share.end();
});

test("limits all addresses together to 256 MB, and releases all of it", () => {
  for (const round of [1, 2]) {
    const shares = Array.from({ length: 5 }, (_, at) => uploadShare(`192.0.2.${at}`));
    expect(
      shares.map((share) => share.take(60 * megabyte)),
      `round ${round}`,
    ).toEqual([true, true, true, true, false]);
    for (const share of shares) {
      share.end();
      share.end();
    }
  }
});

test("applies only the common limit without addresses", () => {
  const shares = Array.from({ length: 5 }, () => uploadShare(undefined));
  expect(shares.map((share) => share.take(60 * megabyte))).toEqual([true, true, true, true, false]);
  for (const share of shares) share.end();
});
