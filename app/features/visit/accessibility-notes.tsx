import type { AccessibilityView } from "~/mall/views/visit/accessibility.server";
import { ContentIcon } from "~/ui/content-icon";
import { Link } from "~/ui/link";
import { Prose } from "~/ui/prose";

/** What helps during a visit, by section. */
export function AccessibilityNotes({ sections }: Pick<AccessibilityView, "sections">) {
  return sections.map(({ title, notes }) => (
    <section key={title} className="border-ink border-t-2 pt-5">
      <h2 className="text-heading">{title}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note.title} className="flex gap-4 border-line border-b py-5 last:border-0">
            {note.icon && <ContentIcon icon={note.icon} className="mt-0.5 size-6 text-accent" />}
            <div className="min-w-0">
              <h3 className="font-semibold text-card">{note.title}</h3>
              {note.text && <Prose html={note.text} />}
              {note.link && (
                <Link
                  to={note.link.to}
                  className="inline-flex min-h-8 items-center font-semibold text-accent underline underline-offset-4"
                >
                  {note.link.title}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
