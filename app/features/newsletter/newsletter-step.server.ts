import { mailLinkQuery } from "@contract/input-text";
import { redirect } from "@remix-run/node";
import { mailedTo, mailedToken, mailedTokenCookie } from "~/session/mailed-cookie.server";

const linkParameters = {
  confirm: mailLinkQuery.newsletterConfirmation[0],
  unsubscribe: mailLinkQuery.newsletterUnsubscription[0],
};
type LinkKind = keyof typeof linkParameters;
const linkKinds: readonly LinkKind[] = ["confirm", "unsubscribe"];
const doneKinds = ["asked", "confirmed", "unsubscribed"] as const;
export type Done = (typeof doneKinds)[number];

/** What the screen shows. A link in a mail needs one more click, since mail programs open links by themselves. */
export type Step = { kind: LinkKind; token: string } | { kind: Done; email: string | null };

/** The step of a mail's link, at an address without its token, which this browser gets as a cookie; null for others. */
export function withoutToken(request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  for (const kind of linkKinds) {
    const token = searchParams.get(linkParameters[kind]);
    if (!token) continue;
    const headers = { "Set-Cookie": mailedTokenCookie(token.slice(0, 300), request) };
    return redirect(`${pathname}?step=${kind}`, { headers });
  }
  return null;
}

export function stepOf(request: Request): Step | null {
  const query = new URL(request.url).searchParams;
  const done = doneKinds.find((kind) => kind === query.get("done"));
  if (done) return { kind: done, email: mailedTo(request)?.email ?? null };
  const kind = linkKinds.find((each) => each === query.get("step"));
  return kind ? { kind, token: mailedToken(request) ?? "" } : null;
}
