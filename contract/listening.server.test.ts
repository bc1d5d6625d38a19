import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { listening } from "./listening.server";

const settings = { port: "PORT", host: "HOST" };

it("listens where the settings say", async () => {
  const server = createServer();
  await listening(server, { port: 0, host: "127.0.0.1", settings });
  expect((server.address() as AddressInfo).address).toBe("127.0.0.1");
  server.close();
});

it("names the setting that leads nowhere, and what it may be", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const problem = (place: { port: number; host: string }) =>
    listening(createServer(), { ...place, settings }).catch((error: Error) => error.message);
  expect(await problem({ port, host: "127.0.0.1" })).toMatch(/^Port \d+ is in use: .+ set PORT to another$/);
  for (const host of ["nosuch.invalid", "192.0.2.1"])
    expect(await problem({ port: 0, host })).toMatch(
      `HOST is "${host}", which is no address of this machine`,
    );
  taken.close();
});
