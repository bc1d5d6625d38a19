import type { TenantId } from "@contract/tenant-ids";
import type { MallDesign } from "./content-schema/mall-design";
import { demoContent } from "./demo-content";
import { randomOf, whole } from "./random";
import { filled } from "./seed/text-forms";

const { malls, "plain-mall": plain } = demoContent;

/** A mall's own design, or a plain one with its name: every folder in `tenants/` has demo content at once. */
export const demoMall = (tenant: TenantId): MallDesign => malls[tenant] ?? plainMall(tenant);

/** Whether a mall has many shops in each category, and so much of all else. */
export const isFull = (tenant: TenantId): boolean => demoMall(tenant).shopsPerCategory >= 8;

/** A line of the mall's own number. */
export const mallPhone = (tenant: TenantId, line = 0): string =>
  `${callingCode[demoMall(tenant).country]} 800 100 20${line}`;

export const callingCode = { cz: "+420", sk: "+421" } as const;

function plainMall(tenant: TenantId): MallDesign {
  const name = tenant.charAt(0).toUpperCase() + tenant.slice(1);
  const values = { name };
  return {
    ...malls.presentation,
    name,
    company: `${name} s.r.o.`,
    description: filled(plain.description, values),
    banners: malls.presentation.banners
      .slice(0, 1)
      .map((banner) => ({ ...banner, title: filled(plain.banner, values) })),
    variety: whole(randomOf(tenant), 0, 11),
    symbol: plain.symbol,
  };
}
