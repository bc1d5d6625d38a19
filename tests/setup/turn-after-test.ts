import { afterEach } from "vitest";

// Before a test replaces it.
const { setImmediate } = globalThis;

/** Tests in a row that never wait would leave no turn of the event loop for the runner's own messages. */
afterEach(() => new Promise<void>((resolve) => setImmediate(resolve)));
