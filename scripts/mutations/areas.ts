import { caching } from "./caching";
import { defences } from "./defences";
import { forms } from "./forms";
import { http } from "./http";
import { locale } from "./locale";
import { logIn } from "./log-in";
import type { MutatedFile } from "./mutation";
import { points } from "./points";
import { push, pushDefences } from "./push";
import { realtimeProtocol } from "./realtime-protocol";
import { realtimeServer } from "./realtime-server";
import { receipts } from "./receipts";
import { rewards } from "./rewards";
import { session } from "./session";
import { siteListener } from "./site-listener";
import { tenant } from "./tenant";
import { theme } from "./theme";
import { walletPasses } from "./wallet-passes";

/** The rules that tests of the running site hold: `npm run mutate -- security`. */
export const siteAreas: Record<string, readonly MutatedFile[]> = {
  security: [...defences, ...pushDefences],
};

/** The rules that unit tests hold, by what they are about. */
export const areas: Record<string, readonly MutatedFile[]> = {
  caching,
  forms,
  session,
  "log in": logIn,
  tenant,
  theme,
  locale,
  http,
  "site listener": siteListener,
  "realtime protocol": realtimeProtocol,
  "realtime server": realtimeServer,
  points,
  receipts,
  rewards,
  "wallet passes": walletPasses,
  "push messages": push,
};
