// `npm run mutate`: breaks one rule after another and checks that a unit test notices. `-- <part of a rule>` or of an
// area's name tries only those. `-- security` breaks defences that tests of the running site cover, in minutes rather
// than seconds; more words choose among them.
import { areas, siteAreas } from "./mutations/areas";
import { named } from "./mutations/mutation";
import { startDefences } from "./mutations/run-defences";
import { checkMutations, startMutations } from "./mutations/run-mutations";

/** The minimum share of killed mutations, in per cent. */
const minShare = 90;

const [first = "", ...others] = process.argv.slice(2);
const isOfSite = first in siteAreas;
const part = (isOfSite ? others : [first, ...others]).join(" ");
const chosenAreas = isOfSite ? siteAreas : areas;

await checkMutations(Object.values(chosenAreas).flat());
const runner = isOfSite ? startDefences() : await startMutations();
const survivors: string[] = [];
let tried = 0;
for (const [area, files] of Object.entries(chosenAreas)) {
  const chosen = part in chosenAreas ? (part === area ? files : []) : named(files, part);
  const before = { tried, survived: survivors.length };
  for (const { file, tests, mutations } of chosen) {
    const failures = await runner.failuresOf(tests);
    if (failures.length > 0) exit(`${tests.join(", ")} fail before any mutation:\n${failures.join("\n")}`);
    for (const mutation of mutations) {
      const outcome = await runner.outcomeOf(file, tests, mutation);
      tried++;
      if (outcome !== "killed") survivors.push(`${file}: ${mutation.rule} (${outcome})`);
      console.log(`${outcome.padEnd(9)} ${mutation.rule}`);
    }
  }
  const inArea = tried - before.tried;
  if (inArea > 0)
    console.log(`== ${area}: ${inArea - (survivors.length - before.survived)} of ${inArea} killed\n`);
}
await runner.stop();

if (tried === 0) exit(`No rule contains "${part}"`);
const share = (100 * (tried - survivors.length)) / tried;
for (const survivor of survivors) console.log(`survived: ${survivor}`);
console.log(`${tried - survivors.length} of ${tried} mutations killed: ${share.toFixed(1)} %`);
process.exit(share < minShare ? 1 : 0);

/** The test runner prints no error that is thrown once it has started. */
function exit(message: string): never {
  console.error(message);
  process.exit(1);
}
