import { afterEach, beforeEach, expect } from "vitest";
import { createMallClient, type MallClient } from "../../app/mall/client/client.server";
import type { ClientOptions } from "../../app/mall/client/client-parts.server";
import { MallApiUnavailable } from "../../app/mall/client/mall-api-error";
import { json, listOf, shop, startUpstream } from "./upstream";

export type Warning = { about: Record<string, unknown>; message: string };

/**
 * For each test of the file: an upstream that returns two shops unless changed, a clock that the test advances, and the
 * client's warnings.
 */
export function withUpstream() {
  const world = {
    upstream: undefined as Awaited<ReturnType<typeof startUpstream>> | undefined,
    clients: [] as MallClient[],
    warnings: [] as Warning[],
    clock: 0,
  };

  beforeEach(async () => {
    world.clock = 1_000_000;
    world.warnings = [];
    world.upstream = await startUpstream((_request, response) =>
      json(response, listOf([shop("1"), shop("2")])),
    );
  });

  afterEach(async () => {
    await world.upstream?.stop();
    await Promise.all(world.clients.splice(0).map((client) => client.close()));
  });

  return {
    get upstream() {
      if (!world.upstream) throw new Error("The upstream runs during a test");
      return world.upstream;
    },
    get warnings() {
      return world.warnings;
    },
    get now() {
      return world.clock;
    },
    pass(milliseconds: number) {
      world.clock += milliseconds;
    },
    newClient(options: Partial<ClientOptions> = {}): MallClient {
      const note = (about: unknown, message?: string) => {
        const details = typeof about === "object" && about !== null ? { ...about } : {};
        world.warnings.push({ about: details, message: message ?? String(about) });
      };
      const client = createMallClient({
        url: `${world.upstream?.url}/{tenant}`,
        cacheBytes: 8 * 1024 * 1024,
        now: () => world.clock,
        random: () => 0,
        log: { debug: () => {}, info: () => {}, warn: note, error: note },
        ...options,
        limits: { answerMs: 1_000, ...options.limits },
      });
      world.clients.push(client);
      return client;
    },
  };
}

/** The error that the promise rejects with; fails the test if it doesn't. */
export const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => expect.fail(`no error but ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );

export async function unavailableKind(promise: Promise<unknown>) {
  const error = await caught(promise);
  expect(error).toBeInstanceOf(MallApiUnavailable);
  return error instanceof MallApiUnavailable ? error.kind : null;
}
