import { request } from "undici";
import { createMetrics } from "../../server/operator/metrics";
import { cpuOf } from "../../tests/processes/process-cpu";
import { startMeasuredSite } from "../../tests/processes/site-process";
import { requestRate } from "./request-rate";

const rounds = 200;
const calls = 20_000;
const seconds = 10;
const goal = 1;

/**
 * Prints what metrics need of the CPU time of a page from the page cache. The page is measured on a site without them.
 * What they add is one call for each request, too little to be seen there: many calls are measured by themselves.
 */
export async function compareMetrics(tenant: string, path: string) {
  const page = await microsecondsOfPage(tenant, path);
  const { mean, margin } = trimmed(microsecondsOfCall());
  const percent = (microseconds: number) => ((microseconds / page) * 100).toFixed(2);
  console.log("A page from the page cache: CPU time for metrics");
  console.log(
    `  ${percent(mean)} % ± ${percent(margin)} (95 % confidence) of ${page.toFixed(0)} µs (goal ${goal} %)\n`,
  );
}

async function microsecondsOfPage(tenant: string, path: string): Promise<number> {
  const site = await startMeasuredSite();
  const url = new URL(`http://127.0.0.1:${site.port}${path}`);
  const headers = { "accept-encoding": "br", Host: `${tenant}.localhost:${site.port}` };
  for (let time = 0; time < 2; time++) await (await request(url, { headers })).body.dump();
  // In the first seconds it is compiled.
  await requestRate(url, headers, 3);
  let rate = 0;
  const ms = await cpuOf(site, async () => {
    rate = await requestRate(url, headers, seconds);
  });
  await site.stop();
  return (ms * 1000) / (rate * seconds);
}

/** In each round, for pages of as many malls and routes as a busy site has. */
function microsecondsOfCall(): number[] {
  const { observer } = createMetrics(() => {
    throw new Error("Nothing is scraped");
  });
  const subjects = Array.from({ length: 200 }, (_, at) => ({ mall: `mall-${at % 6}`, route: `route-${at}` }));
  const round = () => {
    const { user, system } = process.cpuUsage();
    for (let time = 0; time < calls / subjects.length; time++)
      for (const subject of subjects) observer.answered(subject, 200, "hit");
    const used = process.cpuUsage({ user, system });
    return (used.user + used.system) / calls;
  };
  return Array.from({ length: rounds }, round);
}

/** The mean and its margin of error, without the tenths that busy moments of the machine made lowest and highest. */
function trimmed(values: number[]) {
  const cut = Math.floor(values.length / 10);
  const rest = values.toSorted((one, other) => one - other).slice(cut, -cut);
  const mean = rest.reduce((sum, value) => sum + value, 0) / rest.length;
  const variance = rest.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (rest.length - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / rest.length) };
}
