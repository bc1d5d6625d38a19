import type { TenantId } from "@contract/tenant-ids";
import { translationsOf } from "../../../domain/content/language-text";
import type { TenantContent } from "../../../domain/content/tenant-content";
import { artImage } from "../../art/art-image";
import { scenesInTurn } from "../../art/scenes-in-turn";
import { demoContent } from "../../demo-content";
import { demoMall } from "../../demo-malls";
import { at, dateAfter, daysFrom, writtenDay } from "../calendar";
import type { SeedCompany } from "../companies";
import { daysSinceNews, tellersOf } from "../new-shops";
import { seasonsOf } from "../seasons";
import { filled, joined, slugText } from "../text-forms";
import { eachOnce } from "./fitting-shops";
import { picturesOf } from "./pictures";
import { aboutOf, nameOf, shownOf } from "./shop-facts";

const { news, "store-news": storeNews } = demoContent;

export function newsOf(
  tenant: TenantId,
  companies: SeedCompany[],
  openings: Map<string, Date>,
  today: Date,
): TenantContent["news"] {
  const { name, opens } = demoMall(tenant);
  const current = seasonsOf(dateAfter(today, -1));
  const ofMall = news.mall.flatMap((template, number) => {
    const season = current.find(({ key }) => key === template.season);
    if (template.season && !season) return [];
    return [
      { template, shop: undefined, number, days: season ? daysFrom(today, season.first) : -number * 13 - 1 },
    ];
  });
  const tellers = tellersOf(tenant, companies);
  const isNew = (shop: SeedCompany) => openings.has(String(shop.id));
  const ofShops = [true, false]
    .flatMap((isOpening) =>
      eachOnce(
        tellers.filter((shop) => isNew(shop) === isOpening),
        storeNews.filter((template) => Boolean(template.isOpening) === isOpening),
      ),
    )
    .map(({ template, shop }) => {
      const number = tellers.indexOf(shop);
      return { template, shop, number, days: -daysSinceNews(number) };
    });
  const all = [...ofMall, ...ofShops];
  const latest = all.toSorted((one, other) => other.days - one.days || (other.number % 9) - (one.number % 9));
  const sceneOf = scenesInTurn();
  const scenes = new Map(
    latest.map((each) => {
      const { template, shop, number } = each;
      return [
        each,
        sceneOf(template.motif ?? shownOf(shop), number, { leads: true, part: shop ? "shops" : "mall" }),
      ];
    }),
  );
  return all.map((each) => {
    const { template, shop, number, days } = each;
    const opening = openings.get(String(shop?.id));
    const values: Parameters<typeof filled>[1] = shop
      ? { name: nameOf(shop), ...(opening && { day: writtenDay(opening), hour: opens.replace(/^0/, "") }) }
      : {};
    const scene = scenes.get(each);
    const id = shop ? `n-${shop.id}` : `n-${slugText(template.title).en}`;
    const title = filled(template.title, values);
    return {
      id,
      type: shop ? ("stores" as const) : ("mall" as const),
      company_id: shop?.id ?? null,
      ...picturesOf(tenant, scene),
      ...("also" in template && {
        images: template.also.map((also) => artImage({ tenant, motif: also, take: number, ratio: "4/3" })),
      }),
      categories: template.category ? [`post-${template.category}`] : [],
      updated_at: at(today, days, 18),
      published_at: at(today, days, 8 + (number % 9)),
      author: name,
      thumbs: { up: 4 + number * 3, down: number % 2 },
      translations: translationsOf({
        title,
        slug: slugText(title),
        perex: template.perex,
        article: shop
          ? joined([filled(template.article, values), aboutOf(shop)], "")
          : filled(template.article, values),
      }),
    };
  });
}
