import { languages } from "@contract/languages";
import { tenantIds } from "@contract/tenant-folders.server";
import { pairwise } from "../../scripts/screens/pairwise";
import { logIn } from "../processes/site-process";
import { faultsOf, settingValues, startBrowsers } from "../screens/check-screen";
import { isForMembers, screenPath } from "../screens/screens";
import { expect, site, test } from "./mall-site";

/** Those with the most different parts; `npm run screens -- --check` looks at all. */
const names = [
  "index",
  "shops-services",
  "events",
  "dashboard",
  "floorplan",
  "contact",
  "cinema",
  "register",
  "how-to-get-here",
  "dashboard-profile",
  "rewards",
] as const;

/** Each two settings of a visitor once, each time with another screen, mall and language. */
const visits = pairwise(settingValues).map((settings, at) => ({
  settings,
  name: names[at % names.length] ?? "index",
  tenant: tenantIds[at % tenantIds.length] ?? "beta",
  language: languages[at % languages.length] ?? "en",
}));

for (const text of settingValues.text)
  test(`screens have no faults with letters of ${text} px`, async ({ playwright, launchOptions }) => {
    test.slow();
    const browsers = startBrowsers((...more) =>
      playwright.chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), ...more] }),
    );
    const found: string[] = [];
    for (const { settings, name, tenant, language } of visits.filter(
      (visit) => visit.settings.text === text,
    )) {
      const path = screenPath(name, language, { page: "1", id: "main" });
      const cookie = isForMembers(name) ? { cookie: await logIn(site(), tenant) } : {};
      const faults = await faultsOf(browsers, { site: site(), tenant, path, ...cookie, settings }).catch(
        (error) => [String(error)],
      );
      found.push(
        ...faults.map((fault) => `${tenant}${path}, ${Object.values(settings).join(", ")}: ${fault}`),
      );
    }
    await browsers.close();
    expect(found).toEqual([]);
  });
