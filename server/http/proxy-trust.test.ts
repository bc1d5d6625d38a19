import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { originOf as originBy, type ProxyTrust, parseProxyTrust } from "./proxy-trust";

function requestFrom(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  return request;
}

const originOf = (request: IncomingMessage, trust: ProxyTrust) => originBy(request, trust, true);

function trustOf(value: string): ProxyTrust {
  const trust = parseProxyTrust(value);
  if (!trust) throw new Error(`${value} is not a valid TRUST_PROXY`);
  return trust;
}

const forwarded = {
  host: "internal:3000",
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-host": "www.mall.test",
  "x-forwarded-proto": "https",
};

describe("TRUST_PROXY", () => {
  it.each([
    "everyone",
    "-1",
    "1.5",
    "100",
    "10.0.0.0/33",
    "::1/129",
    "10.0.0.0/x",
    "10.0.0.1,",
    "10.0.0.0/8;::1",
  ])("rejects %j", (value) => {
    expect(parseProxyTrust(value)).toBeNull();
  });

  it("matches addresses in its ranges, IPv4-mapped IPv6 included", () => {
    const trust = trustOf("10.0.0.0/8, 192.0.2.7, fd00::/8");
    const asked = [
      "10.255.0.1",
      "::ffff:10.1.2.3",
      "192.0.2.7",
      "fd12::1",
      "11.0.0.1",
      "192.0.2.8",
      "fe80::1",
      "",
    ];
    expect(asked.map((address) => trust(address, 1))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("the origin of a request", () => {
  it("is the connection's if no proxy is trusted", () => {
    expect(originOf(requestFrom("198.51.100.4", forwarded), trustOf(""))).toEqual({
      protocol: "http",
      host: "internal:3000",
      clientAddress: "198.51.100.4",
    });
  });

  it("is taken from a trusted proxy's headers only", () => {
    const trust = trustOf("10.0.0.0/8");
    expect(originOf(requestFrom("::ffff:10.0.0.2", forwarded), trust)).toEqual({
      protocol: "https",
      host: "www.mall.test",
      clientAddress: "203.0.113.9",
    });
    expect(originOf(requestFrom("198.51.100.4", forwarded), trust)).toMatchObject({
      protocol: "http",
      host: "internal:3000",
      clientAddress: "198.51.100.4",
    });
  });

  it.each([
    ["1", "203.0.113.9"],
    ["2", "6.6.6.6"],
    ["9", "1.1.1.1"],
    ["10.0.0.0/8", "203.0.113.9"],
    ["10.0.0.0/8,203.0.113.0/24", "6.6.6.6"],
  ])("skips as many addresses as TRUST_PROXY=%s trusts: %s", (value, client) => {
    const request = requestFrom("10.0.0.2", {
      ...forwarded,
      "x-forwarded-for": "1.1.1.1, 6.6.6.6, 203.0.113.9",
    });
    expect(originOf(request, trustOf(value))?.clientAddress).toBe(client);
  });

  it("ignores entries before the one that our proxy added", () => {
    const smuggled = {
      ...forwarded,
      "x-forwarded-host": "evil.test, www.mall.test",
      "x-forwarded-proto": "https, http",
    };
    for (const value of ["1", "10.0.0.0/8"]) {
      expect(originOf(requestFrom("10.0.0.2", { ...smuggled }), trustOf(value))).toMatchObject({
        protocol: "http",
        host: "www.mall.test",
      });
    }
  });

  it("is what the first of two trusted proxies received", () => {
    const request = requestFrom("10.0.0.2", {
      ...forwarded,
      "x-forwarded-for": "203.0.113.9, 10.0.0.9",
      "x-forwarded-host": "www.mall.test, balancer.internal",
      "x-forwarded-proto": "https, http",
    });
    expect(originOf(request, trustOf("2"))).toEqual({
      protocol: "https",
      host: "www.mall.test",
      clientAddress: "203.0.113.9",
    });
  });

  it("falls back to the connection if the forwarded address is invalid", () => {
    const request = requestFrom("10.0.0.2", { ...forwarded, "x-forwarded-for": "<script>" });
    expect(originOf(request, trustOf("1"))?.clientAddress).toBe("10.0.0.2");
  });

  it("removes all forwarding headers, trusted or not", () => {
    for (const value of ["", "1"]) {
      const request = requestFrom("10.0.0.2", {
        ...forwarded,
        "x-forwarded-port": "443",
        "x-real-ip": "6.6.6.6",
        "x-client-address": "6.6.6.6",
        forwarded: "for=6.6.6.6",
      });
      originOf(request, trustOf(value));
      expect(Object.keys(request.headers)).toEqual(["host"]);
    }
  });

  it("does not trust a forwarded host if the proxies don't set it", () => {
    const request = requestFrom("10.0.0.2", { ...forwarded });
    expect(originBy(request, trustOf("1"), false)).toMatchObject({
      host: "internal:3000",
      protocol: "https",
    });
    expect(Object.keys(request.headers)).toEqual(["host"]);
  });

  it("is null for a request with two hosts", () => {
    const request = requestFrom("10.0.0.2", { host: "mall.test" });
    request.rawHeaders = ["Host", "mall.test", "Accept", "host", "hOST", "mall.test"];
    expect(originOf(request, trustOf(""))).toBeNull();
    request.rawHeaders = ["Host", "mall.test", "Accept", "host"];
    expect(originOf(request, trustOf(""))?.host).toBe("mall.test");
  });

  it.each([
    "",
    "a b",
    "mall.test/path",
    "mall.test@evil.test",
    "mall..test",
    "mall.test:123456",
    "mall.test:99999",
    "xn--a.test",
    "0x7f.1",
    "127.1",
    "[::1",
    "[0:0::1]",
    "mäll.test",
    "a\r\nb",
  ])("is null for the host %j", (host) => {
    expect(originOf(requestFrom("10.0.0.2", { host }), trustOf(""))).toBeNull();
    const proxied = requestFrom("10.0.0.2", { host: "", "x-forwarded-host": host });
    expect(originOf(proxied, trustOf("1"))).toBeNull();
  });

  it.each([
    ["MALL.test:8080", "mall.test:8080"],
    ["[::1]:3000", "[::1]:3000"],
    ["mall.test.", "mall.test."],
  ])("accepts the host %s", (host, expected) => {
    expect(originOf(requestFrom("10.0.0.2", { host }), trustOf(""))?.host).toBe(expected);
  });
});
