import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { intentField } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { type PersonalField, PersonalFields, usePersonalLabels } from "./personal-fields";

export type Setup = { missing: readonly PersonalField[]; values: Record<string, string> };

const intent = "setup";

/**
 * The missing parts of a profile as a form in a dialog. It submits to the profile's action, which redirects back here,
 * or shows errors in the profile's own form.
 */
export default function SetupDialog({ setup, onClose }: { setup: Setup; onClose: () => void }) {
  const { t } = useTranslation("profile");
  const language = useLanguage();
  const { pathname } = useLocation();
  const labels = usePersonalLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isSent = useNavigation().formData?.get(intentField) === intent;
  useEffect(() => {
    if (isSent) dialog.current?.close();
  }, [isSent]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="setup-title"
      aria-describedby="setup-lead"
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-lg overflow-y-auto overscroll-contain rounded-card bg-surface text-ink shadow-lifted backdrop:bg-[#000]/60"
    >
      <div className="p-6 md:p-8">
        <h2 id="setup-title" className="text-heading">
          {t("setup.title")}
        </h2>
        <p id="setup-lead" className="mt-2 mb-6 text-small text-ink-muted">
          {t("setup.lead")}
        </p>
        <ActionForm
          intent={intent}
          action={href("dashboard-profile", null, language)}
          answer={null}
          constraints={{}}
          values={setup.values}
          labels={labels}
        >
          <input type="hidden" name="returnTo" value={pathname} />
          <PersonalFields fields={setup.missing} />
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton>{t("save")}</SubmitButton>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className="min-h-11 px-2 font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t("setup.later")}
            </button>
          </div>
        </ActionForm>
      </div>
    </dialog>
  );
}
