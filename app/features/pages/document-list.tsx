import type { ReactNode } from "react";
import type { DocumentLink } from "~/mall/views/documents.server";
import { Icon } from "~/ui/icon";

export const documentLink =
  "inline-flex min-h-11 items-center gap-3 font-semibold hover:underline underline-offset-4";

/** Links to a mall's documents, each with its format. */
export function DocumentList({ documents }: { documents: DocumentLink[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {documents.map((document) => (
        <li key={document.href}>
          <DocumentAnchor {...document} className={documentLink}>
            <Icon name="file-text" className="text-accent" />
          </DocumentAnchor>
        </li>
      ))}
    </ul>
  );
}

/** A link to a document, which the browser opens or downloads. */
export function DocumentAnchor({
  title,
  href,
  format,
  className,
  children,
}: DocumentLink & { className: string; children?: ReactNode }) {
  return (
    <a href={href} className={className}>
      {children}
      <span>
        {title}
        {format && ` (${format})`}
      </span>
    </a>
  );
}
