import type { FormAnswer } from "~/forms/form-answer";
import type { ActivationView } from "~/mall/views/member/wallet/activation.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Refusal } from "~/ui/refusal";
import { ActivationFacts, ActivationForm } from "./activation-form";

/** Asks for confirmation of the reward in the URL. */
export function ActivationConfirmation({
  activation,
  answer,
  cancelTo,
}: {
  activation: ActivationView;
  answer: FormAnswer | undefined;
  cancelTo: string | undefined;
}) {
  const { card, texts, canActivate, facts, ineligibility: reason } = activation;
  const ineligibility = answer?.problem ?? reason?.text;
  const Note = answer ? Refusal : "p";
  return (
    <section
      aria-label={texts.question}
      className="mb-10 grid overflow-hidden rounded-card bg-surface-raised shadow-lifted border-2 border-accent md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      {card.image && (
        <Picture
          image={card.image}
          alt=""
          sizes="(min-width: 48rem) 24rem, 92vw"
          frame="md:h-full"
          // On a phone the button that confirms is on the first screen.
          className="max-md:hidden"
        />
      )}
      <div className="p-6 md:p-8">
        <p className="text-small font-semibold text-accent">{card.title}</p>
        <h2 className="mt-1 mb-5 text-heading">{texts.question}</h2>
        {ineligibility && (
          <Note className="mb-5 flex items-start gap-2 rounded-soft bg-surface-sunken p-4 text-small font-semibold">
            <Icon name="circle-alert" className="mt-0.5 text-error" />
            {ineligibility}
          </Note>
        )}
        {canActivate ? (
          <ActivationForm prompt={activation} sentKey={answer?.values.key} cancelTo={cancelTo} />
        ) : (
          <div className="flex flex-col items-start gap-5">
            <ActivationFacts facts={facts} />
            {reason?.link && <ButtonLink to={reason.link.to}>{reason.link.label}</ButtonLink>}
          </div>
        )}
      </div>
    </section>
  );
}
