import type { Site } from "~/tenant/site.server";
import type { BlockView } from "./blocks.server";
import { shopTile } from "./cards.server";
import { settingsImages } from "./image.server";

/** What is known of gift cards beside their page: pictures, where they are taken, who helps. */
export async function giftCardsView(site: Site) {
  const { settings } = site;
  const [image, ...more] = settingsImages(settings.images.giftCards, site.tenant.tenantId);
  const shops = await site.api.companies({ accepts_gift_cards: "1", per_page: 12 }).catch(() => null);
  const gallery: BlockView[] =
    more.length > 0 ? [{ kind: "gallery", title: null, text: null, images: more }] : [];
  return {
    image: image ?? null,
    gallery,
    shops: (shops?.data ?? []).map((company) => shopTile(company, site)),
    total: shops?.total ?? 0,
    helpEmail: settings.giftCardsPageHelpEmail || null,
  };
}
