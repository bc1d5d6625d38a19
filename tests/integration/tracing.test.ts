import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { sharedSite } from "../processes/shared-site";
import { ask, type RunningSite, startSite } from "../processes/site-process";
import { startUpstream } from "../stand-ins/upstream";

const source = sharedSite();
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  attributes: z.array(
    z.object({
      key: z.string(),
      value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
    }),
  ),
});
const message = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** The kind of a span of a request. */
const server = 2;

type Upstream = Awaited<ReturnType<typeof startUpstream>>;
let collector: Upstream;
let mallApi: Upstream;
let site: RunningSite;
let direct: RunningSite;
beforeAll(async () => {
  collector = await startUpstream((_request, response) => response.end("{}"));
  mallApi = await startUpstream(async (request, response) => {
    const answer = await fetch(source.mallApi + request.url);
    response.writeHead(answer.status, { "content-type": "application/json", "x-money-unit": "haler" });
    response.end(await answer.text());
  });
  const settings = {
    MALL_API_URL: `${mallApi.url}/{tenant}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    DRAIN_SECONDS: "0",
  };
  [site, direct] = await Promise.all([
    startSite({ ...settings, TRUST_PROXY: "1" }),
    startSite({ ...settings, OTEL_TRACES_SAMPLER_ARG: "0" }),
  ]);
}, 60_000);
afterAll(() => Promise.all([collector.stop(), mallApi.stop(), site.stop(), direct.stop()]));

it("traces each request and its calls of the mall API, as part of the trace of a proxy", async () => {
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const caller = "00f067aa0ba902b7";
  const headers = { traceparent: `00-${traceId}-${caller}-01` };
  await (await ask(site, "galerieharfa", "/en/faq", { headers })).text();
  await (await ask(site, "galerieharfa", "/en/nothing-here")).text();
  expect(await site.stop("SIGTERM")).toBe(0);

  const sent = collector.asked.flatMap(({ body }) => message.parse(JSON.parse(body)).resourceSpans);
  expect(collector.asked.map(({ url }) => url)).toContain("/v1/traces");
  const spans = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  const attributesOf = ({ attributes }: z.infer<typeof span>) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

  const request = spans.find(({ name, kind }) => name === "GET faq" && kind === server);
  expect(request).toMatchObject({ traceId, parentSpanId: caller });
  expect(request && attributesOf(request)).toMatchObject({
    "http.route": "faq",
    "promenade.mall": "galerieharfa",
    "http.response.status_code": 200,
  });
  const missing = spans.map(attributesOf).find((given) => given["http.response.status_code"] === 404);
  expect(missing).toMatchObject({ "http.route": "other", "promenade.mall": "galerieharfa" });

  const calls = spans.filter((each) => each.parentSpanId === request?.spanId);
  // Others may have been under way, for readiness.
  expect(calls.map(({ name }) => name)).toContain("GET faq");
  for (const call of calls)
    expect(attributesOf(call)).toMatchObject({ "promenade.mall": "galerieharfa", "promenade.outcome": "ok" });
  // The mall API continues the trace.
  const parents = mallApi.asked.map((call) => call.headers.traceparent);
  expect(parents).toEqual(expect.arrayContaining(calls.map(({ spanId }) => `00-${traceId}-${spanId}-01`)));
}, 60_000);

it("does not let a visitor decide what is traced", async () => {
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  await (await ask(direct, "galerieharfa", "/en/faq", { headers })).text();
  expect(await direct.stop("SIGTERM")).toBe(0);
  expect(collector.asked.map(({ body }) => body).filter((body) => body.includes(traceId))).toEqual([]);
  const passedOn = mallApi.asked.map((call) => call.headers.traceparent ?? "");
  expect(passedOn.filter((parent) => parent.includes(traceId))).toEqual([]);
}, 60_000);
