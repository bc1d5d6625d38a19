import { pushDeviceRequest, pushMessage } from "@contract/push";
import { createPushSender, type PushSender } from "@contract/push-sender.server";
import type { PushVariables } from "@contract/push-variables.server";
import { tenantIds } from "@contract/tenant-folders.server";
import { z } from "zod";
import type { Site } from "../../app/site-entry.server";
import { type MachineAnswer, type MachineRequest, signedContent } from "./signed-request";

const maxTtlSeconds = 28 * 24 * 60 * 60;

/** A message, and the devices that a mall API has of the member: it is sent to each in its own language. */
const pushRequest = z.strictObject({
  mall: z.enum(tenantIds),
  kind: pushMessage.shape.kind,
  id: pushMessage.shape.id,
  /** How long a push service keeps it for a browser that is not connected. */
  ttl_seconds: z.number().int().min(0).max(maxTtlSeconds).default(86_400),
  devices: z.array(pushDeviceRequest).min(1).max(100),
});

type Rules = Pick<Site["content"], "isFirstUse"> & {
  secret: string | undefined;
  /** Writes the audit. */
  log: (about: object, message: string) => void;
};

/**
 * Handles each `POST /push`: sends a message for a mall API that doesn't encrypt and sign messages itself. The site stores
 * nothing of it: what is not delivered, the API sends again later, and it removes devices that are gone.
 */
export function pushRelay(variables: PushVariables, { secret, isFirstUse, log }: Rules) {
  const sender = createPushSender(variables);
  return async (request: MachineRequest): Promise<MachineAnswer> => {
    const signed = await signedContent(request, { path: "/push", schema: pushRequest, secret, isFirstUse });
    const content = "content" in signed ? signed.content : null;
    const answer = "content" in signed ? await sendAll(sender, signed.content) : signed.refusal;
    const { client } = request;
    const { mall, kind } = content ?? {};
    log(
      { audit: "push", route: "push", mall, kind, status: answer.status, client },
      "A message for a member",
    );
    return answer;
  };
}

/** In the order of the devices: what became of each message. */
async function sendAll(
  sender: PushSender,
  { mall, kind, id, ttl_seconds, devices }: z.output<typeof pushRequest>,
): Promise<MachineAnswer> {
  const outcomes = await Promise.all(
    devices.map(({ language, ...subscription }) =>
      sender.send(subscription, { kind, mall, id, language }, ttl_seconds),
    ),
  );
  const message = JSON.stringify({
    devices: outcomes.map((outcome) => ({
      outcome: outcome.outcome,
      ...("reason" in outcome && { reason: outcome.reason }),
      ...(outcome.outcome === "later" && { retry_after: outcome.retryAfterSeconds }),
    })),
  });
  return { status: 200, message, isJson: true };
}
