import { expect, it, test } from "vitest";
import { readEnvironment } from "./environment.server";

const headersOf = (text: string) =>
  readEnvironment({ MALL_API_URL: "https://a.example", MALL_API_HEADERS: text }).MALL_API_HEADERS;

it("reads lines of headers", () => {
  expect(
    headersOf("Origin: https://{tenant}.platform.example\n\n X-Api-Key:  a:b c\r\nAccept: text/plain\n"),
  ).toEqual([
    { name: "Origin", value: "https://{tenant}.platform.example" },
    { name: "X-Api-Key", value: "a:b c" },
    { name: "Accept", value: "text/plain" },
  ]);
});

test.each([
  "Host: a.example",
  "Authorization: Basic eDp5",
  "cookie: a=b",
  "Connection: close",
  "Transfer-Encoding: chunked",
  "Content-Length: 5",
  "Content-Type: text/plain",
  "Proxy-Authorization: x",
  "X Key: 1",
  "X-Key",
  "X-Key:",
  "X-Key: č",
])("%j stops the start with a line that names the variable", (line) => {
  expect(() => headersOf(`X-Good: 1\n${line}`)).toThrow(/^MALL_API_HEADERS is .*; it must be lines such as/s);
});
