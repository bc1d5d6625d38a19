import { createCombinedMetrics } from "../operator/metrics";
import type { Operator } from "../operator/operator-server";
import { combined, type OperatorStatus } from "../operator/status";
import type { SharedPages } from "./shared-pages";
import type { Worker } from "./worker";

type Parts = {
  /** Those that take connections. */
  workers: () => Worker[];
  pages: Pick<SharedPages, "use">;
  /** The maximum size of these. */
  pageBytes: number;
  isDraining: () => boolean;
};

/** What the workers together say to operators. */
export function createWorkersOperator({ workers, pages, pageBytes, isDraining }: Parts) {
  const sharedPages = () => ({ cache: "pages of all workers", limit: pageBytes, ...pages.use() });
  const metrics = createCombinedMetrics(() => [sharedPages()]);

  /** What each worker answers, by its number; without those that end meanwhile. */
  async function ofEach<Answer>(
    call: (worker: Worker) => Promise<Answer | null>,
  ): Promise<Map<number, Answer>> {
    const answers = await Promise.all(
      workers().map(async (worker) => {
        const answer = await call(worker).catch(() => null);
        return answer === null ? [] : [[worker.id, answer] as const];
      }),
    );
    return new Map(answers.flat());
  }

  async function status(): Promise<OperatorStatus> {
    const [first, ...others] = (await ofEach(({ calls }) => calls.status())).values();
    if (!first) throw new Error("No worker answers");
    const all = combined([first, ...others]);
    return { ...all, ...(isDraining() && { state: "draining" }), caches: [...all.caches, sharedPages()] };
  }

  const operator: Operator = {
    status,
    metrics: {
      contentType: metrics.contentType,
      text: async () => metrics.text(await ofEach(({ calls }) => calls.metrics())),
    },
    async isDeclaredName(name) {
      const [first] = workers();
      return (await first?.calls.isDeclaredName(name)) ?? false;
    },
    async signed(path, request) {
      const [first] = workers();
      if (!first) return { status: 503, message: "No worker answers" };
      const outcome = await first.calls.signed(path, request);
      // Messages arrive in order: who answers now has heard of the change.
      await ofEach(({ calls }) => calls.status());
      return outcome;
    },
  };
  return { ...operator, workerEnded: metrics.ended };
}
