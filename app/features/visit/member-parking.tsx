import { Form, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { MemberParkingView } from "~/mall/views/visit/member-parking.server";
import { Icon } from "~/ui/icon";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormTextField } from "../forms/form-fields";
import { HiddenFields } from "../forms/hidden-fields";

/** A member's code for the barrier, and their number plates. */
export function MemberParking({
  parking: { code, plates, canAdd, texts },
  answer,
  constraints,
}: {
  parking: MemberParkingView;
  answer: FormAnswer | undefined;
  constraints: FormConstraints;
}) {
  return (
    <section id="members" aria-labelledby="members-title" className="page mt-12 scroll-mt-28 md:mt-16">
      <div className="grid gap-x-14 gap-y-10 rounded-card bg-surface-raised p-6 shadow-lifted md:p-9 lg:grid-cols-2">
        <div>
          <h2 id="members-title" className="text-heading">
            {texts.title}
          </h2>
          {code && <BarrierCode code={code} texts={texts} />}
        </div>
        {plates && (
          <div>
            <h3 className="text-card font-semibold">{texts.plates}</h3>
            <p className="mt-1 text-small text-ink-muted">{texts.platesHelp}</p>
            {plates.length === 0 && <p className="mt-4">{texts.none}</p>}
            <ul className="mt-3">
              {plates.map(({ id, plate, label, parked, left }) => (
                <li key={id} className="flex items-center gap-4 border-b border-line py-3">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold tracking-widest tabular">{plate}</p>
                    {parked && (
                      <p className="text-small text-ink-muted">
                        {parked}
                        {left && <strong className="block text-ink">{left}</strong>}
                      </p>
                    )}
                  </div>
                  <Form method="post" preventScrollReset>
                    <HiddenFields intent="delete-plate" />
                    <input type="hidden" name="id" value={id} />
                    <button
                      type="submit"
                      aria-label={label}
                      className="inline-flex min-h-11 items-center gap-2 rounded-pill px-3 text-small font-semibold text-ink-muted hover:bg-surface-sunken hover:text-ink"
                    >
                      <Icon name="x" />
                      {texts.remove}
                    </button>
                  </Form>
                </li>
              ))}
            </ul>
            {canAdd && (
              <div className="mt-5">
                {/* The new key resets the form after a plate was added. */}
                <ActionForm
                  key={plates.length}
                  intent="add-plate"
                  answer={answer}
                  constraints={constraints}
                  labels={{ plate: texts.plate }}
                >
                  <FormTextField
                    name="plate"
                    help={texts.plateHelp}
                    autoComplete="off"
                    autoCapitalize="characters"
                    maxLength={12}
                    enterKeyHint="done"
                  />
                  <div>
                    <SubmitButton>{texts.add}</SubmitButton>
                  </div>
                </ActionForm>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Black on white in both colour schemes, as barriers read it; a new one replaces it when it expires. */
function BarrierCode({
  code: { qr, until, validUntil, free },
  texts,
}: {
  code: NonNullable<MemberParkingView["code"]>;
  texts: MemberParkingView["texts"];
}) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(revalidate, Math.max(5_000, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until, revalidate]);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-6">
      {qr && (
        <svg
          role="img"
          aria-label={texts.qr}
          viewBox={`0 0 ${qr.width} ${qr.height}`}
          shapeRendering="crispEdges"
          fill="#000"
          className="size-44 shrink-0 rounded-soft bg-white"
        >
          <path d={qr.d} />
        </svg>
      )}
      <div className="flex min-w-48 flex-1 flex-col gap-2">
        {free && <p className="text-card font-semibold">{free}</p>}
        <p className="text-small text-ink-muted">{texts.qrHelp}</p>
        <p className="text-small font-semibold">{validUntil}</p>
        <noscript>
          <a href="?" className="text-small font-semibold text-accent underline underline-offset-4">
            {texts.renew}
          </a>
        </noscript>
      </div>
    </div>
  );
}
