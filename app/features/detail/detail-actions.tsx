import type { DetailView } from "~/mall/views/detail/details.server";
import { ButtonAnchor, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Share } from "~/ui/share";
import { Reactions, Thumbs } from "../reactions/reactions";

/** The one action in its own row; in another what can be kept, shared and voted on. */
export function DetailActions({
  calendar,
  way,
  reactions,
  title,
  url,
  texts,
  thumbs,
}: Pick<DetailView, "calendar" | "way" | "reactions" | "title" | "texts" | "thumbs"> & { url: string }) {
  return (
    <div className="no-print mt-8 flex flex-col items-start gap-4">
      {calendar && (
        <ButtonAnchor href={calendar.href} size="large" className="page-action">
          <Icon name="calendar" />
          {calendar.title}
        </ButtonAnchor>
      )}
      {way && (
        <ButtonLink to={way.to} size="large" className="page-action">
          <Icon name="footprints" />
          {way.title}
        </ButtonLink>
      )}
      <div className="relative flex w-full flex-wrap items-center gap-2">
        {reactions && <Reactions reactions={reactions} />}
        <Share url={url} title={title} texts={texts.share} isSmall={reactions !== null} />
        <Votes reactions={reactions} thumbs={thumbs} />
      </div>
    </div>
  );
}

/** What others thought of it; who may say so gives a vote of their own. */
function Votes({ reactions, thumbs }: Pick<DetailView, "reactions" | "thumbs">) {
  if (reactions?.thumbs) return <Thumbs reactions={reactions} thumbs={reactions.thumbs} />;
  return (
    thumbs && (
      <p className="ml-2 flex items-center gap-4 text-small text-ink-muted">
        <span className="inline-flex items-center gap-1.5">
          <Icon name="thumbs-up" />
          <span aria-hidden="true">{thumbs.ups}</span>
          <span className="sr-only">{thumbs.up}</span>
        </span>
        {thumbs.downs > 0 && (
          <span className="inline-flex items-center gap-1.5">
            <Icon name="thumbs-down" />
            <span aria-hidden="true">{thumbs.downs}</span>
            <span className="sr-only">{thumbs.down}</span>
          </span>
        )}
      </p>
    )
  );
}
