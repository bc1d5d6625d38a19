import { ActionForm, SubmitButton } from "~/features/forms/action-form";
import { PasswordField } from "~/features/forms/form-fields";
import { useTranslation } from "~/locale/use-translation";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import type { ProfileFormProps } from "./profile-form-props";

/**
 * Erases the account: collapsed, then exactly what is deleted, then the password. A member without one sets one first.
 */
export function EraseAccount({
  answer,
  constraints,
  hasPassword,
  links,
}: ProfileFormProps<"constraints" | "hasPassword" | "links">) {
  const { t } = useTranslation("profile");
  const labels = { password: t("erase.password") };
  return (
    <details id="erase" open={answer?.intent === "erase"} className="group border-y border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-error">
        {t("erase.title")}
        <Icon name="chevron-down" className="eased group-open:rotate-180" />
      </summary>
      <div className="max-w-2xl pb-6 text-small">
        <p>{t("erase.lead")}</p>
        <ul className="mt-3 grid list-disc gap-1 pl-4">
          {[
            t("erase.goes.data"),
            t("erase.goes.points"),
            t("erase.goes.receipts"),
            t("erase.goes.tastes"),
            t("erase.goes.bookings"),
            t("erase.goes.messages"),
          ].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="mt-3">{t("erase.stays")}</p>
        <p className="mt-3 mb-5 font-semibold">{t("erase.forever")}</p>
        {hasPassword ? (
          <ActionForm intent="erase" {...{ answer, labels }} constraints={constraints.erase}>
            <PasswordField name="password" autoComplete="current-password" />
            <div>
              <SubmitButton kind="danger">{t("erase.submit")}</SubmitButton>
            </div>
          </ActionForm>
        ) : (
          <p>
            {t("erase.needsPassword")}{" "}
            <Link to={links.password} className="font-semibold text-accent underline underline-offset-4">
              {t("password.add")}
            </Link>
          </p>
        )}
      </div>
    </details>
  );
}
