import type { FaqEntry } from "@contract/faq";
import { folded } from "~/locale/folded";
import { translatorOf } from "~/locale/i18n.server";
import { wholeList } from "~/mall/client/every-page.server";
import { plainText } from "~/mall/content/rich-text.server";
import type { Site } from "~/site/site.server";
import { translated } from "../translation";
import { questionView } from "./blocks.server";

/** The questions that contain every word of `query`, by group, in the mall's order. */
export async function faqView(site: Site, query: string) {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const groups = new Map<string, { id: string; name: string; entries: ReturnType<typeof entryView>[] }>();
  for (const entry of (await allEntries(site)).toSorted((one, other) => one.order - other.order)) {
    const view = entryView(entry, site);
    const name = translated(entry.translations, "group_name", site.language);
    const searchable = folded(`${name} ${view.question} ${plainText(view.answer)}`);
    if (!words.every((word) => searchable.includes(word))) continue;
    const group = groups.get(entry.group) ?? {
      id: `group-${idOf(entry.group)}`,
      name: name || translatorOf(site.language)("faq:otherGroup"),
      entries: [],
    };
    group.entries.push(view);
    groups.set(entry.group, group);
  }
  const found = [...groups.values()];
  return { groups: found, total: found.reduce((sum, { entries }) => sum + entries.length, 0) };
}

function entryView(entry: FaqEntry, site: Site) {
  return { id: idOf(entry.id), ...questionView(entry.translations, site) };
}

/** An id of the API as an element's id. */
const idOf = (id: string) => id.replaceAll(/[^\w-]+/g, "-");

const allEntries = ({ api }: Site): Promise<FaqEntry[]> => wholeList("faq", (query) => api.faq(query));
