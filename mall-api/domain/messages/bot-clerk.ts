import { checkedTexts, text, translated } from "@contract/checked-texts";
import { fallbackLanguage, isLanguage, valueIn } from "@contract/languages";
import { supportTopics } from "@contract/support";
import { z } from "zod";
import content from "../../texts/automatic-replies.json";

const topic = z.enum(supportTopics);

const schema = z.strictObject({
  /** The author of automatic replies. */
  author: translated(text),
  opening: translated(text),
  /** In place of `opening`, by topic. */
  openings: z.partialRecord(topic, translated(text)),
  closing: translated(text),
});

/** All that the clerk says. */
export const clerkTexts = checkedTexts("mall-api/texts/automatic-replies.json", schema, content);

/** Whether an author of the mall's messages is the one of automatic replies. */
export const isBot = (author: string | null): boolean =>
  author !== null && Object.values(clerkTexts.author).includes(author);

/** The automatic reply to a first message. */
export function botAnswer(about: string, language: string): { author: string; text: string } {
  const spoken = isLanguage(language) ? language : fallbackLanguage;
  const { author, opening, openings, closing } = clerkTexts;
  const { data: known } = topic.safeParse(about);
  const first = valueIn((known && openings[known]) ?? opening, spoken);
  return { author: valueIn(author, spoken), text: `${first}\n\n${valueIn(closing, spoken)}` };
}
