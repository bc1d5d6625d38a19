import type { ReactNode } from "react";
import { Question } from "~/features/pages/question";
import type { ProgrammeView } from "~/mall/views/loyalty/programme.server";
import { classNames } from "~/ui/class-names";
import { FigureList } from "~/ui/figure-list";
import { Icon } from "~/ui/icon";
import { Link, LinkIfAny } from "~/ui/link";
import { Picture } from "~/ui/picture";
import { ProgressBar } from "../member/dashboard/progress-bar";
import { CollectingDrawing } from "./collecting-drawing";
import { JoinActions } from "./join-strip";

/** Below the title of the programme's page: its one button to join; for a member what they have and the next tier. */
export function ProgrammeJoin({ programme: { join } }: { programme: ProgrammeView }) {
  if (!join) return null;
  const { eyebrow, title, text, percent, isMember } = join;
  return (
    <div className="mt-8 max-w-xl">
      {isMember && (
        <>
          <p className="text-small font-semibold text-ink-muted">{eyebrow}</p>
          <p className="font-display text-title">{title}</p>
          {percent !== null && (
            <div className="mt-4">
              <ProgressBar percent={percent} />
            </div>
          )}
        </>
      )}
      {text && <p className={classNames("text-body", isMember && "mt-3")}>{text}</p>}
      <JoinActions join={join} className="mt-6" />
    </div>
  );
}

/** What the programme gives: an example by its rules, the tiers, what can be had soonest, and how points are collected. */
export function Programme({ programme }: { programme: ProgrammeView }) {
  const { example, tiers, rewards, ways, questions, links, texts } = programme;
  return (
    <>
      {example && <Example {...example} />}
      {tiers.length > 0 && (
        <section className="page section">
          <h2 className="text-title">{texts.tiers}</h2>
          {texts.tiersHelp && <p className="mt-3 max-w-[60ch] text-ink-muted">{texts.tiersHelp}</p>}
          <Tiers tiers={tiers} yours={texts.yours} />
        </section>
      )}
      {rewards.length > 0 && (
        <Beside title={texts.rewards} more={links.rewards}>
          <Rewards rewards={rewards} />
        </Beside>
      )}
      <section className="page section">
        <h2 className="text-title">{texts.ways}</h2>
        <ol className="mt-8 grid gap-x-8 gap-y-5 md:mt-10 md:grid-cols-3">
          {ways.map(({ drawing, title, text }) => (
            <li
              key={drawing}
              className="not-cramped:max-md:grid not-cramped:max-md:grid-cols-[8rem_minmax(0,1fr)] not-cramped:max-md:items-center not-cramped:max-md:gap-5"
            >
              <div className="rounded-card bg-surface-sunken p-3 md:p-6">
                <CollectingDrawing of={drawing} />
              </div>
              <div>
                <h3 className="text-card md:mt-5 md:text-heading">{title}</h3>
                <p className="mt-1 max-w-[44ch] text-small text-ink-muted md:mt-2 md:text-body">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {questions.length > 0 && (
        <Beside title={texts.questions} more={links.questions}>
          <div className="border-t border-line">
            {questions.map((question) => (
              <Question key={question.question} {...question} />
            ))}
          </div>
        </Beside>
      )}
    </>
  );
}

/** "500 Kč = 50 points", as large as the page allows, and what that comes to. */
function Example({ amount, is, points, text, first }: NonNullable<ProgrammeView["example"]>) {
  return (
    <section aria-label={text} className="page mt-12 md:mt-16">
      <div className="rounded-card bg-footer px-6 py-8 text-footer-ink md:px-12 md:py-14">
        <p className="flex flex-wrap items-baseline gap-x-[0.3em] font-display text-display">
          <span>{amount}</span>
          <span className="sr-only">{is}</span>
          <span>
            <span aria-hidden="true" className="mr-[0.3em] opacity-60">
              =
            </span>
            {points}
          </span>
        </p>
        {first && <p className="mt-4 max-w-[52ch] text-card">{first}</p>}
      </div>
    </section>
  );
}

/** A heading with its link in four columns, what it is about in eight. */
function Beside({
  title,
  more,
  children,
}: {
  title: string;
  more: { to: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="page section grid gap-x-10 gap-y-6 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 className="text-title">{title}</h2>
        <Link to={more.to} className="mt-4 action-link min-h-11">
          {more.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
      <div className="lg:col-span-8">{children}</div>
    </section>
  );
}

/** Each tier's step is higher than the one before. */
const steps = ["lg:h-4", "lg:h-9", "lg:h-14", "lg:h-20", "lg:h-24", "lg:h-28"];

function Tiers({ tiers, yours }: { tiers: ProgrammeView["tiers"]; yours: string }) {
  return (
    <ol className="mt-8 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:mt-10 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {tiers.map(({ id, name, from, times, benefits, color, isOwn }, at) => (
        <li key={id} className="flex flex-col">
          <div className="flex items-end lg:h-28">
            <svg
              aria-hidden="true"
              className={classNames("h-2 w-full", steps[Math.min(at, steps.length - 1)])}
            >
              <rect width="100%" height="100%" rx="4" fill={color ?? "currentColor"} />
            </svg>
          </div>
          <p className="mt-4 text-small text-ink-muted">
            {from}
            {isOwn && <strong className="ml-2 font-semibold text-accent">{yours}</strong>}
          </p>
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4 lg:block">
            <h3 className="text-heading">{name}</h3>
            <p className="font-semibold lg:mt-1">{times}</p>
          </div>
          {benefits.length > 0 && (
            <ul className="mt-4 flex flex-col gap-2 text-small">
              {benefits.map((benefit) => (
                <li key={benefit} className="flex gap-2">
                  <Icon name="check" className="mt-1 size-4 text-accent" />
                  {benefit}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Rewards by their points, and what is missing for them. */
export function Rewards({ rewards }: { rewards: ProgrammeView["rewards"] }) {
  return (
    <FigureList
      isBeside
      rows={rewards.map(({ id, number, unit, note, isInReach, ...reward }) => ({
        ...reward,
        key: id,
        figure: (
          <>
            <span className="block font-display text-heading leading-none whitespace-nowrap tabular">
              {number}
            </span>
            <span className="text-tiny text-ink-muted">{unit}</span>
          </>
        ),
        note: isInReach && note ? <InReach note={note} /> : note,
      }))}
    />
  );
}

/**
 * The most that can be had by now, else the nearest, as a large picture; the others beside it. That there are points
 * enough for all of them is said once, above.
 */
export function RewardsInReach({ rewards }: { rewards: ProgrammeView["rewards"] }) {
  const best = rewards.findLast(({ isInReach }) => isInReach) ?? rewards[0];
  if (!best) return null;
  const isForAll = rewards.every(({ isInReach }) => isInReach);
  const others = rewards
    .filter((reward) => reward !== best)
    .map((reward) => (isForAll ? { ...reward, note: null } : reward));
  return (
    <div className={classNames("grid gap-x-12 gap-y-8", others.length > 0 && "lg:grid-cols-2")}>
      {isForAll && (
        <p className="-mb-4 text-small lg:col-span-2">
          <InReach note={best.note} />
        </p>
      )}
      <article className="group relative">
        {best.image && (
          <Picture
            image={best.image}
            alt=""
            ratio="3/2"
            sizes="(min-width: 64rem) 30rem, 92vw"
            className="rounded-card"
          />
        )}
        <p className="mt-4 font-display text-title text-accent tabular dark:text-ink">
          {best.number} <span className="font-text text-small">{best.unit}</span>
        </p>
        <h3 className="mt-1 text-heading">
          <LinkIfAny to={best.to} className="cover-link">
            {best.title}
          </LinkIfAny>
        </h3>
        {best.note && !isForAll && (
          <div className="mt-2 text-small text-ink-muted">
            {best.isInReach ? <InReach note={best.note} /> : best.note}
          </div>
        )}
      </article>
      {others.length > 0 && <Rewards rewards={others} />}
    </div>
  );
}

function InReach({ note }: { note: ReactNode }) {
  return (
    <strong className="flex items-center gap-2 font-semibold text-success">
      <Icon name="check" className="size-4" />
      {note}
    </strong>
  );
}
