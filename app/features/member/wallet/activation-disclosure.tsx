import type { ActivationPrompt } from "~/mall/views/detail/activation-prompt.server";
import { Icon } from "~/ui/icon";
import { ActivationForm } from "./activation-form";

/** The confirmation as a disclosure, on a reward's own page. */
export function ActivationDisclosure({ prompt }: { prompt: ActivationPrompt }) {
  return (
    <details className="page-action group">
      <summary className="inline-flex min-h-14 items-center gap-2 rounded-pill border border-transparent bg-accent px-8 text-body font-semibold text-accent-ink hover:opacity-90">
        {prompt.texts.open}
        <Icon name="chevron-down" className="eased group-open:rotate-180" />
      </summary>
      <div className="mt-5">
        <p className="mb-4 font-display text-card font-semibold">{prompt.texts.question}</p>
        <ActivationForm prompt={prompt} />
      </div>
    </details>
  );
}
