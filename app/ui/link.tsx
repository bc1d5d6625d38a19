import { Link as RouterLink, useLocation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to" | "prefetch"> & { to: string };

/** A path that a browser resolves to itself. */
const absolutePath = /^\/(?:[\w~:@!$&'()*+,;=%-][\w.~:@!$&'()*+,;=%/-]*)?(?:[?#][\w.~:@!$&'()*+,;=%/?#-]*)?$/;
const relativePart = /\/\.|\/\//;

/**
 * A link within the site. On the server it is written as it is: the router's own resolves its target against the routes
 * around it, which for the links of a page costs more than all else that React renders.
 */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink;

function ServerLink(props: LinkProps) {
  const { to, discover = "render", preventScrollReset, reloadDocument, replace, state, ...own } = props;
  if (!absolutePath.test(to) || relativePart.test(to) || reloadDocument) return <RouterLink {...props} />;
  return <a {...own} data-discover={discover === "render" ? "true" : undefined} href={to} />;
}

/** A link where there is anything to link to, else its text alone. */
export const LinkIfAny = ({
  to,
  className,
  children,
}: {
  to: string | null | undefined;
  className: string;
  children: ReactNode;
}) =>
  to ? (
    <Link to={to} className={className}>
      {children}
    </Link>
  ) : (
    children
  );

type NavLinkProps = {
  to: string;
  /** Whether the pages below its own are others' pages. */
  end: boolean;
  /** The page that the current one belongs to. */
  section: string | undefined;
  className: (state: { isActive: boolean }) => string;
  children: ReactNode;
};

/** A link of a menu, which knows whether it leads to the current page or to one above it. */
export function NavLink({ to, end, section, className, children }: NavLinkProps) {
  const current = useLocation().pathname.toLowerCase();
  const target = (to.split(/[?#]/, 1)[0] ?? "").toLowerCase();
  const below = target.endsWith("/") ? target : `${target}/`;
  const isHere = current === target;
  const isActive = isHere || target === section || (!end && current.startsWith(below));
  return (
    <Link
      data-discover="true"
      aria-current={isHere ? "page" : isActive || undefined}
      className={className({ isActive })}
      to={to}
    >
      {children}
    </Link>
  );
}
