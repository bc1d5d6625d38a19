import { contentChange } from "@contract/content-change";
import { previewDays, previewParameter, previewPermission } from "@contract/preview.server";
import { tenantIds } from "@contract/tenant-folders.server";
import { z } from "zod";
import { purgeSites } from "./domain/content/notify-sites";
import type { MallApiEnvironment } from "./environment";
import { siteAddress } from "./site-address";

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

const defaultHours = 24;

/** `operator preview <mall> <path> [<hours>]`: the address where a page shows unpublished content for that long. */
export async function previewLink(environment: MallApiEnvironment, words: string[]): Promise<string> {
  const [mall = "", path = "", hours = String(defaultHours)] = words;
  if (!tenantIds.includes(mall))
    throw new Error(`There is no mall ${mall}; there are ${tenantIds.join(", ")}`);
  if (!path.startsWith("/")) throw new Error("The path is that of a page, such as /en/news-detail/17/title");
  if (!(Number(hours) > 0 && Number(hours) <= previewDays * 24))
    throw new Error(`The hours are a number up to ${previewDays * 24}, which are ${previewDays} days`);
  if (!environment.EDITOR_SECRET) throw new Error("EDITOR_SECRET is not set");
  const address = new URL(path, siteAddress(environment, mall));
  const until = new Date(Date.now() + Number(hours) * 3_600_000);
  const place = { mall, path: address.pathname };
  address.searchParams.set(previewParameter, previewPermission(environment.EDITOR_SECRET, place, until));
  return address.href;
}
