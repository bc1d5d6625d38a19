import { setTimeout } from "node:timers/promises";
import { Agent, request } from "undici";
import { type RunningSite, startMeasuredSite } from "../../tests/processes/site-process";

const floodTogether = 100;
const pages = 150;
const pauseMs = 20;
/** A client that is refused comes back, if much sooner than it is asked to. */
const refusedMs = 250;
/** How many times as long a page of another mall may take at the 99th percentile. */
const goal = 1.2;

/**
 * Prints how long new home pages of one mall take while another mall's directory is requested by a hundred clients at once,
 * each with an address of its own, and while nothing else is.
 */
export async function measureFlood(flooded: string, other: string): Promise<boolean> {
  const site = await startMeasuredSite({ TRUST_PROXY: "1" });
  console.log("Milliseconds of another mall's new page, beside nothing and beside a flood");
  await times(site, other);
  const alone = await times(site, other);
  const until = new AbortController();
  const flood = floodOf(site, flooded, until.signal);
  await setTimeout(2000);
  const beside = await times(site, other);
  until.abort();
  const statuses = await flood;
  await site.stop();
  for (const [name, { median, p99, refused }] of Object.entries({ alone, beside }))
    console.log(
      `${name.padEnd(8)} median ${median.toFixed(1)}, 99th percentile ${p99.toFixed(1)}, ${refused} refused`,
    );
  console.log("responses to the flood", Object.fromEntries(statuses), "\n");
  return beside.p99 <= alone.p99 * goal && beside.refused === 0;
}

let requests = 0;
async function open(site: RunningSite, tenant: string, path: string, dispatcher: Agent): Promise<number> {
  const at = ++requests;
  const { statusCode, body } = await request(`http://127.0.0.1:${site.port}${path}?uncached=${at}`, {
    dispatcher,
    headers: {
      Host: `${tenant}.localhost:${site.port}`,
      "X-Forwarded-For": `198.51.${(at >> 8) % 256}.${at % 256}`,
    },
  });
  await body.dump();
  return statusCode;
}

async function times(site: RunningSite, tenant: string) {
  const agent = new Agent();
  const taken: number[] = [];
  let refused = 0;
  for (let at = 0; at < pages; at++) {
    const begun = performance.now();
    if ((await open(site, tenant, "/en", agent)) !== 200) refused++;
    taken.push(performance.now() - begun);
    await setTimeout(pauseMs);
  }
  await agent.close();
  taken.sort((one, another) => one - another);
  const at = (share: number) => taken[Math.floor(taken.length * share)] ?? 0;
  return { median: at(0.5), p99: at(0.99), refused };
}

async function floodOf(site: RunningSite, tenant: string, until: AbortSignal) {
  const agent = new Agent({ connections: floodTogether });
  const statuses = new Map<number, number>();
  const one = async () => {
    while (!until.aborted) {
      const status = await open(site, tenant, "/en/shops-services", agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status !== 200) await setTimeout(refusedMs);
    }
  };
  await Promise.all(Array.from({ length: floodTogether }, one));
  await agent.close();
  return statuses;
}
