import { isRow } from "../reading/field-names.server";

/** Degrees of longitude and latitude, in GeoJSON's order. */
export type Degrees = readonly [lng: number, lat: number];
export type Metres = [x: number, y: number];

/** The outer rings of a node's shape, or its place. */
export type Geometry = { rings: Degrees[][] } | { place: Degrees };

const metresPerDegree = 111_195;
/** What is farther from the middle of a mall is a slip of who drew it. */
const maxMetresAway = 1_000;
/** A wall has a few corners: more would only make screens slow. */
const maxCorners = 2_000;

/** A GeoJSON `Point`, `Polygon` or `MultiPolygon`, without the holes; null if it is none, or is nowhere on Earth. */
export function geometryOf(given: unknown): Geometry | null {
  if (!isRow(given)) return null;
  const { type, coordinates } = given;
  if (type === "Point") {
    const place = degreesOf(coordinates);
    return place && { place };
  }
  if (!Array.isArray(coordinates)) return null;
  const polygons: unknown[] = type === "Polygon" ? [coordinates] : type === "MultiPolygon" ? coordinates : [];
  const rings = polygons.map((polygon) => ringOf(Array.isArray(polygon) ? polygon[0] : null));
  const whole = rings.filter((ring) => ring !== null);
  return whole.length > 0 && whole.length === rings.length ? { rings: whole } : null;
}

/** The corners of a ring, the first of which it repeats at its end. */
function ringOf(given: unknown): Degrees[] | null {
  if (!Array.isArray(given) || given.length > maxCorners) return null;
  const corners = given.map(degreesOf).filter((corner) => corner !== null);
  const distinct = corners.filter(([lng, lat], at) => {
    const next = corners[(at + 1) % corners.length];
    return lng !== next?.[0] || lat !== next[1];
  });
  return corners.length === given.length && distinct.length >= 3 ? distinct : null;
}

function degreesOf(given: unknown): Degrees | null {
  if (!Array.isArray(given)) return null;
  const [lng, lat]: unknown[] = given;
  const isOnEarth =
    typeof lng === "number" && typeof lat === "number" && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
  return isOnEarth ? [lng, lat] : null;
}

export const cornersOf = (geometry: Geometry): Degrees[] =>
  "place" in geometry ? [geometry.place] : geometry.rings.flat();

/** The middle of a mall: the median, which a few misplaced nodes don't move. */
export const middleOf = (geometries: readonly Geometry[]): Degrees => {
  const corners = geometries.flatMap((geometry) => cornersOf(geometry).slice(0, 1));
  return [median(corners.map(([lng]) => lng)), median(corners.map(([, lat]) => lat))];
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Degrees as metres from the middle, to the east and to the south: over a mall, the Earth is flat. */
export function flattened([lng, lat]: Degrees, [middleLng, middleLat]: Degrees): Metres {
  const east = (lng - middleLng) * metresPerDegree * Math.cos((middleLat * Math.PI) / 180);
  return [east, (middleLat - lat) * metresPerDegree];
}

export const isNear = (geometry: Geometry, middle: Degrees): boolean =>
  cornersOf(geometry).every((corner) => Math.hypot(...flattened(corner, middle)) <= maxMetresAway);

/** The ring with the largest area. */
export function largestOf(rings: readonly Metres[][]): Metres[] {
  const [largest = []] = rings.toSorted((one, other) => areaOf(other) - areaOf(one));
  return largest;
}

const areaOf = (ring: readonly Metres[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;
