import { secondFactorNeeded } from "@contract/customer";
import { z } from "zod";
import { hostCookie } from "./host-cookie.server";

/** A log-in that waits for its second step in this browser. No script sees it, and no URL has it. */
export type WaitingLogin = z.infer<typeof secondStep>;

/** As long as the reference API's challenge. */
const cookie = hostCookie("second-step", 10 * 60);

const secondStep = secondFactorNeeded.extend({
  /** Where the visitor was going. */
  redirectTo: z.string().max(1_000).nullable(),
  /** Of the Wi-Fi log-in: the address that was wanted, empty if none. */
  wifi: z.string().max(2_000).nullable(),
});

export const secondStepCookie = (step: WaitingLogin, request: Request): string =>
  cookie.set(JSON.stringify(step), request);

export const clearedSecondStepCookie = cookie.clear;

/** Null where no log-in waits, or for a forged cookie. */
export function secondStepOf(request: Request): WaitingLogin | null {
  try {
    return secondStep.safeParse(JSON.parse(cookie.read(request) ?? "")).data ?? null;
  } catch {
    return null;
  }
}
