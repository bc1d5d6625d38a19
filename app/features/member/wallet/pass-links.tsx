import type { PassLink } from "~/mall/views/member/wallet/pass-links.server";
import { Icon } from "~/ui/icon";

/** Links that add something to the wallets of phones; nothing where the mall signs no passes. */
export function PassLinks({ links, of }: { links: PassLink[]; of?: string }) {
  return links.map(({ href, label }) => (
    <a
      key={href}
      href={href}
      className="no-print inline-flex min-h-11 items-center gap-2 text-small font-semibold text-accent underline-offset-4 hover:underline"
    >
      <Icon name="credit-card" />
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </a>
  ));
}
