import { useLocation, useNavigation } from "@remix-run/react";
import { useContext, useEffect, useRef } from "react";
import { intentField } from "~/forms/form-answer";
import { DocumentConsent } from "./document-consent";
import type { TagEvent, Tags } from "./tags";

/**
 * Loads the tags that a visitor agreed to and tells them what happens on the site. The document's policy knows the tags'
 * hosts only if it was drawn after the consent: another consent is another document, so the page is loaded again.
 */
export function ConsentedTags({ enabled, tags }: { enabled: string; tags: Tags | null }) {
  const drawnWith = useContext(DocumentConsent);
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const sent = useRef<{ action: string; intent: string } | null>(null);
  const isOn = tags !== null && drawnWith === enabled;
  const tell = (...events: TagEvent[]) => {
    if (isOn) import("./tags").then(({ startTags, notifyTags }) => notifyTags(startTags(tags), events));
  };

  useEffect(() => {
    if (drawnWith !== enabled) location.reload();
  }, [drawnWith, enabled]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each address
  useEffect(() => {
    const query = new URLSearchParams(search).get("q");
    tell(
      { event: "page_view", page_location: location.href, page_title: document.title },
      ...(query ? [{ event: "search", search_term: query } as const] : []),
    );
  }, [pathname, search]);

  // A form has succeeded when its action led somewhere; what is wrong comes back to where it was sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the navigation's own steps count
  useEffect(() => {
    const { state, formAction, formData, location: target } = navigation;
    if (state === "submitting" && navigation.formMethod === "POST") {
      sent.current = { action: formAction, intent: String(formData?.get(intentField) ?? "") };
    }
    if (state !== "loading" || !sent.current) return;
    const { action, intent } = sent.current;
    sent.current = null;
    if (target.pathname + target.search === action) return;
    tell({ event: intent === "activate" ? "reward_activated" : "form_success", form: intent || action });
  }, [navigation.state]);
  return null;
}
