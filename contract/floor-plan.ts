import { z } from "zod";
import { id, optionalCount, optionalText, floor as storey, translations } from "./primitives";

/** A point on a floor, in the floor's own units: x to the right, y down. */
const position = z.tuple([z.number(), z.number()]);

/**
 * A node of the walking graph; `corridor` nodes only connect edges, the other kinds are places. `main` marks the
 * entrance that most visitors use. A `stop` is one of public transport. A `parking` point is a bay, or the middle of an
 * area with `bays`, all with the prefix and a number (`B` and 1 to 200 are B1 to B200), `accessible_bays` of them for
 * people with disabilities. The `icon` of a stop or car park is a name in an icon set, such as `lucide:bus`.
 */
export const floorPoint = z.object({
  id,
  kind: z.enum(["lift", "escalator", "stairs", "wc", "entrance", "amenity", "corridor", "parking", "stop"]),
  position,
  amenity_id: id.nullish(),
  main: z.boolean().default(false),
  icon: optionalText,
  bays: z
    .object({ prefix: z.string().default(""), first: z.number().int(), last: z.number().int() })
    .nullish(),
  accessible_bays: optionalCount,
  translations: translations({ name: optionalText }),
});

/** `entrance` is the id of the graph node from which visitors enter the unit. */
export const floorUnit = z.object({
  id,
  company_id: id.nullish(),
  amenity_id: id.nullish(),
  polygon: z.array(position).min(3),
  entrance: id,
});

export const floor = z.object({
  level: storey,
  width: z.number().positive(),
  height: z.number().positive(),
  outline: z.array(position),
  units: z.array(floorUnit),
  points: z.array(floorPoint),
  translations: translations({ name: optionalText }),
});

/**
 * `edges` connect nodes on all floors: `from` and `to` are node ids, `length` is the walking distance in metres. Kind
 * `walk` stays on a floor; lift, escalator and stairs change it. Only `walk` and `lift` are step-free. An edge between a
 * stop or an outdoor car park and an entrance is `outside`: it is usually longer than it is drawn.
 */
export const floorPlan = z.object({
  id,
  floors: z.array(floor),
  edges: z.array(
    z.object({
      from: id,
      to: id,
      length: z.number().positive(),
      kind: z.enum(["walk", "lift", "escalator", "stairs"]).default("walk"),
      outside: z.boolean().default(false),
    }),
  ),
  translations: translations({ name: optionalText }),
});
export type FloorPlan = z.infer<typeof floorPlan>;
export type Floor = z.infer<typeof floor>;
