import type { ServerResponse } from "node:http";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { caught, unavailableKind, withUpstream } from "../../../tests/stand-ins/mall-client";
import { json, listOf, shop } from "../../../tests/stand-ins/upstream";
import { inOwnRequest } from "../../process/request-context.server";
import { MallApiError } from "./mall-api-error";

const world = withUpstream();

describe("failures", () => {
  test("throws an error answer with status text, response and body", async () => {
    const body = {
      status: "error",
      httpStatus: "Conflict",
      message: "Known",
      errors: { email: ["is taken"] },
    };
    world.upstream.answerWith((_request, response) => json(response, body, 409, { "x-trace": "7" }));
    const error = await caught(
      world.newClient().mallApi({ tenantId: "beta" }).post("register", {}, z.unknown()),
    );

    expect(error).toBeInstanceOf(MallApiError);
    expect(error).toMatchObject({
      status: 409,
      statusText: "Conflict",
      httpStatus: "Conflict",
      message: "Known",
      body,
      response: { status: 409, headers: { "x-trace": "7" } },
    });
  });

  test("treats status 'error' in a 200 answer as a failure, with the status of its word", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Forbidden", message: "Not you" }),
    );
    const error = await caught(world.newClient().mallApi({ tenantId: "beta" }).tiers());
    expect(error).toMatchObject({ status: 403, httpStatus: "Forbidden", response: { status: 200 } });
  });

  test("treats public content that asks for a token as an outage, and serves what it has", async () => {
    const api = world.newClient().mallApi({ tenantId: "beta" });
    await api.companies();
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Unauthorized" }, 401),
    );
    world.pass(60 * 60_000);
    expect((await api.companies()).data).toHaveLength(2);
    expect(await unavailableKind(api.tiers())).toBe("malformed");
  });

  test("treats an HTML 404 as NotFound without body", async () => {
    world.upstream.answerWith((_request, response) =>
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here"),
    );
    const error = await caught(world.newClient().mallApi({ tenantId: "beta" }).cinemaProgramme());
    expect(error).toMatchObject({ status: 404, httpStatus: "NotFound", body: null });
  });

  test("fails as refused after one retry when nobody listens", async () => {
    const { url } = world.upstream;
    await world.upstream.stop();
    expect(await unavailableKind(world.newClient({ url }).mallApi({ tenantId: "beta" }).tiers())).toBe(
      "refused",
    );
  });

  test("fails as timeout within the call's limit when there is no answer", async () => {
    world.upstream.answerWith(() => {});
    const started = performance.now();
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("timeout");
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  test("fails as timeout when bytes drip in", async () => {
    world.upstream.answerWith((_request, response) => {
      response.writeHead(200);
      const drip = setInterval(() => response.write(" "), 50);
      response.on("close", () => clearInterval(drip));
    });
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("timeout");
  });

  test("fails as malformed on half an answer", async () => {
    world.upstream.answerWith((_request, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write('{"status":"success","data":');
      setTimeout(() => response.destroy(), 20);
    });
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
    expect(world.upstream.asked).toHaveLength(2);
  });

  test.each([
    ["HTML", "<!doctype html><title>Welcome to nginx</title>"],
    ["nothing", ""],
    ["truncated JSON", '{"status":"succ'],
  ])("fails as malformed on %s instead of a JSON object", async (_name, body) => {
    world.upstream.answerWith((_request, response) => response.end(body));
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
  });

  test("does not follow a redirect", async () => {
    world.upstream.answerWith((_request, response) =>
      response.writeHead(302, { location: "/elsewhere" }).end('{"status":"success","data":{"data":[]}}'),
    );
    expect(await unavailableKind(world.newClient().mallApi({ tenantId: "beta" }).tiers())).toBe("malformed");
    expect(world.upstream.asked.every(({ url }) => url.startsWith("/beta/v1/tiers"))).toBe(true);
  });

  test("aborts a body over the limit early, without a retry", async () => {
    let written = 0;
    world.upstream.answerWith((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, " ");
      const write = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += chunk.length;
          if (!response.write(chunk)) return;
        }
        response.end();
      };
      response.on("drain", write);
      write();
    });
    const api = world
      .newClient({ limits: { bodyBytes: 200_000, answerMs: 3_000 } })
      .mallApi({ tenantId: "beta" });
    expect(await unavailableKind(api.tiers())).toBe("too_large");
    expect(world.upstream.asked).toHaveLength(1);
    expect(written).toBeLessThan(20_000_000);
  });

  test("aborts for a client that disconnects, not for the others", async () => {
    world.upstream.answerWith((_request, response) =>
      setTimeout(() => json(response, listOf([shop("1")])), 100),
    );
    const client = world.newClient();
    const leaving = new AbortController();
    const left = client.mallApi({ tenantId: "beta", signal: leaving.signal }).companies();
    const stayed = client.mallApi({ tenantId: "beta" }).companies();
    leaving.abort();
    expect(await unavailableKind(left)).toBe("aborted");
    expect((await stayed).data).toHaveLength(1);
    expect(world.upstream.asked).toHaveLength(1);
  });
});

describe("retries", () => {
  test("retries a GET that failed with 500", async () => {
    world.upstream.answerWith((_request, response) =>
      world.upstream.asked.length === 1 ? json(response, {}, 500) : json(response, listOf([shop("1")])),
    );
    expect((await world.newClient().mallApi({ tenantId: "beta" }).companies()).data).toHaveLength(1);
    expect(world.upstream.asked).toHaveLength(2);
  });

  test("retries only once", async () => {
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Internal" }, 503),
    );
    const error = await caught(world.newClient().mallApi({ tenantId: "beta" }).companies());
    expect(error).toMatchObject({ status: 503, httpStatus: "Internal" });
    expect(world.upstream.asked).toHaveLength(2);
  });

  test("retries neither a 4xx nor a POST", async () => {
    const api = world.newClient().mallApi({ tenantId: "beta" });
    world.upstream.answerWith((_request, response) =>
      json(response, { status: "error", httpStatus: "Forbidden" }, 403),
    );
    await caught(api.company("1"));
    expect(world.upstream.asked).toHaveLength(1);
    world.upstream.answerWith((_request, response) => json(response, {}, 500));
    await caught(api.post("support", {}, z.unknown()));
    expect(world.upstream.asked).toHaveLength(2);
  });
});

describe("calls that hang by a visitor's input", () => {
  test("leave half of the connections to all others", async () => {
    const held: ServerResponse[] = [];
    world.upstream.answerWith((request, response) => {
      if (request.url?.includes("slow")) held.push(response);
      else json(response, listOf([shop("1")]));
    });
    const client = world.newClient({ limits: { connections: 4, answerMs: 15_000, pageMs: 15_000 } });
    const inPage = (visitor: string, q: string) =>
      inOwnRequest(() => client.mallApi({ tenantId: "beta" }).companies({ search: q }), { visitor });
    const hanging = Array.from({ length: 12 }, (_, at) => inPage(`2001:db8::${at}`, `slow ${at}`));
    await expect.poll(() => held.length, { timeout: 10_000 }).toBe(2);
    expect((await inPage("192.0.2.1", "quick")).data).toHaveLength(1);
    expect(held, "calls of the visitors whose input hangs").toHaveLength(2);

    world.upstream.answerWith((_request, response) => json(response, listOf([shop("1")])));
    for (const response of held) json(response, listOf([shop("1")]));
    await Promise.all(hanging);
    expect((await inPage("2001:db8::1", "quick again")).data).toHaveLength(1);
  });
});

describe("one mall's calls", () => {
  test("can't take the connections of another's", async () => {
    world.upstream.answerWith((request, response) => {
      if (!request.url?.startsWith("/beta/")) json(response, listOf([shop("1")]));
    });
    const client = world.newClient({ limits: { connections: 2, answerMs: 2_000 } });
    const hanging = [1, 2, 3, 4].map((page) =>
      caught(client.mallApi({ tenantId: "beta" }).companies({ page })),
    );
    const started = performance.now();
    expect((await client.mallApi({ tenantId: "europasc" }).companies()).data).toHaveLength(1);
    expect(performance.now() - started).toBeLessThan(1_000);
    await Promise.all(hanging);
  });
});

describe("a page's reads", () => {
  const limits = { answerMs: 4_000, pageMs: 1_500 };

  test("have one time limit together", async () => {
    world.upstream.answerWith((request, response) => {
      if (request.url?.includes("/tiers")) setTimeout(() => json(response, listOf([])), 250);
    });
    const api = world.newClient({ limits }).mallApi({ tenantId: "beta" });
    const started = performance.now();
    await inOwnRequest(async () => {
      await api.tiers();
      expect(await unavailableKind(api.companies())).toBe("page_timeout");
      expect(await unavailableKind(api.events())).toBe("page_timeout");
    });
    expect(performance.now() - started).toBeLessThan(2_800);
  });

  test("have it again after a write", async () => {
    world.upstream.answerWith((_request, response) => setTimeout(() => json(response, listOf([])), 700));
    const api = world.newClient({ limits }).mallApi({ tenantId: "beta" });
    await inOwnRequest(async () => {
      await api.tiers();
      await api.post("support", {}, z.unknown());
      expect((await api.companies()).data).toEqual([]);
    });
  });

  test("share their time limit with the write that follows, and leave little to the page of a lost one", async () => {
    world.upstream.answerWith(() => {});
    const api = world.newClient({ limits: { answerMs: 4_000, pageMs: 3_500 } }).mallApi({ tenantId: "beta" });
    const started = performance.now();
    await inOwnRequest(async () => {
      expect(await unavailableKind(api.companies())).toBe("page_timeout");
      expect(await unavailableKind(api.post("support", {}, z.unknown()))).toBe("page_timeout");
      expect(await unavailableKind(api.events())).toBe("page_timeout");
    });
    expect(performance.now() - started).toBeLessThan(6_500);
  }, 15_000);

  test("don't count against an upstream that the page left no time", async () => {
    world.upstream.answerWith((request, response) => {
      if (request.url?.includes("/tiers")) setTimeout(() => json(response, listOf([])), 900);
    });
    const client = world.newClient({ limits: { ...limits, breakerThreshold: 1 } });
    await inOwnRequest(async () => {
      await client.mallApi({ tenantId: "beta" }).tiers();
      const member = client.mallApi({ tenantId: "beta", token: "t" });
      expect(await unavailableKind(member.companies())).toBe("page_timeout");
    });
    expect(client.upstreamHealth()[0]).toMatchObject({ failedAt: null, isBreakerOpen: false });
  });
});
