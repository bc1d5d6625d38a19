import { execFileSync } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sharedSite } from "../processes/shared-site";
import { type RunningSite, startSite } from "../processes/site-process";

describe("a worker that no longer takes connections", () => {
  let site: RunningSite;

  beforeAll(async () => {
    site = await startSite({
      WORKERS: "3",
      MALL_API_URL: `${sharedSite().mallApi}/{tenant}`,
      OPERATOR_PORT: "0",
      LOG_LEVEL: "info",
    });
  }, 120_000);
  afterAll(() => site.stop());

  const workerPids = () =>
    execFileSync("ps", ["-o", "pid=", "--ppid", String(site.pid)])
      .toString()
      .trim()
      .split(/\s+/)
      .map(Number);
  const liveWorkers = async () => {
    const response = await fetch(`http://127.0.0.1:${site.operatorPort}/status`);
    return ((await response.json()) as { workers: number }).workers;
  };

  it("leaves them to the others while it is frozen", async () => {
    const [frozen = 0] = workerPids();
    process.kill(frozen, "SIGSTOP");
    try {
      const ends = await Promise.all(Array.from({ length: 12 }, () => endOf(site.port)));
      expect(ends).toEqual(Array(12).fill("answered"));
    } finally {
      process.kill(frozen, "SIGCONT");
    }
  }, 60_000);

  it("has none that hangs when it is killed, frozen or under load", async () => {
    for (const isFrozen of [true, false]) {
      await vi.waitFor(async () => expect(await liveWorkers()).toBe(3), { timeout: 60_000, interval: 200 });
      const [killed = 0] = workerPids();
      const ends: Promise<End>[] = [];
      let isOver = false;
      const load = (async () => {
        while (!isOver) {
          ends.push(endOf(site.port), endOf(site.port));
          await wait(2);
        }
      })();
      if (isFrozen) process.kill(killed, "SIGSTOP");
      await wait(300);
      process.kill(killed, "SIGKILL");
      await wait(300);
      isOver = true;
      await load;
      const all = await Promise.all(ends);
      expect(all.length).toBeGreaterThan(20);
      expect(all.filter((end) => end === "hangs")).toEqual([]);
    }
  }, 180_000);
});

type End = "answered" | "closed" | "hangs";

/** How a request on a connection of its own ends. A worker's end is noticed far sooner than it is called hanging here. */
function endOf(port: number): Promise<End> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write("GET /livez HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"),
    );
    let answer = "";
    const limit = setTimeout(() => {
      resolve("hangs");
      socket.destroy();
    }, 15_000);
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(limit);
      resolve(answer.startsWith("HTTP/1.1 200") ? "answered" : "closed");
    });
  });
}
