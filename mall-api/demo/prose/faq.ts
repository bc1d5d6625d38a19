import { otherQuestions } from "./faq-other";
import { visitQuestions } from "./faq-visit";

export const faqGroups = [...visitQuestions, ...otherQuestions];
