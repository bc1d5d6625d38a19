import type { ReactNode } from "react";
import { Link } from "./link";
import { type ImageView, Picture } from "./picture";

/**
 * A white tile with a logo, a name and a line below; white in both colour schemes, because logos are designed for
 * white.
 */
export function LogoTile({
  logo,
  name,
  to,
  children,
}: {
  logo: ImageView | null;
  name: string;
  to: string;
  children?: ReactNode;
}) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="loads-near flex aspect-[3/2] items-center justify-center rounded-card bg-white p-4 border border-line transition-shadow group-hover:shadow-lifted">
        {logo ? (
          <Picture image={logo} alt="" sizes="10rem" fit="contain" className="w-full max-w-40" />
        ) : (
          <span className="font-display text-heading text-[#1c1b1a]">{name.charAt(0)}</span>
        )}
      </div>
      <h3 className="mt-3 font-text text-small font-semibold tracking-normal">
        <Link
          to={to}
          className="inline-block min-h-6 min-w-6 after:absolute after:inset-0 group-hover:underline underline-offset-4"
        >
          {name}
        </Link>
      </h3>
      {children}
    </article>
  );
}
