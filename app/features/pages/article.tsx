import { type HtmlSection, htmlSections } from "~/mall/content/html-sections";
import { classNames } from "~/ui/class-names";
import { Prose } from "~/ui/prose";
import { useTrustedHtml } from "~/ui/trusted-html";

/**
 * A page's text: what it begins with large, each section with its title beside it, or above it where it is a list of what
 * is promised, across the page; one of a few words each is a row of headlines.
 */
export function Article({
  html,
  hasStatement = false,
}: {
  html: string;
  /** Its first paragraph, if it is short, is as large as a headline. */
  hasStatement?: boolean | undefined;
}) {
  const { opening: whole, sections } = htmlSections(html) ?? { opening: html, sections: [] };
  const statement = hasStatement ? (/^\s*<p>[^<]{20,240}<\/p>/.exec(whole)?.[0] ?? "") : "";
  const opening = whole.slice(statement.length);
  return (
    <div className="page my-14 flex flex-col gap-12 md:my-16 md:gap-16">
      {statement && (
        <div className="text-pretty font-display text-heading md:text-title [&>.prose]:max-w-none">
          <Prose html={statement} />
        </div>
      )}
      {opening.trim() && (
        <div className="lg:grid lg:grid-cols-12 lg:gap-x-10">
          <div
            className={classNames(
              lead,
              sections.length === 0 || (statement && !hasParagraphs(opening))
                ? "lg:col-span-8 lg:col-start-5"
                : hasParagraphs(opening)
                  ? inTwoColumns
                  : "lg:col-span-9",
            )}
          >
            <Prose html={opening} />
          </div>
        </div>
      )}
      {sections.map((section) => (
        <ArticleSection key={section.title} {...section} />
      ))}
    </div>
  );
}

/** Of the first sentences of a page. */
const lead = "text-[1.25rem] leading-[1.5] md:text-[1.375rem]";

/** Several paragraphs are as wide as the page, in two columns. */
const inTwoColumns =
  "lg:col-span-full lg:[&>.prose]:max-w-none! lg:[&>.prose]:columns-2 lg:[&>.prose]:gap-x-16 lg:[&_p]:break-inside-avoid";

const hasParagraphs = (html: string) => html.split("<p>").length > 2 && !/<(?:ul|ol|h\d|table)/.test(html);

/**
 * An article without its last section, and that, if it is a text and no list: it says who the people are that come after
 * the article.
 */
export function articleAndPeople(html: string): { html: string; people: HtmlSection | null } {
  const people = htmlSections(html)?.sections.at(-1);
  return !people || people.html.includes("<ul>")
    ? { html, people: null }
    : { html: html.slice(0, html.lastIndexOf("<h2>")), people };
}

/** Who the people below it are, large. */
export function PeopleIntroduction({ title, html }: HtmlSection) {
  return (
    <section className="page grid gap-x-10 gap-y-5 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <SectionTitle html={title} size="text-title" />
      </div>
      <div className={classNames(lead, "lg:col-span-8")}>
        <Prose html={html} />
      </div>
    </section>
  );
}

function ArticleSection({ title, html }: HtmlSection) {
  const isList = /^\s*<ul>(?:(?!<ul>)[\s\S])*<\/ul>\s*$/.test(html);
  const isAcross = isList && !hasShortItems(html);
  return (
    <section className="grid gap-x-10 gap-y-5 border-t border-line pt-6 md:pt-8 lg:grid-cols-12">
      <div className={isAcross ? "lg:col-span-full" : "lg:col-span-4"}>
        <SectionTitle html={title} size={isList ? "text-title" : "text-heading"} />
      </div>
      <div
        className={
          isAcross
            ? "promises lg:col-span-full"
            : `${isList ? "in-words" : "text-card leading-relaxed"} lg:col-span-8`
        }
      >
        <Prose html={html} />
      </div>
    </section>
  );
}

/** So short that each is a line in the size of a heading. */
export const hasShortItems = (list: string) =>
  !list.includes("<strong>") && list.split("</li>").every((item) => item.length < 70);

function SectionTitle({ html, size }: { html: string; size: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a part of what richText made
  return <h2 className={size} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}

/** A short text before a page's own content: what it begins with, and its sections beside each other. */
export function ArticleInColumns({
  html,
  factOf,
}: {
  html: string;
  /** What a section says in a number, by its title, which it stands large above. */
  factOf?: (title: string) => string | undefined;
}) {
  const { opening, sections } = htmlSections(html) ?? { opening: html, sections: [] };
  return (
    <div className="page section">
      {opening.trim() && (
        <div className={lead}>
          <Prose html={opening} />
        </div>
      )}
      <div className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-x-10 gap-y-8 empty:hidden">
        {sections.map((section) => {
          const fact = factOf?.(section.title);
          return (
            <section key={section.title} className="border-ink border-t-2 pt-4">
              {fact && <p className="mb-4 font-display text-title tabular">{fact}</p>}
              <SectionTitle
                html={section.title}
                size={fact ? "font-text text-body tracking-normal" : "text-heading"}
              />
              <div className="mt-2 text-ink-muted">
                <Prose html={section.html} />
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
}

/** The text of a page whose content is what follows: a few sentences under its title. */
export function OpeningText({ html }: { html: string }) {
  return (
    <div className="mt-3 max-w-2xl text-ink-muted">
      <Prose html={html} />
    </div>
  );
}
