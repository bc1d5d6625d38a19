import { describe, expect, it } from "vitest";
import { resolvedProfile } from "./shipped-profiles.server";

describe("a profile", () => {
  it.each([
    [{ basePth: "/v1" }, /profile\.json is wrong: .*basePth/s],
    [{ resources: { shops: {} } }, /profile\.json is wrong: .*resources/s],
    [{ resources: { companies: { feilds: {} } } }, /feilds.*resources\.companies/s],
    [{ resources: { companies: { units: { price: "euros" } } } }, /resources\.companies\.units\.price/],
    [{ token: "X-Token" }, /a header such as X-Key: value.*token/s],
    [{ token: "X-Token: secret" }, /\{token\}/],
    [{ basePath: "v1/" }, /a path such as \/v1/],
    [{ query: { filter: "filter" } }, /\{field\}/],
    [{ extends: "web-ap" }, /extends/],
    [{ resources: { companies: { read: () => ({}) } } }, /read/],
    [[], /profile\.json is wrong/],
  ])("%j stops with a line that names the file and the value", (given, problem) => {
    expect(() => resolvedProfile(given, "profile.json")).toThrow(problem);
  });

  it("has what it extends, and its own where it says something else", () => {
    const profile = resolvedProfile(
      {
        extends: "web-app",
        basePath: "",
        resources: { companies: { fields: { name: "jmeno" } } },
      },
      "profile.json",
    );
    const { fields, onlyWhere } = profile.resources?.companies ?? {};
    expect(profile.basePath).toBe("");
    expect(fields).toMatchObject({ name: "jmeno", logo: "logo_picture" });
    expect(onlyWhere).toEqual({ status: [1] });
    expect(profile.languages?.cz).toBe("cs");
  });
});
