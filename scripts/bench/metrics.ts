import { cpuOf } from "../../tests/process-cpu";
import { type RunningSite, startSite } from "../../tests/site-process";
import { median } from "./median";
import { requestRate } from "./request-rate";

const pairs = 12;
const seconds = 2;
const goal = 1;

/** Compares the CPU time of a cached page on a site that counts requests with that on a site that doesn't. */
export async function compareMetrics(tenant: string, path: string) {
  const [counting, plain] = [await startSite({ OPERATOR_PORT: "0" }), await startSite()];
  async function cost(site: RunningSite): Promise<number> {
    const headers = { "accept-encoding": "br", Host: `${tenant}.localhost:${site.port}` };
    let rate = 0;
    const ms = await cpuOf(site, async () => {
      rate = await requestRate(new URL(`http://127.0.0.1:${site.port}${path}`), headers, seconds);
    });
    return ms / (rate * seconds);
  }
  await cost(counting);
  await cost(plain);
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? await cost(counting) : null;
    const reference = await cost(plain);
    ratios.push((first ?? (await cost(counting))) / reference);
  }
  console.log("A page from the page cache: CPU time");
  console.log(`  ${((median(ratios) - 1) * 100).toFixed(1)} % more with metrics (goal ${goal} %)\n`);
  await Promise.all([counting.stop(), plain.stop()]);
}
