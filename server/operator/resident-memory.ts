let latest = process.memoryUsage.rss();

/** The memory that the system has given this process, in bytes: the latest reading while no file descriptor is left to read it with. */
export function residentMemory(): number {
  try {
    latest = process.memoryUsage.rss();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EMFILE") throw error;
  }
  return latest;
}
