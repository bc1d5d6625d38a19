import type { BlockView } from "~/mall/views/pages/blocks.server";

/** Whether a block's links have no pictures, as vacancies do: they are a list of rows. */
export const isLinkList = (block: BlockView): boolean =>
  block.kind === "cards" && block.cards.every(({ image }) => !image);
