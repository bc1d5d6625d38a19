import { plainText } from "~/mall/content/rich-text.server";
import type { StructuredData } from "./structured-data.server";

/** schema.org's FAQPage of questions and answers (HTML of the mall API, or plain text). Null without any. */
export function faqPageData(
  questions: readonly { question: string; answer: string }[],
  url: string,
): StructuredData | null {
  if (questions.length === 0) return null;
  return {
    "@type": "FAQPage",
    "@id": url,
    url,
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: plainText(answer) },
    })),
  };
}
