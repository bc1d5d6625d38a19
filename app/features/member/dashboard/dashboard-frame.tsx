import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { SetupReminder } from "~/features/member/profile/setup-reminder";
import { clearStoredSession } from "~/features/shell/token-handover";
import type { DashboardFrameView } from "~/mall/views/member/dashboard/dashboard-frame.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link } from "~/ui/link";

/**
 * The layout of the member's area: its navigation beside or above the content, the screen's heading, the member and the
 * log-out.
 */
export function DashboardFrame({
  frame,
  title,
  lead,
  back,
  aside,
  children,
}: {
  frame: DashboardFrameView;
  title: string;
  lead?: string | null;
  /** The screen that this one is a part of. */
  back?: { to: string; label: string };
  /** Beside the heading: a download, a button. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const { links, member, since, setup, texts, language } = frame;
  const tabs = useRef<HTMLUListElement>(null);
  // Browsers without `scroll-initial-target` begin at the first tab, as does the next screen of a script.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current tab
  useEffect(() => {
    const list = tabs.current;
    const current = list?.querySelector("[aria-current]");
    if (!list || !current) return;
    const [outer, inner] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
    // Not scrollIntoView, which scrolls the page as well, away from its fragment.
    if (inner.left < outer.left || inner.right > outer.right) list.scrollLeft += inner.left - outer.left;
  }, [title]);
  return (
    <div className="page grid gap-x-14 gap-y-8 py-6 lg:grid-cols-[13.5rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:py-12">
      <nav
        aria-label={texts.label}
        className="no-print group/tabs flex min-w-0 items-start gap-2 has-checked:flex-col lg:sticky lg:top-24 lg:row-start-2 lg:block lg:self-start"
      >
        {/* On phones a row that scrolls, or all of it: no script is needed to say which. */}
        <label className="my-1 flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-line px-4 py-1.5 text-small font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent lg:hidden">
          <input type="checkbox" className="sr-only" />
          <Icon name="menu" />
          {/* The longest tab needs the room. */}
          <span className="max-[23rem]:sr-only">{texts.all}</span>
        </label>
        <ul
          ref={tabs}
          className="-mr-(--gutter) flex min-w-0 gap-2 overflow-x-auto py-1 pr-[50vw] [scrollbar-width:none] group-has-checked/tabs:mr-0 group-has-checked/tabs:flex-wrap group-has-checked/tabs:pr-0 lg:mx-0 lg:flex-col lg:gap-1 lg:px-0"
        >
          {links.map(({ href, icon, title, isCurrent }) => (
            <li key={href} className={classNames("shrink-0", isCurrent && "[scroll-initial-target:nearest]")}>
              <Link
                to={href}
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "flex min-h-11 items-center gap-3 rounded-pill border border-transparent px-4 py-1.5 text-small font-medium whitespace-nowrap lg:whitespace-normal",
                  isCurrent ? "bg-ink text-surface" : "bg-surface-sunken hover:bg-line lg:bg-transparent",
                )}
              >
                <Icon name={icon} />
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {setup && <SetupReminder setup={setup} />}
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div
          className={classNames(
            "mb-8 flex flex-wrap justify-between gap-x-8 gap-y-4",
            back ? "items-end" : "items-start",
          )}
        >
          <div>
            {back && (
              <Link to={back.to} className="no-print -mt-3 mb-1 action-link min-h-11 text-small">
                <Icon name="arrow-left" />
                {back.label}
              </Link>
            )}
            <h1 className="text-title">{title}</h1>
            {lead && <p className="mt-3 max-w-[60ch] text-ink-muted">{lead}</p>}
          </div>
          {aside}
        </div>
        {children}
      </div>
      <div className="no-print border-t border-line pt-6 text-small lg:col-start-1 lg:row-start-1 lg:border-t-0 lg:border-b lg:px-4 lg:pt-2 lg:pb-4">
        <p className="font-semibold">{member}</p>
        {since && <p className="text-tiny text-ink-muted">{since}</p>}
        <Form method="post" action="/logout" onSubmit={clearStoredSession} className="mt-2">
          <input type="hidden" name="language" value={language} />
          <button type="submit" className="action-link min-h-11">
            <Icon name="log-out" />
            {texts.logout}
          </button>
        </Form>
      </div>
    </div>
  );
}

/** A section of a member's screen under a line; split, it has its title beside its content. */
export function Panel({
  id,
  title,
  icon,
  more,
  isSplit = false,
  className,
  children,
}: {
  id?: string;
  title?: ReactNode;
  icon?: string;
  more?: { to: string; label: string } | null;
  isSplit?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      className={classNames(
        "scroll-mt-28 border-t border-line pt-5 md:pt-6",
        isSplit && "xl:grid xl:grid-cols-12 xl:gap-x-10",
        className,
      )}
    >
      {title && (
        <div
          className={classNames(
            "mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 sm:flex-nowrap",
            isSplit && "xl:col-span-3 xl:mb-0 xl:self-start",
          )}
        >
          <h2
            className={classNames(
              "min-w-0 leading-tight",
              isSplit ? "text-[1.25rem]" : "text-[1.375rem]",
              icon && "flex flex-wrap items-center gap-x-3 gap-y-1",
            )}
          >
            {icon && <Icon name={icon} className="size-6 text-accent" />}
            {title}
          </h2>
          {more && (
            <Link to={more.to} className="action-link min-h-6 gap-1 text-small not-cramped:shrink-0">
              {more.label}
              <Icon name="arrow-right" />
            </Link>
          )}
        </div>
      )}
      {isSplit ? <div className="min-w-0 xl:col-span-9">{children}</div> : children}
    </section>
  );
}
