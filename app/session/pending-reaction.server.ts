import type { Language } from "@contract/languages";
import { z } from "zod";
import { translatorOf } from "~/locale/i18n.server";
import { log } from "~/log.server";
import type { MallApi } from "~/mall/client.server";
import { performReaction, type Reaction, reaction } from "~/mall/reaction.server";
import { hostCookie } from "./host-cookie.server";
import { safeRedirect } from "./safe-redirect";

const cookie = hostCookie("reaction", 30 * 60);
/** A cookie holds little; a longer place goes without its query. */
const longestPlace = 1_000;

const pending = z.object({ reaction, place: z.string() });

/**
 * The Set-Cookie header that keeps what an anonymous visitor pressed until the log-in, for half an hour. It holds for a
 * log-in that leads back to `place` only: whoever else logs in at this browser didn't press anything.
 */
export const pendingReactionCookie = (asked: Reaction, place: string, request: Request): string =>
  cookie.set(JSON.stringify({ reaction: asked, place: pendingRedirect(place) }), request);

/** The place as the cookie and the way over the log-in carry it. */
export const pendingRedirect = (place: string): string =>
  place.length > longestPlace ? (place.split(/[?#]/)[0] ?? "/").slice(0, longestPlace) : place;

export const forgottenReactionCookie = cookie.clear;

/** What waits for this visitor's log-in; null for nothing, and for what somebody made up. */
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

/** What was done, in words; null where the mall API didn't do it: the log-in stands all the same. */
export async function performPendingReaction(
  asked: Reaction,
  member: MallApi,
  language: Language,
): Promise<string | null> {
  try {
    await performReaction(asked, member);
    return reactionDoneText(asked, language);
  } catch (error) {
    log.warn({ err: error }, "What was pressed before the log-in could not be done");
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
