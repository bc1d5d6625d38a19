import { mailLinkQuery } from "@contract/input-text";
import { mailedTo } from "~/session/mailed-cookie.server";

/** What the screen shows. A link in a mail needs one more click, since mail programs open links by themselves. */
export type Step = { kind: "confirm" | "unsubscribe"; token: string } | { kind: Done; email: string | null };
const doneKinds = ["asked", "confirmed", "unsubscribed"] as const;
export type Done = (typeof doneKinds)[number];

export function stepOf(request: Request): Step | null {
  const query = new URL(request.url).searchParams;
  const done = doneKinds.find((kind) => kind === query.get("done"));
  if (done) return { kind: done, email: mailedTo(request)?.email ?? null };
  const confirm = query.get(mailLinkQuery.newsletterConfirmation[0]);
  if (confirm) return { kind: "confirm", token: confirm.slice(0, 300) };
  const unsubscribe = query.get(mailLinkQuery.newsletterUnsubscription[0]);
  return unsubscribe ? { kind: "unsubscribe", token: unsubscribe.slice(0, 300) } : null;
}
