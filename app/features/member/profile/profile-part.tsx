import { useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "~/locale/use-translation";
import type { ProfilePart } from "~/mall/views/member/profile/profile-part";
import { Panel } from "../dashboard/dashboard-frame";

/**
 * One of the profile's parts that have a form: what is known, and, once it is to be changed or was refused, the form in
 * its place.
 */
export function ProfilePanel({
  part,
  title,
  summary,
  change,
  isRefused,
  children,
}: {
  part: ProfilePart;
  title: string;
  summary: ReactNode;
  /** What opens the form, where it is not "Change". */
  change?: string | undefined;
  /** Whether its form was refused, or holds what was typed before. */
  isRefused: boolean;
  children: ReactNode;
}) {
  const { t } = useTranslation("profile");
  const { key, search } = useLocation();
  const isOpen = isRefused || new URLSearchParams(search).get("edit") === part;
  const form = useRef<HTMLDetailsElement>(null);
  const shown = useRef(key);
  // After each submission its form is open or closed again, whatever the visitor did before.
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (form.current) form.current.open = isOpen;
  }, [key, isOpen]);
  return (
    <Panel id={part} isSplit title={title} className="relative">
      <div className="group/part flex flex-wrap items-start justify-between gap-y-2 sm:flex-nowrap xl:gap-x-6 sm:has-[>details[open]]:flex-wrap">
        <div className="min-w-0 flex-1 basis-64 group-has-[>details[open]]/part:hidden">{summary}</div>
        <details ref={form} open={isOpen} className="group shrink-0 open:w-full xl:not-open:w-52">
          <summary className="ml-auto flex w-fit action-link xl:group-not-open:ml-0 -mt-2 min-h-11 text-small max-xl:absolute max-xl:top-5 max-xl:right-0 cramped:static">
            <span className="group-open:hidden">{change ?? t("change")}</span>
            <span className="hidden group-open:inline">{t("close")}</span>
            <span className="sr-only">: {title}</span>
          </summary>
          {children}
        </details>
      </div>
    </Panel>
  );
}

/** What is known, by its label. */
export function Known({ values }: { values: { label: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-y-3 sm:grid-cols-[min(19rem,45%)_minmax(0,1fr)] sm:gap-x-6">
      {values.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 sm:col-span-2 sm:grid sm:grid-cols-subgrid"
        >
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
