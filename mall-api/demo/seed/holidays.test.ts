import { expect, it } from "vitest";
import { generateTenantContent } from "./generate-tenant-content";

it.each([
  ["galerieharfa", "2026-04-06", 13],
  ["europasc", "2026-04-06", 15],
] as const)("%s knows Easter Monday %s and all %i holidays of a year", (tenant, monday, most) => {
  const content = generateTenantContent(tenant, new Date("2026-01-15T00:00:00Z"));
  const dates = (content.mall.opening_hours?.[0]?.exceptions ?? []).map(({ date }) => date ?? "");
  expect(dates).toContain(monday);
  expect(dates.filter((date) => date.startsWith("2026"))).toHaveLength(most);
  expect(dates).toContain("2027-03-29");
});
