import { furtherViews, hasPlace, placeIn, placeView, thingView, views } from "./motifs";
import { type PlaceName, roomOf } from "./places";

/** Which of a motif's pictures something has: its take, the view on cards, and those beside it on its page. */
export type Scene = { motif: string; take: number; view: number; further: readonly number[] };

/** So many pictures apart one place is not taken for a repetition. */
const apart = 6;
/** So many are large on every page. */
const first = 3;
const all = "";

/**
 * Chooses the pictures of a list, asked in the order in which visitors see it: of the next takes of a motif that whose place was shown longest
 * ago, so that none is seen twice within a few rows: in all of the list, or in the `part` of it that has a page of its own. What can be had and
 * `leads` the list is shown where it is used, unless that was seen a few pictures ago; what `isNear` is shown without the place.
 */
export function scenesInTurn(): (
  motif: string,
  take: number,
  options?: { leads?: boolean; isNear?: boolean; part?: string },
) => Scene {
  const taken = new Set<string>();
  /** By the part of the list: how many there are of it so far, and where in it each room was last. */
  const parts = new Map<string, { asked: number; shownAt: Map<PlaceName, number> }>();
  const roomIn = (motif: string, take: number, view: number) => {
    const place = placeIn(motif, take * views + view);
    return place && roomOf(place);
  };
  return (motif, from, { leads = false, isNear = false, part = all } = {}) => {
    const lists = [...new Set([all, part])].map((name) => {
      const list = parts.get(name) ?? { asked: 0, shownAt: new Map<PlaceName, number>() };
      parts.set(name, list);
      return list;
    });
    const free = Array.from({ length: 8 }, (_, at) => from + at).filter(
      (take) => !taken.has(`${motif} ${take}`),
    );
    /** How many pictures ago. */
    const lastShown = (take: number, view: number) => {
      const room = roomIn(motif, take, view);
      return Math.min(
        ...lists.map(
          ({ asked, shownAt }) => asked - ((room && shownAt.get(room)) ?? Number.NEGATIVE_INFINITY),
        ),
      );
    };
    const longestAgo = (view: number) =>
      free.reduce(
        (best, next) => (lastShown(next, view) > lastShown(best, view) ? next : best),
        free[0] ?? from,
      );
    const used = longestAgo(placeView);
    const isFirst = lists.some(({ asked }) => asked < first);
    const isUsed = leads && !hasPlace(motif) && lastShown(used, placeView) >= (isFirst ? first : apart);
    const view = isUsed ? placeView : isNear ? thingView : 0;
    const take = isUsed ? used : longestAgo(view);
    taken.add(`${motif} ${take}`);
    const room = roomIn(motif, take, view);
    for (const list of lists) {
      if (room) list.shownAt.set(room, list.asked);
      list.asked++;
    }
    return { motif, take, view, further: furtherViews(motif).map((each) => (each === view ? 0 : each)) };
  };
}
