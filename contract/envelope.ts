import { z } from "zod";

/** The error code that a failed response carries in `httpStatus`. */
export const failureWord = z.enum([
  "Unauthorized",
  "Forbidden",
  "NotFound",
  "ValidationFailed",
  "Conflict",
  "TooManyRequests",
  "Internal",
]);
export type FailureWord = z.infer<typeof failureWord>;

/** The header by which an API says `haler`: its amounts are whole haléř. Without it a number is an amount in crowns. */
export const moneyUnitHeader = "x-money-unit";

export const failure = z.object({
  status: z.literal("error"),
  httpStatus: failureWord.or(z.string()),
  message: z.string().catch(""),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
});
export type Failure = z.infer<typeof failure>;

export function success<Data extends z.ZodType>(data: Data) {
  return z.object({ status: z.literal("success"), data });
}

/** The envelope of a list: one page of items, and its position in the whole list. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({
    data: z.array(item),
    current_page: z.number().int().min(1),
    last_page: z.number().int().min(1),
    per_page: z.number().int().min(1),
    total: z.number().int().min(0),
  });
}
export type Page<Item> = {
  data: Item[];
  current_page: number;
  last_page: number;
  per_page: number;
  total: number;
};

export const pageSizes = [1, 2, 8, 12, 24, 48] as const;

/** The query parameters of every list. They arrive as strings, so numbers are coerced. */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce
    .number()
    .refine((size) => (pageSizes as readonly number[]).includes(size), {
      message: `per_page is one of ${pageSizes.join(", ")}`,
    })
    .default(12),
  category: z.string().optional(),
  type: z.string().optional(),
  search: z.string().max(200).optional(),
  sort: z.string().optional(),
});
