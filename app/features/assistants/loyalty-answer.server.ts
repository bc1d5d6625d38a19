import { z } from "zod";
import { href } from "~/locale/href";
import { plainText } from "~/mall/content/rich-text.server";
import { pageHref } from "~/mall/views/links.server";
import { programmeView } from "~/mall/views/loyalty/programme.server";
import { websitePageOf } from "~/mall/views/pages/website-page.server";
import type { Site } from "~/site/site.server";
import { type Answer, anyAnswer, anyQuestion, Unanswerable } from "./answer.server";

export const loyaltyQuestion = z.strictObject(anyQuestion);

export const loyaltyAnswer = z.object({
  ...anyAnswer,
  example: z
    .object({ purchase: z.string(), points: z.string() })
    .nullable()
    .describe("What a purchase brings in the first tier; null: the mall doesn't say"),
  tiers: z.array(
    z.object({ name: z.string(), from: z.string(), times: z.string(), benefits: z.array(z.string()) }),
  ),
  rewards: z.array(z.object({ title: z.string(), points: z.string() })).describe("Those that cost least"),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

type Data = Omit<z.infer<typeof loyaltyAnswer>, keyof typeof anyAnswer>;

const permalink = "loyalty-program";

/** How the loyalty programme works, as a stranger sees it. */
export async function answerLoyalty(site: Site): Promise<Answer<Data>> {
  const page = await websitePageOf(site, permalink);
  const path = page
    ? pageHref(page.permalink, site.language, site.settings)
    : href("rewards", { page: 1 }, site.language);
  const programme = await programmeView(site, null, path);
  if (!programme) throw new Unanswerable("The mall has no loyalty programme.");
  const { example } = programme;
  const data = {
    example: example && { purchase: example.amount, points: example.points },
    tiers: programme.tiers.map(({ name, from, times, benefits }) => ({ name, from, times, benefits })),
    rewards: programme.rewards.map(({ title, number, unit }) => ({ title, points: `${number} ${unit}` })),
    questions: programme.questions.map(({ question, answer }) => ({ question, answer: plainText(answer) })),
  };
  return {
    lines: [
      example?.text,
      example?.first,
      ...data.tiers.map(
        ({ name, from, times, benefits }) => `${name}: ${[from, times, ...benefits].join("; ")}`,
      ),
      ...programme.ways.map(({ title, text }) => `${title}: ${text}`),
      ...data.rewards.map(({ title, points }) => `${title}: ${points}`),
      ...data.questions.map(({ question, answer }) => `${question} ${answer}`),
    ],
    data,
    path,
  };
}
