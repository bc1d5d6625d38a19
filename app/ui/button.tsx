import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";
import { Link } from "./link";

type Variation = { kind?: "primary" | "secondary" | "quiet" | "danger"; size?: "normal" | "large" };

const kinds = {
  primary: "border border-transparent bg-accent text-accent-ink hover:opacity-90",
  secondary: "bg-transparent text-ink border border-current hover:bg-surface-sunken",
  /** What can't be undone. */
  danger: "border border-transparent bg-error text-surface hover:opacity-90",
  /** Without a ground it begins at the column's edge. */
  quiet: "text-accent underline-offset-4 hover:underline",
};

function looks({ kind = "primary", size = "normal" }: Variation): string {
  return classNames(
    "button no-print",
    size === "large" ? "min-h-14 py-2 text-body" : "min-h-11 py-1.5 text-small",
    kind !== "quiet" && (size === "large" ? "px-8" : "px-5"),
    kinds[kind],
  );
}

type ButtonProps = Variation & ComponentProps<"button"> & { isPending?: boolean };

/** While `isPending` the button says so and does nothing, so that a form can't be sent twice. */
export function Button({ kind, size, isPending = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(
        looks({ ...(kind && { kind }), ...(size && { size }) }),
        isPending && "opacity-60",
        className,
      )}
    >
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  to,
  className,
  children,
}: Variation & { to: string; className?: string; children: ReactNode }) {
  return (
    <Link to={to} className={classNames(looks({ ...(kind && { kind }), ...(size && { size }) }), className)}>
      {children}
    </Link>
  );
}

/** The same for what isn't a page of the site: a file, a place on this page. */
export function ButtonAnchor({ kind, size, className, ...rest }: Variation & ComponentProps<"a">) {
  return (
    <a {...rest} className={classNames(looks({ ...(kind && { kind }), ...(size && { size }) }), className)} />
  );
}
