import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../../domain/content/language-text";
import type { TenantContent } from "../../../domain/content/tenant-content";
import { scenesInTurn } from "../../art/scenes-in-turn";
import { demoContent } from "../../demo-content";
import { isFull } from "../../demo-malls";
import { at } from "../calendar";
import type { SeedCompany } from "../companies";
import { filled, joined, paragraph, slugText } from "../text-forms";
import { eachOnce } from "./fitting-shops";
import { picturesOf } from "./pictures";
import { aboutOf, nameOf, shownOf } from "./shop-facts";

const { programme, rewards } = demoContent;

export function rewardsOf(tenant: TenantId, companies: SeedCompany[], today: Date): TenantContent["rewards"] {
  const ofMall = rewards.mall.map((template) => ({ template, shop: undefined }));
  const givers = companies.filter(({ gives_points }) => gives_points);
  const ofShops = eachOnce(givers, rewards.shops).slice(0, isFull(tenant) ? 20 : 4);
  const all = [...ofMall, ...ofShops].map((each, number) => ({
    ...each,
    number,
    price: each.template.points + (number % 4) * 10,
  }));
  const cheapest = all.toSorted((one, other) => one.price - other.price);
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    cheapest.map(({ template, shop, number }, at) => {
      const { category } = template;
      // The cheapest leads its list, and each of a category: they are shown where they are used, all others by themselves.
      const leads =
        at < 3 || (at < 7 && cheapest.findIndex((other) => other.template.category === category) === at);
      return [
        number,
        sceneOf(template.motif ?? shownOf(shop), number, { leads, isNear: !leads, part: category }),
      ];
    }),
  );
  return all.map(({ template, shop, number, price }) => {
    const id = shop ? `r-${template.key}-${shop.id}` : `r-${template.key}`;
    const title = shop ? filled(template.title, { name: nameOf(shop) }) : template.title;
    return {
      id,
      company_id: shop?.id ?? null,
      ...picturesOf(tenant, scenes.get(number)),
      categories: [`reward-${template.category}`],
      updated_at: at(today, -number - 1, 9),
      points_price: price,
      stock: number % 5 === 4 ? 3 : number % 3 === 0 ? null : 40 + number,
      limit_per_member: number % 2 === 0 ? 1 : null,
      valid_from: at(today, -30, 0),
      valid_to: at(today, 20 + number * 3, 23),
      tier_id: template.key === "lounge" ? (programme.tiers[2]?.key ?? null) : null,
      code_type: template.code,
      usable_minutes: template.key === "parking" ? 120 : 20_160,
      translations: translationsOf({
        title,
        slug: slugText(title),
        description: joined(
          [paragraph(template.description), shop ? aboutOf(shop) : paragraph(template.more)],
          "",
        ),
        terms: rewards.terms,
      }),
    };
  });
}
