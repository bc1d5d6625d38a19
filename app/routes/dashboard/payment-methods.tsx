import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { useErrorTitle } from "~/features/forms/action-form";
import { DashboardFrame } from "~/features/member/dashboard/dashboard-frame";
import { PaymentCard } from "~/features/member/profile/payment-card";
import { handleForm, readForm } from "~/forms/form-action.server";
import { formHeaders } from "~/forms/form-headers";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { useTranslation } from "~/locale/use-translation";
import { isNotFound, isUnauthorized } from "~/mall/client/mall-api-error";
import { paymentMethodsView } from "~/mall/views/member/profile/payment-methods.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { seeOther } from "~/session/see-other.server";
import { memberApi } from "~/session/session.server";
import { type Toast, toastCookie } from "~/session/toast.server";
import { tokenOf } from "~/session/token.server";
import { loadMemberSite } from "~/site/member-site.server";
import { loadSite } from "~/site/site.server";
import { EmptyState } from "~/ui/empty-state";
import { Icon } from "~/ui/icon";
import { Refusal } from "~/ui/refusal";

export const handle = { i18n: ["forms"] };

export const meta = pageMeta;

export const headers = formHeaders;

export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-payment-methods");
  const view = await paymentMethodsView(site);
  return { ...view, head: pageHead(site, "dashboard-payment-methods", { title: view.title }) };
}

const cardForm = z.object({ id: z.string().min(1).max(200) });

export async function action({ request }: ActionFunctionArgs) {
  const site = await loadSite(request);
  const form = await readForm(request);
  const { language } = site;
  const t = translatorOf(language);
  const api = memberApi(request, site);
  const screen = href("dashboard-payment-methods", null, language);
  const back = (toast?: Toast) => seeOther(`${screen}#cards`, toast && toastCookie(toast, request));
  const rules = { schema: cardForm, limit: "change", account: () => tokenOf(request) ?? "" } as const;
  switch (form.get("intent")) {
    case "default":
      return handleForm(form, request, site, rules, async ({ id }) => {
        try {
          await api.setDefaultPaymentMethod(id, { is_default: true });
        } catch (error) {
          if (!isNotFound(error)) throw error;
          return back({ kind: "error", text: t("payments:gone") });
        }
        return back({ kind: "success", text: t("payments:defaultSet") });
      });
    case "remove":
      return handleForm(form, request, site, rules, async ({ id }) => {
        try {
          await api.deletePaymentMethod(id);
        } catch (error) {
          // The screen itself redirects to the log-in if the session has ended.
          if (isUnauthorized(error)) return back();
          if (!isNotFound(error)) throw error;
        }
        // A second click finds it removed already.
        return back({ kind: "success", text: t("payments:removed") });
      });
    default:
      throw data(null, { status: 400 });
  }
}

export default function PaymentMethods() {
  const { frame, title, lead, cards, isKnown, texts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { t } = useTranslation("forms");
  useErrorTitle(answer?.problem ? t("title", { title: "" }) : null, answer ?? null);
  return (
    <DashboardFrame frame={frame} title={title} lead={cards ? lead : null}>
      {answer?.problem && (
        <Refusal className="mb-6 max-w-2xl rounded-soft bg-surface-sunken p-4 text-small font-semibold">
          {answer.problem}
        </Refusal>
      )}
      {cards && cards.length > 0 ? (
        <>
          <ul
            id="cards"
            className="grid scroll-mt-28 gap-x-6 gap-y-8 border-t border-line pt-8 pb-6 sm:grid-cols-2 lg:gap-x-8"
          >
            {cards.map((card) => (
              <PaymentCard key={card.id} card={card} texts={texts} />
            ))}
          </ul>
          <p className="flex gap-3 text-small text-ink-muted">
            <Icon name="lock" className="mt-0.5" />
            {texts.known} {texts.another}
          </p>
        </>
      ) : (
        isKnown && (
          <EmptyState icon="credit-card" title={cards ? texts.empty : texts.missing}>
            <p className="max-w-[52ch] text-ink-muted">{cards ? texts.emptyHelp : texts.missingHelp}</p>
          </EmptyState>
        )
      )}
    </DashboardFrame>
  );
}
