import type { Site } from "../../app/site-entry.server";
import { type MachineAnswer, type MachineRequest, redisIsDown, signedContent } from "./signed-request";

type Options = Pick<Site["content"], "announce" | "schema" | "isFirstUse"> & {
  secret: string | undefined;
  /** Writes the audit. */
  log: (about: object, message: string) => void;
};

/** Handles a `POST /purge`: what it names is rendered again on all instances, once. Each is logged. */
export async function purge(request: MachineRequest, options: Options): Promise<MachineAnswer> {
  const { announce, schema, secret, isFirstUse } = options;
  const signed = await signedContent(request, { path: "/purge", schema, secret, isFirstUse });
  const change = "content" in signed ? signed.content : null;
  const answer = "content" in signed ? await announced(announce(signed.content)) : signed.refusal;
  const { client } = request;
  // Instead of the mall and the route that the port's own host would have.
  const { mall, kind, entity } = change ?? {};
  options.log(
    { audit: "purge", route: "purge", mall, kind, entity, status: answer.status, client },
    answer.message,
  );
  return answer;
}

/** All content is revalidated once the connection to Redis is back. */
const announced = (announcement: Promise<void>): Promise<MachineAnswer> =>
  announcement.then(
    () => ({ status: 200, message: "Content is rendered again" }),
    () => ({ status: 503, message: redisIsDown }),
  );
