import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { passCertificates } from "../../../tests/stand-ins/pass-certificates";
import { createTransport } from "./transport.server";

it("a mall API with a certificate of an unknown authority gets no request", async () => {
  const { folder, server } = passCertificates();
  const keys = { key: readFileSync(server.key), cert: readFileSync(server.certificate) };
  let requests = 0;
  const api = createServer(keys, (_, response) => {
    requests++;
    response.end("{}");
  });
  await once(api.listen(0, "127.0.0.1"), "listening");
  const transport = createTransport({ connectMs: 2_000, connections: 1 });
  const url = `https://127.0.0.1:${(api.address() as AddressInfo).port}/v1/malls`;
  const request = {
    url,
    method: "GET",
    headers: {},
    signal: AbortSignal.timeout(5_000),
    bodyLimit: 1_000,
  } as const;
  await expect(transport.exchange(request)).rejects.toMatchObject({
    cause: { code: expect.stringMatching(/CERT|SIGNATURE|SELF_SIGNED/) },
  });
  expect(requests).toBe(0);
  await transport.close();
  api.close();
  rmSync(folder, { recursive: true });
});
