import { request } from "undici";
import { startSite } from "../../tests/site-process";
import { median } from "./median";
import { requestRate } from "./request-rate";
import { startBareServer } from "./start-bare-server";

const rounds = 3;
const seconds = 3;
const goal = 0.65;

/** Compares a page from the page cache with a bare server that sends the same headers and bytes. */
export async function compareHits(tenant: string, path: string) {
  const site = await startSite();
  const headers = { "accept-encoding": "br", Host: `${tenant}.localhost:${site.port}` };
  const url = new URL(`http://127.0.0.1:${site.port}${path}`);
  await (await request(url, { headers })).body.dump();
  const cached = await request(url, { headers });
  const bare = await startBareServer({
    headers: headerList(cached.headers),
    body: Buffer.from(await cached.body.arrayBuffer()).toString("base64"),
  });

  console.log("A page from the page cache: requests per second");
  const ratios: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const own = await requestRate(url, headers, seconds);
    const most = await requestRate(new URL(bare.url), headers, seconds);
    // In the first round both are compiled.
    if (round === 0) continue;
    ratios.push(own / most);
    console.log(`  site ${own.toFixed(0)}, bare server ${most.toFixed(0)}, ratio ${(own / most).toFixed(2)}`);
  }
  console.log(`  median ratio ${median(ratios).toFixed(2)} (goal ${goal})\n`);
  bare.stop();
  await site.stop();
}

/** Names and values in turn, without what Node itself adds to every response. */
const headerList = (headers: Record<string, string | string[] | undefined>): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    /^(?:date|connection|keep-alive)$/.test(name) || value === undefined ? [] : [name, value].flat(),
  );
