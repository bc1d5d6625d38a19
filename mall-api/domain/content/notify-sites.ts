import { setTimeout as wait } from "node:timers/promises";
import type { ContentChange } from "@contract/content-change";
import { signedHeaders } from "@contract/signed-request.server";
import type { MallApiEnvironment } from "../../environment";
import { logError } from "../../log";

type Settings = Pick<MallApiEnvironment, "PURGE_URL" | "EDITOR_SECRET">;

/** An instance that is being replaced is back before that. */
const attempts = 20;
const pauseMs = 1_000;
const answerMs = 3_000;

/** Notifies the sites that content has changed. Never fails: without it they find out when their caches expire. */
export async function notifySites(settings: Settings, change: ContentChange): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await purgeSites(settings, change);
    } catch (error) {
      if (attempt === attempts) return logError(error);
    }
    await wait(pauseMs, undefined, { ref: false });
  }
}

/** The same at once. Throws unless all of them have accepted it. */
export async function purgeSites({ PURGE_URL, EDITOR_SECRET: secret }: Settings, change: ContentChange) {
  if (!secret) return;
  const body = JSON.stringify(change);
  await Promise.all(
    PURGE_URL.map(async (address) => {
      const headers = signedHeaders({ secret, method: "POST", path: "/purge", body });
      const signal = AbortSignal.timeout(answerMs);
      const answer = await fetch(new URL("/purge", address), { method: "POST", body, headers, signal }).catch(
        () => null,
      );
      if (!answer?.ok)
        throw new Error(
          `${address} was not notified of changed content: ${answer ? await answer.text() : "it does not answer"}`,
        );
    }),
  );
}
