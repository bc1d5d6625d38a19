import { useEffect, useState } from "react";
import type { PushButtonView } from "~/mall/views/member/push/push.server";
import { workerPath } from "~/ui/trusted-html";

/** `unknown` until the page is hydrated. */
type PushState = "unknown" | "unsupported" | "denied" | "off" | "pending" | "on" | "failed";

/**
 * Push messages in this browser.
 * @param isKnown whether the mall API has this browser among the member's devices
 */
export function usePush({ key, language }: PushButtonView, isKnown: boolean, onSwitchedOn?: () => void) {
  const [state, setState] = useState<PushState>("unknown");
  useEffect(() => {
    let isOver = false;
    currentState(key, isKnown).then((current) => {
      if (!isOver) setState(current);
    });
    return () => {
      isOver = true;
    };
  }, [key, isKnown]);

  async function switchOn() {
    setState("pending");
    try {
      if ((await Notification.requestPermission()) !== "granted")
        return setState(Notification.permission === "denied" ? "denied" : "off");
      await subscribe(key, language);
      setState("on");
      onSwitchedOn?.();
    } catch (error) {
      console.info("Push messages could not be switched on", error);
      setState("failed");
    }
  }
  return { state, switchOn };
}

async function currentState(key: string, isKnown: boolean): Promise<PushState> {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unsupported";
  if (Notification.permission === "denied") return "denied";
  const registration = isKnown ? await navigator.serviceWorker.getRegistration() : null;
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && isOfKey(subscription, key) ? "on" : "off";
}

async function subscribe(key: string, language: string) {
  const registration = await navigator.serviceWorker.register(workerPath, { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  const { pushManager } = registration;
  const earlier = await pushManager.getSubscription();
  // Browsers refuse another key as long as there is a subscription with the old one.
  if (earlier && !isOfKey(earlier, key)) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  const body = new URLSearchParams({ endpoint, ...keys, language });
  const answer = await fetch("/push-device", { method: "POST", body });
  if (!answer.ok) throw new Error(`The site answered ${answer.status}`);
}

function isOfKey({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  if (!own) return false;
  const text = btoa(String.fromCharCode(...new Uint8Array(own)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}
