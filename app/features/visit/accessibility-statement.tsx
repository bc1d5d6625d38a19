import { Blocks } from "~/features/pages/blocks";
import type { AccessibilityView } from "~/mall/views/visit/accessibility.server";
import { Icon } from "~/ui/icon";

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
        <div className="grid gap-x-10 gap-y-6 border-t-2 border-ink pt-6 max-md:pb-8 md:pt-8 lg:grid-cols-12">
          <h2 id="statement" className="scroll-mt-28 text-title hyphens-auto lg:col-span-4">
            {title}
          </h2>
          <div className="prose text-[1.25rem] leading-[1.5] lg:col-span-8">
            {intro.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
        {sections.map(({ title, paragraphs, list }, at) => (
          <div
            key={title}
            className="relative border-t border-line md:mt-8 md:pt-6 lg:grid lg:grid-cols-12 lg:gap-x-10"
          >
            {/* On phones a part is folded, without scripts too. */}
            <input type="checkbox" id={`statement-${at}`} className="peer sr-only md:hidden" />
            <h3 className="text-card max-md:peer-focus-visible:outline-3 peer-focus-visible:outline-accent max-md:peer-checked:[&_svg]:rotate-180 lg:col-span-4">
              <label
                htmlFor={`statement-${at}`}
                className="flex items-center justify-between gap-4 max-md:min-h-14 max-md:py-3"
              >
                {title}
                <Icon name="chevron-down" className="eased md:hidden" />
              </label>
            </h3>
            <div className="prose max-md:pb-6 max-md:not-peer-checked:hidden md:max-lg:mt-3 lg:col-span-8 print:block!">
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {list.length > 0 && (
                <ul>
                  {list.map((text) => (
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
