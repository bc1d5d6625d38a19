import { mkdirSync, rmSync } from "node:fs";
import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import type { Browser } from "playwright";
import { routeNames } from "../../app/locale/route-table";
import type { Site } from "../../tests/processes/site-process";
import { faultsOf, settingValues, startBrowsers } from "../../tests/screens/check-screen";
import { isForMembers, type Screen } from "../../tests/screens/screens";
import { pairwise } from "./pairwise";

type Mall = { cookie: string; screens: Screen[] };

const folder = ".screens/faults";

/**
 * Checks every screen with settings in pairs, and prints what is wrong, with a picture of the first screen that has it.
 * @param wanted parts of names of screens; all without any
 * @returns how many faults there are
 */
export async function checkScreens(
  launch: (...browserArguments: string[]) => Promise<Browser>,
  site: Site,
  malls: Map<string, Mall>,
  wanted: string[],
): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const rows = pairwise({ name: routeNames, tenant: tenantIds, language: languages, ...settingValues });
  const chosen = rows.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
  const found = new Map<string, { first: string; count: number }>();
  const browsers = startBrowsers(launch);
  let at = 0;
  const checkNext = async (): Promise<void> => {
    const row = chosen[at++];
    if (!row) return;
    const { name, tenant, language, ...settings } = row;
    const mall = malls.get(tenant);
    const screen = mall?.screens.find((each) => each.name === name && each.language === language);
    if (mall && screen) {
      const picture = `${folder}/${at}.png`;
      const cookie = isForMembers(name) ? { cookie: mall.cookie } : {};
      const faults = await faultsOf(browsers, {
        site,
        tenant,
        path: screen.path,
        ...cookie,
        settings,
        picture,
      }).catch((error: Error) => [`can't be checked: ${error.message.split("\n")[0]}`]);
      const fresh = faults.filter((fault) => !found.has(fault));
      const where = `${tenant}${screen.path}, ${Object.values(settings).join(", ")}: ${picture}`;
      for (const fault of faults) {
        const known = found.get(fault);
        if (known) known.count++;
        else found.set(fault, { first: where, count: 1 });
      }
      if (fresh.length === 0) rmSync(picture, { force: true });
      else console.log([where, ...fresh.map((fault) => `  ${fault}`)].join("\n"));
    }
    await checkNext();
  };
  await Promise.all([checkNext(), checkNext()]);
  await browsers.close();
  console.log(`${chosen.length} screens checked, ${found.size} faults`);
  for (const [fault, { count }] of [...found].sort(([, one], [, other]) => other.count - one.count))
    console.log(`${String(count).padStart(5)} × ${fault}`);
  return found.size;
}
