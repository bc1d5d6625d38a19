import { request } from "undici";
import { cpuOf } from "../../tests/processes/process-cpu";
import { startMeasuredSite } from "../../tests/processes/site-process";
import { median } from "./median";
import { requestRate } from "./request-rate";
import { startBareServer } from "./start-bare-server";

const rounds = 5;
const seconds = 3;
const goal = 0.65;

/**
 * Compares a page from the page cache with a bare server that sends the same headers and bytes: by requests per second, and
 * by CPU time for each, which other load on the machine changes less.
 */
export async function compareHits(tenant: string, path: string) {
  const site = await startMeasuredSite();
  const headers = { "accept-encoding": "br", Host: `${tenant}.localhost:${site.port}` };
  const url = new URL(`http://127.0.0.1:${site.port}${path}`);
  await (await request(url, { headers })).body.dump();
  const cached = await request(url, { headers });
  const bare = await startBareServer({
    headers: headerList(cached.headers),
    body: Buffer.from(await cached.body.arrayBuffer()).toString("base64"),
  });

  console.log("A page from the page cache: requests per second, and microseconds of CPU time for each");
  const rates: number[] = [];
  const costs: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const own = await measured(site.pid, url, headers);
    const most = await measured(bare.pid, new URL(bare.url), headers);
    // In the first round both are compiled.
    if (round === 0) continue;
    rates.push(own.rate / most.rate);
    costs.push(most.microseconds / own.microseconds);
    console.log(`  site ${inWords(own)}, bare server ${inWords(most)}`);
  }
  const [byRate, byCost] = [rates, costs].map((ratios) => median(ratios).toFixed(2));
  console.log(`  median ratio ${byRate}, by CPU time ${byCost} (goal ${goal})\n`);
  bare.stop();
  await site.stop();
}

type Measured = { rate: number; microseconds: number };

async function measured(pid: number, url: URL, headers: Record<string, string>): Promise<Measured> {
  let rate = 0;
  const ms = await cpuOf({ pid }, async () => {
    rate = await requestRate(url, headers, seconds);
  });
  return { rate, microseconds: (ms * 1000) / (rate * seconds) };
}

const inWords = ({ rate, microseconds }: Measured) => `${rate.toFixed(0)} at ${microseconds.toFixed(1)} µs`;

/** Names and values in turn, without what Node itself adds to every response. */
const headerList = (headers: Record<string, string | string[] | undefined>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    /^(?:date|connection|keep-alive)$/.test(name) || value === undefined ? [] : [name, value].flat(),
  );
