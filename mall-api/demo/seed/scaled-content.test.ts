import { expect, it } from "vitest";
import { tenantContentBatches } from "./generate-tenant-content";

it.each(["companies", "products", "events", "news"] as const)(
  "multiplied %s have ids of their own",
  (kind) => {
    const batches = [
      ...tenantContentBatches("europasc", { today: new Date("2026-11-26T00:00:00Z"), scale: 4 }),
    ];
    const ids = batches.flatMap((content) => content[kind].map(({ id }) => String(id)));
    expect(new Set(ids).size).toBe(ids.length);
  },
);
