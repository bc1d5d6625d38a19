import { emailAddress, mailLinkQuery } from "@contract/input-text";

/** What the screen shows. A link in a mail needs one more click, since mail programs open links by themselves. */
export type Step = { kind: "confirm" | "unsubscribe"; token: string } | { kind: Done; email: string | null };
const doneKinds = ["asked", "confirmed", "unsubscribed"] as const;
export type Done = (typeof doneKinds)[number];

export function stepOf(query: URLSearchParams): Step | null {
  const done = doneKinds.find((kind) => kind === query.get("done"));
  if (done) return { kind: done, email: emailAddress.safeParse(query.get("email")).data ?? null };
  const confirm = query.get(mailLinkQuery.newsletterConfirmation[0]);
  if (confirm) return { kind: "confirm", token: confirm.slice(0, 300) };
  const unsubscribe = query.get(mailLinkQuery.newsletterUnsubscription[0]);
  return unsubscribe ? { kind: "unsubscribe", token: unsubscribe.slice(0, 300) } : null;
}
