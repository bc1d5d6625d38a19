import { expect, it } from "vitest";
import { countryCode, countryName } from "./country";

it.each([
  ["en", "Czechia"],
  ["cz", "Česko"],
  ["sk", "Česko"],
  ["de", "Tschechien"],
] as const)("names a country in %s, whatever language the mall writes", (language, name) => {
  expect(countryName("Česko", language)).toBe(name);
  expect(countryName("Tschechien", language)).toBe(name);
  expect(countryCode(name)).toBe("CZ");
});

it("leaves a country that it doesn't know", () => {
  expect(countryName("Ruritania", "de")).toBe("Ruritania");
  expect(countryCode("Ruritania")).toBe("Ruritania");
});
