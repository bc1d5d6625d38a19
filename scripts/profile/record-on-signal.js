// Preloaded into a process: SIGUSR2 begins a CPU profile, the next one writes it to the file `PROFILE_FILE`.
import { renameSync, writeFileSync } from "node:fs";
import { Session } from "node:inspector/promises";

const file = process.env.PROFILE_FILE ?? "";
const session = new Session();
let isRecording = false;

process.on("SIGUSR2", async () => {
  isRecording = !isRecording;
  if (isRecording) {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.setSamplingInterval", { interval: 250 });
    await session.post("Profiler.start");
  } else {
    const { profile } = await session.post("Profiler.stop");
    session.disconnect();
    // Whoever waits for the file reads it whole.
    writeFileSync(`${file}.part`, JSON.stringify(profile));
    renameSync(`${file}.part`, file);
  }
});
