import { Form, useLocation } from "@remix-run/react";
import { href } from "~/locale/href";
import { useLanguage } from "~/locale/use-language";
import { useTranslation } from "~/locale/use-translation";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { Link, NavLink } from "~/ui/link";
import { UnreadBadge } from "~/ui/unread-badge";
import { clearStoredSession } from "./token-handover";
import { useSection } from "./use-section";

/** Like the underlined entry of the menu for the current page. */
const lit = "border-y-2 border-t-transparent border-b-current";

/** The log-in link, or the member's menu. */
export function AccountMenu({ isMember, unread }: { isMember: boolean; unread: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key, pathname } = useLocation();
  const section = useSection();
  const account = href("dashboard", null, language);
  const isAccount = section === account || `${pathname}/`.startsWith(`${account}/`);
  if (!isMember) {
    return (
      <NavLink
        to={href("login", null, language)}
        end={false}
        section={section}
        className={({ isActive }) =>
          classNames(
            "inline-flex min-h-11 items-center gap-2 text-small font-semibold underline-offset-8 hover:underline",
            isActive && lit,
          )
        }
      >
        <Icon name="user" />
        <span className="sr-only 2xl:not-sr-only">{t("header.login")}</span>
      </NavLink>
    );
  }
  return (
    <details key={key} className="menu relative">
      <summary
        className={classNames("flex min-h-11 items-center gap-2 text-small font-semibold", isAccount && lit)}
      >
        <span className={unread > 0 ? "relative mr-4" : "relative"}>
          <Icon name="user" />
          <Waiting count={unread} className="absolute -top-2.5 left-4" />
        </span>
        <span className="sr-only 2xl:not-sr-only">{t("header.account")}</span>
      </summary>
      <ul className="absolute right-0 mt-1 min-w-48 rounded-soft bg-surface-raised py-2 text-ink shadow-lifted">
        <MemberLinks unread={unread} />
      </ul>
    </details>
  );
}

/** The member's links, as rows of a list. */
export function MemberLinks({ unread }: { unread: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const row = "flex min-h-11 w-full items-center gap-3 px-4 text-left text-small hover:bg-surface-sunken";
  return (
    <>
      <li>
        <Link to={href("dashboard", null, language)} className={row}>
          {t("header.dashboard")}
        </Link>
      </li>
      <li>
        <Link to={href("dashboard-support", null, language)} className={row}>
          {t("header.messages")}
          <Waiting count={unread} />
        </Link>
      </li>
      <li>
        <Link to={href("set-new-password", null, language)} className={row}>
          {t("header.changePassword")}
        </Link>
      </li>
      <li>
        <Form method="post" action="/logout" onSubmit={clearStoredSession}>
          <input type="hidden" name="language" value={language} />
          <button type="submit" className={row}>
            {t("header.logout")}
          </button>
        </Form>
      </li>
    </>
  );
}

/** The member's unread count; nothing for zero. */
export function Waiting({ count, className }: { count: number; className?: string }) {
  const { t } = useTranslation();
  return count > 0 ? (
    <UnreadBadge count={count} text={t("unread", { count })} {...(className && { className })} />
  ) : null;
}
