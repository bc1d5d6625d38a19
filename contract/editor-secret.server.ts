import { z } from "zod";
import { variableDocs } from "./variable-docs.server";

export const editorSecret = z
  .string()
  .min(32, "a secret of at least 32 characters, the same for the site and its editing system")
  .optional()
  .register(variableDocs, {
    group: "Secrets and contacts",
    what: "signs `POST /purge`, which makes all instances render changed content again, `POST /push`, announcements of changed [wallet passes](wallet-passes.md), and links to unpublished content. See [content-changes.md](content-changes.md)",
    default: "none: nobody may",
  });
