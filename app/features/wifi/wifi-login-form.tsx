import type { ComponentProps } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { FormConstraints } from "~/mall/content/field-constraints.server";
import type { demoMember } from "~/mall/views/pages/demo-member.server";

type DemoMember = ReturnType<typeof demoMember>;

/** A form of plain elements: the Wi-Fi log-in has its own style sheet. */
export function WifiLoginForm({
  title,
  answer,
  constraints,
  demo,
}: {
  title: string;
  answer: FormAnswer | undefined;
  constraints: FormConstraints;
  demo: DemoMember;
}) {
  const { t } = useTranslation("wifi");
  const language = useLanguage();
  const field = (name: "email" | "password", attributes: ComponentProps<"input">) => {
    const error = answer?.errors[name];
    return (
      <>
        <label>
          {t(`account:${name}`)}
          <input
            name={name}
            {...constraints[name]}
            {...attributes}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${name}-error` : undefined}
          />
        </label>
        {error && (
          <p className="error" id={`${name}-error`}>
            {error}
          </p>
        )}
      </>
    );
  };
  return (
    <>
      <h1>{title}</h1>
      <p className="muted">{t("lead")}</p>
      {answer?.problem && (
        // biome-ignore lint/a11y/noAutofocus: the document of a refused form opens at the reason
        <p className="wrong" role="alert" tabIndex={-1} autoFocus>
          {answer.problem}
        </p>
      )}
      <form method="post">
        {field("email", {
          type: "email",
          defaultValue: answer?.values.email,
          autoComplete: "username",
          inputMode: "email",
          enterKeyHint: "next",
        })}
        {field("password", { type: "password", autoComplete: "current-password", enterKeyHint: "go" })}
        <button type="submit">{t("submit")}</button>
      </form>
      <ul>
        <li>
          <a href={href("forgot-password", null, language)}>{t("account:login.forgot")}</a>
        </li>
        <li>
          <a href={href("register", null, language)}>{t("account:login.join")}</a>
        </li>
        <li>
          <a href={href("terms-and-conditions", null, language)}>{t("terms")}</a>
        </li>
      </ul>
      {demo && <p className="hint">{t("account:login.demo", demo)}</p>}
    </>
  );
}
