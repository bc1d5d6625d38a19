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
    "10.0.0.0/-1",
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
  it("is as many proxies away as are trusted", () => {
    const trust = trustOf("12");
    expect([1, 12, 13].map((distance) => trust("198.51.100.4", distance))).toEqual([true, true, false]);
  });

  it("is behind a proxy of one IPv6 address, or of any", () => {
    const one = trustOf("2001:db8::7");
    expect([one("2001:db8::7", 1), one("2001:db8::8", 1)]).toEqual([true, false]);
    expect(trustOf("::/0")("2001:db8::8", 1)).toBe(true);
  });

  it("is the connection's if no proxy is trusted", () => {
    expect(originOf(requestFrom("198.51.100.4", forwarded), trustOf(""))).toEqual({
      protocol: "http",
      host: "internal:3000",
      clientAddress: "198.51.100.4",
    });
  });

  it("has the names that a trusted proxy gave it, and no visitor's", () => {
    const named = {
      ...forwarded,
      "x-request-id": "chosen-by-somebody",
      traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-01`,
      tracestate: "a=b",
    };
    const namesFrom = (address: string) => {
      const request = requestFrom(address, { ...named });
      originOf(request, trustOf("10.0.0.0/8"));
      return Object.keys(request.headers).filter((name) => /request-id|^trace/.test(name));
    };
    expect(namesFrom("10.0.0.2")).toEqual(["x-request-id", "traceparent", "tracestate"]);
    expect(namesFrom("198.51.100.4")).toEqual([]);
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

  it.each([
    ["203.0.113.9:5678", "203.0.113.9"],
    ['"203.0.113.9:5678"', "203.0.113.9"],
    ["[203.0.113.9]", "203.0.113.9"],
    ["2001:DB8::1", "2001:db8::1"],
    ["2001:db8:0:0:0:0:0:1", "2001:db8::1"],
    ["[2001:db8::1]", "2001:db8::1"],
    ["[2001:db8::1]:443", "2001:db8::1"],
    ['"[2001:db8::1]:443"', "2001:db8::1"],
    ["fe80::1%eth0", "fe80::1"],
    ["[fe80::1%25eth0]:443", "fe80::1"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::ffff:cb00:7109", "203.0.113.9"],
    ["[::FFFF:203.0.113.9]:5678", "203.0.113.9"],
    ["  203.0.113.9:5678\t", "203.0.113.9"],
  ])("is %s without port, brackets and zone: %s", (entry, client) => {
    for (const value of ["1", "10.0.0.0/8"]) {
      const request = requestFrom("10.0.0.2", { ...forwarded, "x-forwarded-for": `6.6.6.6, ${entry}` });
      expect(originOf(request, trustOf(value))?.clientAddress, value).toBe(client);
    }
  });

  it.each(["10.0.0.9:44321", "[::ffff:10.0.0.9]:44321", "::ffff:a00:9"])(
    "is what the first of two trusted proxies received if the second wrote %s",
    (proxy) => {
      for (const value of ["2", "10.0.0.0/8"]) {
        const request = requestFrom("10.0.0.2", {
          ...forwarded,
          "x-forwarded-for": `203.0.113.9:5678, ${proxy}`,
        });
        expect(originOf(request, trustOf(value))?.clientAddress, value).toBe("203.0.113.9");
      }
    },
  );

  it.each([
    "unknown",
    "_hidden",
    "203.0.113.9.1:80",
    "2001:db8::1:443:x",
    "[203.0.113.9",
    "1.2.3:80",
    '"',
    "[]",
  ])("is not %s: it falls back to the connection", (entry) => {
    const request = requestFrom("10.0.0.2", { ...forwarded, "x-forwarded-for": entry });
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

  it.each([
    ["http://www.mall.test/en?a=1", "www.mall.test", "/en?a=1"],
    ["HTTP://WWW.Mall.Test:8080", "www.mall.test:8080", "/"],
    ["http://www.mall.test?a=1", "www.mall.test", "/?a=1"],
    ["http://[::1]:3000/en", "[::1]:3000", "/en"],
  ])("is the authority of the absolute target %s in place of Host", (target, host, url) => {
    for (const value of ["other.test", "a b", ""]) {
      const request = requestFrom("10.0.0.2", { host: value });
      request.url = target;
      expect(originOf(request, trustOf(""))?.host).toBe(host);
      expect(request.url).toBe(url);
    }
  });

  it("is what our proxy forwarded, whatever the target", () => {
    const request = requestFrom("10.0.0.2", forwarded);
    request.url = "https://internal/en";
    expect(originOf(request, trustOf("1"))).toMatchObject({ protocol: "https", host: "www.mall.test" });
  });

  it.each([
    "http:///en",
    "http://a b/en",
    "http://user@mall.test/en",
    "http://mall..test/en",
    "http://0x7f.1/",
    "https://mall.test/en",
  ])("is null for the absolute target %s", (target) => {
    const request = requestFrom("10.0.0.2", { host: "mall.test" });
    request.url = target;
    expect(originOf(request, trustOf(""))).toBeNull();
  });

  it("has no port that is the protocol's own", () => {
    const hostOf = (host: string) =>
      originOf(requestFrom("10.0.0.2", { host, "x-forwarded-proto": "https" }), trustOf("1"))?.host;
    expect(["mall.test:443", "mall.test:80", "mall.test:4443"].map(hostOf)).toEqual([
      "mall.test",
      "mall.test:80",
      "mall.test:4443",
    ]);
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
    ["mall.test:80", "mall.test"],
    ["mall.test:443", "mall.test:443"],
    ["[::1]:80", "[::1]"],
  ])("accepts the host %s", (host, expected) => {
    expect(originOf(requestFrom("10.0.0.2", { host }), trustOf(""))?.host).toBe(expected);
  });
});
