import { z } from "zod";
import { id } from "./primitives";

/** A bank card that the member has paid with; `expires` is `YYYY-MM`. An upstream without this endpoint returns 404. */
const paymentMethod = z.object({
  id,
  brand: z.string().default(""),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullish(),
  expires: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .nullish(),
  is_default: z.boolean().default(false),
});
export type PaymentMethod = z.infer<typeof paymentMethod>;
export const paymentMethods = z.array(paymentMethod);

export const paymentMethodPatch = z.object({ is_default: z.literal(true) });
