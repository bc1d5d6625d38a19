import type { LookupFunction } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import Pusher from "pusher";
import PusherClient from "pusher-js";
import { Agent, fetch } from "undici";

// The certificate is the check's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";

const here: LookupFunction = (_host, { all }, found) =>
  all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4);
/** Visitors at addresses of their own, as limits are by address. */
export const agents = Array.from(
  { length: 200 },
  (_, at) => new Agent({ localAddress: `127.0.1.${at + 1}`, connect: { lookup: here } }),
);

export type Outcomes = { sent: number; failed: string[] };

/** Sends newsletter forms, and opens pages, until it is stopped. */
export function startLoad(origin: string) {
  const acknowledged: string[] = [];
  let outcomes: Outcomes = { sent: 0, failed: [] };
  let isOver = false;

  async function send(path: string, at: number, email?: string) {
    const started = (Date.now() - 60_000).toString(36);
    const headers = email ? { Origin: new URL(origin).origin.replace(/:\d+$/, "") } : {};
    const body = email && new URLSearchParams({ intent: "subscribe", consent: "on", email, started });
    outcomes.sent++;
    try {
      const answer = await fetch(`${origin}${path}`, {
        headers,
        redirect: "manual",
        dispatcher: agents[at % agents.length],
        signal: AbortSignal.timeout(20_000),
        ...(body && { method: "POST", body }),
      });
      await answer.arrayBuffer();
      if (answer.status === (email ? 303 : 200)) email && acknowledged.push(email);
      else outcomes.failed.push(`status ${answer.status}`);
    } catch (error) {
      outcomes.failed.push(
        ((error as Error).cause as Error | undefined)?.message ?? (error as Error).message,
      );
    }
  }

  const worker = async (first: number) => {
    for (let at = first; !isOver; at += 4) {
      await send("/en/newsletter", at, `visitor-${at}@deploy.test`);
      await send("/en", at);
      await wait(50);
    }
  };
  const workers = [0, 1, 2, 3].map(worker);
  return {
    take(): Outcomes {
      const taken = outcomes;
      outcomes = { sent: 0, failed: [] };
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(workers);
      return acknowledged;
    },
  };
}

type RealtimeApp = { appId: string; key: string; secret: string };

/** A browser that is connected to any instance, by the proxy's port. */
export function listen(app: RealtimeApp, port: number) {
  const client = new PusherClient(app.key, {
    cluster: "mt1",
    wsHost: "127.0.0.1",
    wsPort: port,
    wssPort: port,
    forceTLS: true,
    enabledTransports: ["ws"],
  });
  const heard = new Set<unknown>();
  client.subscribe("news").bind("from", (instance: unknown) => heard.add(instance));
  return {
    /** Whether it hears what is published at each of these instances. */
    async hears(realtimePorts: number[]): Promise<boolean> {
      for (let attempt = 0; attempt < 60 && heard.size < realtimePorts.length; attempt++) {
        for (const at of realtimePorts) {
          const publisher = new Pusher({ ...app, host: "127.0.0.1", port: String(at), useTLS: false });
          // An instance may still be starting.
          await publisher.trigger("news", "from", at).catch(() => {});
        }
        await wait(250);
      }
      client.disconnect();
      return heard.size === realtimePorts.length;
    },
  };
}
