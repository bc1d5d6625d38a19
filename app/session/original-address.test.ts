import { describe, expect, it } from "vitest";
import { originalAddress } from "./original-address";

const of = (query: string) => originalAddress(new URLSearchParams(query));

describe("the address that a visitor wanted before the captive portal", () => {
  it.each([
    ["url=https%3A%2F%2Fnews.example%2Fa%3Fb%3D1", "https://news.example/a?b=1", "news.example/a"],
    ["continue=http%3A%2F%2Fnews.example", "http://news.example/", "news.example"],
    [
      "mac=aa&userurl=https%3A%2F%2Fxn--e1awd7f.example%2F",
      "https://xn--e1awd7f.example/",
      "xn--e1awd7f.example",
    ],
    ["url=javascript%3Aalert(1)&dst=https%3A%2F%2Fnews.example", "https://news.example/", "news.example"],
  ])("is found in %s", (query, href, shown) => {
    expect(of(query)).toEqual({ href, shown });
  });

  it.each([
    "",
    "url=javascript%3Aalert(1)",
    "url=data%3Atext%2Fhtml%2Cx",
    "url=%2F%2Fevil.example",
    "url=https%3A%2F%2Fbank.example%40evil.example",
    "url=https%3A%2F%2F",
    `url=https%3A%2F%2Fnews.example%2F${"x".repeat(2_001)}`,
    "url=https%3Anews.example",
    "other=https%3A%2F%2Fnews.example",
  ])("is null in %s", (query) => {
    expect(of(query)).toBeNull();
  });
});
