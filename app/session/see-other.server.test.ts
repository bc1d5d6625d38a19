import { expect, it } from "vitest";
import { seeOther, setCookies } from "./see-other.server";

it("redirects so that the page is read by GET, with each cookie in a header of its own", () => {
  const { status, headers } = seeOther("/en/faq", "a=1; Path=/", "b=2");
  expect([status, headers.get("Location"), headers.getSetCookie()]).toEqual([
    303,
    "/en/faq",
    ["a=1; Path=/", "b=2"],
  ]);
});

it("sets no cookie for what is none", () => {
  expect(setCookies(false, null, undefined, "", "a=1").getSetCookie()).toEqual(["a=1"]);
  expect(seeOther("/en").headers.getSetCookie()).toEqual([]);
});
