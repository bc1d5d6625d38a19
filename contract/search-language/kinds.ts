import { z } from "zod";
import { checkedTexts } from "../checked-texts";
import actionList from "./actions.json";
import content from "./near-kinds.json";
import wider from "./wider-kinds.json";

/** What a shop, an amenity or a page can be. */
export type Kind = keyof typeof content;

export const kinds = Object.keys(content) as [Kind, ...Kind[]];

const kind = z.enum(kinds);

/** The kinds that help where a mall has none of a kind. */
export const nearKinds = checkedTexts(
  "contract/search-language/near-kinds.json",
  z.record(kind, z.array(kind)),
  content,
);

/** For a kind, those whose shops usually have it too: who sells clothes has socks. */
export const widerKinds = checkedTexts(
  "contract/search-language/wider-kinds.json",
  z.partialRecord(kind, z.array(kind)),
  wider,
);

/** What people want done with a thing: "shorten" trousers. */
export type Action = keyof typeof actionList;

export const actions = Object.keys(actionList) as [Action, ...Action[]];

/** For each action, what a question asks for (a tailor) by the kinds of things that it names beside it. */
export const actionKinds = checkedTexts(
  "contract/search-language/actions.json",
  z.record(z.enum(actions), z.partialRecord(kind, z.array(kind))),
  actionList,
);

/** What an event can be. */
export const eventKinds: readonly Kind[] = kinds.filter((one) => nearKinds[one].includes("events"));

/** Whom something is for says less than what it is: "books for children". */
export const audience: readonly Kind[] = ["toys", "kidswear", "family"];

/** What something is of the kinds that it names: a repair café is no café, and toys for children are no event. */
export const kindsFitting = (named: readonly Kind[], isEvent: boolean): Kind[] =>
  named.filter((kind) => eventKinds.includes(kind) === isEvent);

export const isKind = (key: string): key is Kind => Object.hasOwn(nearKinds, key);
