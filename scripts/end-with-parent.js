// Loaded before a program that a test run starts: ends it when the run is gone, however it went.
if (process.ppid === Number(process.env.PARENT_PID) && process.channel) {
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
