import { furtherViews, hasPlace, placeIn, placeView, views } from "./motifs";
import { type PlaceName, roomOf } from "./places";

/** Which of a motif's pictures something has: its take, the view on cards, and those beside it on its page. */
export type Scene = { motif: string; take: number; view: number; further: readonly number[] };

/** More than a page shows: of a list some may be left out. */
const page = 18;
/** So many are large on every page. */
const first = 3;

/**
 * Chooses the pictures of a list, asked in the order in which visitors see it: of the next takes of a motif that whose place was shown longest
 * ago, so that no page shows one place twice. What can be had and `leads` the list is shown where it is used, unless that is on the page already.
 */
export function scenesInTurn(): (motif: string, take: number, options?: { leads?: boolean }) => Scene {
  const taken = new Set<string>();
  const shownAt = new Map<PlaceName, number>();
  let asked = 0;
  const roomIn = (motif: string, take: number, view: number) => {
    const place = placeIn(motif, take * views + view);
    return place && roomOf(place);
  };
  return (motif, from, { leads = false } = {}) => {
    const free = Array.from({ length: 8 }, (_, at) => from + at).filter(
      (take) => !taken.has(`${motif} ${take}`),
    );
    const lastShown = (take: number, view: number) => {
      const room = roomIn(motif, take, view);
      return (room && shownAt.get(room)) ?? -page;
    };
    const longestAgo = (view: number) =>
      free.reduce(
        (best, next) => (lastShown(next, view) < lastShown(best, view) ? next : best),
        free[0] ?? from,
      );
    const used = longestAgo(placeView);
    const isUsed =
      leads && !hasPlace(motif) && asked - lastShown(used, placeView) >= (asked < first ? first : page);
    const [take, view] = isUsed ? [used, placeView] : [longestAgo(0), 0];
    taken.add(`${motif} ${take}`);
    const room = roomIn(motif, take, view);
    if (room) shownAt.set(room, asked);
    asked++;
    return { motif, take, view, further: furtherViews(motif).map((each) => (each === view ? 0 : each)) };
  };
}
