/** The number of workers of a site: set for the workers alone, by their primary process. */
export const workersVariable = "PROMENADE_WORKERS";

/** Whether this process is a worker of ours: other process managers have workers too. */
export const isWorker = (): boolean => process.env[workersVariable] !== undefined;
