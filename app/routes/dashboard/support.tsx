import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { DashboardFrame, Panel } from "~/features/member/dashboard/dashboard-frame";
import { Chat } from "~/features/member/messages/chat";
import { ConversationList } from "~/features/member/messages/conversation-list";
import { LatestConversation } from "~/features/member/messages/latest-conversation";
import { messageForm, questionForm } from "~/features/member/messages/message-form.server";
import { QuestionForm } from "~/features/member/messages/message-forms";
import { dequeue } from "~/features/member/messages/message-queue";
import { useLiveSupport } from "~/features/member/messages/use-live-support";
import { useMessageQueue } from "~/features/member/messages/use-message-queue";
import { withSupportValues } from "~/features/support/support-values.server";
import { formHeaders } from "~/forms/form-headers";
import { constraintsOf } from "~/mall/content/field-constraints.server";
import { supportView } from "~/mall/views/member/messages/support.server";
import { supportBlock } from "~/mall/views/pages/blocks.server";
import { lazyPart } from "~/navigation/lazy-part";
import { formKey } from "~/process/request-context.server";
import { pageMeta } from "~/seo/page-head";
import { pageHead } from "~/seo/page-head.server";
import { draftOf } from "~/session/draft.server";
import { isPrefetch } from "~/session/is-prefetch.server";
import { loadMemberSite } from "~/site/member-site.server";
import { notFound } from "~/site/not-found.server";
import { ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { PhoneLink } from "~/ui/phone-link";
import { orNotFound, sendMessage } from "./send-message.server";

/** Only malls without messages need this form. */
const SupportForm = lazyPart(() =>
  import("~/features/support/support-form").then((module) => module.SupportForm),
);

export const handle = { i18n: ["forms", "support"], needsScript: true };

export const meta = pageMeta;

export const headers = formHeaders;

/** `?conversation=` opens one, `&before=` a page of its history; `?question=1` asks another question. */
export async function loader({ request }: LoaderFunctionArgs) {
  const site = await loadMemberSite(request, "dashboard-support");
  const { searchParams } = new URL(request.url);
  const conversation = searchParams.get("conversation");
  if (conversation === "") throw notFound(request);
  const opened = conversation === null ? null : { conversation, before: searchParams.get("before") };
  const draft = draftOf(request);
  // What was being written when the session ended is a question, too.
  const isAsking = searchParams.has("question") || draft !== null;
  const marksRead = !isPrefetch(request);
  const view = await orNotFound(supportView(site, { opened, isAsking, marksRead }), request);
  if (view.chat?.messages.length === 0) throw notFound(request);
  const title = view.chat ? `${view.chat.topic} – ${view.title}` : view.title;
  return {
    ...view,
    constraints: constraintsOf(view.chat ? messageForm : questionForm),
    values: { ...draft, key: formKey() },
    latestConstraints: view.latest ? constraintsOf(messageForm) : {},
    latestKey: formKey(),
    visitorsForm: view.hasMessages ? [] : await withSupportValues(supportBlock(site), request, site),
    head: pageHead(site, "dashboard-support", {
      title: view.unreadMessages > 0 ? `(${view.unreadMessages}) ${title}` : title,
      description: view.lead,
      form: view.hasMessages && !view.chat && !view.latest ? "question" : null,
    }),
  };
}

export const action = ({ request }: ActionFunctionArgs) => sendMessage(request);

export default function Support() {
  const view = useLoaderData<typeof loader>();
  return view.hasMessages ? <Conversations {...view} /> : <VisitorsForm {...view} />;
}

type View = ReturnType<typeof useLoaderData<typeof loader>>;

/** For malls without messages. It has no live state: an update would discard the form before it is hydrated. */
function VisitorsForm({ frame, title, visitorsForm }: View) {
  return (
    <DashboardFrame frame={frame} title={title}>
      <div id="write" className="max-w-2xl">
        <Panel>
          <Suspense>
            {visitorsForm.map(
              (block) =>
                block.kind === "form" &&
                block.support && <SupportForm key={block.kind} support={block.support} />,
            )}
          </Suspense>
        </Panel>
      </div>
    </DashboardFrame>
  );
}

function Conversations(view: View) {
  const { texts } = view;
  const { chat, conversations, unreadMessages, refresh } = useLiveSupport(view);
  const answer = useActionData<typeof action>();
  const latest = answer?.intent === "question" ? null : view.latest;
  const isAsking = !chat && !latest;
  const place = { member: view.memberId, language: view.language, refresh };
  const { queue, write } = useMessageQueue(chat?.messages ?? [], place);
  useEffect(() => {
    const title = document.title.replace(/^\(\d+\)\s/, "");
    document.title = unreadMessages > 0 ? `(${unreadMessages}) ${title}` : title;
  }, [unreadMessages]);
  return (
    <DashboardFrame
      frame={view.frame}
      title={view.title}
      lead={view.lead}
      aside={!isAsking && <ButtonLink to={view.ask}>{texts.newQuestion}</ButtonLink>}
    >
      <div
        className={classNames(
          "grid items-start gap-x-12 gap-y-8",
          conversations.length > 0 && "xl:grid-cols-[20rem_minmax(0,1fr)]",
        )}
      >
        {conversations.length > 0 && (
          <div className={chat || isAsking ? "hidden xl:block" : undefined}>
            <ConversationList title={texts.list} conversations={conversations} beside={latest?.id ?? null} />
            {view.phone && (
              <p className="mt-4 flex flex-wrap items-center gap-x-4 xl:px-3">
                <PhoneLink
                  phone={view.phone}
                  className="inline-flex min-h-11 items-center font-display text-heading hover:underline"
                />
                <span className="text-small text-ink-muted">{view.today}</span>
              </p>
            )}
          </div>
        )}
        {chat ? (
          <Chat
            {...view}
            {...{ chat, answer, write }}
            queue={queue.filter(({ conversation }) => conversation === chat.id)}
            remove={({ key }) => dequeue(view.memberId, new Set([key]))}
          />
        ) : latest ? (
          <div className="hidden min-w-0 xl:flex xl:flex-col">
            <LatestConversation
              latest={latest}
              constraints={view.latestConstraints}
              messageKey={view.latestKey}
              texts={texts}
            />
          </div>
        ) : (
          <div id="write" className="max-w-2xl scroll-mt-28">
            {conversations.length > 0 && (
              <Link to={view.start} className="mb-3 action-link min-h-11 text-small xl:hidden">
                <Icon name="arrow-left" />
                {texts.back}
              </Link>
            )}
            <Panel title={texts.question}>
              {conversations.length === 0 && <p className="mb-6 text-ink-muted">{texts.empty}</p>}
              <QuestionForm {...view} answer={answer} />
            </Panel>
          </div>
        )}
      </div>
    </DashboardFrame>
  );
}
