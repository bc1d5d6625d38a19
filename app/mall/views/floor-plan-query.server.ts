/** What a plan's address asks for. */
export type PlanQuery = {
  floor: number | null;
  /** The place to be lit: a `ref` or an id. */
  lit: string;
  q: string;
  from: string;
  to: string;
  isStepFree: boolean;
};

const longestId = 200;

/** Reads a plan's query; null for what no link or form of ours makes: a floor that is no number, an id of no id's form. */
export function planQuery(search: URLSearchParams): PlanQuery | null {
  const floor = search.get("floor") ?? "";
  const ids = ["unit", "shop", "amenity", "from", "to"].map((name) => (search.get(name) ?? "").trim());
  const [unit = "", shop = "", amenity = "", from = "", to = ""] = ids;
  if (floor !== "" && !/^-?\d{1,3}$/.test(floor)) return null;
  if (ids.some((id) => id.length > longestId || /[\p{C}<>"'`\\]/u.test(id))) return null;
  return {
    floor: floor === "" ? null : Number(floor),
    lit: (shop && `shop.${shop}`) || (amenity && `amenity.${amenity}`) || unit,
    q: (search.get("q") ?? "").trim().slice(0, 100),
    from,
    to,
    isStepFree: search.get("step-free") === "1",
  };
}
