import { expect, it } from "vitest";
import { isMadeOfNames } from "./names-in-password";

const known = { mall: "Galérie Harfa", email: "karel.novak@firma-mlyn.test" };

it.each([
  "galerieharfa",
  "Galerie Harfa 2026!",
  "harfa12345678",
  "MojeHarfa2026",
  "karelnovak1987",
  "Novák-Karel-87",
  "karel.novak@firma-mlyn.test",
  "harfa+karel+mlyn",
])("refuses %s", (password) => {
  expect(isMadeOfNames(password, known)).toBe(true);
});

it.each(["harfa hraje pod oknem", "vlastní dlouhé heslo", "kar-8273-el-64519"])("accepts %s", (password) => {
  expect(isMadeOfNames(password, known)).toBe(false);
});

it("knows no names shorter than four letters", () => {
  expect(isMadeOfNames("jan-a-petr-77", { mall: "OC", email: "jan@x.test" })).toBe(false);
});
