// Preloaded into a process: SIGUSR2 begins to measure its turns, the next one writes the longest to the file `TURN_FILE`: in
// milliseconds of CPU time, which other load on the machine changes less than the time of day.
import { renameSync, writeFileSync } from "node:fs";

const file = process.env.TURN_FILE ?? "";
let longest = -1;
let used = 0;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function measureTurn() {
  if (longest < 0) return;
  const now = cpu();
  longest = Math.max(longest, now - used);
  used = cpu();
  setImmediate(measureTurn);
}

process.on("SIGUSR2", () => {
  if (longest < 0) {
    longest = 0;
    used = cpu();
    setImmediate(measureTurn);
  } else {
    // Whoever waits for the file reads it whole.
    writeFileSync(`${file}.part`, String(longest));
    renameSync(`${file}.part`, file);
    longest = -1;
  }
});
