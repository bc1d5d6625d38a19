import { fileLimit } from "@contract/profile";
import { attachmentRules, supportRequest } from "@contract/support";
import { z } from "zod";

const attachment = z
  .file()
  .max(fileLimit, "too_large")
  .mime([...attachmentRules.types], "wrong_type");

/** The form of a message to the mall: the API's fields, with file rules that the browser can check. */
export const supportForm = supportRequest.omit({ language: true }).extend({
  files: z.array(attachment).max(attachmentRules.files, "too_many").default([]),
});
