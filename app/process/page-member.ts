import type { likeTypes } from "@contract/favourites";

/**
 * All that a page which members share knows of the member who requested it: nothing that identifies them. It is part of
 * the page's cache key.
 */
export type PageMember = {
  /** The number of unread messages; null where it is not known. */
  unread: number | null;
  /**
   * Whether the mall API has confirmed the member, for a page that shows what is for members only; null where that is
   * not known at once.
   */
  isConfirmed?: boolean | null;
  /** The member's reactions to what the page shows, by `JSON.stringify` of what is to be known. */
  reactions: Record<string, MemberReactions>;
};

/** What a page is to know of its member: which of some entities they like, or all their reactions to one. */
export type ReactionsQuery = { type: LikeType; likedAmong: string[] } | { type: LikeType; id: string };

export type MemberReactions = string[] | OwnReactions | null;

export type LikeType = (typeof likeTypes)[number];

/** One member's reactions to one entity, and its current counts. */
export type OwnReactions = {
  liked: boolean;
  followed: boolean;
  thumb: "up" | "down" | null;
  thumbs?: { up: number; down: number } | null;
  followCount?: number | null;
};
