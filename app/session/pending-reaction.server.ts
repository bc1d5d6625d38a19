import type { Language } from "@contract/languages";
import { z } from "zod";
import { translatorOf } from "~/locale/i18n.server";
import type { MallApi } from "~/mall/client/client.server";
import { performReaction, type Reaction, reaction } from "~/mall/content/reaction.server";
import { log } from "~/process/log.server";
import { hostCookie } from "./host-cookie.server";
import { safeRedirect } from "./safe-redirect";

const cookie = hostCookie("reaction", 30 * 60);
/** Cookies are small: a longer path goes without its query. */
const maxPathLength = 1_000;

const pending = z.object({ reaction, place: z.string() });

/**
 * The Set-Cookie header that stores an anonymous visitor's reaction until they log in, for half an hour. It applies
 * only to a log-in that redirects back to `place`: somebody else who logs in at this browser didn't react.
 */
export const pendingReactionCookie = (asked: Reaction, place: string, request: Request): string =>
  cookie.set(JSON.stringify({ reaction: asked, place: pendingRedirect(place) }), request);

/** The path as the cookie and the log-in's redirect carry it. */
export const pendingRedirect = (place: string): string =>
  place.length > maxPathLength ? (place.split(/[?#]/)[0] ?? "/").slice(0, maxPathLength) : place;

export const clearedReactionCookie = cookie.clear;

/** The reaction that waits for this visitor's log-in; null for none or a forged one. */
export function pendingReaction(request: Request): { reaction: Reaction; place: string } | null {
  const value = cookie.read(request);
  if (!value) return null;
  try {
    const held = pending.parse(JSON.parse(value));
    return safeRedirect(held.place) === held.place ? held : null;
  } catch {
    return null;
  }
}

/** The message about what was done; null if the mall API failed: the log-in stands all the same. */
export async function performPendingReaction(
  asked: Reaction,
  member: MallApi,
  language: Language,
): Promise<string | null> {
  try {
    await performReaction(asked, member);
    return reactionDoneText(asked, language);
  } catch (error) {
    log.warn({ err: error }, "The reaction before the log-in could not be performed");
    return null;
  }
}

export function reactionDoneText(asked: Reaction, language: Language): string {
  const t = translatorOf(language);
  const texts: Record<Reaction["reaction"], string> = {
    like: t("reactions:done.like"),
    unlike: t("reactions:done.unlike"),
    follow: t("reactions:done.follow"),
    unfollow: t("reactions:done.unfollow"),
    "thumb-up": t("reactions:done.thumb"),
    "thumb-down": t("reactions:done.thumb"),
    "thumb-back": t("reactions:done.thumbBack"),
  };
  return texts[asked.reaction];
}
