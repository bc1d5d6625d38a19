import type { TenantId } from "@contract/tenant-ids";
import { text } from "../../domain/content/language-text";
import { randomOf, whole } from "../random";
import { beta } from "./beta";
import { europasc } from "./europasc";
import { galerieharfa } from "./galerieharfa";
import type { MallDesign } from "./mall-design";
import { novoplaza } from "./novoplaza";
import { presentation } from "./presentation";
import { promenade } from "./promenade";

const designs: Record<string, MallDesign> = {
  promenade,
  galerieharfa,
  novoplaza,
  europasc,
  presentation,
  beta,
};

/** A mall's own design, or a plain one with its name: every folder in `tenants/` has demo content at once. */
export const demoMall = (tenant: TenantId): MallDesign => designs[tenant] ?? plainMall(tenant);

/** A line of the mall's own number. */
export const mallPhone = (tenant: TenantId, line = 0): string =>
  `${callingCode[demoMall(tenant).country]} 800 100 20${line}`;

export const callingCode = { cz: "+420", sk: "+421" } as const;

function plainMall(tenant: TenantId): MallDesign {
  const name = tenant.charAt(0).toUpperCase() + tenant.slice(1);
  const [first] = presentation.banners;
  return {
    ...presentation,
    name,
    company: `${name} s.r.o.`,
    description: text(
      `${name}: shops, services and restaurants under one roof.`,
      `${name}: obchody, služby a restaurace pod jednou střechou.`,
      `${name}: obchody, služby a reštaurácie pod jednou strechou.`,
      `${name}: Shops, Services und Restaurants unter einem Dach.`,
    ),
    banners: first
      ? [{ ...first, title: text(`This is ${name}`, `Tady je ${name}`, `Tu je ${name}`, `Das ist ${name}`) }]
      : [],
    variety: whole(randomOf(tenant), 0, 11),
    symbol: (ink, accent) =>
      `<circle cx="50" cy="50" r="40" fill="none" stroke="${ink}" stroke-width="8"/><circle cx="50" cy="50" r="14" fill="${accent}"/>`,
  };
}
