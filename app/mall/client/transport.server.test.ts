import { describe, expect, test } from "vitest";
import { caught, withUpstream } from "../../../tests/stand-ins/mall-client";
import { MallApiError } from "./mall-api-error";

const world = withUpstream();

describe("a request that HTTP can't express", () => {
  test.each(["\nx", "a\0b", "ř", "a\r\nX-Other: 1"])(
    "rejects a token of %j without sending it",
    async (token) => {
      const api = world.newClient().mallApi({ tenantId: "beta", token });
      const error = await caught(api.profile());
      expect(error).toBeInstanceOf(MallApiError);
      expect(error).toMatchObject({ status: 400, response: null });
      expect(world.upstream.asked).toHaveLength(0);
    },
  );

  test("does not count against the upstream", async () => {
    const client = world.newClient({ limits: { breakerThreshold: 2 } });
    for (let time = 0; time < 4; time++) {
      await caught(client.mallApi({ tenantId: "beta", token: "\nx" }).profile());
      await caught(client.mallApi({ tenantId: "beta", token: "\nx" }).companies());
    }
    expect((await client.mallApi({ tenantId: "beta" }).companies()).data).toHaveLength(2);
    expect(client.upstreamHealth()).toMatchObject([{ failedAt: null, isBreakerOpen: false }]);
  });
});
