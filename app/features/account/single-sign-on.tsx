import { languageTag } from "@contract/languages";
import { type MouseEvent, useContext, useState } from "react";
import type { FormAnswer } from "~/forms/form-answer";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import type { SignInProvider } from "~/process/service-ids";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { SaveData } from "~/ui/save-data";
import { ActionForm } from "../forms/action-form";
import type { FirebaseClient } from "./firebase-popup";
import { providerNames } from "./provider-names";

type SingleSignOnProps = {
  client: FirebaseClient;
  providers: SignInProvider[];
  /** Their names as a list within a sentence. */
  providersText: string;
  redirectTo: string | null;
  answer: FormAnswer | null | undefined;
};

/**
 * Log-in with another service. Its library is loaded on click; the resulting token is submitted in an ordinary form, to
 * a new document, so that nothing of the library lives on. Without JavaScript a text says that it is required.
 */
export function SingleSignOn({ client, providers, providersText, redirectTo, answer }: SingleSignOnProps) {
  const { t } = useTranslation("account");
  const language = useLanguage();
  const isWithoutScripts = useContext(SaveData);
  const [pending, setPending] = useState<SignInProvider | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function signIn({ currentTarget }: MouseEvent<HTMLButtonElement>, provider: SignInProvider) {
    if (pending) return;
    const { form } = currentTarget;
    const token = form?.elements.namedItem("id_token");
    if (!(token instanceof HTMLInputElement)) return;
    setPending(provider);
    setProblem(null);
    const end = await import("./firebase-popup")
      .then(({ signInByPopup }) => signInByPopup(provider, client, languageTag(language)))
      .catch(() => ({ problem: "failed" as const }));
    if (end.problem) {
      setPending(null);
      setProblem(end.problem === "closed" ? null : t(`sso.problems.${end.problem}`));
      return;
    }
    token.value = end.idToken;
    form?.requestSubmit();
  }

  const message = (
    <p className="text-small text-ink-muted">{t("sso.needsScript", { providers: providersText })}</p>
  );
  if (isWithoutScripts) return message;
  return (
    <>
      <div className="noscript:hidden">
        <ActionForm
          intent="sso"
          action={href("login", null, language)}
          reloadDocument
          answer={answer}
          constraints={{}}
          labels={{}}
        >
          <input type="hidden" name="id_token" />
          {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
          <div className="flex flex-col gap-3">
            {providers.map((provider) => (
              <Button
                key={provider}
                type="button"
                kind="secondary"
                size="large"
                isPending={pending !== null}
                onClick={(event) => signIn(event, provider)}
              >
                <Icon name={`brand-${provider}`} />
                {t("sso.with", { provider: providerNames[provider] })}
              </Button>
            ))}
          </div>
          {problem && (
            <p role="alert" className="flex items-start gap-2 text-small font-semibold">
              <Icon name="circle-alert" className="mt-0.5 text-error" />
              {problem}
            </p>
          )}
          <Link
            to={href("terms-and-conditions", null, language)}
            target="_blank"
            className="text-tiny text-ink-muted underline underline-offset-4"
          >
            {t("sso.terms")}
          </Link>
        </ActionForm>
        <p className="mt-6 flex items-center gap-4 text-small text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t("sso.orByEmail")}
        </p>
      </div>
      <div className="hidden noscript:block">{message}</div>
    </>
  );
}
