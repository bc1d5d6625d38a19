import { contentChange } from "@contract/content-change";
import { z } from "zod";
import { purgeSites } from "./domain/content/notify-sites";
import type { MallApiEnvironment } from "./environment";

/** `operator purge <mall> [<kind> [<id>]]`: throws with what is wrong. */
export async function purgeContent(environment: MallApiEnvironment, words: string[]): Promise<string> {
  const [mall, kind, entity] = words;
  const change = contentChange.safeParse({ mall, kind, entity });
  if (!change.success) throw new Error(z.prettifyError(change.error));
  if (!environment.EDITOR_SECRET || environment.PURGE_URL.length === 0)
    throw new Error("PURGE_URL and EDITOR_SECRET are not set");
  await purgeSites(environment, change.data);
  return `${words.join(" ")} is rendered again`;
}
