import { installedEngines } from "../../scripts/find-program.js";
import { engines } from "../browsers/engines";
import { faultsOf } from "../browsers/faults";
import { journeys, openPage } from "../browsers/journeys";
import { expect, site, test } from "./mall-site";

const screens = ["/cz", "/sk/obchody-a-sluzby", "/de/lageplan/main"];
const walks = [
  "activate a reward",
  "filter the directory",
  "change the language and write to the mall",
] as const;

for (const name of ["Firefox", "WebKitGTK"]) {
  test(`${name} shows screens without a fault, and visitors reach in it what they came for`, async () => {
    const start = engines[name]?.(installedEngines());
    test.skip(!start, `${name} is not installed`);
    if (!start) return;
    const engine = await start();
    const walk = { site: site(), tenant: "promenade", scripts: true };
    try {
      const tab = await engine.newTab({ width: 390, scripts: true });
      for (const path of screens) {
        await openPage({ tab, ...walk }, path);
        expect(await faultsOf(tab), path).toEqual([]);
      }
      await tab.close();
      for (const journey of walks) {
        const page = await engine.newTab({ width: 390, scripts: true });
        await journeys[journey]({ tab: page, ...walk });
        expect(await page.takeErrors(), journey).toEqual([]);
        await page.close();
      }
    } finally {
      await engine.close();
    }
  });
}
