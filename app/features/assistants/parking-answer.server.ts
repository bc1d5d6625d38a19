import { z } from "zod";
import { href } from "~/locale/href";
import { parkingView } from "~/mall/views/visit/parking.server";
import type { Site } from "~/site/site.server";
import { type Answer, anyAnswer, anyQuestion } from "./answer.server";

export const parkingQuestion = z.strictObject({
  ...anyQuestion,
  hours: z
    .number()
    .positive()
    .max(72)
    .multipleOf(0.25)
    .optional()
    .describe("What a stay of so many hours costs"),
});

export const parkingAnswer = z.object({
  ...anyAnswer,
  status: z.string().nullable().describe("Whether the car park is open now; null: the mall doesn't say"),
  stay: z.object({ length: z.string(), price: z.string() }).nullable(),
  tariffs: z.array(z.object({ name: z.string(), price: z.string(), per: z.string().nullable() })),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  reserved: z.array(z.object({ name: z.string(), count: z.string() })),
});

type Data = Omit<z.infer<typeof parkingAnswer>, keyof typeof anyAnswer>;

/** What parking costs, and its facts; empty where the mall doesn't say. */
export async function answerParking(
  { hours }: z.infer<typeof parkingQuestion>,
  site: Site,
): Promise<Answer<Data>> {
  const stay = hours === undefined ? null : String(hours);
  const { title, status, facts, tariffs, reserved, calculator } = await parkingView(site, stay);
  const answer = calculator?.answer ?? null;
  const data = {
    status: status?.text ?? null,
    stay: answer && { length: answer.length, price: answer.price },
    tariffs,
    facts,
    reserved: reserved.map(({ name, count }) => ({ name, count })),
  };
  return {
    lines: [
      [title, data.status].filter(Boolean).join(": "),
      answer && `${answer.length}: ${answer.price}`,
      calculator?.error,
      ...tariffs.map(({ name, price, per }) => `${name}: ${[price, per].filter(Boolean).join(", ")}`),
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      ...data.reserved.map(({ name, count }) => `${count} ${name}`),
    ],
    data,
    path: href("parking", null, site.language, stay ? { stay } : {}),
  };
}
