import type { PushOfferView } from "~/mall/views/member/push/push.server";
import { PushButton } from "./push-button";
import { usePush } from "./use-push";

/** Offers push messages beside what they would be about, in browsers that have them. */
export function PushOffer({ offer }: { offer: PushOfferView }) {
  const push = usePush(offer, false);
  const { question, texts } = offer;
  if (push.state === "unknown" || push.state === "unsupported" || push.state === "denied") return null;
  return (
    <div className="no-print my-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-soft bg-surface-sunken px-5 py-3">
      {push.state !== "on" && <p className="text-small">{question}</p>}
      <div>
        <PushButton push={push} texts={texts} label={texts.yes} />
      </div>
    </div>
  );
}
