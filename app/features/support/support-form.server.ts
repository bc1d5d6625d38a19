import { uploadedFile } from "@contract/picture-file";
import { attachmentRules, supportRequest } from "@contract/support";
import { z } from "zod";

/** The form of a message to the mall: the API's fields, with file rules that the browser can check. */
export const supportForm = supportRequest.omit({ language: true }).extend({
  files: z.array(uploadedFile(attachmentRules.types)).max(attachmentRules.files, "too_many").default([]),
});
