import { useActionData, useLocation, useSearchParams } from "@remix-run/react";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { BlockViewOf } from "~/mall/views/pages/blocks.server";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { ActionForm, SubmitButton } from "../forms/action-form";
import { FormFileField, FormSelect, FormTextArea, FormTextField } from "../forms/form-fields";

/** A message to the mall. Submits to the page that has it. */
export function SupportForm({ support }: { support: NonNullable<BlockViewOf<"form">["support"]> }) {
  const { constraints, values, topics, fileRules } = support;
  const answer = useActionData<FormAnswer>();
  const { t } = useTranslation("support");
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (query.has("sent")) return <Sent conversation={query.get("with")} />;
  const labels = {
    name: t("name"),
    email: t("email"),
    phone: t("phone"),
    topic: t("topicLabel"),
    message: t("message"),
    files: t("files"),
  };
  return (
    <ActionForm
      intent="support"
      action={`${pathname}#write`}
      isPublic
      hasFiles
      {...{ answer, constraints, values, labels }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <FormTextField name="name" autoComplete="name" />
        <FormTextField name="email" type="email" autoComplete="email" inputMode="email" />
        <FormTextField name="phone" type="tel" autoComplete="tel" inputMode="tel" />
        <FormSelect name="topic">
          <option value="">{t("choose")}</option>
          {topics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`topic.${topic}`)}
            </option>
          ))}
        </FormSelect>
      </div>
      <FormTextArea name="message" />
      <FormFileField name="files" help={t("filesHelp")} rules={fileRules} />
      <div>
        <SubmitButton>{t("submit")}</SubmitButton>
      </div>
    </ActionForm>
  );
}

/** A member can open the conversation that the message has started. */
function Sent({ conversation }: { conversation: string | null }) {
  const { t } = useTranslation("support");
  const language = useLanguage();
  const link = "inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4";
  const { pathname } = useLocation();
  return (
    <div role="status" className="flex flex-col items-start gap-3">
      <Icon name="check" className="size-8 text-success" />
      <h3 className="text-heading">{t("sent.title")}</h3>
      <p className="text-ink-muted">{t("sent.text")}</p>
      {conversation && (
        <Link to={href("dashboard-support", null, language, { conversation })} className={link}>
          {t("sent.open")}
        </Link>
      )}
      <Link to={pathname} className={link}>
        {t("sent.again")}
      </Link>
    </div>
  );
}
