import { Blocks } from "~/features/pages/blocks";
import type { AccessibilityView } from "~/mall/views/visit/accessibility.server";

/** The accessibility statement, and the form that reaches the mall. */
export function AccessibilityStatement({
  title,
  intro,
  sections,
  form,
}: NonNullable<AccessibilityView["statement"]>) {
  return (
    <>
      <section aria-labelledby="statement" className="page section">
        <div className="grid gap-x-10 gap-y-6 border-t-2 border-ink pt-6 md:pt-8 lg:grid-cols-12">
          <h2 id="statement" className="scroll-mt-28 text-title hyphens-auto lg:col-span-4">
            {title}
          </h2>
          <div className="prose text-[1.25rem] leading-[1.5] lg:col-span-8">
            {intro.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        {sections.map((section) => (
          <div
            key={section.title}
            className="mt-6 grid gap-x-10 gap-y-3 border-t border-line pt-6 md:mt-8 lg:grid-cols-12"
          >
            <h3 className="text-card lg:col-span-4">{section.title}</h3>
            <div className="prose lg:col-span-8">
              {section.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {section.list.length > 0 && (
                <ul>
                  {section.list.map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </section>
      <Blocks blocks={form} />
    </>
  );
}
