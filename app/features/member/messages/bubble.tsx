import { useRootData } from "~/features/shell/use-root-data";
import type { FileView, MessageView } from "~/mall/views/member/messages/messages.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import type { QueuedMessage } from "./message-queue";

/** One message: the member's own on the right, the mall's on the left, with its sign. */
export function Bubble({ message, you }: { message: MessageView; you: string }) {
  const { isOwn, author, text, at, time, isRead, state, files } = message;
  const mall = useRootData();
  return (
    <div className={classNames("flex flex-col gap-1", isOwn ? "items-end" : "items-start")}>
      {isOwn ? (
        <span className="sr-only">{you}</span>
      ) : (
        <span className="mb-1 flex items-center gap-2 text-tiny font-semibold text-ink-muted">
          {mall?.icon ? (
            <img
              src={mall.icon}
              alt=""
              width={40}
              height={40}
              className="size-10 rounded-full border border-line bg-white object-contain p-1.5"
            />
          ) : (
            <span
              aria-hidden="true"
              className="member-plate flex size-10 items-center justify-center rounded-full font-display text-small"
            >
              {mall?.siteName.charAt(0)}
            </span>
          )}
          {author}
        </span>
      )}
      <div
        className={classNames(
          "max-w-[min(34rem,88%)] rounded-card px-4 py-2.5",
          isOwn
            ? "rounded-br-sm bg-accent text-accent-ink"
            : "rounded-bl-sm border border-transparent bg-surface-sunken",
        )}
      >
        {text && <p className="whitespace-pre-wrap break-words">{text}</p>}
        {files.length > 0 && (
          <ul className={classNames("flex flex-col gap-2", text && "mt-2")}>
            {files.map((file) => (
              <li key={file.to}>
                <FileLink {...file} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="flex items-center gap-1.5 px-1 text-tiny text-ink-muted">
        <time dateTime={at ?? undefined}>{time}</time>
        {state && (
          <>
            <Icon name={isRead ? "check-check" : "check"} className="size-4" />
            {state}
          </>
        )}
      </span>
    </div>
  );
}

/** A message that is not sent yet, or was rejected. */
export function QueuedBubble({
  message: { text, state },
  texts,
  onEdit,
}: {
  message: QueuedMessage;
  texts: Record<"you" | "waiting" | "refused" | "edit", string>;
  onEdit: () => void;
}) {
  return (
    <div className="flex flex-col items-end gap-1">
      <span className="sr-only">{texts.you}</span>
      <p className="max-w-[min(34rem,88%)] rounded-card rounded-br-sm px-4 py-2.5 whitespace-pre-wrap break-words border border-accent">
        {text}
      </p>
      <span className="flex flex-wrap items-center justify-end gap-x-3 px-1 text-tiny text-ink-muted">
        {state === "refused" ? (
          <>
            <span className="font-semibold text-error">{texts.refused}</span>
            <button
              type="button"
              onClick={onEdit}
              className="min-h-6 font-semibold text-accent underline underline-offset-4"
            >
              {texts.edit}
            </button>
          </>
        ) : (
          <span className="flex items-center gap-1.5">
            <Icon name="hourglass" className="size-4" />
            {texts.waiting}
          </span>
        )}
      </span>
    </div>
  );
}

function FileLink({ name, size, preview, to }: FileView) {
  return (
    <a href={to} className="block rounded-soft underline-offset-4 hover:underline">
      {preview && (
        <Picture image={preview} alt="" sizes="16rem" className="mb-2 w-64 max-w-full rounded-soft" />
      )}
      <span className="flex min-h-6 items-center gap-2 text-tiny font-medium">
        <Icon name={preview ? "download" : "file-text"} />
        <span className="min-w-0 break-all">{name}</span>
        <span className="shrink-0">{size}</span>
      </span>
    </a>
  );
}
