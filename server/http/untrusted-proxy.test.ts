import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { parseProxyTrust } from "./proxy-trust";
import { untrustedProxyNote } from "./untrusted-proxy";

const withAddress = { "x-forwarded-for": "192.0.2.7" };

/** How often requests from an address are noted. */
function notes(trusted: string, sender: string, headers: Record<string, string>): number {
  const warn = vi.fn();
  const note = untrustedProxyNote(parseProxyTrust(trusted) ?? expect.fail(trusted), { warn });
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: sender });
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  for (let times = 0; times < 3; times++) note(request);
  return warn.mock.calls.length;
}

it.each(["127.0.0.1", "::ffff:172.18.0.2", "10.1.2.3", "fd00::1"])(
  "notes once that the addresses that %s passes on are ignored",
  (sender) => {
    expect(notes("", sender, withAddress)).toBe(1);
    expect(notes("192.168.0.0/16", sender, withAddress)).toBe(1);
  },
);

it("notes nothing of a trusted proxy, of a visitor's own header, and of requests without one", () => {
  expect(notes("1", "10.1.2.3", withAddress)).toBe(0);
  expect(notes("10.0.0.0/8", "::ffff:10.1.2.3", withAddress)).toBe(0);
  expect(notes("", "8.8.8.8", withAddress)).toBe(0);
  expect(notes("", "10.1.2.3", {})).toBe(0);
});
