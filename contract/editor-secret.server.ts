import { z } from "zod";

export const editorSecret = z
  .string()
  .min(32, "a secret of at least 32 characters, the same for the site and its editing system")
  .optional();
