import { expect, it } from "vitest";
import { permittedUntil, previewDays, previewPermission } from "./preview.server";

const secret = "shared with the mall's own API, of 32 characters";
const place = { mall: "promenade", path: "/en/news/1" };
const now = new Date("2026-03-01T12:00:00Z");
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const days = previewDays * 86_400;

it.each([
  [1, true],
  [days, true],
  [0, false],
  [-1, false],
  [days + 1, false],
  [95 * 365 * 86_400, false],
])("a permission that ends in %i seconds is valid: %s", (seconds, isValid) => {
  const until = after(seconds);
  const permission = previewPermission(secret, place, until);
  expect(permittedUntil(secret, place, permission, now)).toEqual(isValid ? until : null);
});
