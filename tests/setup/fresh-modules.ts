import { vi } from "vitest";

/** Gives each file modules and an environment of its own, as in a new process: much is read once. */
const worker = globalThis as { firstEnvironment?: NodeJS.ProcessEnv };
worker.firstEnvironment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in worker.firstEnvironment)) delete process.env[name];
Object.assign(process.env, worker.firstEnvironment);
vi.resetModules();
