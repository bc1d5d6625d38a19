import { describe, expect, it } from "vitest";
import { addressRanges, lineOf } from "./client-address";

const rangesOf = (address: string) => addressRanges(address).map(({ range }) => range);

describe("the ranges of an address", () => {
  it.each([
    ["192.0.2.1", ["192.0.2.1"]],
    ["::ffff:192.0.2.1", ["192.0.2.1"]],
    ["::FFFF:c000:0201", ["192.0.2.1"]],
    ["0:0:0:0:0:ffff:192.0.2.1", ["192.0.2.1"]],
    ["2001:db8:1:2:3:4:5:6", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:DB8:1:2::", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:0db8:0001:0002:ffff:ffff:ffff:ffff", ["2001:db8:1:2::/64", "2001:db8:1::/48"]],
    ["2001:db8::1", ["2001:db8:0:0::/64", "2001:db8:0::/48"]],
    ["fe80::1%eth0", ["fe80:0:0:0::/64", "fe80:0:0::/48"]],
    ["::1", ["0:0:0:0::/64", "0:0:0::/48"]],
    ["unknown", ["unknown"]],
    ["not:an:address", ["not:an:address"]],
  ])("of %s are %j", (address, ranges) => expect(rangesOf(address)).toEqual(ranges));

  it("begin with its line", () => {
    const addresses = ["192.0.2.1", "2001:db8:1:2:3:4:5:6", "unknown"];
    expect(addresses.map(lineOf)).toEqual(["192.0.2.1", "2001:db8:1:2::/64", "unknown"]);
  });

  it("have a higher limit for the /48 than for the /64", () => {
    const [narrow, wide] = addressRanges("2001:db8::1");
    expect(wide?.factor).toBeGreaterThan(narrow?.factor ?? 0);
  });
});
