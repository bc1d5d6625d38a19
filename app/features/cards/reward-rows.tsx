import type { RewardCardView } from "~/mall/views/cards/cards.server";
import { FigureList } from "~/ui/figure-list";
import { Points } from "./cards";

/** Rewards as a list of their points. */
export function RewardRows({ rewards }: { rewards: RewardCardView[] }) {
  return (
    <FigureList
      rows={rewards.map(({ id, title, to, image, points }) => ({
        ...{ title, to, image },
        key: id,
        figure: points && <Points text={points} isStacked />,
      }))}
    />
  );
}
