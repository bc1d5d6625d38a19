import { z } from "zod";
import { href } from "~/locale/href";
import { searchQuestion, searchView } from "~/mall/views/search/search.server";
import type { Site } from "~/site/site.server";
import {
  type AddressOf,
  type Answer,
  anyAnswer,
  anyQuestion,
  shortText,
  Unanswerable,
} from "./answer.server";

const kinds = ["shops", "offers", "events", "news", "rewards", "amenities", "pages", "faq"] as const;

export const findQuestion = z.strictObject({
  ...anyQuestion,
  question: shortText
    .max(100)
    .describe("What a visitor looks for, in their own words and in any of the four languages"),
  kind: z.enum(kinds).optional().describe("Only results of this kind, and more of them"),
});

export const findAnswer = z.object({
  ...anyAnswer,
  notice: z.string().nullable().describe("How the question was understood, or what the mall doesn't have"),
  count: z.string().nullable(),
  results: z.array(
    z.object({
      kind: z.string(),
      title: z.string(),
      text: z.string().nullable(),
      day: z.string().nullable(),
      address: z.url().nullable(),
    }),
  ),
});

type Data = Omit<z.infer<typeof findAnswer>, keyof typeof anyAnswer>;

/** What the site's search finds, in its order. */
export async function answerFind(
  { question, kind }: z.infer<typeof findQuestion>,
  site: Site,
  addressOf: AddressOf,
): Promise<Answer<Data>> {
  const parameters = { q: question, ...(kind && { type: kind }) };
  const asked = searchQuestion(new URLSearchParams(parameters));
  if (!asked?.q) throw new Unanswerable("The question has no words.");
  const { groups, notice, status, title, lead } = await searchView(site, asked);
  const results = groups.flatMap(({ title: of, hits }) =>
    hits.map(({ title: marked, text, day, to, shop }) => ({
      kind: of,
      title: marked.join(""),
      text: [shop?.about.join(""), text?.join("")].filter(Boolean).join(". ") || null,
      day: day?.text ?? null,
      address: to ? addressOf(to) : null,
    })),
  );
  const data = {
    notice: notice ?? (results.length === 0 ? title : null),
    count: status,
    results,
  };
  return {
    lines: [
      data.notice,
      results.length === 0 ? lead : status,
      ...results.map((hit) =>
        [hit.kind, hit.title, hit.day, hit.text, hit.address].filter(Boolean).join(" | "),
      ),
    ],
    data,
    path: href("search", null, site.language, parameters),
  };
}
