import type { ReactNode } from "react";

/** A phone number that is called by a tap and never breaks across lines; an icon may precede it. */
export function PhoneLink({
  phone,
  className,
  children,
}: {
  phone: string;
  className: string;
  children?: ReactNode;
}) {
  return (
    <a href={`tel:${phone.replaceAll(/\s/g, "")}`} className={className}>
      {children}
      {phone.replaceAll(/\s/g, "\u00a0")}
    </a>
  );
}
