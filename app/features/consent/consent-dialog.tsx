import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ConsentChoiceView } from "~/consent/cookies-view.server";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ConsentForm } from "./consent-form";

/**
 * The optional cookies one by one, in a dialog; Escape closes it without a decision. If they can't be loaded, the visitor
 * chooses on the cookies page.
 */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const language = useLanguage();
  const { data: view, load } = useFetcher<ConsentChoiceView | null>();
  useEffect(() => load(`/cookie-consent?language=${language}`), [language, load]);
  useEffect(() => {
    if (view) dialog.current?.showModal();
  }, [view]);
  useEffect(() => {
    if (view === null) window.location.assign(`${href("cookies", null, language)}#choice`);
  }, [view, language]);
  if (!view) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="consent-title"
      onClose={onClose}
      className="m-auto w-[min(40rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-card bg-surface p-6 text-ink backdrop:bg-[#000]/60 md:p-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id="consent-title" className="text-heading">
          {view.texts.title}
        </h2>
        <button
          type="button"
          aria-label={view.texts.close}
          onClick={() => dialog.current?.close()}
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-transparent bg-surface-sunken hover:bg-line"
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="mb-5 text-ink-muted text-small">
        {view.texts.now}. {view.texts.nowText}
      </p>
      <ConsentForm view={view} />
      <p className="mt-5 flex flex-wrap gap-x-6 text-small">
        {view.links.map(({ href, title }) => (
          <Link
            key={href}
            to={href}
            target="_blank"
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {title}
          </Link>
        ))}
      </p>
    </dialog>
  );
}
