import { useLocation } from "@remix-run/react";
import { useTranslation } from "~/locale/use-translation";
import type { LinkView } from "~/mall/views/links.server";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon";
import { NavLink } from "~/ui/link";
import { useSection } from "./use-section";

/** Whether a link of a menu leads to another site. */
export const isExternal = (href: string): boolean => !href.startsWith("/");

/** An entry of the main menu. */
export function MenuLink({ href, title, className }: LinkView & { className: string }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const section = useSection();
  if (isExternal(href)) {
    return (
      <a href={href} rel="noopener external" className={className}>
        {title}
        <Icon name="arrow-up-right" className="ml-1 size-4" />
        <span className="sr-only">{t("header.external")}</span>
      </a>
    );
  }
  const [path = "", query = ""] = href.split("?");
  const isOfQuery = query ? search.includes(query) : !search.includes("f=dine");
  return (
    <NavLink
      to={href}
      end={path.split("/").length <= 2}
      section={section}
      className={({ isActive }) => classNames(className, isActive && isOfQuery && "underline decoration-2")}
    >
      {title}
    </NavLink>
  );
}
