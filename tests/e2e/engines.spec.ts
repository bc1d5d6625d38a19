import { findEngines } from "../../scripts/find-program.js";
import { engines } from "../browsers/engines";
import { faultsOf } from "../browsers/faults";
import { journeys, openPage } from "../browsers/journeys";
import { expect, site, test } from "./mall-site";

const walks = [
  "activate a reward",
  "filter the directory",
  "change the language and write to the mall",
] as const;
const screens = ["/cz", "/sk/obchody-a-sluzby", "/de/lageplan/main"];

const programs = findEngines();

// Chromium, which the other tests use in another way, shows that the walks are those of the site.
for (const [name, startOf] of Object.entries(engines)) {
  const start = startOf(programs);
  if (!start) continue;
  test(`${name} shows screens without a fault, and visitors reach in it what they came for`, async () => {
    test.setTimeout(300_000);
    const engine = await start();
    const place = { site: site(), tenant: "promenade", scripts: true };
    try {
      const tab = await engine.newTab({ width: 390, scripts: true });
      for (const path of screens) {
        await openPage({ tab, ...place }, path);
        expect(await faultsOf(tab), path).toEqual([]);
      }
      await tab.close();
      for (const journey of walks) {
        const page = await engine.newTab({ width: 390, scripts: true });
        await journeys[journey]({ tab: page, ...place });
        expect(await page.takeErrors(), journey).toEqual([]);
        await page.close();
      }
    } finally {
      await engine.close();
    }
  });
}
