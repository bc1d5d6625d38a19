import { z } from "zod";
import { id, optionalText, floor as storey, translations } from "./primitives";

/** A point on a floor, in the floor's own units: x to the right, y down. */
export const position = z.tuple([z.number(), z.number()]);

/**
 * A node of the walking graph; `corridor` nodes only connect edges, the other kinds are places. `main` marks the
 * entrance that most visitors use.
 */
export const floorPoint = z.object({
  id,
  kind: z.enum(["lift", "escalator", "stairs", "wc", "entrance", "amenity", "corridor"]),
  position,
  amenity_id: id.nullish(),
  main: z.boolean().default(false),
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
 * `walk` stays on a floor; lift, escalator and stairs change it. Only `walk` and `lift` are step-free.
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
    }),
  ),
  translations: translations({ name: optionalText }),
});
export type FloorPlan = z.infer<typeof floorPlan>;
export type Floor = z.infer<typeof floor>;
