import { expect, it } from "vitest";
import { combined, type OperatorStatus } from "./status";
import { statusPage } from "./status-page";

type MallStatus = OperatorStatus["malls"][number];

const mall = (changed: Partial<MallStatus>): MallStatus => ({
  mall: "beta",
  hosts: ["www.beta.cz"],
  api: "answers",
  answeredAt: "2026-01-01T10:00:00.000Z",
  failedAt: null,
  failure: null,
  recent: { calls: 4, failed: 0, gaveUp: 0, ms: 400 },
  ...changed,
});

const status = (changed: Partial<OperatorStatus> = {}): OperatorStatus => ({
  readAt: "2026-01-01T10:00:01.000Z",
  version: "1",
  node: "v24",
  startedAt: "2026-01-01T09:00:00.000Z",
  state: "ready",
  workers: 1,
  malls: [mall({})],
  redis: "none",
  realtime: { server: "built in", connections: 0 },
  eventLoopDelaySeconds: 0,
  memory: { resident: 300e6, heap: 100e6, heapLimit: 2000e6 },
  fileDescriptors: { open: 50, limit: 1024 },
  caches: [],
  ...changed,
});

const failing = mall({
  mall: "novoplaza",
  hosts: ["novoplaza.cz", "www.novoplaza.cz"],
  api: "slow",
  failedAt: "2026-01-01T09:59:59.000Z",
  failure: "too slow for a page (<companies>)",
  recent: { calls: 2, failed: 1, gaveUp: 3, ms: 5_800 },
});

/** What the page says, without elements. */
const words = (html: string) => html.replaceAll(/<style>.*?<\/style>/gs, "").replaceAll(/<[^>]+>/g, "\n");

it("a page begins with what is wrong, and the malls with those whose API fails", () => {
  const html = statusPage(status({ malls: [mall({}), failing], redis: "does not answer" }));
  const text = words(html);
  expect(text).toContain(
    "The API of novoplaza: slow; too slow for a page (&lt;companies>), 2026-01-01T09:59:59.000Z",
  );
  expect(text).toContain("Redis does not answer");
  expect(text).toContain("2 of 2900 ms each, 1 failed, 3 too slow for a page");
  expect(text).toContain("novoplaza.cz, www.novoplaza.cz");
  expect(text.indexOf("Redis does not answer")).toBeLessThan(text.indexOf("Event loop delay"));
  expect(html.indexOf('row">novoplaza')).toBeLessThan(html.indexOf('row">beta'));
});

it("a page says of a process how full its heap is, and how late its event loop", () => {
  const usual = words(statusPage(status()));
  expect(usual).toContain("No problem is known.");
  const text = words(
    statusPage(
      status({
        eventLoopDelaySeconds: 0.4,
        fileDescriptors: { open: 1000, limit: 1024 },
        memory: { resident: 2e9, heap: 1_950e6, heapLimit: 2_000e6 },
      }),
    ),
  );
  expect(text).toContain("The event loop is late by 400 ms");
  expect(text).toContain("The heap is nearly full");
  expect(text).toContain("1000 of 1024");
  expect(text).toContain("File descriptors run out");
});

it("workers together have the worst state of a mall, its latest failure, and all of their calls and memory", () => {
  const whole = combined([
    status({ malls: [failing] }),
    status({ malls: [{ ...mall({}), mall: "novoplaza" }] }),
  ]);
  expect(whole.malls).toEqual([
    {
      ...failing,
      answeredAt: "2026-01-01T10:00:00.000Z",
      recent: { calls: 6, failed: 1, gaveUp: 3, ms: 6_200 },
    },
  ]);
  expect(whole.memory).toEqual({ resident: 600e6, heap: 200e6, heapLimit: 4000e6 });
});
