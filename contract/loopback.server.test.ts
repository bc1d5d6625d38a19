import { expect, it } from "vitest";
import { isLoopback } from "./loopback.server";

it.each(["127.0.0.1", "127.0.0.3", "::1", "::ffff:127.0.0.1", "localhost"])(
  "%s is this machine's",
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

it.each(["0.0.0.0", "::", "10.0.0.1", "192.0.2.1", "mall-api", "127.0.0.1.example", ""])(
  "%j is open to others",
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
