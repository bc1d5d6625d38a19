import type { Language } from "@contract/languages";
import { idNumber } from "../stand-ins/other-mall-api/calls";
import { events } from "../stand-ins/other-mall-api/content/happenings";
import type { NamedEntity } from "../stand-ins/other-mall-api/names";
import { screenPath } from "./screens";

export const mainOf = (html: string): string =>
  decoded(html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", ""));

export const titleIn = (main: string): string =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1]?.replaceAll(/<[^>]+>/g, "") ?? "";

/** The numbers of the offers to which a page links. */
export function offersLinkedIn(main: string, language: Language): number[] {
  const detail = screenPath("offer-detail", language, { id: "~", title: "~" });
  const links = main.matchAll(new RegExp(`${detail.split("~")[0]}([^/"]+)`, "g"));
  return [...links].map(([, id = ""]) => idNumber(decodeURIComponent(id)) ?? 0);
}

/** Events that have begun are not in lists of upcoming ones. */
export const isOver = ({ resource, number }: NamedEntity): boolean =>
  resource === "events" && events.some(({ id, from }) => id === number && from.days <= 0);

const decoded = (text: string): string =>
  text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** What only the default picture has. */
const defaultPicture = 'viewBox="0 0 320 90"';

/** Its own picture, or else the default one. */
export function hasPicture(main: string, entity: NamedEntity | undefined): boolean {
  const file = entity?.picture?.split("/").at(-1);
  if (!file) return main.includes(defaultPicture);
  return [file, file.replace("shop-", "shop-wide-")].some((name) => main.includes(name));
}
