import type { ReactNode } from "react";
import { Link } from "./link";
import { type ImageView, Picture } from "./picture";

/** A tile with a logo, a name and a line below. On a picture the logo has a plate. */
export function LogoTile({
  logo,
  picture = null,
  name,
  label = name,
  to,
  children,
}: {
  logo: ImageView | null;
  picture?: ImageView | null | undefined;
  name: string;
  /** The name with parts of it marked. */
  label?: ReactNode;
  to: string;
  children?: ReactNode;
}) {
  return (
    <article className="group relative flex h-full flex-col">
      {picture && logo ? (
        <div className="loads-near relative aspect-[3/2] rounded-card">
          <Picture image={picture} alt="" ratio="3/2" sizes="10rem" className="rounded-card" />
          <div className="absolute bottom-2 left-2 w-16 rounded-soft logo-plate p-1.5 sm:w-24 sm:p-2">
            <Picture image={logo} alt="" sizes="10rem" fit="contain" />
          </div>
        </div>
      ) : (
        <div className="loads-near flex aspect-[3/2] items-center justify-center rounded-card logo-tile p-4 border border-line eased group-hover:shadow-lifted">
          {logo ? (
            <Picture image={logo} alt="" sizes="10rem" fit="contain" className="w-full max-w-40" />
          ) : (
            <span className="font-display text-heading text-[#1c1b1a]">{name.charAt(0)}</span>
          )}
        </div>
      )}
      <h3 className="mt-3 font-text text-small font-semibold tracking-normal">
        <Link to={to} className="cover-link">
          {label}
        </Link>
      </h3>
      {children}
    </article>
  );
}
