import type { Language } from "@contract/languages";
import type { mall as mallWire } from "@contract/mall";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { entity } from "../../db/schema";
import type { Reader } from "../../db/write-transaction";
import { siteAddress } from "../../site-address";
import type { Services } from "../call/services";
import { mallSettings } from "../content/mall-name";

/** What a mail shows of the mall that sends it. Colours are `#rrggbb`. */
export type MallBrand = {
  name: string;
  /** The postal address in one line; empty if it is unknown. */
  address: string;
  /** The home page in the mail's language. */
  home: string;
  logo: string;
  colors: { ground: string; raised: string; ink: string; header: string; accent: string };
};

export async function mallBrand(
  reader: Reader,
  { environment }: Pick<Services, "environment">,
  tenant: string,
  language: Language,
): Promise<MallBrand> {
  const settings = await mallSettings(reader, tenant);
  const address = await addressOf(reader, tenant);
  const site = siteAddress(environment, tenant);
  const color = (name: string, otherwise: string) => {
    const chosen = settings[`colors.${name}`] ?? "";
    return /^#[\da-f]{6}$/i.test(chosen) ? chosen : otherwise;
  };
  const [ground, ink] = [color("surface", "#f4f4f5"), color("ink", "#18181b")];
  return {
    name: settings.website_name ?? tenant,
    address,
    home: `${site}/${language}`,
    // In a format that mail programs show, whatever the mall's own is.
    logo: `${site}/apple-touch-icon.png`,
    colors: {
      ground,
      raised: color("surface_raised", "#ffffff"),
      ink,
      header: color(settings.header_color_name || "header", ground),
      accent: color("accent", ink),
    },
  };
}

async function addressOf(reader: Reader, tenant: string): Promise<string> {
  const [row] = await reader
    .select({ body: entity.body })
    .from(entity)
    .where(and(eq(entity.tenant, tenant), eq(entity.resource, "malls")));
  const mall: Partial<z.input<typeof mallWire>> = JSON.parse(row?.body ?? "{}");
  const { street, zip_code: zip, city } = mall.address ?? {};
  return [street, [zip, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");
}
