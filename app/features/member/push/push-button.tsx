import type { PushButtonView } from "~/mall/views/member/push/push.server";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { usePush } from "./use-push";

/** Switches push messages on in this browser, or says why that can't be done; nothing until the page is hydrated. */
export function PushButton({
  push: { state, switchOn },
  texts,
  label,
}: {
  push: ReturnType<typeof usePush>;
  texts: PushButtonView["texts"];
  label: string;
}) {
  switch (state) {
    case "unknown":
      return null;
    case "unsupported":
    case "denied":
      return <p className="text-small text-ink-muted">{texts[state]}</p>;
    case "on":
      return (
        <p role="status" className="flex items-center gap-3 text-small font-semibold">
          <Icon name="check" className="text-success" />
          {texts.isOn}
        </p>
      );
    default:
      return (
        <>
          <Button type="button" kind="secondary" onClick={switchOn} isPending={state === "pending"}>
            <Icon name="smartphone" />
            {label}
          </Button>
          {state === "failed" && (
            <p role="alert" className="mt-2 text-small font-semibold text-error">
              {texts.failed}
            </p>
          )}
        </>
      );
  }
}
