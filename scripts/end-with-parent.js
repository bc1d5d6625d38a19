// Preloaded into programs that a test run starts: ends them when the run is gone, even if it was killed.
if (process.ppid === Number(process.env.PARENT_PID) && process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
