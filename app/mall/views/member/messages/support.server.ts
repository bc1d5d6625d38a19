import type { Conversation, Message } from "@contract/message";
import { fileLimit } from "@contract/profile";
import { attachmentRules } from "@contract/support";
import { shownPhone } from "@contract/typed/phone-number.server";
import { href } from "~/locale/href";
import { translatorOf } from "~/locale/i18n.server";
import { sidePart } from "~/mall/client/side-part.server";
import type { MemberSite } from "~/site/member-site.server";
import { topicsOf } from "../../pages/blocks.server";
import { mallStatus } from "../../shell/shell.server";
import { dashboardFrame } from "../dashboard/dashboard-frame.server";
import { conversationRow } from "./conversation-row.server";
import { conversationsOf } from "./conversations.server";
import { markRead } from "./live-messages.server";
import { conversationHref, messageView } from "./messages.server";

const pageSize = 24;
const latestSize = 8;

export type SupportView = Awaited<ReturnType<typeof supportView>>;
export type ChatView = NonNullable<SupportView["chat"]>;

type Opened = { conversation: string; before: string | null };

/**
 * A member's conversations with the mall, and the open one, which this marks as read. `hasMessages` is false if the
 * mall's API has no conversations. Throws the API's NotFound for a conversation of another member.
 * @param isAsking whether a new question is being written
 * @param marksRead false for a prefetch
 */
export async function supportView(
  site: MemberSite,
  { opened, isAsking, marksRead }: { opened: Opened | null; isAsking: boolean; marksRead: boolean },
) {
  const { language, member } = site;
  const t = translatorOf(language);
  const [profile, overview, page] = await Promise.all([
    member.profile(),
    conversationsOf(member),
    opened &&
      member.messages({
        conversation: opened.conversation,
        per_page: pageSize,
        ...(opened.before && { before: opened.before }),
      }),
  ]);
  const known = overview?.conversations ?? [];
  const [latest] = opened || isAsking ? [] : known;
  const latestMessages =
    latest &&
    (await sidePart(
      member.messages({ conversation: latest.id, per_page: latestSize }),
      "A member's latest conversation could not be read",
    ));
  const current = known.find(({ id }) => id === opened?.conversation);
  const newest = page?.data[0];
  const isRead =
    marksRead && !opened?.before && current && newest && current.unread > 0
      ? await markRead(site, current, newest)
      : false;
  const unread = (overview?.unread ?? 0) - (isRead ? (current?.unread ?? 0) : 0);
  const conversations = known.map((conversation) =>
    conversationRow(conversation, site, {
      isCurrent: conversation === current,
      unread: isRead && conversation === current ? 0 : conversation.unread,
    }),
  );
  return {
    frame: dashboardFrame(site, "dashboard-support", profile),
    title: t("messages:title"),
    lead: t("messages:lead"),
    hasMessages: overview !== null,
    /** The owner of messages that wait in this browser while offline. */
    memberId: profile.id,
    language,
    unreadMessages: unread,
    conversations,
    chat: opened && page ? chatView(site, opened, page, current) : null,
    latest: latest && latestMessages ? latestView(site, latest, latestMessages.data) : null,
    /** For those who would rather call. */
    phone: shownPhone(site.mall?.phone),
    today: mallStatus(site)?.text ?? null,
    start: href("dashboard-support", null, language),
    ask: `${href("dashboard-support", null, language, { question: 1 })}#write`,
    topics: topicsOf(site).map((topic): [value: string, label: string] => [
      topic,
      t(`support:topic.${topic}`),
    ]),
    fileRules: { files: attachmentRules.files, bytes: fileLimit, types: attachmentRules.types },
    texts: {
      list: t("messages:list"),
      question: t("messages:question"),
      newQuestion: t("messages:newQuestion"),
      empty: t("messages:empty"),
      topic: t("support:topicLabel"),
      choose: t("support:choose"),
      text: t("support:message"),
      answer: t("messages:answer"),
      files: t("support:files"),
      addFiles: t("messages:addFiles"),
      filesHelp: t("support:filesHelp"),
      submit: t("support:submit"),
      back: t("messages:back"),
      older: t("messages:older"),
      newest: t("messages:newest"),
      you: t("messages:you"),
      waiting: t("messages:waiting"),
      refused: t("messages:refused"),
      edit: t("messages:edit"),
      offline: t("messages:offline"),
      connecting: t("messages:connecting"),
    },
  };
}

/** The end of the latest conversation. It is read once it is opened, or answered. */
function latestView(site: MemberSite, { id, topic }: Conversation, messages: readonly Message[]) {
  const t = translatorOf(site.language);
  return {
    id,
    to: conversationHref(site, id),
    topic: t(`support:topic.${topic ?? "general"}`),
    messages: messages.map((message) => messageView(message, site)).toReversed(),
    /** Where there is more than its end. */
    open: messages.length < latestSize ? null : t("messages:whole"),
  };
}

function chatView(
  site: MemberSite,
  { conversation, before }: Opened,
  { data, last_page }: { data: readonly Message[]; last_page: number },
  known: Conversation | undefined,
) {
  const oldest = data.at(-1);
  return {
    id: conversation,
    to: conversationHref(site, conversation),
    topic: translatorOf(site.language)(`support:topic.${known?.topic ?? "general"}`),
    messages: data.map((message) => messageView(message, site)).toReversed(),
    olderTo: oldest && last_page > 1 ? conversationHref(site, conversation, oldest.id) : null,
    /** The end of the conversation, if this is a page of its history. */
    newestTo: before ? conversationHref(site, conversation) : null,
  };
}
