import type { ApiProfileInput } from "../../app/mall/profiles/profile";
import { resolvedProfile } from "../../app/mall/profiles/shipped-profiles.server";
import { isRow } from "../../app/mall/reading/field-names.server";
import { type Api, readBy } from "./read-samples";

/** An offer's price, in hundredths, if it is in crowns: neither the API nor the number says so. */
export type UndeclaredPrice = { offer: string; price: number };

/** An offer whose price depends on a unit that the API doesn't declare; null if none does. */
export async function undeclaredPrice(profile: ApiProfileInput, api: Api): Promise<UndeclaredPrice | null> {
  const pricesIn = async (unit: "crowns" | "hundredths") =>
    await readBy(resolvedProfile({ ...profile, money: { unit } }, "profile"), "products", api);
  const [inCrowns, inHundredths] = [await pricesIn("crowns"), await pricesIn("hundredths")];
  const offer = inCrowns.find(
    ({ price }, at) => typeof price === "number" && price !== inHundredths[at]?.price,
  );
  return typeof offer?.price === "number" ? { offer: titleOf(offer), price: offer.price } : null;
}

function titleOf({ translations, id }: Readonly<Record<string, unknown>>): string {
  const [first]: unknown[] = Array.isArray(translations) ? translations : [];
  return isRow(first) && typeof first.title === "string" ? first.title : String(id);
}
