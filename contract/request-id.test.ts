import { expect, test } from "vitest";
import { requestIdIn } from "./request-id";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";

test.each([
  ["a proxy's id", { "x-request-id": "7f3c.a:b-9_Z0" }, "7f3c.a:b-9_Z0"],
  ["a trace's id", { traceparent: `00-${trace}-00f067aa0ba902b7-01` }, trace],
  [
    "the proxy's id before the trace's",
    { "x-request-id": "proxy-1234", traceparent: `00-${trace}-00f067aa0ba902b7-01` },
    "proxy-1234",
  ],
  ["none", {}, undefined],
  ["one that is too short", { "x-request-id": "short" }, undefined],
  ["one that is too long", { "x-request-id": "x".repeat(129) }, undefined],
  ["one that forges a log line", { "x-request-id": 'abcdefgh"}\n{"level":50' }, undefined],
  ["one with markup", { "x-request-id": "<script>alert</script>" }, undefined],
  ["several", { "x-request-id": ["abcdefgh", "ijklmnop"] }, undefined],
  ["an empty trace", { traceparent: `00-${"0".repeat(32)}-00f067aa0ba902b7-01` }, undefined],
])("reads %s", (_, headers, id) => {
  expect(requestIdIn(headers)).toBe(id);
});
