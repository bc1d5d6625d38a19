import { expect, it, vi } from "vitest";
import { connect } from "./connection";

it("requires an app key", () => {
  const settings = { key: "", cluster: "mt1", host: "127.0.0.1", port: 1, isTls: false };
  const listeners = { onState: vi.fn(), onReady: vi.fn(), onEvent: vi.fn() };
  expect(() => connect(settings, listeners)).toThrow(
    "You must pass your app key when you instantiate Pusher.",
  );
  expect(listeners.onState).not.toHaveBeenCalled();
});
