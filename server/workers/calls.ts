import type { FoundPage } from "../http/page-cache";
import type { PageKey, SharedPage } from "../http/page-entry";
import type { Collected } from "../operator/metrics";
import type { Operator } from "../operator/operator-server";
import type { OperatorStatus } from "../operator/status";

/** Set for workers that serve the realtime protocol themselves. */
export const realtimeVariable = "PROMENADE_WORKER_REALTIME";
/** Set for a worker that replaces one: it takes no connections before it can serve pages. */
export const replacementVariable = "PROMENADE_WORKER_REPLACES";

/** What workers call in their primary process. */
export type PrimaryCalls = {
  started: (port: number, malls: string[]) => void;
  claimPage: (key: PageKey) => Promise<FoundPage>;
  releasePage: (turn: number, key: PageKey, page: SharedPage | null) => void;
  contentChanged: (mall: string, tag: string | null) => void;
  sendRealtime: (text: string) => void;
};

/** What the primary process calls in its workers. */
export type WorkerCalls = {
  contentChanged: (mall: string, tag: string | null) => void;
  receiveRealtime: (text: string) => void;
  realtimeConnected: () => void;
  status: () => OperatorStatus | null;
  metrics: () => Promise<Collected>;
  isDeclaredName: Operator["isDeclaredName"];
  signed: Operator["signed"];
};
