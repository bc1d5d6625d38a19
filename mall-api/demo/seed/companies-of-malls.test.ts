import { tenantIds } from "@contract/tenant-folders.server";
import { expect, it } from "vitest";
import { z } from "zod";
import type { TenantContent } from "../../domain/content/tenant-content";
import { demoMall } from "../demo-malls";
import { generateTenantContent } from "./generate-tenant-content";

const today = new Date("2026-01-15T00:00:00Z");
const malls = tenantIds.map((tenant) => ({ tenant, content: generateTenantContent(tenant, today) }));

it("malls belong to different companies, whose numbers are valid, and have managers of their own", () => {
  const numbers = malls.map(({ tenant, content }) => {
    const { registration_number, vat_registration_number } = billingOf(content);
    expect(registration_number).toMatch(/^\d{8}$/);
    const [check = 0, ...digits] = [...registration_number].map(Number).toReversed();
    const sum = digits.reduce((total, digit, at) => total + digit * (at + 2), 0);
    expect(check, tenant).toBe((11 - (sum % 11)) % 10);
    if (demoMall(tenant).country === "sk") {
      expect(vat_registration_number).toMatch(/^SK[1-9]\d[2-47-9]\d{7}$/);
      expect(Number(vat_registration_number.slice(2)) % 11).toBe(0);
    } else expect(vat_registration_number).toBe(`CZ${registration_number}`);
    return registration_number;
  });
  expect(new Set(numbers).size).toBe(malls.length);
  const managers = malls.flatMap(({ content }) => content.mall.management?.map(({ name }) => name) ?? []);
  expect(new Set(managers).size).toBe(3 * malls.length);
  for (const { tenant, content } of malls)
    expect(JSON.stringify(content).includes("pronajem@"), tenant).toBe(demoMall(tenant).country === "cz");
});

const billingOf = ({ mall: { property_management: billing } }: TenantContent) =>
  z
    .object({ registration_number: z.string(), vat_registration_number: z.string() })
    .parse(typeof billing === "string" ? JSON.parse(billing) : billing);
