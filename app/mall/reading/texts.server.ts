import { plainText } from "~/mall/content/rich-text.server";
import { absolute } from "~/mall/content/written-link.server";

/** Fields that are shown as one line of plain text: markup is stripped, entities are decoded. */
const plainFields = new Set([
  "name",
  "title",
  "question",
  "company_category",
  "group_name",
  "place_name",
  "place",
  "position",
  "genre",
  "organizer",
  "author",
  "street",
  "city",
  "legal_name",
]);
const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

/** A field's text as the site needs it. */
export function fieldText(field: string, given: string): string {
  const text = given.trim();
  if (field === "website") return absolute(text);
  return plainFields.has(field) && markup.test(text) ? plainText(text) : text;
}
