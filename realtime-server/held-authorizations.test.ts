import { expect, it } from "vitest";
import { createHeldAuthorizations } from "./held-authorizations";

const signed = (session: string, expires = 50, issued = 0) => ({ session, issued, expires });

it("closes no connection for what is bound to no session", () => {
  const held = createHeldAuthorizations({ counts: () => false });
  expect(held.accept(null, signed("a"))).toBe(true);
  expect(held.accept("7", { user_id: "7" })).toBe(true);
  expect([held.haveEnded("7", { at: 10 }), held.haveExpired(1_000)]).toEqual([null, false]);
});

it("refuses one that counts no longer", () => {
  const held = createHeldAuthorizations({ counts: ({ session }) => session !== "ended" });
  expect(held.accept("7", signed("ended", 1))).toBe(false);
  expect(held.haveExpired(10)).toBe(false);
});

it("knows when a user's have ended, and when the first expires", () => {
  const held = createHeldAuthorizations({ counts: () => true });
  for (const data of [signed("a", 50), signed("b", 80), signed("a", 500)]) held.accept("7", data);
  expect(held.haveEnded("8", { at: 10 })).toBeNull();
  expect(held.haveEnded("7", { only: "b", at: 10 })).toBe(true);
  expect(held.haveEnded("7", { only: "c", at: 10 })).toBe(false);
  expect([49, 50].map(held.haveExpired)).toEqual([false, true]);
});
