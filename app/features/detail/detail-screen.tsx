import type { ReactNode } from "react";
import type { DetailView } from "~/mall/views/detail/details.server";
import { ButtonLink } from "~/ui/button";
import { Badge } from "~/ui/chip";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { Prose } from "~/ui/prose";
import { Share } from "~/ui/share";
import { Points } from "../cards/cards";
import { DetailActions } from "./detail-actions";
import { DetailFrame } from "./detail-frame";
import { FactText, HeadPicture, muted, Plan } from "./detail-parts";
import { DetailText, Terms } from "./detail-text";

type Detail = DetailView & {
  url: string;
  /** The activation, below its facts. */
  activation?: ReactNode;
  /** What the screen is for besides, below its pictures: booking, a reward's voucher. */
  children?: ReactNode;
};

/** The screen of an offer, reward, event or amenity. */
export function DetailScreen(detail: Detail) {
  return (
    <DetailFrame {...detail}>
      <Panel {...detail} />
    </DetailFrame>
  );
}

/** An event is over: when it is on again, else what else is on. */
function Again({
  again,
  dates,
  others,
  children,
}: NonNullable<DetailView["over"]> & { children: ReactNode }) {
  return (
    <div className="no-print relative mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      {dates.length > 0 ? (
        <>
          <p>{again}</p>
          <ul className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {dates.map(({ to, when }, at) => (
              <li key={to}>
                {at === 0 ? (
                  <ButtonLink to={to}>{when}</ButtonLink>
                ) : (
                  <Link to={to} className="action-link min-h-6">
                    {when}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ButtonLink to={others.to}>{others.title}</ButtonLink>
      )}
      {children}
    </div>
  );
}

/** The picture with its text below, beside them the facts for a decision: price, validity, place. */
function Panel(detail: Detail) {
  const { family, image, ratio, eyebrow, title, price, points, note, facts, plan, over, day, texts } = detail;
  const { isForMembers, activation, children, body, terms, gallery } = detail;
  const isAmenity = family === "amenities";
  // A short text is beside the pictures, below what can be done.
  const isTextBeside = !isAmenity && gallery.length > 0 && body.length < shortText;
  return (
    <div className="page mt-6 grid items-start gap-x-12 gap-y-8 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <div className="lg:col-span-7">
        <HeadPicture title={title} image={image} ratio={ratio} isMuted={over !== null} />
      </div>
      <div className="min-w-0 lg:col-span-5 lg:row-span-2">
        {over && (
          <p className="mb-5 inline-flex items-center gap-2 rounded-pill border border-current px-4 py-1.5 font-semibold text-ink-muted text-small">
            <Icon name="clock" />
            {over.note}
          </p>
        )}
        {day && (
          <p
            aria-hidden="true"
            className={classNames("mb-5 flex items-center gap-4 font-display", over && "text-ink-muted")}
          >
            <span className="text-[min(6rem,20vw)] leading-[0.8] tracking-tight">{day.day}</span>
            <span className="text-card leading-snug">
              <span className="block">{day.month}</span>
              <span className="block text-ink-muted">{day.weekday}</span>
            </span>
          </p>
        )}
        {eyebrow && <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>}
        <h1 className="mt-2 text-title xl:text-[3.5rem]">{title}</h1>
        {isForMembers && (
          <p className="mt-4">
            <Badge>{texts.forMembers}</Badge>
          </p>
        )}
        {price && (
          <p className="mt-5 flex flex-wrap items-baseline gap-x-4">
            {price.before && <span className="sr-only">{texts.now}</span>}
            <strong className="font-display text-display font-semibold">{price.now}</strong>
            {price.before && (
              <>
                <span className="sr-only">{texts.before}</span>
                <s className="text-card text-ink-muted">{price.before}</s>
              </>
            )}
            {price.discount && <Badge>{price.discount}</Badge>}
          </p>
        )}
        {points && (
          <p className="mt-5">
            <Points text={points} size="text-display" />
          </p>
        )}
        {note && !over && (
          <p className="mt-4 flex items-center gap-2 font-semibold">
            <Icon name="clock" />
            {note}
          </p>
        )}
        {isAmenity && (
          <div className="mt-5">
            <Prose html={body} />
          </div>
        )}
        {/* How to get a reward is right below its points. */}
        {activation}
        {isTextBeside && activation && (
          <div className="mt-6">
            <Prose html={body} />
          </div>
        )}
        {/* Nobody remembers what is over. */}
        {over && (
          <Again {...over}>
            <Share url={detail.url} title={title} texts={texts.share} isSmall />
          </Again>
        )}
        <Facts facts={facts} />
        {isTextBeside && activation && <Terms terms={terms} isRow />}
        {!over && <DetailActions {...detail} />}
        {isTextBeside && !activation && (
          <div className="mt-8">
            <DetailText body={body} terms={terms} />
          </div>
        )}
        {plan && <Plan plan={plan} name={title} />}
      </div>
      <div className="min-w-0 lg:col-span-7">
        {!isAmenity && !isTextBeside && <DetailText {...detail} />}
        <Thumbnails
          {...detail}
          isFirst={isTextBeside || isAmenity}
          isSquare={isTextBeside && Boolean(activation) && !children}
          isMuted={over !== null}
        />
        {children}
      </div>
    </div>
  );
}

/** So many characters of HTML are no longer than what is beside them. */
const shortText = 700;

/** More pictures, small, below the picture and its text. */
function Thumbnails({
  gallery,
  title,
  texts,
  isFirst,
  isSquare = false,
  isMuted,
}: Pick<DetailView, "gallery" | "title" | "texts"> & {
  isFirst: boolean;
  /** On a desktop, beside a long column. */
  isSquare?: boolean;
  isMuted: boolean;
}) {
  const { length } = gallery;
  if (length === 0) return null;
  return (
    <ul
      aria-label={texts.gallery}
      className={classNames(
        "no-print grid gap-2 sm:gap-4",
        isFirst ? "lg:-mt-4" : "mt-8",
        length % 2 === 0 ? "grid-cols-2" : "grid-cols-3",
      )}
    >
      {gallery.map((image, at) => (
        <li key={image.src}>
          <Picture
            image={image}
            alt={`${title}, ${at + 1}/${length}`}
            frame={classNames("aspect-[4/3]", isSquare && "lg:aspect-square")}
            sizes="(min-width: 68rem) 28rem, 60vw"
            className={classNames("rounded-card", isMuted && muted)}
          />
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: Pick<DetailView, "facts">) {
  return (
    <dl className="mt-6 border-t border-line">
      {facts.map(({ label, text, to }) => (
        <div key={label} className="flex cramped:flex-col gap-x-4 border-b border-line py-3">
          <dt className="w-32 shrink-0 text-small text-ink-muted">{label}</dt>
          <dd className="min-w-0 text-small font-medium">
            <FactText text={text} to={to} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
