import type { PassLink } from "~/mall/views/member/wallet/pass-links.server";
import { Icon } from "~/ui/icon";

/** Links that add something to the wallets of phones; nothing where the mall signs no passes. */
export function PassLinks({ links, of }: { links: PassLink[]; of?: string }) {
  return links.map(({ href, label }) => (
    <a key={href} href={href} className="no-print action-link min-h-11 text-small">
      <Icon name="credit-card" />
      {label}
      {of && <span className="sr-only"> {of}</span>}
    </a>
  ));
}
