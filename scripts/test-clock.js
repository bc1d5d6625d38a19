// `npm run test:clock [-- <vitest arguments>]`: the tests without a browser, on days and at hours where clocks and
// calendars go wrong, and on a Saturday evening. Needs the Debian package faketime.
import { spawnSync } from "node:child_process";
import { findFaketime } from "./find-program.js";

/** In the malls' time zone. The clock changes on the last Sundays of March and October. */
const zone = "Europe/Prague";
const moments = [
  "2026-12-31 23:58:00",
  "2027-01-16 20:00:00",
  "2027-03-28 01:58:00",
  "2027-03-28 12:00:00",
  "2027-10-31 02:58:00",
  "2027-10-31 23:58:00",
  "2028-02-29 03:10:00",
];
const faketime = findFaketime();
const failed = moments.filter((moment) => {
  console.log(`\n== ${moment} in ${zone}`);
  const { status } = spawnSync(
    faketime,
    ["-f", offsetTo(moment), "node_modules/.bin/vitest", "run", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, TZ: zone, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    },
  );
  return status !== 0;
});
console.log(failed.length ? `Failed at ${failed.join(", ")}` : "Passed at every moment");
process.exit(failed.length ? 1 : 0);

/** Relative to now, so that processes started later agree on the time. */
function offsetTo(moment) {
  const { stdout } = spawnSync("date", ["-d", `TZ="${zone}" ${moment}`, "+%s"], { encoding: "utf8" });
  return `+${Number(stdout) - Math.round(Date.now() / 1000)}s`;
}
