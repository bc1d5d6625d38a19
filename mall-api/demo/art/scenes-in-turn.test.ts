import { tenantIds } from "@contract/tenant-folders.server";
import { describe, expect, it } from "vitest";
import { generateTenantContent } from "../seed/generate-tenant-content";
import { placeIn } from "./motifs";
import { roomOf } from "./places";

type Pictured = { image?: unknown };

/** The room that a picture shows: `/art/beta/coat/2-1600x1200.svg` is a shop; undefined for things alone. */
function roomIn({ image }: Pictured) {
  const [, , , motif = "", file = ""] = (image as { url: string }).url.split("/");
  const place = placeIn(motif, Number.parseInt(file, 36));
  return place && roomOf(place);
}

const days = ["2026-03-14", "2026-07-10", "2026-11-27"];

describe.each(tenantIds.flatMap((tenant) => days.map((day) => ({ tenant, day }))))(
  "the lists of $tenant on $day",
  ({ tenant, day }) => {
    const { products, events, news, rewards } = generateTenantContent(tenant, new Date(`${day}T00:00:00Z`));
    /** As the site shows them. */
    const lists = {
      offers: products
        .toReversed()
        .toSorted((a, b) => (b.updated_at ?? "").localeCompare(a.updated_at ?? "")),
      // Of an event on several days there is one card.
      events: events
        .filter(({ starts_at }) => (starts_at ?? "") >= day)
        .toSorted((a, b) => (a.starts_at ?? "").localeCompare(b.starts_at ?? ""))
        .filter(
          ({ translations }, at, all) =>
            all.findIndex((each) => each.translations?.[0]?.title === translations?.[0]?.title) === at,
        ),
      news: news.toSorted((a, b) => (b.published_at ?? "").localeCompare(a.published_at ?? "")),
      rewards: rewards.toSorted((a, b) => (a.points_price ?? 0) - (b.points_price ?? 0)),
    };

    it.each(Object.entries(lists))("show no room twice within three pictures: %s", (_, list) => {
      const rooms = list.map(roomIn);
      const twins = rooms.filter((room, at) => room && rooms.slice(Math.max(0, at - 2), at).includes(room));
      expect(twins).toEqual([]);
    });

    it.each(Object.entries(lists))("begin with scenes: %s", (name, list) => {
      expect(
        list
          // Of offers the third is the goods themselves.
          .slice(0, name === "offers" ? 2 : 3)
          .filter((each) => !roomIn(each))
          .map(({ id }) => id),
      ).toEqual([]);
    });
  },
);
