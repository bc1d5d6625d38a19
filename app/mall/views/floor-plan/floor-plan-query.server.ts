/** The query of a plan's URL. */
export type PlanQuery = {
  floor: number | null;
  /** The place to highlight: a `ref` or an id. */
  lit: string;
  q: string;
  /** Start and end of a route: a `ref`, an id or a name. */
  from: string;
  to: string;
  /** The bay of the car park that a route begins at, instead of `from`. */
  bay: string;
  isStepFree: boolean;
  /** Whether the visitor stands at the start, as a code says that was read there. */
  isHere?: boolean;
};

const placeParameters = ["unit", "shop", "amenity", "from", "to", "bay"];
const maxNameLength = 200;

/**
 * Parses a plan's query; null for one that no link or form of ours produces: a floor that is no number, an empty name.
 */
export function planQuery(search: URLSearchParams): PlanQuery | null {
  const floor = search.get("floor") ?? "";
  const [unit = "", shop = "", amenity = "", from = "", to = "", bay = ""] = placeParameters.map((name) =>
    (search.get(name) ?? "").trim(),
  );
  if (floor !== "" && !/^-?\d{1,3}$/.test(floor)) return null;
  if (
    [unit, shop, amenity, from, to, bay].some(
      (name) => name.length > maxNameLength || /[\p{C}<>]/u.test(name),
    )
  )
    return null;
  return {
    floor: floor === "" ? null : Number(floor),
    lit: (shop && `shop.${shop}`) || (amenity && `amenity.${amenity}`) || unit,
    q: (search.get("q") ?? "").trim().slice(0, 100),
    from: bay ? "" : from,
    to,
    bay,
    isStepFree: search.get("step-free") === "1",
    isHere: search.get("here") === "1",
  };
}
