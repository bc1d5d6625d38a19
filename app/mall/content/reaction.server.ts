import { likeTypes, thumbTypes } from "@contract/favourites";
import { z } from "zod";
import type { MallApi } from "../client/client.server";

// No control characters: no id has them.
const id = z.string().regex(/^[^\p{Cc}]{1,100}$/u);

/** What a member does with one press; all of them are idempotent. */
export const reaction = z.discriminatedUnion("reaction", [
  z.object({ reaction: z.enum(["like", "unlike"]), type: z.enum(likeTypes), id }),
  z.object({ reaction: z.enum(["follow", "unfollow"]), type: z.literal("company"), id }),
  z.object({ reaction: z.enum(["thumb-up", "thumb-down", "thumb-back"]), type: z.enum(thumbTypes), id }),
]);
export type Reaction = z.infer<typeof reaction>;

/** Performs it with the member's API. Throws what the client throws. */
export async function performReaction(asked: Reaction, member: MallApi): Promise<void> {
  const { type, id } = asked;
  switch (asked.reaction) {
    case "like":
      await member.like({ type, id });
      return;
    case "unlike":
      await member.unlike({ type, id });
      return;
    case "follow":
      await member.followCompany({ id });
      return;
    case "unfollow":
      await member.unfollowCompany({ id });
      return;
    case "thumb-back":
      await member.removeThumb({ type: asked.type, id });
      return;
    default:
      await member.giveThumb({ type: asked.type, id, value: asked.reaction === "thumb-up" ? "up" : "down" });
  }
}
