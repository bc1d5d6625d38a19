import { z } from "zod";
import { listQuery } from "./envelope";
import { id, optionalInstant } from "./primitives";

export const likeTypes = ["company", "product", "event", "news", "reward", "amenity"] as const;
export const thumbTypes = ["product", "event", "news"] as const;

const entityId = z.string().min(1).max(100);
const ownQuery = listQuery.pick({ page: true, per_page: true });

export const like = z.object({ type: z.enum(likeTypes).nullish(), id, at: optionalInstant });
export const likeQuery = ownQuery.extend({ type: z.enum(likeTypes).optional() });
/** Likes and follows are idempotent; an unknown entity is NotFound. */
export const likeRequest = z.object({ type: z.enum(likeTypes), id: entityId });
export const likeAnswer = z.object({ type: z.enum(likeTypes), id, liked: z.boolean() });

/** `me/likes/ids`: every like, by type. */
export const likeIds = z.partialRecord(z.enum(likeTypes), z.array(id));

export const follow = z.object({ id, at: optionalInstant });
export const followQuery = ownQuery;
export const followRequest = z.object({ id: entityId });
export const followAnswer = z.object({ id, followed: z.boolean(), follow_count: z.number().int() });

export const thumb = z.object({
  type: z.enum(thumbTypes),
  id,
  value: z.enum(["up", "down"]),
  at: optionalInstant,
});
export const thumbQuery = ownQuery.extend({ type: z.enum(thumbTypes).optional() });
/** One vote per member and entity: another one replaces it. */
export const thumbRequest = z.object({
  type: z.enum(thumbTypes),
  id: entityId,
  value: z.enum(["up", "down"]),
});
export const thumbRemoval = thumbRequest.omit({ value: true });
/** The member's vote and the new totals. */
export const thumbAnswer = z.object({
  type: z.enum(thumbTypes),
  id,
  thumb: z.enum(["up", "down"]).nullable(),
  up: z.number().int(),
  down: z.number().int(),
});
