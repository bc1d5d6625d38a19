import { expect, it } from "vitest";
import { isPunycodeValid } from "./punycode.server";

it.each([
  "plaza.cz",
  "xn--nkupy-xqa.cz",
  "www.xn--nkupy-xqa.cz.",
  "xn--mxa",
  "a-xn--b.cz",
  "127.0.0.1",
  "[::1]",
])("accepts %s", (name) => expect(isPunycodeValid(name)).toBe(true));

it.each(["xn--a.cz", "xn--a.", "xn--", "www.xn--a.cz", "xn--plaza-.cz", "xn--xn--a-.cz"])(
  "rejects %s",
  (name) => expect(isPunycodeValid(name)).toBe(false),
);
