import type { Fit } from "../../content-schema/shops";
import type { SeedCompany } from "../companies";
import { isFitting } from "../trades";
import { categoryOf, nameOf } from "./shop-facts";

export const fitting = <Template extends Fit>(
  templates: readonly Template[],
  shop: SeedCompany,
): Template[] => templates.filter((template) => isFitting(template, nameOf(shop), categoryOf(shop)));

/**
 * Each of the templates with one of the shops that it suits, those that suit few shops first: two that say the same would
 * be twins in a list.
 */
export function eachOnce<Template extends Fit>(shops: SeedCompany[], templates: readonly Template[]) {
  const free = new Set(shops);
  const suited = (template: Template) => shops.filter((shop) => fitting([template], shop).length > 0);
  return templates
    .map((template) => ({ template, shops: suited(template) }))
    .sort((one, other) => one.shops.length - other.shops.length)
    .flatMap(({ template, shops: suiting }) => {
      const shop = suiting.find((each) => free.delete(each));
      return shop ? [{ template, shop }] : [];
    });
}
