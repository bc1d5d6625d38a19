import type { PushMessage } from "@contract/push";
import type { WorkerConfig } from "./worker-config";

/** Shows the messages that the mall sends, in the language in which the member asked for them. */
export function showPushMessages(
  self: ServiceWorkerGlobalScope,
  { mall, texts }: NonNullable<WorkerConfig["push"]>,
) {
  self.addEventListener("push", (event) => {
    const { kind, id, language }: Partial<PushMessage> = event.data?.json() ?? {};
    const address = new URLSearchParams({ kind: `${kind}`, id: `${id}`, language: `${language}` });
    // Browsers withdraw the permission where nothing is shown, so a kind that is not known yet has the mall's name alone.
    const shown = self.registration.showNotification(mall, {
      body: (language && kind && texts[language]?.[kind]) ?? "",
      lang: language === "cz" ? "cs" : `${language}`,
      // A message that is sent again replaces the first.
      tag: `${kind} ${id}`,
      icon: "/apple-touch-icon.png",
      data: `/push-message?${address}`,
    });
    event.waitUntil(shown);
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(self.clients.openWindow(event.notification.data));
  });
}
