import type { HeadersArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import { formHeaders } from "./form-headers";

const headersOf = (action: Record<string, string>, loader: Record<string, string>) => {
  const args: HeadersArgs = {
    actionHeaders: new Headers(action),
    loaderHeaders: new Headers(loader),
    parentHeaders: new Headers({ "Cache-Control": "public" }),
    errorHeaders: undefined,
  };
  return Object.fromEntries(new Headers(formHeaders(args)));
};

it("passes on Retry-After and Cache-Control, from the action before the loader, and nothing else", () => {
  expect(
    headersOf(
      { "Retry-After": "60", "Cache-Control": "no-store", "Set-Cookie": "a=b" },
      { "Cache-Control": "private", "Retry-After": "1" },
    ),
  ).toEqual({ "retry-after": "60", "cache-control": "no-store" });
  expect(headersOf({}, { "Cache-Control": "private" })).toEqual({ "cache-control": "private" });
  expect(headersOf({}, {})).toEqual({});
});
