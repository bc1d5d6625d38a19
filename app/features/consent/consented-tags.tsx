import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { intentField } from "~/forms/form-answer";
import { withoutIt } from "~/ui/late-scripts";
import type { TagEvent, Tags } from "./tags";

/** Loads the tags, which have consent, and sends them events. */
export function ConsentedTags({ tags }: { tags: Tags }) {
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const sent = useRef<{ action: string; intent: string } | null>(null);
  const send = (...events: TagEvent[]) => {
    import("./tags").then(({ startTags, notifyTags }) => notifyTags(startTags(tags), events), withoutIt);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: one event per URL
  useEffect(() => {
    const query = new URLSearchParams(search).get("q");
    send(
      { event: "page_view", page_location: location.href, page_title: document.title },
      ...(query ? [{ event: "search", search_term: query } as const] : []),
    );
  }, [pathname, search]);

  // A form has succeeded when its action redirects; errors are rendered at the form's own URL.
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
    send({ event: intent === "activate" ? "reward_activated" : "form_success", form: intent || action });
  }, [navigation.state]);
  return null;
}
