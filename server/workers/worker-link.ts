import { workersVariable } from "@contract/worker.server";
import { createBirpc } from "birpc";
import type { Site } from "../../app/site-entry.server";
import type { SharedStream } from "../../realtime-server/redis-stream";
import type { PageSharing } from "../http/page-cache";
import type { Metrics } from "../operator/metrics";
import type { Operator } from "../operator/operator-server";
import type { OperatorStatus } from "../operator/status";

import { type PrimaryCalls, realtimeVariable, replacementVariable, type WorkerCalls } from "./calls";

type WorkerOperator = Pick<Operator, "isDeclaredName" | "signed"> & {
  status: () => OperatorStatus;
  metrics: Pick<Metrics, "collected">;
};

export type WorkerLink = ReturnType<typeof connectToPrimary>;

/** A worker's connection to the primary process. */
export function connectToPrimary() {
  const realtime = { onText: (_text: string) => {}, onConnected: () => {} };
  let calls: Omit<WorkerCalls, "receiveRealtime" | "realtimeConnected"> = {
    contentChanged: () => {},
    status: () => null,
    metrics: async () => [],
    isDeclaredName: () => false,
    signed: async () => ({ status: 503, message: "The site is starting" }),
  };
  const primary = createBirpc<PrimaryCalls, WorkerCalls>(
    {
      contentChanged: (mall, tag) => calls.contentChanged(mall, tag),
      receiveRealtime: (text) => realtime.onText(text),
      realtimeConnected: () => realtime.onConnected(),
      status: () => calls.status(),
      metrics: () => calls.metrics(),
      isDeclaredName: (name) => calls.isDeclaredName(name),
      signed: (path, request) => calls.signed(path, request),
    },
    {
      post: (message) => process.send?.(message),
      on: (listener) => void process.on("message", listener),
      // A page may take as long as the malls' APIs; if the primary process ends, so does this one.
      timeout: -1,
    },
  );

  const sharing: PageSharing = {
    claim: (key) => primary.claimPage(key),
    release: (turn, key, page) => void primary.releasePage.asEvent(turn, key, page),
  };
  const stream: SharedStream = {
    send: (text) => void primary.sendRealtime.asEvent(text),
    // What is sent through one channel arrives in order.
    sent: async () => {},
    listen(onText, onConnected) {
      Object.assign(realtime, { onText, onConnected });
      onConnected();
    },
    isConnected: () => true,
    isReading: Promise.resolve(),
    stop: () => {},
  };
  /** Takes part in the content changes of all workers, and says to the primary process what operators ask for. */
  function serve(content: Pick<Site["content"], "onChange" | "note">, operator: WorkerOperator | null) {
    let isFromOther = false;
    content.onChange((mall, tag) => {
      if (!isFromOther) void primary.contentChanged.asEvent(mall, tag);
    });
    calls = {
      ...calls,
      contentChanged(mall, tag) {
        isFromOther = true;
        content.note(mall, tag);
        isFromOther = false;
      },
      ...(operator && {
        status: operator.status,
        metrics: operator.metrics.collected,
        isDeclaredName: operator.isDeclaredName,
        signed: operator.signed,
      }),
    };
  }

  return {
    primary,
    sharing,
    stream,
    serve,
    servesRealtime: process.env[realtimeVariable] !== undefined,
    isReplacement: process.env[replacementVariable] !== undefined,
    workers: Number(process.env[workersVariable]),
  };
}
